"""Steel & Steam as one drawing: a background that never changes and keyed fragments for all that does."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from goldenspike.draw import steel_and_steam_pieces as pieces
from goldenspike.draw import steel_and_steam_status as status
from goldenspike.draw.north_america import HEIGHT, WIDTH, frame, paper_map
from goldenspike.draw.palette import PAPER
from goldenspike.draw.steel_and_steam_board import WORDS, legend, names, spaces
from goldenspike.draw.steel_and_steam_lines import lines
from goldenspike.draw.steel_and_steam_plates import all_plates
from goldenspike.draw.svg import element, number, rectangle
from goldenspike.games.steel_and_steam.board import Board

Position = Mapping[str, Any]

FULL_HEIGHT: Final = HEIGHT + status.HEIGHT


def background(board: Board, words: Mapping[str, str] = WORDS) -> str:
    return _track(board) + legend(board, words) + frame()


@lru_cache(maxsize=4)
def _track(board: Board) -> str:
    return paper_map() + lines(board) + all_plates(board) + spaces(board) + names(board, range(board.city_count))


def fragments(board: Board, position: Position) -> dict[str, str]:
    """What lies on the board, by element id, always the same ids in the same order; an empty group where there is nothing."""
    return {
        "route": pieces.route(board, position),
        **pieces.owners(board, position),
        **pieces.markers(board, position),
        **pieces.trains(board, position),
    }


def picture(board: Board, position: Position | None, words: Mapping[str, str] = WORDS) -> str:
    """A document that stands alone; without a position, the empty board."""
    height = HEIGHT if position is None else FULL_HEIGHT
    changing = {} if position is None else {**fragments(board, position), **status.strip(board, position)}
    return element(
        "svg",
        rectangle((0, 0), WIDTH, height, fill=PAPER),
        background(board, words),
        *changing.values(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDTH)} {number(height)}",
        width=WIDTH,
        height=height,
    )
