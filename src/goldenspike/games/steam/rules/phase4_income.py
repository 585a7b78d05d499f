"""Phase four, Income: received or paid in turn order; by the standard rules, with the expenses of locomotives."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules import events
from goldenspike.games.steam.rules.money import RaisedWhenDue, go_bankrupt
from goldenspike.games.steam.rules.rules import DOLLARS_PER_LOSS, LOWEST_INCOME
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import Log, Phase
from goldenspike.kernel.ints import i64
from goldenspike.parts.hex.laying import Builder


@final
class Income(Phase[SteamState]):
    """Base rules [26]: a player who owes more than cash and capital can pay is bankrupt [7]."""

    def __init__(self, builder: Builder) -> None:
        self.name = "income"
        self.builder: Final = builder
        self.means: Final = RaisedWhenDue()

    def begin(self, state: SteamState, log: Log) -> None:
        place: i64 = 0
        while place < state.playing:
            seat = state.order[place]
            income = state.income[seat]
            if income >= 0:
                state.cash[seat] += income
            elif self.means.available(state, seat) >= -income:
                self.means.pay(state, seat, -income, log)
            else:
                go_bankrupt(state, self.builder, seat, log)
                continue
            log.tell(events.INCOME_PAID, seat, income, state.cash[seat])
            place += 1


@final
class IncomeAndExpenses(Phase[SteamState]):
    """Standard rules [29]: every level of the locomotive costs a dollar; whoever is short of cash loses points, then income."""

    def __init__(self, builder: Builder) -> None:
        self.name = "income"
        self.builder: Final = builder

    def begin(self, state: SteamState, log: Log) -> None:
        place: i64 = 0
        while place < state.playing:
            seat = state.order[place]
            state.cash[seat] += state.income[seat] - state.level[seat]
            log.tell(events.EXPENSES_PAID, seat, state.income[seat], state.level[seat], state.cash[seat])
            if state.cash[seat] < 0:
                cover_debt(state, seat, log)
            if state.income[seat] < LOWEST_INCOME:
                go_bankrupt(state, self.builder, seat, log)
            else:
                place += 1


def cover_debt(state: SteamState, seat: i64, log: Log) -> None:
    """For every two dollars owed, lose a victory point or, when none is left, a step of income; an odd dollar is given back."""
    owed = -state.cash[seat]
    losses = (owed + DOLLARS_PER_LOSS - 1) // DOLLARS_PER_LOSS
    from_points = min(losses, state.points[seat])
    state.points[seat] -= from_points
    state.income[seat] -= losses - from_points
    state.cash[seat] += losses * DOLLARS_PER_LOSS
    log.tell(events.DEBT_COVERED, seat, owed, from_points, losses - from_points)
