"""Steel Driver as one drawing: a background that never changes and keyed fragments for all that does."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from goldenspike.draw.paper import document
from goldenspike.draw.words import Words
from goldenspike.games.steel_driver.drawing import status, track
from goldenspike.games.steel_driver.drawing.board import legend, locations, names, routes
from goldenspike.games.steel_driver.drawing.outline import frame, paper_map
from goldenspike.games.steel_driver.drawing.projection import HEIGHT, WIDTH
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.game import SteelDriver

Position = Mapping[str, Any]

FULL_HEIGHT: Final = HEIGHT + status.HEIGHT


def background(board: Board, words: Words) -> str:
    return paper_map(words) + routes(board) + locations(board) + names(board) + legend(board, words) + frame()


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


def picture(board: Board, position: Position | None, words: Words) -> str:
    """A document that stands alone; without a position, the empty board."""
    height = HEIGHT if position is None else FULL_HEIGHT
    changing = {} if position is None else {**fragments(board, position), **status.strip(position, words)}
    return document(WIDTH, height, background(board, words), *changing.values())


class SteelDriverDrawing:
    """The drawing of a game of Steel Driver: that of its board."""

    def size(self, game: SteelDriver) -> tuple[float, float]:
        return WIDTH, HEIGHT

    def background(self, game: SteelDriver, words: Words) -> str:
        return background(game.board, words)

    def fragments(self, game: SteelDriver, position: Position) -> dict[str, str]:
        return fragments(game.board, position)

    def picture(self, game: SteelDriver, position: Position | None, words: Words) -> str:
        return picture(game.board, position, words)
