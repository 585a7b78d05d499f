"""The drawing of any game: the board that never changes, and the fragments that do."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from goldenspike.draw import draw_background, draw_board, draw_fragments
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import SetupError
from goldenspike.text.speaker import bundle

EMPTY: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"></svg>'
logger: Final = logging.getLogger("goldenspike.draw")


class Words(Mapping[str, str]):
    """The words of a drawing in one language, from the catalogue of the game."""

    def __init__(self, game: str, language: str) -> None:
        self._bundle: Final = bundle(language, game)

    def __getitem__(self, key: str) -> str:
        for name in (f"draw-{key}", f"phase-{key}", f"condition-{key}", f"show-{key}"):
            pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
            if pattern is not None:
                return str(self._bundle.format_pattern(pattern)[0])
        return key.replace("_", " ").capitalize()

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


@cache
def words_of(game: str, language: str) -> Words:
    return Words(game, language)


def fragments(game: Game[Any], position: dict[str, Any]) -> dict[str, str]:
    """What is not drawn can still be played: choices, panels and log do not depend on the picture."""
    try:
        return draw_fragments(game, position)
    except SetupError:
        return {}
    except Exception:
        logger.exception("a position of %s could not be drawn", game.name)
        return {}


def background(game: Game[Any], language: str) -> str:
    """A document of its own."""
    try:
        box = re.search(r'viewBox="[^"]*"', draw_board(game))
    except SetupError:
        return EMPTY
    drawn = draw_background(game, words_of(game.name, language))
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box[0] if box else ""}>{drawn}</svg>'
