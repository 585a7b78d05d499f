"""Running a locomotive in Steel & Steam: quick steps by signposts for playouts, and whole runs to the end of a turn as plans."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.map import FAR
from goldenspike.games.steel_and_steam.bots.policy import Policy
from goldenspike.games.steel_and_steam.rules import actions
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.rules import BASE_LEVEL, NORMAL, OTHER_FEE
from goldenspike.games.steel_and_steam.rules.running.labels import NO_LABEL
from goldenspike.games.steel_and_steam.rules.running.routes import RouteSearch
from goldenspike.games.steel_and_steam.rules.running.way import action_of
from goldenspike.games.steel_and_steam.rules.state import NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.kernel.ints import i64

MOST_RUNS: Final = 3
MUCH_DEARER: Final = 3_000
"""A run that costs so many dollars more than the best one is not worth a look."""


@final
class Travel:
    def __init__(self, game: SteelAndSteam, policy: Policy) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.policy: Final = policy
        self.search: Final = RouteSearch(game.rails, game.fees)

    def step(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The next thing to do on the road, quickly."""
        if state.mps == 0:
            return actions.simple(actions.STOP)
        if state.spent == 0 and not state.highballing:
            before = self.before_the_run(state, seat)
            if before != NOTHING:
                return before
        if self.policy.stops_at_home(state, seat):
            return actions.simple(actions.DUMP)
        if self.game.repairs.is_in_own_yard(state, seat) and state.level[seat] > BASE_LEVEL[state.engine[seat]]:
            return actions.simple(actions.REPAIR)
        segment = self.policy.roads.to(state, seat, self.policy.goal(state, seat)).onward[state.location[seat]]
        return self.ride(state, seat, segment)

    def before_the_run(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Liens, a swap or highballing, if any of them is wanted."""
        before = self.policy.before_moving(state, seat)
        if before != NOTHING:
            return before
        goal = self.policy.goal(state, seat)
        if self.policy.wants_highballing(state, seat, self.policy.far(state, seat, goal)):
            return actions.simple(actions.HIGHBALL)
        return NOTHING

    def ride(self, state: SteelAndSteamState, seat: i64, segment: i64) -> i64:
        """Ride a segment, unless its fee is more than the MPs left are worth and the turn can end here."""
        if segment == NOTHING:
            return self.any_step(state, seat)
        if state.spent > 0 and not state.highballing and self._is_dear(state, seat, segment):
            return actions.simple(actions.DUMP)
        action = actions.with_one(actions.MOVE, segment)
        if self.game.chosen.barrelhead and self.game.check(state, seat, action) is not None:
            return self.any_step(state, seat)
        return action

    def _is_dear(self, state: SteelAndSteamState, seat: i64, segment: i64) -> bool:
        place = self.game.rails.segment_property[segment]
        owner = state.owner[place]
        if owner < 0 or owner == seat or state.used & state.owned[owner]:
            return False
        goal = state.destination[seat]
        if goal != NOWHERE and self.policy.atlas.far(state.location[seat], goal) <= state.mps:
            return False
        fee = OTHER_FEE[state.established]
        return state.mps * (self.policy.roads.dollars_per_mp + fee // NORMAL[state.engine[seat]]) < fee

    def any_step(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Any step that is allowed; if there is none, raise money for one."""
        dump = actions.simple(actions.DUMP)
        if self.game.check(state, seat, dump) is None:
            return dump
        steps = self.game.fees.steps(state, seat)
        return steps[state.mps % len(steps)].first if steps else self.policy.money.raise_money(state, seat)

    def runs(self, state: SteelAndSteamState, seat: i64) -> list[list[int]]:
        """Whole runs to an end of the turn, the best for each sum of fees, cheapest first by fees now and costs later; those that
        lead no nearer to the goal come last."""
        ways = self.policy.roads.to(state, seat, self.policy.goal(state, seat))
        self.search.search(state, seat, state.mps, state.highballing == 1)
        best_by_fee: dict[int, int] = {}
        costs: dict[int, int] = {}
        here = ways.cost[state.location[seat]]
        for space in range(self.board.space_count):
            label = self.search.best_at[space]
            if label != NO_LABEL and ways.cost[space] < FAR:
                fee = self.search.labels.fee[label]
                cost = self._cost_of(state, seat, label, ways.cost[space]) + (FAR if ways.cost[space] >= here else 0)
                if fee not in costs or cost < costs[fee]:
                    costs[fee] = cost
                    best_by_fee[fee] = label
        order = sorted([(costs[fee], fee) for fee in costs])
        near = [fee for cost, fee in order[:MOST_RUNS] if cost <= order[0][0] + MUCH_DEARER]
        return [run_of(self.board, self.search, state, seat, best_by_fee[fee]) for fee in near]

    def _cost_of(self, state: SteelAndSteamState, seat: i64, label: i64, onward: i64) -> i64:
        """The fees of this turn and the cost of the way left, less the worth of MPs that are left over on arrival."""
        space = self.search.labels.space[label]
        cost = self.policy.roads.weigh(self.search.labels.fee[label]) + onward
        city = state.destination[seat]
        if city != NOWHERE and space == self.board.city_space[city]:
            cost -= self.policy.roads.dollars_per_mp * (state.mps - self.search.labels.mps[label])
        return cost


def run_of(board: Board, search: RouteSearch, state: SteelAndSteamState, seat: i64, label: i64) -> list[int]:
    """The actions of a run; those that end before the MPs do and not in the destination end with dumping ballast."""
    way = search.way(label)
    run: list[int] = [action_of(segment) for segment in way.segments]
    city = state.destination[seat]
    arrives = city != NOWHERE and way.end == board.city_space[city]
    if not arrives and not state.highballing and way.mps < state.mps:
        run.append(actions.simple(actions.DUMP))
    return run
