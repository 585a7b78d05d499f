"""Which deed of the bank's a player of Steel & Steam who knows what deeds brought in games would buy next."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.prospects import Prospects
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, count, lowest

MANY_DEEDS: Final = 10
"""With more deeds than this left in the bank, money is scarcer than stations to spend it in."""
LEAST_RETURN: Final = 0.04
"""Then a deed that brings less than this part of its price in a round is not worth its money."""
MONEY_IN_A_ROUND: Final = 0.02
"""The part of a price that its money would bring in a round if it went to a later deed."""


@final
class Deeds:
    """`incomes` hold what each property brings in a round, none on a board that the games did not have; `kept` is the part of
    the reserve for fees that is not spent. Money may be worth less the fewer deeds are left, `money_in_the_end` with the last."""

    def __init__(
        self,
        game: SteelAndSteam,
        incomes: list[float],
        least_return: float = LEAST_RETURN,
        money_in_a_round: float = MONEY_IN_A_ROUND,
        kept: float = 1.0,
        money_in_the_end: float | None = None,
    ) -> None:
        self.board: Final = game.board
        self.incomes: Final = incomes
        self.least_return: Final = least_return
        self.money_in_the_end: Final = money_in_a_round if money_in_the_end is None else money_in_the_end
        self.money_of_a_deed: Final = (money_in_a_round - self.money_in_the_end) / float(game.board.property_count)
        self.kept: Final = kept
        self.prospects: Final = Prospects(game)

    def best(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The deed of the bank's that brings most beyond what its price would, of those that can be paid beyond the reserve."""
        purse = state.cash[seat] - i64(self.kept * float(self.prospects.reserve(state, seat)))
        deeds = self.worthy(state) if self.incomes else 0
        money = self.money_in_the_end + self.money_of_a_deed * float(count(state.available))
        best: i64 = NOTHING
        while deeds:
            place = lowest(deeds)
            deeds &= deeds - 1
            if self.board.price[place] <= purse and (best == NOTHING or self._gain(place, money) > self._gain(best, money)):
                best = place
        return best

    def worthy(self, state: SteelAndSteamState) -> i64:
        """The bank's deeds without those for which the money is too good, as long as it has others."""
        if count(state.available) <= MANY_DEEDS:
            return state.available
        worthy: i64 = 0
        for place in range(len(self.incomes)):
            if self.incomes[place] >= self.least_return * float(self.board.price[place]):
                worthy |= state.available & BIT[place]
        return worthy if worthy else state.available

    def _gain(self, place: i64, money: float) -> float:
        return self.incomes[place] - money * float(self.board.price[place])
