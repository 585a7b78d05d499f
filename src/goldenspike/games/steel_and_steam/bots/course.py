"""The way that a Steel & Steam bot means to take in a turn, followed as long as nothing differs from what it expects."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.money import Money
from goldenspike.games.steel_and_steam.rules import actions
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.rules import BASE_LEVEL
from goldenspike.games.steel_and_steam.rules.running.labels import NO_LABEL
from goldenspike.games.steel_and_steam.rules.running.routes import RouteSearch
from goldenspike.games.steel_and_steam.rules.running.way import action_of
from goldenspike.games.steel_and_steam.rules.state import NOTHING, NOWHERE, REPAIR_BEGUN, SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.ints import i64


@final
class Course:
    """`search` finds the ways of a turn, `goal` is the space where they lead in the end."""

    def __init__(self, game: SteelAndSteam, money: Money, stream: Stream) -> None:
        self.game: Final = game
        self.money: Final = money
        self.stream: Final = stream
        self.search: Final = RouteSearch(game.rails, game.fees)
        self.goal: i64 = NOWHERE
        self.way: list[int] = []
        self.turn: i64 = 0
        self.mps: i64 = 0
        self.space: i64 = NOWHERE

    def take(self, state: SteelAndSteamState, seat: i64, label: i64) -> None:
        """Mean to take the way that the search found to a label, or none."""
        self.way = [] if label == NO_LABEL else self.search.way(label).segments
        self.turn = state.turn
        self.mps = state.mps
        self.space = state.location[seat]

    def is_left(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether the turn, the MPs or the space differ from what was expected."""
        return state.turn != self.turn or state.mps != self.mps or state.location[seat] != self.space

    def is_at_goal(self, state: SteelAndSteamState, seat: i64) -> bool:
        return not self.way and state.location[seat] == self.goal

    def follow(self, state: SteelAndSteamState, seat: i64, onward: i64) -> i64:
        """The next step; after the last one dump the MPs left, or ride on by a segment where that is not allowed."""
        if not self.way:
            return self._after_the_end(state, seat, onward)
        segment: i64 = self.way.pop(0)
        if segment == REPAIR_BEGUN:
            self.mps = state.mps - self.game.repairs.cost(state, seat)
            return action_of(segment)
        end = self.game.rails.other_end(segment, state.location[seat])
        self.mps = state.mps - self.game.rails.cost(segment, end) + (1 if state.begun[seat] == segment else 0)
        self.space = end
        return action_of(segment)

    def run_out(self, state: SteelAndSteamState, seat: i64) -> i64:
        """With no MP left, enter a junction if that was the plan, else stop."""
        if self.way and not self.is_left(state, seat):
            return self.follow(state, seat, NOTHING)
        return actions.simple(actions.STOP)

    def wants_repair(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Repair in its own yard on the way, unless the MP is needed to reach the destination in this turn."""
        if not self.game.repairs.is_in_own_yard(state, seat) or state.level[seat] <= BASE_LEVEL[state.engine[seat]]:
            return False
        label = self.search.best_at[self.game.board.city_space[state.destination[seat]]]
        return label == NO_LABEL or self.search.labels.mps[label] < state.mps

    def _after_the_end(self, state: SteelAndSteamState, seat: i64, onward: i64) -> i64:
        if onward != NOTHING and (state.highballing or state.spent == 0 or self._begins_ferry(state, seat, onward)):
            action = actions.with_one(actions.MOVE, onward)
        else:
            action = actions.simple(actions.DUMP)
        return action if self.game.check(state, seat, action) is None else self._any_step(state, seat)

    def _any_step(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Any step that is allowed; if there is none, raise money for one."""
        self.turn = 0
        steps = self.game.fees.steps(state, seat)
        if steps:
            return steps[self.stream.below(len(steps))].first
        return self.money.raise_money(state, seat)

    def _begins_ferry(self, state: SteelAndSteamState, seat: i64, onward: i64) -> bool:
        """Whether the last MP can go to the transit track for a ferry step, instead of being dumped."""
        end = self.game.rails.other_end(onward, state.location[seat])
        return state.mps == 1 and self.game.rails.cost(onward, end) == 2
