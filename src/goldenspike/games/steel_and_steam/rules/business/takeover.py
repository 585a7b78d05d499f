"""A hostile takeover waits for the owner, who may pay off the lien first [20] [21]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.board.rails import Rails, single
from goldenspike.games.steel_and_steam.rules.changes import Changes
from goldenspike.games.steel_and_steam.rules.fees.grandfathering import (
    end_at_once,
    note_changed_hands,
    note_lien_gone,
    others_used,
)
from goldenspike.games.steel_and_steam.rules.management.management import (
    check_management,
    is_management,
    manage,
    offer_management,
)
from goldenspike.games.steel_and_steam.rules.management.payment import pay_bank
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState, active
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


@final
class Takeover(Phase[SteelAndSteamState]):
    def __init__(self, rails: Rails, changes: Changes) -> None:
        self.name = "takeover"
        self.changes: Final = changes
        self.rails: Final = rails
        self.allow: Final = single(actions.simple(actions.ALLOW))

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        state.waiting = BIT[state.owner[state.target]]

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        return rules.OWNER_ANSWERS

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        offered = [self.allow]
        offer_management(self.rails, state, seat, offered)
        return offered

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        if action == self.allow.first:
            return None
        if is_management(action):
            return check_management(self.rails, state, seat, action)
        return Refusal(rules.OWNER_ANSWERS, state.target)

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        used_before = others_used(state)
        self._answer(state, seat, action, log)
        if self.changes.grandfathering_ends_at_once:
            note_changed_hands(state, used_before)
            end_at_once(state, log)

    def _answer(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        if action == self.allow.first:
            self._take_over(state, active(state), seat, log)
            state.then = sequence.STATION
        else:
            manage(self.rails, state, seat, action, log)
            if state.mortgaged & BIT[state.target]:
                return
            log.tell(events.TAKEOVER_FAILED, active(state), state.target, seat)
            state.then = sequence.BUSINESS
        state.target = NOTHING
        state.waiting = 0

    def _take_over(self, state: SteelAndSteamState, seat: i64, owner: i64, log: Log) -> None:
        """The price goes to the bank, the rest to the former owner; the lien is gone."""
        place = state.target
        price = self.rails.board.price[place]
        rest = self.rails.board.takeover[place] - price
        pay_bank(state, seat, price)
        state.cash[seat] -= rest
        state.cash[owner] += rest
        state.mortgaged ^= BIT[place]
        state.owned[owner] ^= BIT[place]
        state.owned[seat] |= BIT[place]
        state.owner[place] = seat
        log.tell(events.TAKEN_OVER, seat, place, owner, rest)
        note_lien_gone(state, place, owner, seat, log)
