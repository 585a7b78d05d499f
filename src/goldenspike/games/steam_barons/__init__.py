"""Steam Barons: the stock-market game on the maps of Steam, with six railway companies for sale."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.bots.levels import levels
from goldenspike.bots.random_bot import RandomBot
from goldenspike.bots.uct import Uct
from goldenspike.box import Box
from goldenspike.games.steam.cube_ways import MapCubeWays
from goldenspike.games.steam.drawing.picture import MapDrawing
from goldenspike.games.steam.sites import MapSites
from goldenspike.games.steam_barons.bots.greedy import SteamBaronsGreedy
from goldenspike.games.steam_barons.bots.mind import BaronsMind, expert_mind
from goldenspike.games.steam_barons.bots.steady import SteamBaronsSteady
from goldenspike.games.steam_barons.description import describe
from goldenspike.games.steam_barons.kit import SteamBaronsKit
from goldenspike.games.steam_barons.primer import write_primer
from goldenspike.games.steam_barons.rules.encoding import SteamBaronsEncoding
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.offer import SteamBaronsOffer
from goldenspike.games.steam_barons.terminal import SteamBaronsScreen
from goldenspike.games.steam_barons.traits import steam_barons_traits
from goldenspike.text.lesson import Lesson
from goldenspike.text.puzzle import Puzzles

HERE: Final = Path(__file__).parent
BOX: Final[Box[SteamBarons]] = Box(
    offer=SteamBaronsOffer(),
    bots={"random": RandomBot, "greedy": SteamBaronsGreedy, **levels(SteamBaronsSteady, BaronsMind, expert_mind), "uct": Uct},
    mind=BaronsMind,
    drawing=MapDrawing(),
    screen=SteamBaronsScreen,
    words=HERE / "words",
    page=HERE / "page",
    description=describe,
    primer=write_primer,
    cube_ways=MapCubeWays(),
    sites=MapSites(),
    traits=steam_barons_traits,
    kit=SteamBaronsKit(),
    lesson=Lesson(HERE / "lesson"),
    puzzles=Puzzles(HERE / "puzzles"),
    encoding=SteamBaronsEncoding,
)
