"""Steel & Steam as one drawing: a background that never changes and keyed fragments for all that does."""

from collections.abc import Mapping
from typing import Any

from goldenspike.draw.north_america import HEIGHT, WIDTH, frame, paper_map
from goldenspike.draw.palette import PAPER
from goldenspike.draw.steel_and_steam_board import WORDS, legend, name_boxes, names, spaces
from goldenspike.draw.steel_and_steam_lines import lines
from goldenspike.draw.steel_and_steam_plates import all_plates
from goldenspike.draw.svg import element, number, rectangle
from goldenspike.games.steel_and_steam.board import Board

Position = Mapping[str, Any]


def background(board: Board, words: Mapping[str, str] = WORDS) -> str:
    track = lines(board) + all_plates(board, name_boxes(board)) + spaces(board)
    return paper_map() + track + names(board) + legend(board, words) + frame()


def picture(board: Board, position: Position | None) -> str:
    """A document that stands alone; without a position, the empty board."""
    height = HEIGHT
    return element(
        "svg",
        rectangle((0, 0), WIDTH, height, fill=PAPER),
        background(board),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDTH)} {number(height)}",
        width=WIDTH,
        height=height,
    )
