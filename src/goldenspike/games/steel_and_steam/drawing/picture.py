"""Steel & Steam as one drawing: a background that never changes and keyed fragments for all that does."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from goldenspike.draw.paper import document
from goldenspike.draw.words import Words
from goldenspike.games.steel_and_steam.drawing import pieces, status
from goldenspike.games.steel_and_steam.drawing.board import legend, names, spaces
from goldenspike.games.steel_and_steam.drawing.lines import lines
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT, WIDTH, frame, paper_map
from goldenspike.games.steel_and_steam.drawing.plates import all_plates
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam

Position = Mapping[str, Any]

FULL_HEIGHT: Final = HEIGHT + status.HEIGHT


def background(board: Board, words: Words) -> str:
    return paper_map(words) + _track(board) + legend(board, words) + frame()


@lru_cache(maxsize=4)
def _track(board: Board) -> str:
    """Names lie under the lines: the few that find no free place are crossed by a line instead of hiding it."""
    return names(board, range(board.city_count)) + lines(board) + all_plates(board) + spaces(board)


def fragments(board: Board, position: Position) -> dict[str, str]:
    """What lies on the board, by element id, always the same ids in the same order; an empty group where there is nothing."""
    return {
        "route": pieces.route(board, position),
        **pieces.owners(board, position),
        **pieces.markers(board, position),
        **pieces.trains(board, position),
    }


def picture(board: Board, position: Position | None, words: Words) -> str:
    """A document that stands alone; without a position, the empty board."""
    height = HEIGHT if position is None else FULL_HEIGHT
    changing = {} if position is None else {**fragments(board, position), **status.strip(board, position, words)}
    return document(WIDTH, height, background(board, words), *changing.values())


class SteelAndSteamDrawing:
    """The drawing of a game of Steel & Steam: that of its board."""

    def size(self, game: SteelAndSteam) -> tuple[float, float]:
        return WIDTH, HEIGHT

    def background(self, game: SteelAndSteam, words: Words) -> str:
        return background(game.board, words)

    def fragments(self, game: SteelAndSteam, position: Position) -> dict[str, str]:
        return fragments(game.board, _as_drawn(position))

    def picture(self, game: SteelAndSteam, position: Position | None, words: Words) -> str:
        return picture(game.board, None if position is None else _as_drawn(position), words)


def _as_drawn(view: Position) -> Position:
    placed = [{**seat, "at": seat["location"]} for seat in view["seats"]]
    return {**view, "seats": placed, "turn": view["active"]}
