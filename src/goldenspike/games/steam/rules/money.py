"""Money in Steam: who can pay what, capital raised from income and victory points [7] [8], and bankruptcy [9]."""

from __future__ import annotations

from typing import final

from goldenspike.games.steam.rules import events
from goldenspike.games.steam.rules.rules import CAPITAL_STEP, LOWEST_INCOME, POINTS_PER_STEP
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import Log
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.laying import Builder


class Means:
    """How players pay."""

    def available(self, state: SteamState, seat: i64) -> i64:
        """The most that a seat can pay."""
        raise NotImplementedError

    def pay(self, state: SteamState, seat: i64, amount: i64, log: Log) -> None:
        """Pay what is known to be within the seat's means."""
        raise NotImplementedError


@final
class RaisedWhenDue(Means):
    """Base rules: cash first, then as few steps of capital as are needed [7]."""

    def available(self, state: SteamState, seat: i64) -> i64:
        return state.cash[seat] + CAPITAL_STEP * most_steps(state, seat)

    def pay(self, state: SteamState, seat: i64, amount: i64, log: Log) -> None:
        if amount > state.cash[seat]:
            raise_capital(state, seat, (amount - state.cash[seat] + CAPITAL_STEP - 1) // CAPITAL_STEP, log)
        state.cash[seat] -= amount


@final
class CashOnly(Means):
    """Standard rules: capital is bought in its own phase only [8]."""

    def available(self, state: SteamState, seat: i64) -> i64:
        return state.cash[seat]

    def pay(self, state: SteamState, seat: i64, amount: i64, log: Log) -> None:
        state.cash[seat] -= amount


def most_steps(state: SteamState, seat: i64) -> i64:
    """How many steps of capital a seat can raise: down to the lowest income, then two victory points each."""
    return state.income[seat] - LOWEST_INCOME + state.points[seat] // POINTS_PER_STEP


def raise_capital(state: SteamState, seat: i64, steps: i64, log: Log) -> None:
    from_income = min(steps, state.income[seat] - LOWEST_INCOME)
    state.income[seat] -= from_income
    state.points[seat] -= (steps - from_income) * POINTS_PER_STEP
    state.cash[seat] += steps * CAPITAL_STEP
    log.tell(events.CAPITAL_RAISED, seat, steps * CAPITAL_STEP, state.income[seat], state.points[seat])


def go_bankrupt(state: SteamState, builder: Builder, seat: i64, log: Log) -> None:
    """The player leaves the game; the links stay on the map and are nobody's [9]."""
    state.bankrupt |= BIT[seat]
    builder.disown(state.track, seat)
    place: i64 = 0
    for other in range(state.playing):
        if state.order[other] != seat:
            state.order[place] = state.order[other]
            place += 1
    state.playing = place
    state.order[place] = seat
    log.tell(events.WENT_BANKRUPT, seat)
