"""Steam: track on a hex map, goods over everybody's links, capital raised from income; base and standard rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.bots.levels import levels
from goldenspike.bots.random_bot import RandomBot
from goldenspike.bots.uct import Uct
from goldenspike.box import Box
from goldenspike.games.steam.bots.greedy import SteamGreedy
from goldenspike.games.steam.bots.mind import SteamMind
from goldenspike.games.steam.bots.steady import SteamSteady
from goldenspike.games.steam.cube_ways import MapCubeWays
from goldenspike.games.steam.description import describe
from goldenspike.games.steam.drawing.colours import RULES
from goldenspike.games.steam.drawing.picture import MapDrawing
from goldenspike.games.steam.kit import SteamKit
from goldenspike.games.steam.primer import write_primer
from goldenspike.games.steam.rules.encoding import SteamEncoding
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.offer import SteamOffer
from goldenspike.games.steam.sites import MapSites
from goldenspike.games.steam.terminal import steam_screen
from goldenspike.games.steam.traits import steam_traits
from goldenspike.text.lesson import Lesson
from goldenspike.text.puzzle import Puzzles

HERE: Final = Path(__file__).parent
BOX: Final[Box[Steam]] = Box(
    offer=SteamOffer(),
    bots={"random": RandomBot, "greedy": SteamGreedy, "uct": Uct, **levels(SteamSteady, SteamMind)},
    drawing=MapDrawing(),
    screen=steam_screen,
    words=HERE / "words",
    page=HERE / "page",
    description=describe,
    primer=write_primer,
    colours=RULES,
    cube_ways=MapCubeWays(),
    sites=MapSites(),
    traits=steam_traits,
    kit=SteamKit(),
    lesson=Lesson(HERE / "lesson"),
    puzzles=Puzzles(HERE / "puzzles"),
    mind=SteamMind,
    encoding=SteamEncoding,
)
