"""What Steam offers before it is set up: its players, maps and rule sets."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from goldenspike.games.steam.rules.game import BASE, STANDARD, Steam
from goldenspike.games.steam.rules.rules import FEWEST_PLAYERS, MOST_PLAYERS, VERSION
from goldenspike.kernel.core import Game
from goldenspike.parts.hex.map import load_map
from goldenspike.parts.offer import Offer

BOARDS: Final = Path(__file__).parents[1] / "boards"
MAPS: Final = {name: BOARDS / f"{name}.map" for name in ("eastern_us", "northern_england")}


@final
class SteamOffer(Offer):
    def __init__(self) -> None:
        super().__init__("steam", "Steam", FEWEST_PLAYERS, MOST_PLAYERS, VERSION, MAPS, {"rules": [BASE, STANDARD]})

    def make(self, players: int, options: dict[str, str], board: Path) -> Game[Any]:
        return Steam(load_map(board), players, options["rules"])
