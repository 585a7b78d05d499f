"""The steady Steel & Steam bot: solved tables decide on cards, highballing, repairs and engines, a route search on the way."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steel_and_steam.bots.atlas import DOLLARS_PER_MP
from goldenspike.games.steel_and_steam.bots.map import FAR
from goldenspike.games.steel_and_steam.bots.policy import Policy
from goldenspike.games.steel_and_steam.bots.ways import Ways
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.rules import BASE_LEVEL
from goldenspike.games.steel_and_steam.rules.running.labels import NO_LABEL
from goldenspike.games.steel_and_steam.rules.running.routes import RouteSearch
from goldenspike.games.steel_and_steam.rules.running.way import action_of
from goldenspike.games.steel_and_steam.rules.state import NOTHING, NOWHERE, REPAIR_BEGUN, SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Log, first_seat
from goldenspike.kernel.ints import i64

MOOD: Final = 200
"""A random amount up to this many dollars is added to the cost of each end, so that games differ."""


@final
class SteelAndSteamSteady(Bot[SteelAndSteamState]):
    def __init__(self, game: SteelAndSteam, seed: i64) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.stream: Final = Stream(seed)
        self.policy: Final = Policy(game)
        self.search: Final = RouteSearch(game.rails, game.fees)
        self.way: list[int] = []
        self.planned_turn: i64 = 0
        self.planned_mps: i64 = 0
        self.planned_space: i64 = NOWHERE
        self.goal: i64 = NOWHERE

    def plan(self, state: SteelAndSteamState, seat: i64) -> list[int]:
        """A run is planned as a whole: the steps until somebody else or chance is asked, or the running is over."""
        found: list[int] = [self.choose(state, seat)]
        if state.phase != sequence.RUNNING:
            return found
        twin, silence = state.copy(), Log()
        self.game.apply(twin, seat, found[0], silence)
        while twin.phase == sequence.RUNNING and first_seat(self.game.pending(twin)) == seat:
            found.append(self.choose(twin, seat))
            self.game.apply(twin, seat, found[len(found) - 1], silence)
        return found

    def choose(self, state: SteelAndSteamState, seat: i64) -> i64:
        if state.phase != sequence.RUNNING:
            return self.policy.choose(state, seat)
        return self._run(state, seat) if state.mps > 0 else self._run_out(state, seat)

    def _run(self, state: SteelAndSteamState, seat: i64) -> i64:
        if self._is_off_plan(state, seat):
            before = self.policy.before_moving(state, seat)
            if before != NOTHING:
                return before
            self.goal = self.policy.goal(state, seat)
            if self.policy.wants_highballing(state, seat, self.policy.far(state, seat, self.goal)):
                return actions.simple(actions.HIGHBALL)
            self._make_plan(state, seat)
        elif not self.way and state.location[seat] == self.goal:
            self.goal = self.policy.goal(state, seat)
            self._make_plan(state, seat)
        if self._wants_repair(state, seat):
            return actions.simple(actions.REPAIR)
        if self.policy.stops_at_home(state, seat):
            return actions.simple(actions.DUMP)
        return self._next_step(state, seat)

    def _run_out(self, state: SteelAndSteamState, seat: i64) -> i64:
        """With no MP left, enter a junction if that was the plan, else stop."""
        if self.way and not self._is_off_plan(state, seat):
            return self._next_step(state, seat)
        return actions.simple(actions.STOP)

    def _wants_repair(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Repair in its own yard on the way, unless the MP is needed to reach the destination in this turn."""
        if not self.game.repairs.is_in_own_yard(state, seat) or state.level[seat] <= BASE_LEVEL[state.engine[seat]]:
            return False
        label = self.search.best_at[self.board.city_space[state.destination[seat]]]
        return label == NO_LABEL or self.search.labels.mps[label] < state.mps

    def _is_off_plan(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether the turn, the MPs or the space differ from what the plan expects."""
        if state.turn != self.planned_turn or state.mps != self.planned_mps:
            return True
        return state.location[seat] != self.planned_space

    def _next_step(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Take the next step of the plan; after the last one dump the MPs left, or ride on where that is not allowed."""
        if not self.way:
            return self._after_plan(state, seat)
        space = state.location[seat]
        segment: i64 = self.way.pop(0)
        if segment == REPAIR_BEGUN:
            self.planned_mps = state.mps - self.game.repairs.cost(state, seat)
            return action_of(segment)
        end = self.game.rails.other_end(segment, space)
        cost = self.game.rails.cost(segment, end) - (1 if state.begun[seat] == segment else 0)
        self.planned_mps = state.mps - cost
        self.planned_space = end
        return action_of(segment)

    def _after_plan(self, state: SteelAndSteamState, seat: i64) -> i64:
        onward = self._ways(state, seat).onward[state.location[seat]]
        if onward != NOTHING and (state.highballing or state.spent == 0 or self._begins_ferry(state, seat, onward)):
            action = actions.with_one(actions.MOVE, onward)
        else:
            action = actions.simple(actions.DUMP)
        return action if self.game.check(state, seat, action) is None else self._any_step(state, seat)

    def _any_step(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Take any step that is allowed; if there is none, raise money for one."""
        self.planned_turn = 0
        steps = self.game.fees.steps(state, seat)
        if steps:
            return steps[self.stream.below(len(steps))].first
        return self.policy.money.raise_money(state, seat)

    def _begins_ferry(self, state: SteelAndSteamState, seat: i64, onward: i64) -> bool:
        """Whether the last MP can go to the transit track for a ferry step, instead of being dumped."""
        end = self.game.rails.other_end(onward, state.location[seat])
        return state.mps == 1 and self.game.rails.cost(onward, end) == 2

    def _ways(self, state: SteelAndSteamState, seat: i64) -> Ways:
        return self.policy.signposts.to(state, seat, self.goal)

    def _make_plan(self, state: SteelAndSteamState, seat: i64) -> None:
        """Plan the way to the end of the turn with the least fees now and costs later."""
        ways = self._ways(state, seat)
        self.search.search(state, seat, state.mps, state.highballing == 1)
        best: i64 = NO_LABEL
        least: i64 = 2 * FAR
        for space in range(self.board.space_count):
            label = self.search.best_at[space]
            if label != NO_LABEL:
                cost = self._cost_of(state, seat, label, ways)
                if cost < least:
                    best, least = label, cost
        self.way = [] if best == NO_LABEL else self.search.way(best).segments
        self.planned_turn = state.turn
        self.planned_mps = state.mps
        self.planned_space = state.location[seat]

    def _cost_of(self, state: SteelAndSteamState, seat: i64, label: i64, ways: Ways) -> i64:
        """The fees of this turn and the cost of the way left, less the worth of MPs that are left over on arrival."""
        space = self.search.labels.space[label]
        left = state.mps - self.search.labels.mps[label]
        cost = self.search.labels.fee[label] + ways.cost[space] + self.stream.below(MOOD)
        city = state.destination[seat]
        return cost - DOLLARS_PER_MP * left if city != NOWHERE and space == self.board.city_space[city] else cost
