"""Usage fees: what a turn costs for the properties used in it, and who receives it."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import sequence
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.economy.economy import Economy
from goldenspike.games.steel_and_steam.rules.fees.grandfathering import end_after_turn
from goldenspike.games.steel_and_steam.rules.management.payment import pay_debts, sum_of
from goldenspike.games.steel_and_steam.rules.rules import ADDITIONAL_FEE, FLAT_FEE, MORTGAGED_FEE, OTHER_FEE, OWNER_THIRD
from goldenspike.games.steel_and_steam.rules.state import (
    AS_BANKS,
    AT_DEPARTURE,
    CHANGED_HANDS,
    NOTHING,
    SteelAndSteamState,
    active,
)
from goldenspike.kernel.core import Choice, Log, Phase, Refusal
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, count

NO_LIMIT: Final = 1_000_000_000


class UsageFees:
    """Fees paid at the end of the turn."""

    def __init__(self, rails: Rails, economy: Economy, players: int) -> None:
        self.rails: Final = rails
        self.economy: Final = economy
        self.players: Final[i64] = players

    def owe(self, state: SteelAndSteamState, seat: i64, used: i64, debt: Row) -> i64:
        """Note in `debt` what a turn on these properties costs, and return the sum."""
        for receiver in range(self.players + 1):
            debt[receiver] = 0
        others = used & ~state.available & ~state.owned[seat] & ~(BIT[AT_DEPARTURE] | BIT[CHANGED_HANDS])
        if others:
            place = state.grandfathered[seat]
            if place != NOTHING and others == BIT[place]:
                self._owe_grandfathered(state, seat, debt)
            else:
                self._owe_owners(state, others, debt)
        if used != others:
            debt[self.players] += self.economy.flat_fee(state, others)
        total = sum_of(debt)
        if total > 0:
            extra = self.economy.surcharge(state)
            debt[self.players] += extra
            total += extra
        return total

    def steps(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        """Every step that may be taken now; the list is shared, so callers must not change it."""
        return self.rails.moves_at[state.location[seat]]

    def check_riding(self, state: SteelAndSteamState, seat: i64, place: i64) -> Refusal | None:
        return None

    def check_highballing(self, state: SteelAndSteamState, seat: i64) -> Refusal | None:
        return None

    def before_riding(self, state: SteelAndSteamState, seat: i64, place: i64, log: Log) -> None:
        pass

    def before_highballing(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        pass

    def after_highballing(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        pass

    def purse(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The most that the fees of the turn may come to; there is no limit when they are paid at its end."""
        return NO_LIMIT

    def owe_after_turn(self, state: SteelAndSteamState, seat: i64) -> i64:
        return self.owe(state, seat, state.used, state.debt)

    def _owe_grandfathered(self, state: SteelAndSteamState, seat: i64, debt: Row) -> None:
        owner = state.owner[state.grandfathered[seat]]
        bought = state.grandfathered_as[seat] == AS_BANKS
        debt[owner] += FLAT_FEE if bought else MORTGAGED_FEE[state.established]

    def _owe_owners(self, state: SteelAndSteamState, others: i64, debt: Row) -> None:
        """To each owner the base fee, and more for each further property [25]."""
        schedule = state.established
        for owner in range(self.players):
            ridden = others & state.owned[owner]
            if ridden == 0:
                continue
            good = count(ridden & ~state.mortgaged)
            if good > 0:
                debt[owner] += OTHER_FEE[schedule] + ADDITIONAL_FEE[schedule] * (good - 1)
                debt[self.players] += ADDITIONAL_FEE[schedule] * (count(ridden) - good)
            else:
                third = MORTGAGED_FEE[schedule] // OWNER_THIRD
                debt[owner] += third
                debt[self.players] += MORTGAGED_FEE[schedule] - third


@final
class PayUsageFees(Phase[SteelAndSteamState]):
    """The end of a turn: fees for the properties ridden in it, none if it was spent in the station [26]."""

    def __init__(self, fees: UsageFees, players: int) -> None:
        self.name = "usage_fees"
        self.fees: Final = fees
        self.players: Final[i64] = players

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        seat = active(state)
        state.then = sequence.END_OF_TURN
        state.waiting = 0
        if state.used == 0:
            return
        total = self.fees.owe_after_turn(state, seat)
        end_after_turn(state, seat, log)
        if total <= state.cash[seat]:
            pay_debts(state, seat, self.players, log)
            return
        state.debtor = seat
        state.after_payment = sequence.END_OF_TURN
        state.then = sequence.PAYMENT

    def pending(self, state: SteelAndSteamState) -> i64:
        return 0
