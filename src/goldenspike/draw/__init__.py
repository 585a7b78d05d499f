"""Boards and positions as SVG: one drawing for the browser, the command line and the documentation."""

from __future__ import annotations

from typing import Any

from goldenspike.draw import steam, steel_and_steam, steel_driver
from goldenspike.games.steam.game import Steam
from goldenspike.games.steam_barons.game import SteamBarons
from goldenspike.games.steel_and_steam.game import SteelAndSteam
from goldenspike.games.steel_driver.game import SteelDriver
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import SetupError


def draw_board(game: Game[Any]) -> str:
    """The empty board."""
    if isinstance(game, SteelDriver):
        return steel_driver.picture(game.board, None)
    if isinstance(game, SteelAndSteam):
        return steel_and_steam.picture(game.board, None)
    if isinstance(game, Steam | SteamBarons):
        return steam.picture(game.ground.map, None)
    raise SetupError(f"{game.name} has no drawing")


def draw_position(game: Game[Any], view: dict[str, Any], names: list[str]) -> str:
    """The board as a view of the game shows it, with the players' names."""
    named = [{**seat, "name": name} for seat, name in zip(view["seats"], names, strict=True)]
    if isinstance(game, SteelDriver):
        return steel_driver.picture(game.board, {**view, "seats": named})
    if isinstance(game, SteelAndSteam):
        return steel_and_steam.picture(game.board, {**view, "seats": named})
    if isinstance(game, Steam | SteamBarons):
        return steam.picture(game.ground.map, {**view, "seats": named})
    raise SetupError(f"{game.name} has no drawing")
