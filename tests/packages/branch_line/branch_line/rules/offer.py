"""Branch Line on the shelf."""

from pathlib import Path
from typing import Any, Final

from branch_line.rules.board import Board
from branch_line.rules.game import BranchLine
from branch_line.rules.rules import FEWEST_PLAYERS, MOST_PLAYERS, VERSION
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import Offer

BOARDS: Final = Path(__file__).parents[1] / "boards"


class BranchLineOffer(Offer):
    def __init__(self) -> None:
        boards = {"valley": BOARDS / "valley.board"}
        super().__init__("branch_line", "Branch Line", FEWEST_PLAYERS, MOST_PLAYERS, VERSION, boards, {})

    def make(self, players: int, options: dict[str, str], board: dict[str, str], version: int) -> Game[Any]:
        (file, text), *_ = board.items()
        return BranchLine(Board(file, text), players)
