"""Phase three, Move goods: twice round the table, everyone moves a cube, improves the locomotive or passes [22]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules import actions, events, rules
from goldenspike.games.steam.rules.changes import Changes
from goldenspike.games.steam.rules.growth import queue_up
from goldenspike.games.steam.rules.rules import FIRST_MOVE, GOODS_ROUNDS, HIGHEST_INCOME, HIGHEST_LEVEL
from goldenspike.games.steam.rules.state import NOBODY, SteamState
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, alone
from goldenspike.parts.hex.moving import Moves, colour_of, stop_of
from goldenspike.parts.hex.track import Ground

SHARING: Final = True


@final
class MoveGoods(Phase[SteamState]):
    """`gains` holds the points of a delivery that the owners of its links have still to place."""

    def __init__(self, ground: Ground, changes: Changes) -> None:
        self.name = "move_goods"
        self.asks_all: Final = not changes.asks_only_what_is_open
        self.ground: Final = ground
        self.passing: Final = actions.one(actions.simple(actions.PASS))
        self.improving: Final = actions.one(actions.simple(actions.IMPROVE))
        to_income = actions.one(actions.simple(actions.INCOME))
        self.scoring: Final = [to_income, actions.one(actions.simple(actions.POINTS))]
        self.moves: Final = Moves(ground, actions.MOVE, SHARING)

    def begin(self, state: SteamState, log: Log) -> None:
        queue_up(state, FIRST_MOVE)
        state.place = 0
        state.round = 0
        state.improved = 0
        state.asked = state.queue[0] if state.playing else NOBODY
        self._pass_over(state, log)

    def pending(self, state: SteamState) -> i64:
        return alone(state.asked)

    def question(self, state: SteamState, seat: i64) -> Rule:
        return rules.INCOME_OR_POINTS if state.gains[seat] else rules.MOVE_GOODS

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        if state.gains[seat]:
            return self.scoring
        offered = [self.passing]
        if may_improve(state, seat):
            offered.append(self.improving)
        if self.ground.links_of(state.track, seat):
            self.moves.offer(state.track, state.cubes, seat, state.level[seat], offered)
        return offered

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        if state.gains[seat]:
            placed = action in (self.scoring[0].first, self.scoring[1].first)
            return None if placed else Refusal(rules.INCOME_OR_POINTS, state.gains[seat])
        if action == self.passing.first:
            return None
        if action == self.improving.first:
            if state.improved & BIT[seat]:
                return Refusal(rules.IMPROVE_ONCE)
            return Refusal(rules.HIGHEST_LOCOMOTIVE) if state.level[seat] == HIGHEST_LEVEL else None
        if actions.kind(action) != actions.MOVE:
            return Refusal(rules.MOVE_GOODS)
        return self.moves.check(state.track, state.cubes, seat, state.level[seat], action)

    def apply(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        if state.gains[seat]:
            self._place_points(state, seat, actions.kind(action) == actions.INCOME, log)
        elif actions.kind(action) == actions.MOVE:
            self._deliver(state, seat, action, log)
        elif actions.kind(action) == actions.IMPROVE:
            state.level[seat] += 1
            state.improved |= BIT[seat]
            log.tell(events.IMPROVED, seat, state.level[seat])
        else:
            log.tell(events.GOODS_PASSED, seat)
        self._ask_next(state, log)

    def _deliver(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        search = self.moves.deliver(state.track, state.cubes, seat, state.level[seat], action)
        for owner in range(len(state.gains)):
            state.gains[owner] = search.gains[owner]
        log.tell(events.DELIVERED, seat, colour_of(action), stop_of(action), search.end)

    def _place_points(self, state: SteamState, seat: i64, on_income: bool, log: Log) -> None:
        """All points of a delivery go on one track; beyond the highest income they are lost [25]."""
        gain = state.gains[seat]
        state.gains[seat] = 0
        if on_income:
            state.income[seat] = min(HIGHEST_INCOME, state.income[seat] + gain)
            log.tell(events.INCOME_TAKEN, seat, gain, state.income[seat])
        else:
            state.points[seat] += gain
            log.tell(events.POINTS_TAKEN, seat, gain, state.points[seat])

    def _ask_next(self, state: SteamState, log: Log) -> None:
        """The mover places points first, then the others in turn order; then the next player moves."""
        mover = state.queue[state.place]
        if state.gains[mover]:
            state.asked = mover
            return
        for place in range(state.playing):
            if state.gains[state.order[place]]:
                state.asked = state.order[place]
                return
        self._ask_next_mover(state)
        self._pass_over(state, log)

    def _ask_next_mover(self, state: SteamState) -> None:
        state.place += 1
        if state.place == state.playing:
            state.place = 0
            state.round += 1
        state.asked = state.queue[state.place] if state.round < GOODS_ROUNDS else NOBODY

    def _pass_over(self, state: SteamState, log: Log) -> None:
        """Pass for everybody who can only pass."""
        while state.asked != NOBODY and not self._can_act(state, state.asked):
            log.tell(events.GOODS_PASSED, state.asked)
            self._ask_next_mover(state)

    def _can_act(self, state: SteamState, seat: i64) -> bool:
        if self.asks_all or may_improve(state, seat):
            return True
        if not self.ground.links_of(state.track, seat):
            return False
        return self.moves.has_delivery(state.track, state.cubes, seat, state.level[seat])


def may_improve(state: SteamState, seat: i64) -> bool:
    return not state.improved & BIT[seat] and state.level[seat] < HIGHEST_LEVEL
