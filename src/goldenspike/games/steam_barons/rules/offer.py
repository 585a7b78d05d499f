"""What Steam Barons offers before it is set up: its players and maps."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from goldenspike.games.steam.rules.offer import MAPS
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.market import load_market
from goldenspike.games.steam_barons.rules.rules import FEWEST_PLAYERS, MOST_PLAYERS, VERSION
from goldenspike.kernel.core import Game
from goldenspike.parts.hex.map import load_map
from goldenspike.parts.offer import Offer


@final
class SteamBaronsOffer(Offer):
    def __init__(self) -> None:
        super().__init__("steam_barons", "Steam Barons", FEWEST_PLAYERS, MOST_PLAYERS, VERSION, MAPS, {})

    def make(self, players: int, options: dict[str, str], board: Path) -> Game[Any]:
        return SteamBarons(load_map(board), load_market(), players)
