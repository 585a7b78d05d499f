"""Cash on the barrelhead: fees fall due before riding, and whoever cannot pay cannot ride there [36]."""

from __future__ import annotations

from typing import final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.board.rails import NEVER
from goldenspike.games.steel_and_steam.rules.fees.usage_fees import UsageFees
from goldenspike.games.steel_and_steam.rules.management.payment import pay_bank, pay_debts, sum_of
from goldenspike.games.steel_and_steam.rules.state import AT_DEPARTURE, DEPARTING, SteelAndSteamState
from goldenspike.kernel.core import Choice, Log, Refusal
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT


@final
class CashOnTheBarrelhead(UsageFees):
    """Each new property costs what it adds to the turn's fees, so that they come to the same as at the end of the turn."""

    def extra(self, state: SteelAndSteamState, seat: i64, place: i64, debt: Row) -> i64:
        """Note in `debt` what this property adds to the fees, and return the sum. The bank's part can be below zero: it
        falls when a property in good standing follows a mortgaged one of the same owner."""
        before = debt[:]
        settled = self.owe(state, seat, state.used, before)
        total = self.owe(state, seat, state.used | BIT[place], debt)
        for receiver in range(self.players + 1):
            debt[receiver] -= before[receiver]
        return total - settled

    def price(self, state: SteelAndSteamState, seat: i64, place: i64) -> i64:
        """What must be paid before riding this property."""
        return 0 if state.used & BIT[place] else self.extra(state, seat, place, state.debt[:])

    def steps(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        limit = self._limit(state, seat)
        every = self.rails.moves_at[state.location[seat]]
        return [choice for choice in every if self._price_of_step(state, seat, choice) <= limit]

    def check_riding(self, state: SteelAndSteamState, seat: i64, place: i64) -> Refusal | None:
        price = self.price(state, seat, place)
        if price <= self._limit(state, seat):
            return None
        return Refusal(rules.CASH_ON_THE_BARRELHEAD, place, price, state.cash[seat])

    def check_highballing(self, state: SteelAndSteamState, seat: i64) -> Refusal | None:
        price = self.price(state, seat, standing_on(state, seat))
        if price <= state.cash[seat]:
            return None
        return Refusal(rules.CASH_ON_THE_BARRELHEAD, max(0, state.last_property[seat]), price, state.cash[seat])

    def before_riding(self, state: SteelAndSteamState, seat: i64, place: i64, log: Log) -> None:
        if state.used & BIT[place]:
            return
        total = self.extra(state, seat, place, state.debt)
        if total == 0:
            return
        log.tell(events.PAID_AT_ONCE, seat, place, total)
        if state.debt[self.players] < 0:
            hand_back(state, seat, -state.debt[self.players], log)
            state.debt[self.players] = 0
        pay_debts(state, seat, self.players, log)

    def before_highballing(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        """The player lays down the fee of where the locomotive stands; the bank keeps it until the roll is known."""
        total = self.owe(state, seat, BIT[standing_on(state, seat)], state.deposit)
        if total > 0:
            pay_bank(state, seat, total)
            log.tell(events.FEE_LAID_DOWN, seat, total)

    def after_highballing(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        """The fee laid down is paid out after a catastrophic breakdown, else handed back."""
        total = sum_of(state.deposit)
        if total == 0:
            return
        if state.then == sequence.USAGE_FEES:
            pay_bank(state, seat, -total)
            for receiver in range(self.players + 1):
                state.debt[receiver] = state.deposit[receiver]
            pay_debts(state, seat, self.players, log)
        else:
            hand_back(state, seat, total, log)
        for receiver in range(self.players + 1):
            state.deposit[receiver] = 0

    def purse(self, state: SteelAndSteamState, seat: i64) -> i64:
        return self.owe(state, seat, state.used, state.debt[:]) + self._limit(state, seat)

    def owe_after_turn(self, state: SteelAndSteamState, seat: i64) -> i64:
        return 0

    def _limit(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The most that a step may cost: the cash in hand. A player who must move but has no property left may always take
        the cheapest step."""
        must_move = state.mps > 0 and (state.spent == 0 or state.highballing != 0)
        if state.owned[seat] or not must_move:
            return state.cash[seat]
        cheapest: i64 = NEVER
        for choice in self.rails.moves_at[state.location[seat]]:
            cheapest = min(cheapest, self._price_of_step(state, seat, choice))
        return max(state.cash[seat], cheapest)

    def _price_of_step(self, state: SteelAndSteamState, seat: i64, step: Choice) -> i64:
        return self.price(state, seat, self.rails.segment_property[actions.second(step.first)])


def hand_back(state: SteelAndSteamState, seat: i64, amount: i64, log: Log) -> None:
    pay_bank(state, seat, -amount)
    log.tell(events.HANDED_BACK, seat, amount)


def standing_on(state: SteelAndSteamState, seat: i64) -> i64:
    """The property whose fee is due after a catastrophic breakdown [15]."""
    return AT_DEPARTURE if state.journey[seat] == DEPARTING else state.last_property[seat]
