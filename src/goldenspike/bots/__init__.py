"""Players that are programs: they see determinized positions, never the live one."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.bots.bot import Bot
from goldenspike.bots.random_bot import RandomBot
from goldenspike.bots.steam_barons_greedy import SteamBaronsGreedy
from goldenspike.bots.steam_greedy import SteamGreedy
from goldenspike.bots.steel_and_steam_greedy import SteelAndSteamGreedy
from goldenspike.bots.steel_driver_greedy import SteelDriverGreedy
from goldenspike.bots.uct import Uct
from goldenspike.games.steam.game import Steam
from goldenspike.games.steam_barons.game import SteamBarons
from goldenspike.games.steel_and_steam.game import SteelAndSteam
from goldenspike.games.steel_and_steam.options import NO_LIMIT
from goldenspike.games.steel_driver.game import SteelDriver
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import SetupError

BOTS: Final = ["random", "greedy", "uct"]


def make_bot(name: str, game: Game[Any], seed: int) -> Bot[Any]:
    """A bot for this game by its name; raises `SetupError`."""
    if name == "random":
        return RandomBot(game, seed)
    if name == "uct" and isinstance(game, SteelAndSteam) and game.chosen.limit == NO_LIMIT:
        raise SetupError("uct plays games to their end at random, and Steel & Steam needs a limit for that: limit=20, say")
    if name == "uct":
        return Uct(game, seed)
    if name == "greedy" and isinstance(game, SteelDriver):
        return SteelDriverGreedy(game, seed)
    if name == "greedy" and isinstance(game, Steam):
        return SteamGreedy(game, seed)
    if name == "greedy" and isinstance(game, SteamBarons):
        return SteamBaronsGreedy(game, seed)
    if name == "greedy" and isinstance(game, SteelAndSteam):
        return SteelAndSteamGreedy(game, seed)
    raise SetupError(f"there is no bot '{name[:40]}' for this game; there are {', '.join(BOTS)}")
