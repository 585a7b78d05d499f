"""Boards and positions as SVG: one drawing for the browser, the command line and the documentation."""

from __future__ import annotations

from collections.abc import Mapping
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
    drawing, board = _drawing(game)
    return str(drawing.picture(board, None))


def draw_position(game: Game[Any], view: dict[str, Any], names: list[str]) -> str:
    """The board as a view of the game shows it, with the players' names."""
    named = [{**seat, "name": name} for seat, name in zip(view["seats"], names, strict=True)]
    drawing, board = _drawing(game)
    return str(drawing.picture(board, _as_drawn(game, {**view, "seats": named})))


def draw_background(game: Game[Any], words: Mapping[str, str]) -> str:
    """What never changes, in the words of a language."""
    drawing, board = _drawing(game)
    return str(drawing.background(board, words))


def draw_fragments(game: Game[Any], view: dict[str, Any]) -> dict[str, str]:
    """What lies on the board and changes, by key; it is the same for every seat and in every language."""
    drawing, board = _drawing(game)
    return dict(drawing.fragments(board, _as_drawn(game, view)))


def _drawing(game: Game[Any]) -> tuple[Any, Any]:
    """The module that draws a game, and what it draws it from."""
    if isinstance(game, SteelDriver):
        return steel_driver, game.board
    if isinstance(game, SteelAndSteam):
        return steel_and_steam, game.board
    if isinstance(game, Steam | SteamBarons):
        return steam, game.ground.map
    raise SetupError(f"{game.name} has no drawing")


def _as_drawn(game: Game[Any], view: dict[str, Any]) -> dict[str, Any]:
    if isinstance(game, SteelAndSteam):
        placed = [{**seat, "at": seat["location"]} for seat in view["seats"]]
        return {**view, "seats": placed, "turn": view["active"]}
    return view
