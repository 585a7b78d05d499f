"""The UCT bot, only for games with a limit, because its random play would not end the others."""

from __future__ import annotations

from goldenspike.bots.uct import SIMULATIONS, Uct
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.options import NO_LIMIT
from goldenspike.games.steel_and_steam.rules.state import SteelAndSteamState
from goldenspike.parts.offer import SetupError


def uct_with_a_limit(game: SteelAndSteam, seed: int, simulations: int = SIMULATIONS) -> Uct[SteelAndSteamState]:
    """Raises `SetupError` for a game without a limit."""
    if game.chosen.limit == NO_LIMIT:
        raise SetupError("setup-without-limit")
    return Uct(game, seed, simulations)
