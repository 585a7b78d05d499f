"""Where Steel & Steam's circles, lines and names lie on the drawing: near their true places, and apart from each other."""

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from goldenspike.draw.svg import Point
from goldenspike.games.steel_and_steam.drawing.arranging.arrange import arrange, make_more_room
from goldenspike.games.steel_and_steam.drawing.arranging.naming import Name, Naming
from goldenspike.games.steel_and_steam.drawing.arranging.sketch import Sketch
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT, WIDTH
from goldenspike.games.steel_and_steam.drawing.tracks import station_circles
from goldenspike.games.steel_and_steam.rules.board.board import Board

STORE: Final = "layouts"
"""The folder with a layout for each board that is or was ours, by the digest of its map."""
QUICK: Final = 20
"""Rounds for a board whose layout is not stored: some seconds, and close to the best."""

Bow = tuple[Point, Point]
"""The two inner points of a track's curve."""


class Layout:
    """The place of every space; `twins` holds the place of a hub's other station, by its city's space; `bows` go by track,
    `names` by city and then by hub."""

    def __init__(self, places: list[Point], twins: dict[int, Point], bows: list[Bow], names: list[Name]) -> None:
        self.places = places
        self.twins = twins
        self.bows = bows
        self.names = names

    def circle(self, number: int) -> Point:
        """The place of a space or, beyond those, of a hub's other station."""
        return self.places[number] if number < len(self.places) else list(self.twins.values())[number - len(self.places)]


@lru_cache(maxsize=4)
def layout(board: Board) -> Layout:
    """The stored layout of this board (tools/steel_and_steam/layout) if there is one; else one is worked out."""
    file = files(__package__).joinpath(STORE, f"{board.map_digest}.json")
    stored = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return from_stored(board, stored if stored.get("digest") == digest(board) else new_layout(board, QUICK))


def digest(board: Board) -> str:
    return f"{board.map_digest} {WIDTH:g} {HEIGHT:g}"


def new_layout(board: Board, rounds: int) -> dict[str, Any]:
    """A layout that is worked out from the true places, as it is stored."""
    sketch = Sketch(board)
    naming = Naming(sketch)
    arrange(sketch, naming, rounds)
    return _to_store(sketch, naming)


def roomier_layout(board: Board, stored: dict[str, Any], rounds: int) -> dict[str, Any]:
    """A stored layout worked on once more."""
    sketch = Sketch(board)
    points = stored["circles"] + [point for ax, ay, bx, by in stored["bows"] for point in ((ax, ay), (bx, by))]
    for number, (x, y) in enumerate(points):
        if sketch.loose[number]:
            sketch.x[number], sketch.y[number] = float(x), float(y)
    naming = Naming(sketch)
    naming.take(from_stored(board, stored).names)
    make_more_room(sketch, naming, rounds)
    return _to_store(sketch, naming)


def _to_store(sketch: Sketch, naming: Naming) -> dict[str, Any]:
    """In whole units."""
    return {
        "digest": digest(sketch.board),
        "circles": [[round(sketch.x[circle]), round(sketch.y[circle])] for circle in range(sketch.circles)],
        "bows": [_bow(sketch, track) for track in range(len(sketch.tracks))],
        "names": [[round(name.x), round(name.y), name.size] for name in naming.names],
    }


def _bow(sketch: Sketch, track: int) -> list[int]:
    inner = sketch.circles + 2 * track
    return [round(value) for point in (inner, inner + 1) for value in (sketch.x[point], sketch.y[point])]


def from_stored(board: Board, stored: dict[str, Any]) -> Layout:
    circles = [(float(x), float(y)) for x, y in stored["circles"]]
    twins = {space: circles[circle] for space, circle in station_circles(board).items()}
    bows = [((float(ax), float(ay)), (float(bx), float(by))) for ax, ay, bx, by in stored["bows"]]
    words = [*board.city_names, *board.hub_names]
    names = [Name(word, x, y, size) for word, (x, y, size) in zip(words, stored["names"], strict=True)]
    return Layout(circles[: len(board.space_names)], twins, bows, names)
