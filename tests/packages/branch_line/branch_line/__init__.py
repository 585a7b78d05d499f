"""Branch Line: sealed bids for a concession, then track along a valley."""

from pathlib import Path
from typing import Final

from branch_line.bots import Greedy
from branch_line.drawing import COLOURS, BranchLineDrawing
from branch_line.rules.game import BranchLine
from branch_line.rules.offer import BranchLineOffer
from branch_line.terminal import BranchLineScreen
from goldenspike.bots.random_bot import RandomBot
from goldenspike.bots.uct import Uct
from goldenspike.box import Box

HERE: Final = Path(__file__).parent
BOX: Final[Box[BranchLine]] = Box(
    offer=BranchLineOffer(),
    bots={"greedy": Greedy, "random": RandomBot, "uct": Uct},
    drawing=BranchLineDrawing(),
    screen=BranchLineScreen,
    words=HERE / "words",
    page=HERE / "page",
    colours=COLOURS,
)
