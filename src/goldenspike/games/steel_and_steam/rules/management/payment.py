"""Payments that must be made: with money in hand, else with what properties bring; the rest is forgiven [23]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.changes import Changes
from goldenspike.games.steel_and_steam.rules.fees.grandfathering import note_changed_hands, others_used
from goldenspike.games.steel_and_steam.rules.management.management import check_management, manage, offer_raising
from goldenspike.games.steel_and_steam.rules.state import FEES_RECEIVED, NOBODY, TALLIES, SteelAndSteamState
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, count


@final
class Payment(Phase[SteelAndSteamState]):
    """The debtor gives up or mortgages properties until the debt can be paid or nothing is left."""

    def __init__(self, rails: Rails, players: int, changes: Changes) -> None:
        self.name = "payment"
        self.rails: Final = rails
        self.players: Final[i64] = players
        self.changes: Final = changes

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        if self._must_raise(state):
            log.tell(events.MUST_RAISE, state.debtor, sum_of(state.debt), state.cash[state.debtor])
        self._pay_or_ask(state, log)

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        return rules.RAISE_MONEY

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        offer_raising(self.rails, state, seat, offered)
        return offered

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        if actions.kind(action) in (actions.MORTGAGE, actions.GIVEUP):
            return check_management(self.rails, state, seat, action)
        return Refusal(rules.RAISE_MONEY, sum_of(state.debt), state.cash[seat])

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        self._raise(state, seat, action, log)
        self._pay_or_ask(state, log)

    def _must_raise(self, state: SteelAndSteamState) -> bool:
        return state.owned[state.debtor] != 0 and state.cash[state.debtor] < sum_of(state.debt)

    def _raise(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        used_before = others_used(state)
        manage(self.rails, state, seat, action, log)
        if self.changes.grandfathering_ends_at_once:
            note_changed_hands(state, used_before)

    def _pay_or_ask(self, state: SteelAndSteamState, log: Log) -> None:
        seat = state.debtor
        while self._must_raise(state):
            if not self.changes.only_answers_are_taken or count(state.owned[seat]) > 1:
                state.waiting = BIT[seat]
                return
            self._raise(state, seat, self.choices(state, seat)[0].first, log)
        pay_debts(state, seat, self.players, log)
        state.debtor = NOBODY
        state.waiting = 0
        state.then = state.after_payment


def sum_of(debt: Row) -> i64:
    total: i64 = 0
    for amount in debt:
        total += amount
    return total


def pay_debts(state: SteelAndSteamState, seat: i64, players: i64, log: Log) -> None:
    """Pay the other players first, the largest debt before smaller ones, and the bank last, as far as the cash goes."""
    while True:
        receiver = players
        for other in range(players):
            if state.debt[other] > 0 and (receiver == players or state.debt[other] > state.debt[receiver]):
                receiver = other
        if state.debt[receiver] == 0:
            return
        paid = min(state.debt[receiver], state.cash[seat])
        if paid < state.debt[receiver]:
            log.tell(events.FORGIVEN, seat, state.debt[receiver] - paid)
        state.debt[receiver] = 0
        pay(state, seat, receiver, paid, log)


def pay(state: SteelAndSteamState, seat: i64, receiver: i64, amount: i64, log: Log) -> None:
    """Pay another player, or the bank if `receiver` is the number after the last seat."""
    state.cash[seat] -= amount
    if receiver < len(state.cash):
        state.cash[receiver] += amount
        state.tally[receiver * TALLIES + FEES_RECEIVED] += amount
        log.tell(events.FEE_TO_OWNER, seat, receiver, amount)
    else:
        state.bank += amount
        log.tell(events.FEE_TO_BANK, seat, amount)


def pay_bank(state: SteelAndSteamState, seat: i64, amount: i64) -> None:
    state.cash[seat] -= amount
    state.bank += amount
