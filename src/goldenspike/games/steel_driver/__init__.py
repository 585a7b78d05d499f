"""Steel Driver: auctions for six railway companies, track across the United States, goods in sets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.bots.levels import levels
from goldenspike.bots.random_bot import RandomBot
from goldenspike.bots.uct import Uct
from goldenspike.box import Box
from goldenspike.games.steel_driver.bots.greedy import SteelDriverGreedy
from goldenspike.games.steel_driver.bots.mind import SteelDriverMind
from goldenspike.games.steel_driver.bots.steady import SteelDriverSteady
from goldenspike.games.steel_driver.description import describe
from goldenspike.games.steel_driver.drawing.colours import RULES
from goldenspike.games.steel_driver.drawing.picture import SteelDriverDrawing
from goldenspike.games.steel_driver.kit import SteelDriverKit
from goldenspike.games.steel_driver.primer import write_primer
from goldenspike.games.steel_driver.rules.encoding import SteelDriverEncoding
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.offer import SteelDriverOffer
from goldenspike.games.steel_driver.terminal import SteelDriverScreen
from goldenspike.games.steel_driver.traits import steel_driver_traits
from goldenspike.text.lesson import Lesson
from goldenspike.text.puzzle import Puzzles

HERE: Final = Path(__file__).parent
BOX: Final[Box[SteelDriver]] = Box(
    offer=SteelDriverOffer(),
    bots={"random": RandomBot, "greedy": SteelDriverGreedy, "uct": Uct, **levels(SteelDriverSteady, SteelDriverMind)},
    drawing=SteelDriverDrawing(),
    screen=SteelDriverScreen,
    words=HERE / "words",
    page=HERE / "page",
    description=describe,
    primer=write_primer,
    colours=RULES,
    traits=steel_driver_traits,
    kit=SteelDriverKit(),
    lesson=Lesson(HERE / "lesson"),
    puzzles=Puzzles(HERE / "puzzles"),
    mind=SteelDriverMind,
    encoding=SteelDriverEncoding,
)
