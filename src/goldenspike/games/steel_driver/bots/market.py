"""What control of a company is worth to each seat, and how many cubes each would bid for it."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver.bots.estimates import next_location
from goldenspike.games.steel_driver.bots.forecast import forecast
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT, TURNS
from goldenspike.games.steel_driver.rules.state import NOBODY, NOTHING, NOWHERE, SteelDriverState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT


@final
class Market:
    """The companies that are still for sale this turn, as they look before the next bid."""

    def __init__(self, state: SteelDriverState, board: Board, players: i64, knobs: list[float], taste: list[float]) -> None:
        self.state: Final = state
        self.board: Final = board
        self.players: Final[i64] = players
        self.knobs: Final = knobs
        self.taste: Final = taste
        most: i64 = 0
        for seat in range(players):
            most = max(most, state.cubes[seat])
        self.most: Final[i64] = most
        self.shares: Final = [0.0] * COMPANY_COUNT
        self.profits: Final = [row([]) for _ in range(COMPANY_COUNT)]
        for company in range(COMPANY_COUNT):
            if state.controller[company] == NOBODY:
                self.shares[company] = knobs[18] * forecast(state, board, company, state.turn)
                self.profits[company] = self._profits(company)

    def _profits(self, company: i64) -> Row:
        """For every bid, the profit that the company earns with it this turn."""
        state, board = self.state, self.board
        profits = row([0] * (self.most + 1))
        if state.start[company] != NOWHERE:
            low, high = state.touching_low[company], state.touching_high[company]
            profits_from(state, board, state.reached[company], low, high, state.treasury[company], profits)
            return profits
        for city in range(len(board.names)):
            if board.hexagonal[city]:
                profits_from(state, board, BIT[city], board.at_low[city], board.at_high[city], state.treasury[company], profits)
        return profits

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
        state, knobs = self.state, self.knobs
        if state.turn == TURNS:
            later = knobs[16]
        else:
            later = knobs[0] + (knobs[1] - knobs[0]) * float(state.turn - 1) / 3.0
        price = self.price(company)
        if price == 0:
            return later
        worth = 0.0
        for other in range(COMPANY_COUNT):
            if state.controller[other] == NOBODY and other != company:
                worth += self._plain_worth(other, price)
        return max(later, knobs[2] * worth / float(self._others(company)) / (float(price) + knobs[22]))

    def _plain_worth(self, company: i64, bid: i64) -> float:
        profits = self.profits[company]
        return (self.knobs[5] * float(profits[bid]) + self.shares[company]) * self.taste[company]

    def worth(self, seat: i64, company: i64, bid: i64) -> float:
        """What control brings to a seat for this bid: the profit of this turn and a share."""
        return self._plain_worth(company, bid) + self._stake(seat, company)

    def _stake(self, seat: i64, company: i64) -> float:
        """What it is worth to build for the shares already held, and to hold most of them."""
        state = self.state
        mine = state.shares[seat * COMPANY_COUNT + company]
        worth = self.knobs[19] * float(mine)
        for other in range(self.players):
            if other != seat and state.shares[other * COMPANY_COUNT + company] > mine:
                return worth
        return worth + self.knobs[4]

    def limit(self, seat: i64, company: i64, rate: float) -> i64:
        """The most cubes that a seat should bid if a cube earns so much elsewhere."""
        bid: i64 = self.state.cubes[seat]
        stake = self._stake(seat, company)
        while bid > 0 and self._plain_worth(company, bid) + stake < rate * float(bid):
            bid -= 1
        return bid

    def rival_limit(self, seat: i64, company: i64, rate: float) -> i64:
        """The most cubes that another seat which may still bid should bid."""
        most: i64 = 0
        state = self.state
        for other in range(self.players):
            if other != seat and (state.auctioned == NOTHING or not state.out & BIT[other]):
                if state.cubes[other] > most:
                    most = max(most, self.limit(other, company, rate))
        return most


def profits_from(state: SteelDriverState, board: Board, reached: i64, low: i64, high: i64, box: i64, profits: Row) -> None:
    """Enter for every bid what a company earns that takes the most rewarding link again and again, if that is more."""
    earned: i64 = 0
    spent: i64 = 0
    purse: i64 = box + len(profits) - 1
    while True:
        location, cost = next_location(state, board, reached, low, high, purse - spent)
        until = len(profits) if location == NOWHERE else min(len(profits), max(0, spent + cost - box))
        for bid in range(max(0, spent - box), until):
            profits[bid] = max(profits[bid], earned)
        if location == NOWHERE:
            return
        earned += board.values[location]
        spent += cost
        reached |= BIT[location]
        low |= board.at_low[location]
        high |= board.at_high[location]
