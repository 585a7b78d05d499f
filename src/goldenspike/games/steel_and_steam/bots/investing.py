"""Business as a steady player of Steel & Steam conducts it: the engine first, then deeds, but none that ends a game it loses."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.forecast import Forecast
from goldenspike.games.steel_and_steam.bots.money import Money
from goldenspike.games.steel_and_steam.rules import actions
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.rules import UPGRADE_COST
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.ints import i64


@final
class Investing:
    def __init__(self, game: SteelAndSteam, money: Money, forecast: Forecast) -> None:
        self.game: Final = game
        self.money: Final = money
        self.forecast: Final = forecast

    def business(self, state: SteelAndSteamState, seat: i64) -> i64:
        if self.money.by_card:
            return self.money.business(state, seat)
        engine = self.forecast.best_engine(state, seat)
        if engine != NOTHING:
            if UPGRADE_COST[engine] <= state.cash[seat]:
                return actions.with_one(actions.UPGRADE, engine)
            return actions.simple(actions.NOTHING)
        return self.money.business(state, seat)
