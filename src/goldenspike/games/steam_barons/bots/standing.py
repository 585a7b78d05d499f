"""How a seat stands at the beginning of a turn: money, shares and what they promise, as parts of an average fortune."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.bots.forecast import Forecast
from goldenspike.games.steam_barons.bots.trader import going_rate
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.ints import i64

CHEAP: Final = 7
"""Shares up to this price have more room to rise than to fall."""


@final
class Standing:
    def __init__(self, game: SteamBarons) -> None:
        self.players: Final[i64] = game.players
        self.forecast: Final = Forecast(game)
        self.fortune: float = 1.0
        self.promise: float = 1.0
        self.rate: float = 0.0

    def look(self, state: BaronsState) -> None:
        """Look at what all seats have in common."""
        self.forecast.look(state)
        self.rate = min(2.0, going_rate(state, self.forecast, self.players, state.turn))
        total: i64 = 0
        for seat in range(self.players):
            total += state.cash[seat]
            for company in range(COMPANY_COUNT):
                total += state.shares[seat * COMPANY_COUNT + company] * max(0, state.price[company])
        self.fortune = max(1.0, float(total) / float(self.players))
        self.promise = 1.0
        for company in range(COMPANY_COUNT):
            self.promise += self.forecast.expected[company]

    def features(self, state: BaronsState, seat: i64) -> list[float]:
        forecast = self.forecast
        stock, cheap, dividends, rise, bonus, controlled = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        for company in range(COMPANY_COUNT):
            held = float(state.shares[seat * COMPANY_COUNT + company])
            price = float(max(0, state.price[company]))
            stock += held * price
            cheap += held * price if price <= CHEAP else 0.0
            dividends += held * forecast.dividend[company]
            rise += held * (forecast.price[company] - price)
            if state.controller[company] == seat:
                bonus += forecast.bonus[company]
                controlled += forecast.expected[company]
        cash = float(state.cash[seat])
        parts = [cash, stock, cheap, dividends * 4.0, rise * 3.0, bonus * 10.0, cash * self.rate * 2.0]
        features = [part / self.fortune for part in parts]
        features.append(2.0 * controlled / self.promise)
        features.append(float((seat + self.players - state.marker) % self.players) / float(self.players))
        return features
