"""The drawing of any game: the board that never changes, the fragments that do, and complete pictures."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from goldenspike.draw.face import FACE, embedded
from goldenspike.draw.svg import text
from goldenspike.kernel.core import Game
from goldenspike.shelf import box_of
from goldenspike.text.drawn import DrawnWords

NOT_DRAWN: Final = "not-drawn"
logger: Final = logging.getLogger("goldenspike.draw")


@cache
def words_of(game: str, language: str) -> DrawnWords:
    return DrawnWords(box_of(game).words, language)


def fragments(game: Game[Any], position: dict[str, Any]) -> dict[str, str]:
    """The fragments of a position. If drawing fails, the game can still be played: the server's log says why, once."""
    try:
        return box_of(game.name).drawing.fragments(game, position)
    except Exception as error:
        report_once(game.name, repr(error))
        words = text((20, 40), f"{NOT_DRAWN} {game.name}", 24, id=NOT_DRAWN)
        return {NOT_DRAWN: words}


@lru_cache(256)
def report_once(game: str, trouble: str) -> None:
    logger.error("a position of %s could not be drawn: %s", game, trouble)


def background(game: Game[Any], language: str) -> str:
    """The unchanging board as an SVG document."""
    drawing = box_of(game.name).drawing
    width, height = drawing.size(game)
    drawn = drawing.background(game, words_of(game.name, language))
    box = f"0 0 {width:g} {height:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="{FACE}">{drawn}</svg>'


def with_typeface(picture: str) -> str:
    """A picture that is shown alike where nobody has our typeface. A page forbids styles inside of drawings and has its own."""
    head, _, rest = picture.partition(">")
    return f"{head}><style>{embedded()}</style>{rest}"


def draw_board(game: Game[Any], language: str = "en") -> str:
    """The empty board."""
    return with_typeface(box_of(game.name).drawing.picture(game, None, words_of(game.name, language)))


def draw_position(
    game: Game[Any], view: dict[str, Any], names: list[str], language: str = "en", winners: Sequence[int] = ()
) -> str:
    """The board as a view of the game shows it, with the players' names, and a frame around those of the winners (from 0)."""
    seats = enumerate(zip(view["seats"], names, strict=True))
    named = [{**seat, "name": name, "winner": number in winners} for number, (seat, name) in seats]
    return with_typeface(box_of(game.name).drawing.picture(game, {**view, "seats": named}, words_of(game.name, language)))
