"""Buying and selling shares by what they should bring until the end of the turn, compared with what other shares would."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.bots.forecast import Forecast
from goldenspike.games.steam_barons.rules import actions
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.phase1_buy_shares import WINNER_BUYS, for_sale, least_bid, most_shares
from goldenspike.games.steam_barons.rules.rules import BANKRUPT_PRICE, COMPANY_COUNT, LOWEST_BID
from goldenspike.games.steam_barons.rules.state import NOBODY, BaronsState
from goldenspike.kernel.ints import i64

HOLD: Final = [0.0, 4.0, 5.0, 4.0, 2.0, 0.0]
"""By turn: what a share is worth beyond its price at the end of the turn, because it may be held."""
CHANCE_TO_GET: Final = 0.2
"""The part of the better shares still to be sold in this turn that a seat expects to get."""


@final
class Trader:
    def __init__(self, game: SteamBarons) -> None:
        self.players: Final[i64] = game.players
        self.forecast: Final = Forecast(game)

    def bid(self, state: BaronsState, seat: i64) -> i64:
        self.forecast.look(state)
        bid = least_bid(state)
        if self._wanted(state, seat, bid) == 0 or self._can_wait(state, seat):
            return actions.simple(actions.PASS)
        return actions.simple(actions.BID, bid)

    def _can_wait(self, state: BaronsState, seat: i64) -> bool:
        """Will the high bidder leave enough shares to buy as many as wanted at the present bid?"""
        if state.high_bidder == NOBODY:
            return False
        left = state.available[for_sale(state)] - most_shares(state, state.high_bidder)
        return left >= self._wanted(state, seat, state.bid)

    def buy(self, state: BaronsState, seat: i64) -> i64:
        self.forecast.look(state)
        least = 1 if state.buying == WINNER_BUYS else 0
        return actions.simple(actions.BUY, max(least, self._wanted(state, seat, state.bid)))

    def _wanted(self, state: BaronsState, seat: i64, bid: i64) -> i64:
        """How many shares of the company for sale a seat wants at this price, and has money for after all better ones."""
        company = for_sale(state)
        rate = self._rate(state, company, bid)
        if rate <= 0.0:
            return 0
        purse = float(state.cash[seat])
        for place in range(state.place + 1, state.running):
            other = state.order[place]
            price = max(LOWEST_BID, state.price[other])
            if state.available[other] and self._rate(state, other, price) > rate:
                purse -= CHANCE_TO_GET * float(state.available[other] * price)
        if purse < float(bid):
            return 0
        return min(state.available[company], int(purse) // bid)

    def _rate(self, state: BaronsState, company: i64, price: i64) -> float:
        """What a dollar for a share of a company earns until the end of the turn."""
        return self._worth(state, company) / float(price) - 1.0

    def _worth(self, state: BaronsState, company: i64) -> float:
        return self.forecast.worth(company) + HOLD[state.turn]

    def fair_price(self, state: BaronsState) -> i64:
        """What a share of the company for sale should bring."""
        self.forecast.look(state)
        return int(self._worth(state, for_sale(state)))

    def sell(self, state: BaronsState, seat: i64) -> i64:
        return self.sale(state, seat, state.selling[seat])

    def sale(self, state: BaronsState, seat: i64, company: i64) -> i64:
        """Sell all shares of a company if other shares will do more with their price."""
        self.forecast.look(state)
        held = self.forecast.worth(company) + HOLD[state.turn + 1]
        sold = float(state.price[company]) * (1.0 + going_rate(state, self.forecast, self.players, state.turn + 1))
        shares = state.shares[seat * COMPANY_COUNT + company] if sold > held else 0
        return actions.sell(company, shares)


def going_rate(state: BaronsState, forecast: Forecast, players: i64, turn: i64) -> float:
    """What the last dollar of all players will earn in a turn, if they buy the best shares for sale first."""
    purse: i64 = 0
    for seat in range(players):
        purse += state.cash[seat]
    last = 1000.0
    while True:
        rate = 0.0
        cost: i64 = 0
        for company in range(COMPANY_COUNT):
            if state.available[company] and state.price[company] != BANKRUPT_PRICE:
                price = max(LOWEST_BID, state.price[company])
                own = (forecast.worth(company) + HOLD[turn]) / float(price) - 1.0
                if rate < own < last:
                    rate, cost = own, state.available[company] * price
        purse -= cost
        if cost == 0 or purse <= 0:
            return rate
        last = rate
