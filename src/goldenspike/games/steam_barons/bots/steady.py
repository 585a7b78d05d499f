"""A Steam Barons player that buys what rises, sells what falls, builds long routes and moves goods for its own shares."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steam_barons.bots.policy import Policy
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.ints import i64


@final
class SteamBaronsSteady(Bot[BaronsState]):
    def __init__(self, game: SteamBarons, seed: i64) -> None:
        self.policy: Final = Policy(game)

    def choose(self, state: BaronsState, seat: i64) -> i64:
        return self.policy.answer(state, seat)
