"""Phase three, Move goods: twice, each company may move one cube over its own links and those of nobody."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules import actions, events, rules
from goldenspike.games.steam_barons.rules.changes import Changes
from goldenspike.games.steam_barons.rules.control import next_company
from goldenspike.games.steam_barons.rules.phase2_build_track import active_company
from goldenspike.games.steam_barons.rules.rules import GOODS_ROUNDS
from goldenspike.games.steam_barons.rules.state import NOBODY, BaronsState
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import alone
from goldenspike.parts.hex.moving import Moves, colour_of, stop_of
from goldenspike.parts.hex.track import Ground

ANY_NUMBER: Final = 999
"""There is no locomotive level: a cube may go over any number of links."""
SHARING: Final = False


@final
class MoveGoods(Phase[BaronsState]):
    def __init__(self, ground: Ground, changes: Changes) -> None:
        self.name = "move_goods"
        self.asks_all: Final = not changes.asks_only_what_is_open
        self.ground: Final = ground
        self.passing: Final = actions.one(actions.simple(actions.PASS))
        self.moves: Final = Moves(ground, actions.MOVE, SHARING)

    def begin(self, state: BaronsState, log: Log) -> None:
        state.place = 0
        state.round = 0
        next_company(state)
        self._pass_over(state, log)

    def pending(self, state: BaronsState) -> i64:
        return alone(state.asked)

    def question(self, state: BaronsState, seat: i64) -> Rule:
        return rules.MOVE_GOODS

    def choices(self, state: BaronsState, seat: i64) -> list[Choice]:
        company = active_company(state)
        offered = [self.passing]
        if self.ground.links_of(state.track, company) or state.bankrupt:
            self.moves.offer(state.track, state.cubes, company, ANY_NUMBER, offered)
        return offered

    def check(self, state: BaronsState, seat: i64, action: i64) -> Refusal | None:
        if action == self.passing.first:
            return None
        if actions.kind(action) != actions.MOVE:
            return Refusal(rules.MOVE_GOODS)
        return self.moves.check(state.track, state.cubes, active_company(state), ANY_NUMBER, action)

    def apply(self, state: BaronsState, seat: i64, action: i64, log: Log) -> None:
        company = active_company(state)
        if actions.kind(action) == actions.MOVE:
            self._deliver(state, company, action, log)
        else:
            log.tell(events.GOODS_PASSED, company)
        self._ask_next(state)
        self._pass_over(state, log)

    def _pass_over(self, state: BaronsState, log: Log) -> None:
        """Pass for every company that can deliver nothing."""
        while state.asked != NOBODY and not self._can_deliver(state, active_company(state)):
            log.tell(events.GOODS_PASSED, active_company(state))
            self._ask_next(state)

    def _can_deliver(self, state: BaronsState, company: i64) -> bool:
        if self.asks_all:
            return True
        if not self.ground.links_of(state.track, company) and not state.bankrupt:
            return False
        return self.moves.has_delivery(state.track, state.cubes, company, ANY_NUMBER)

    def _ask_next(self, state: BaronsState) -> None:
        state.place += 1
        next_company(state)
        if state.asked == NOBODY and state.round + 1 < GOODS_ROUNDS:
            state.round += 1
            state.place = 0
            next_company(state)

    def _deliver(self, state: BaronsState, company: i64, action: i64, log: Log) -> None:
        """Performance grows by the company's own links on the way."""
        search = self.moves.deliver(state.track, state.cubes, company, ANY_NUMBER, action)
        state.performance[company] += search.gains[company]
        log.tell(events.DELIVERED, company, colour_of(action), stop_of(action), search.end)
        log.tell(events.PERFORMED, company, search.gains[company], state.performance[company])
