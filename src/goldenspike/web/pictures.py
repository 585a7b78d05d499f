"""The drawing of any game: the board that never changes, and the fragments that do."""

from __future__ import annotations

import importlib
import importlib.util
import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from goldenspike.kernel.core import CHANCE, Game, Log
from goldenspike.text.speaker import bundle

logger: Final = logging.getLogger("goldenspike.draw")
EMPTY: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"></svg>'


class Words(Mapping[str, str]):
    """The words of a drawing in one language, from the catalogue of the game."""

    def __init__(self, game: str, language: str) -> None:
        self._bundle: Final = bundle(language, game)

    def __getitem__(self, key: str) -> str:
        for name in (f"draw-{key}", f"phase-{key}"):
            pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
            if pattern is not None:
                return str(self._bundle.format_pattern(pattern)[0])
        return key.replace("_", " ").capitalize()

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


@cache
def drawing_of(game: str) -> Any:
    """The module that draws a game: its own, or that of the family its name begins with; None while there is none."""
    for name in (game, game.partition("_")[0]):
        if importlib.util.find_spec(f"goldenspike.draw.{name}"):
            return importlib.import_module(f"goldenspike.draw.{name}")
    return None


def board_of(game: Any) -> Any:
    """What the drawing is drawn from: the board, or the map under the ground."""
    return game.board if hasattr(game, "board") else game.ground.map


@cache
def words_of(game: str, language: str) -> Words:
    return Words(game, language)


def fragments(game: Game[Any], position: Mapping[str, Any], language: str) -> dict[str, str]:
    """What is not drawn can still be played: choices, panels and log do not depend on the picture."""
    drawing = drawing_of(game.name)
    if drawing is None:
        return {}
    try:
        drawn: dict[str, str] = drawing.fragments(board_of(game), position, words_of(game.name, language))
    except Exception:
        logger.exception("a position of %s could not be drawn", game.name)
        return {}
    return drawn


def background(game: Game[Any], language: str) -> str:
    """A document of its own; `data-full` is the view box with room for the strip of players and companies."""
    drawing = drawing_of(game.name)
    if drawing is None:
        return EMPTY
    board = board_of(game)
    position = game.view(game.start(Log()), CHANCE)
    whole = _view_box(drawing.picture(board, position))
    drawn = drawing.background(board, words_of(game.name, language))
    box = _view_box(drawing.picture(board, None))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" data-full="{whole}">{drawn}</svg>'


def _view_box(svg: str) -> str:
    found = re.search(r'viewBox="([^"]*)"', svg)
    return found[1] if found else "0 0 100 100"
