"""Steam Barons in a terminal: Steam's map, with companies for owners."""

from __future__ import annotations

from goldenspike.games.steam.terminal import MapScreen
from goldenspike.games.steam_barons.rules.game import SteamBarons


def barons_screen(game: SteamBarons) -> MapScreen:
    return MapScreen(game.ground.map, "OGBNKW", ["cash", "controls", "shares"])
