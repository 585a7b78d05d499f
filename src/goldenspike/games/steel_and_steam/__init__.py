"""Steel & Steam: players run locomotives across North America and buy the railways that the others pay to ride."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.bots.levels import levels
from goldenspike.bots.random_bot import RandomBot
from goldenspike.box import Box
from goldenspike.games.steel_and_steam.bots.expert import make_expert_mind
from goldenspike.games.steel_and_steam.bots.greedy import SteelAndSteamGreedy
from goldenspike.games.steel_and_steam.bots.mind import make_mind
from goldenspike.games.steel_and_steam.bots.steady import SteelAndSteamSteady
from goldenspike.games.steel_and_steam.bots.uct import uct_with_a_limit
from goldenspike.games.steel_and_steam.description import describe
from goldenspike.games.steel_and_steam.drawing.colours import RULES
from goldenspike.games.steel_and_steam.drawing.picture import SteelAndSteamDrawing
from goldenspike.games.steel_and_steam.kit import SteelAndSteamKit
from goldenspike.games.steel_and_steam.odds import VictoryCardOdds
from goldenspike.games.steel_and_steam.primer import write_primer
from goldenspike.games.steel_and_steam.routes import LocomotiveRoutes
from goldenspike.games.steel_and_steam.rules.encoding import SteelAndSteamEncoding
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.offer import SteelAndSteamOffer
from goldenspike.games.steel_and_steam.terminal import SteelAndSteamScreen
from goldenspike.games.steel_and_steam.traits import steel_and_steam_traits
from goldenspike.text.lesson import Lesson
from goldenspike.text.puzzle import Puzzles

HERE: Final = Path(__file__).parent
BOX: Final[Box[SteelAndSteam]] = Box(
    offer=SteelAndSteamOffer(),
    bots={
        "random": RandomBot,
        "greedy": SteelAndSteamGreedy,
        "uct": uct_with_a_limit,
        **levels(SteelAndSteamSteady, make_mind, make_expert_mind),
    },
    drawing=SteelAndSteamDrawing(),
    screen=SteelAndSteamScreen,
    words=HERE / "words",
    page=HERE / "page",
    description=describe,
    primer=write_primer,
    colours=RULES,
    routes=LocomotiveRoutes(),
    odds=VictoryCardOdds(),
    traits=steel_and_steam_traits,
    kit=SteelAndSteamKit(),
    lesson=Lesson(HERE / "lesson"),
    puzzles=Puzzles(HERE / "puzzles"),
    mind=make_mind,
    encoding=SteelAndSteamEncoding,
)
