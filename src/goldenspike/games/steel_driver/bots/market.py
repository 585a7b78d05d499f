"""What control of a company is worth to a seat, and how many cubes it should bid for it."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver.bots.estimates import building_profit
from goldenspike.games.steel_driver.bots.forecast import forecast
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.games.steel_driver.rules.state import NOBODY, NOTHING, SteelDriverState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT

FUTURE_CUBE: Final = [0.0, 32.0, 36.0, 34.0, 26.0, 5.0]
"""By turn, what a cube that is not bid is worth; after the last auction nothing, but there a bid must not be careless either."""
THRIFT: Final = 1.43
"""How much more a cube brings elsewhere than on the average company at the market's price: the last ones go for less."""
EXTRA_CUBE: Final = 1.2
"""How much above the market's price a company really costs."""
PROFIT_PART: Final = 0.57
"""How much of the profit that a company could earn alone is left when the others build too."""
SHARE_PART: Final = 1.2
"""How much more a share pays than the forecast says if its holder builds for it."""
OWN_SHARE: Final = 24.0
"""What it is worth to build for one share that is already held."""
MAJORITY: Final = 36.0
"""What it is worth to hold most shares of a company."""


@final
class Market:
    """The companies that are still for sale this turn, as a seat sees them before its bid."""

    def __init__(self, state: SteelDriverState, board: Board, players: i64, seat: i64, taste: list[float]) -> None:
        self.state: Final = state
        self.board: Final = board
        self.players: Final[i64] = players
        self.seat: Final[i64] = seat
        self.taste: Final = taste
        self.shares: Final = [self._share(company) for company in range(COMPANY_COUNT)]

    def _share(self, company: i64) -> float:
        """What a share of a company for sale pays at the end, and what comes with it."""
        state = self.state
        if state.controller[company] != NOBODY:
            return 0.0
        mine = state.shares[self.seat * COMPANY_COUNT + company]
        worth = SHARE_PART * forecast(state, self.board, company, state.turn) + OWN_SHARE * float(mine)
        for other in range(self.players):
            if other != self.seat and state.shares[other * COMPANY_COUNT + company] > mine:
                return worth
        return worth + MAJORITY

    def worth(self, company: i64, bid: i64) -> float:
        """What control brings for this bid: the profit of this turn and a share."""
        profit = building_profit(self.state, self.board, company, self.state.treasury[company] + bid)
        return (PROFIT_PART * profit + self.shares[company]) * self.taste[company]

    def price(self, company: i64) -> i64:
        """The highest price at which everybody's cubes buy all companies but this one; 0 if there are none."""
        number = self._others(company)
        if number == 0:
            return 0
        price: i64 = 1
        while True:
            bought: i64 = 0
            for seat in range(self.players):
                bought += self.state.cubes[seat] // (price + 1)
            if bought < number:
                return price
            price += 1

    def _others(self, company: i64) -> i64:
        number: i64 = 0
        for other in range(COMPANY_COUNT):
            if self.state.controller[other] == NOBODY and other != company:
                number += 1
        return number

    def rate(self, company: i64) -> float:
        """What a cube earns elsewhere: on the other companies at the market's price, or in a later turn."""
        later = FUTURE_CUBE[self.state.turn]
        price = self.price(company)
        if price == 0:
            return later
        worth = 0.0
        for other in range(COMPANY_COUNT):
            if self.state.controller[other] == NOBODY and other != company:
                worth += self.worth(other, price)
        return max(later, THRIFT * worth / float(self._others(company)) / (float(price) + EXTRA_CUBE))

    def limit(self, company: i64) -> i64:
        """The most cubes that control of a company is worth."""
        rate = self.rate(company)
        bid: i64 = self.state.cubes[self.seat]
        while bid > 0 and self.worth(company, bid) < rate * float(bid):
            bid -= 1
        return bid

    def gain(self, company: i64, price: i64, rate: float) -> float:
        """What control brings beyond what so many cubes earn elsewhere."""
        return self.worth(company, price) - rate * float(price)

    def most_promising(self) -> i64:
        """The company for sale that brings most at the market's price."""
        price, rate = self.price(NOTHING), self.rate(NOTHING)
        best: i64 = NOTHING
        most = 0.0
        for company in range(COMPANY_COUNT):
            if self.state.controller[company] == NOBODY:
                gain = self.gain(company, price, rate)
                if best == NOTHING or gain > most:
                    best, most = company, gain
        return best

    def deepest_purse(self) -> i64:
        """The most cubes that another seat which may still bid for the company put up holds."""
        most: i64 = 0
        for other in range(self.players):
            if other != self.seat and not self.state.out & BIT[other]:
                most = max(most, self.state.cubes[other])
        return most
