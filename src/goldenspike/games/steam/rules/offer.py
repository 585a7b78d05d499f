"""What Steam offers before it is set up: its players, maps and rule sets."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from goldenspike.games.steam.rules.changes import VERSION
from goldenspike.games.steam.rules.game import BASE, STANDARD, Steam
from goldenspike.games.steam.rules.rules import FEWEST_PLAYERS, MOST_PLAYERS
from goldenspike.kernel.core import Game
from goldenspike.parts.hex.map import parse_map
from goldenspike.parts.offer import Offer

BOARDS: Final = Path(__file__).parents[1] / "boards"
MAPS: Final = {name: BOARDS / f"{name}.map" for name in ("eastern_us", "northern_england")}


@final
class SteamOffer(Offer):
    def __init__(self) -> None:
        super().__init__("steam", "Steam", FEWEST_PLAYERS, MOST_PLAYERS, VERSION, MAPS, {"rules": [BASE, STANDARD]})

    def make(self, players: int, options: dict[str, str], board: dict[str, str], version: int) -> Game[Any]:
        (file, text), *_ = board.items()
        return Steam(parse_map(file, text), players, options["rules"], version)
