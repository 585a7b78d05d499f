"""Steam on the shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from goldenspike.games.steam.game import BASE, STANDARD, Steam
from goldenspike.games.steam.rules import FEWEST_PLAYERS, MOST_PLAYERS, VERSION
from goldenspike.kernel.core import Game
from goldenspike.parts.hexmap import load_map
from goldenspike.parts.offer import Offer

MAPS: Final = Path(__file__).parents[2] / "boards" / "steam"


@final
class SteamOffer(Offer):
    def __init__(self) -> None:
        maps = {name: MAPS / f"{name}.map" for name in ("eastern_us", "northern_england")}
        super().__init__("steam", "Steam", FEWEST_PLAYERS, MOST_PLAYERS, VERSION, maps, {"rules": [BASE, STANDARD]})

    def make(self, players: int, options: dict[str, str], board: Path) -> Game[Any]:
        return Steam(load_map(board), players, options["rules"])
