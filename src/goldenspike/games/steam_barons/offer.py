"""Steam Barons on the shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from goldenspike.games.steam_barons.game import SteamBarons
from goldenspike.games.steam_barons.market import load_market
from goldenspike.games.steam_barons.rules import FEWEST_PLAYERS, MOST_PLAYERS, VERSION
from goldenspike.kernel.core import Game
from goldenspike.parts.hexmap import load_map
from goldenspike.parts.offer import Offer

MAPS: Final = Path(__file__).parents[2] / "boards" / "steam"


@final
class SteamBaronsOffer(Offer):
    def __init__(self) -> None:
        maps = {name: MAPS / f"{name}.map" for name in ("eastern_us", "northern_england")}
        super().__init__("steam_barons", "Steam Barons", FEWEST_PLAYERS, MOST_PLAYERS, VERSION, maps, {})

    def make(self, players: int, options: dict[str, str], board: Path) -> Game[Any]:
        return SteamBarons(load_map(board), load_market(MAPS / "stock_market.card"), players)
