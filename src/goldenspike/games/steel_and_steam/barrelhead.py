"""Cash on the barrelhead: fees fall due before riding, and who cannot pay cannot ride there [36]."""

from __future__ import annotations

from typing import final

from goldenspike.games.steel_and_steam import actions, events, rules
from goldenspike.games.steel_and_steam.payment import pay_debts, sum_of
from goldenspike.games.steel_and_steam.state import AT_DEPARTURE, DEPARTING, SteelAndSteamState
from goldenspike.games.steel_and_steam.usage_fees import UsageFees
from goldenspike.kernel.core import Choice, Log, Refusal
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT


@final
class CashOnTheBarrelhead(UsageFees):
    """Each new property costs what it adds to the turn's fees; what was paid stays paid."""

    def extra(self, state: SteelAndSteamState, seat: i64, place: i64, debt: Row) -> i64:
        """Note in `debt` what is still to be paid before riding this property, and tell the sum."""
        self.owe(state, seat, state.used | BIT[place], debt)
        total: i64 = 0
        for receiver in range(self.players + 1):
            debt[receiver] = max(0, debt[receiver] - state.paid[receiver])
            total += debt[receiver]
        return total

    def price(self, state: SteelAndSteamState, seat: i64, place: i64) -> i64:
        """What must be paid before riding this property."""
        return 0 if state.used & BIT[place] else self.extra(state, seat, place, state.paid[:])

    def steps(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        every = self.rails.moves_at[state.location[seat]]
        offered = [choice for choice in every if self._affords(state, seat, actions.second(choice.first))]
        return every if not offered and state.owned[seat] == 0 else offered

    def check_riding(self, state: SteelAndSteamState, seat: i64, place: i64) -> Refusal | None:
        extra = self.price(state, seat, place)
        if extra <= state.cash[seat] or (state.owned[seat] == 0 and not self._affords_any(state, seat)):
            return None
        return Refusal(rules.CASH_ON_THE_BARRELHEAD, place, extra, state.cash[seat])

    def check_highballing(self, state: SteelAndSteamState, seat: i64) -> Refusal | None:
        place = standing_on(state, seat)
        extra = self.price(state, seat, place)
        if extra <= state.cash[seat]:
            return None
        return Refusal(rules.CASH_ON_THE_BARRELHEAD, max(0, state.last_property[seat]), extra, state.cash[seat])

    def before_riding(self, state: SteelAndSteamState, seat: i64, place: i64, log: Log) -> None:
        if not state.used & BIT[place]:
            self._pay_at_once(state, seat, place, log)

    def before_highballing(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        place = standing_on(state, seat)
        self._pay_at_once(state, seat, place, log)
        state.used |= BIT[place]

    def is_beyond_purse(self, state: SteelAndSteamState, seat: i64, fee: i64) -> bool:
        return fee - sum_of(state.paid) > state.cash[seat]

    def owe_after_turn(self, state: SteelAndSteamState, seat: i64) -> i64:
        return 0

    def _pay_at_once(self, state: SteelAndSteamState, seat: i64, place: i64, log: Log) -> None:
        total = self.extra(state, seat, place, state.debt)
        for receiver in range(self.players + 1):
            state.paid[receiver] += state.debt[receiver]
        if place != AT_DEPARTURE:
            log.tell(events.PAID_AT_ONCE, seat, place, total)
        pay_debts(state, seat, self.players, log)

    def _affords(self, state: SteelAndSteamState, seat: i64, segment: i64) -> bool:
        place = self.rails.segment_property[segment]
        return self.price(state, seat, place) <= state.cash[seat]

    def _affords_any(self, state: SteelAndSteamState, seat: i64) -> bool:
        for choice in self.rails.moves_at[state.location[seat]]:
            if self._affords(state, seat, actions.second(choice.first)):
                return True
        return False


def standing_on(state: SteelAndSteamState, seat: i64) -> i64:
    """The property whose fee a highballing attempt costs [15]."""
    return AT_DEPARTURE if state.journey[seat] == DEPARTING else state.last_property[seat]
