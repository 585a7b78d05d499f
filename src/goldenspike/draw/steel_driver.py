"""Steel Driver as one drawing: a background that never changes and keyed fragments for all that does."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from goldenspike.draw import steel_driver_status as status
from goldenspike.draw import steel_driver_track as track
from goldenspike.draw.land import frame, paper_map
from goldenspike.draw.palette import PAPER
from goldenspike.draw.projection import HEIGHT, WIDTH
from goldenspike.draw.steel_driver_board import WORDS, legend, locations, names, routes
from goldenspike.draw.svg import element, number, rectangle
from goldenspike.games.steel_driver.board import Board

Position = Mapping[str, Any]

FULL_HEIGHT: Final = HEIGHT + status.HEIGHT


def background(board: Board, words: Mapping[str, str] = WORDS) -> str:
    return paper_map() + routes(board) + locations(board) + names(board) + legend(board, words) + frame()


def fragments(board: Board, position: Position) -> dict[str, str]:
    """What lies on the board, by element id, always the same ids in the same order; an empty group where there is nothing.

    The names stand here again, unchanged, because they lie above the track.
    """
    return {
        "transcontinental": track.transcontinental(board, position),
        **track.tracks(board, position),
        "names": _names_above(board),
        **track.starts(board, position),
        **track.goods(board, position),
    }


@lru_cache(maxsize=8)
def _names_above(board: Board) -> str:
    return names(board, id="names", aria_hidden="true", pointer_events="none")


def picture(board: Board, position: Position | None) -> str:
    """A document that stands alone; without a position, the empty board."""
    height = HEIGHT if position is None else FULL_HEIGHT
    changing = {} if position is None else {**fragments(board, position), **status.strip(position)}
    return element(
        "svg",
        rectangle((0, 0), WIDTH, height, fill=PAPER),
        background(board),
        *changing.values(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDTH)} {number(height)}",
        width=WIDTH,
        height=height,
    )
