"""Runs of a locomotive in Steel & Steam that look turns ahead: fees are paid by the turn, so where a turn ends matters."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.map import FAR
from goldenspike.games.steel_and_steam.bots.policy import Policy
from goldenspike.games.steel_and_steam.bots.travel import run_of
from goldenspike.games.steel_and_steam.bots.ways import Signposts, Ways
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.running.labels import NO_LABEL
from goldenspike.games.steel_and_steam.rules.running.routes import RouteSearch
from goldenspike.games.steel_and_steam.rules.state import NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64

MPS_OF_A_TURN: Final[Row] = row([9, 12, 17])
"""What each engine runs in a turn on average, highballing and repairs included."""
WIDTHS: Final = [10, 4, 1]
"""How many ends of this turn, of the next one and so on are looked at."""
MUCH_DEARER: Final = 6_000
"""An end that costs so many dollars more than the best one, as it looks at first, is not looked at."""


@final
class End:
    """Where a turn can end: `fee` as it counts, `cost` with that of the way left, `left` the MPs left over on arrival."""

    def __init__(self, label: i64, space: i64, fee: i64, cost: i64, left: i64) -> None:
        self.label: Final[i64] = label
        self.space: Final[i64] = space
        self.fee: Final[i64] = fee
        self.cost: Final[i64] = cost
        self.left: Final[i64] = left


@final
class Foresight:
    def __init__(self, game: SteelAndSteam, policy: Policy, widths: list[int]) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.policy: Final = policy
        self.searches: Final = [RouteSearch(game.rails, game.fees) for _ in widths]
        self.widths: Final = widths
        self.last: Final[i64] = len(widths) - 1

    def run(self, state: SteelAndSteamState, seat: i64, roads: Signposts) -> list[int]:
        """The run with the least fees and costs over this turn and the next ones; empty if none leads nearer to the goal."""
        ways = roads.to(state, seat, self.policy.goal(state, seat))
        ends = self._ends(0, state, seat, state.mps, state.highballing == 1, roads, ways)
        if not ends:
            return []
        runs = [run_of(self.board, self.searches[0], state, seat, end.label) for end in ends]
        best: i64 = 0
        least: i64 = 4 * FAR
        for place in range(len(ends)):
            cost = ends[place].fee + self._after(0, state, seat, ends[place], roads, ways) if len(ends) > 1 else 0
            if cost < least:
                best, least = place, cost
        return runs[best]

    def _after(self, turn: i64, state: SteelAndSteamState, seat: i64, end: End, roads: Signposts, ways: Ways) -> i64:
        """What the turns after an end of this one cost, up to the last that is looked at, and the way left from there; on
        arrival the MPs of those turns are left for other journeys."""
        allowance = MPS_OF_A_TURN[state.engine[seat]]
        if end.left >= 0:
            return -roads.dollars_per_mp * (end.left + allowance * (self.last - turn))
        if turn == self.last:
            return ways.cost[end.space]
        twin = state.copy()
        twin.location[seat] = end.space
        twin.begun[seat] = NOTHING
        twin.used = 0
        twin.spent = 0
        twin.highballing = 0
        least: i64 = 4 * FAR
        for later in self._ends(turn + 1, twin, seat, allowance, False, roads, ways):
            least = min(least, later.fee + self._after(turn + 1, twin, seat, later, roads, ways))
        return least

    def _ends(
        self, turn: i64, state: SteelAndSteamState, seat: i64, mps: i64, exact: bool, roads: Signposts, ways: Ways
    ) -> list[End]:
        """The most promising ends of a turn that lead nearer to the goal, best first."""
        search = self.searches[turn]
        search.search(state, seat, mps, exact)
        city = state.destination[seat]
        goal: i64 = NOWHERE if city == NOWHERE else self.board.city_space[city]
        here = ways.cost[state.location[seat]]
        costs: list[tuple[int, int]] = []
        for space in range(self.board.space_count):
            label = search.best_at[space]
            if label != NO_LABEL and (space == goal or ways.cost[space] < here):
                cost = roads.weigh(search.labels.fee[label]) + ways.cost[space]
                if space == goal:
                    cost -= roads.dollars_per_mp * (mps - search.labels.mps[label])
                costs.append((cost, label))
        costs.sort()
        return [
            self._end(search, goal, mps, label, cost, roads)
            for cost, label in costs[: self.widths[turn]]
            if cost < costs[0][0] + MUCH_DEARER
        ]

    def _end(self, search: RouteSearch, goal: i64, mps: i64, label: i64, cost: i64, roads: Signposts) -> End:
        space = search.labels.space[label]
        left: i64 = mps - search.labels.mps[label] if space == goal else -1
        return End(label, space, roads.weigh(search.labels.fee[label]), cost, left)
