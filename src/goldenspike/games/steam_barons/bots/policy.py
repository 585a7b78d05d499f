"""The steady way to play Steam Barons: one quick answer to every question."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.bots.carrier import Carrier
from goldenspike.games.steam_barons.bots.construction import Construction
from goldenspike.games.steam_barons.bots.trader import Trader
from goldenspike.games.steam_barons.rules.game import BUILD_TRACK, BUY_SHARES, MOVE_GOODS, SteamBarons
from goldenspike.games.steam_barons.rules.phase1_buy_shares import BIDDING
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.ints import i64


@final
class Policy:
    def __init__(self, game: SteamBarons) -> None:
        self.trader: Final = Trader(game)
        self.construction: Final = Construction(game)
        self.carrier: Final = Carrier(game)

    def answer(self, state: BaronsState, seat: i64) -> i64:
        if state.phase == BUY_SHARES:
            return self.trader.bid(state, seat) if state.buying == BIDDING else self.trader.buy(state, seat)
        if state.phase == BUILD_TRACK:
            return self.construction.next_action(state)
        if state.phase == MOVE_GOODS:
            return self.carrier.move(state, seat)
        return self.trader.sell(state, seat)
