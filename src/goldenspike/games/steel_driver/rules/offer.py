"""What Steel Driver offers before it is set up: its players and boards."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from goldenspike.games.steel_driver.rules.board import parse_board
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.rules import FEWEST_PLAYERS, MOST_PLAYERS, VERSION
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import Offer

BOARDS: Final = Path(__file__).parents[1] / "boards"


@final
class SteelDriverOffer(Offer):
    def __init__(self) -> None:
        boards = {"usa": BOARDS / "usa.board"}
        super().__init__("steel_driver", "Steel Driver", FEWEST_PLAYERS, MOST_PLAYERS, VERSION, boards, {})

    def make(self, players: int, options: dict[str, str], board: dict[str, str], version: int) -> Game[Any]:
        (file, text), *_ = board.items()
        return SteelDriver(parse_board(file, text), players, version)
