"""Where Steel & Steam's spaces lie on the drawing: at their true places, moved a little so that lines and circles stay apart."""

import json
from functools import lru_cache
from importlib.resources import files
from math import hypot
from typing import Final

from goldenspike.draw.svg import Point
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT, WIDTH, project
from goldenspike.games.steel_and_steam.rules.board.board import CITY, FERRY, HUB, JUNCTION, MILEPOST, Board

STORE: Final = "layout.json"
ROUNDS: Final = 90
CELL: Final = 120.0
APART: Final = 31.0
"""Circles that are closer than this are pushed apart."""
CLEAR: Final = 21.0
"""A circle is pushed away from a line that is closer than this and does not stop there."""
STATIONS_APART: Final = 27.0
HOME_PULL: Final = 0.02
SMOOTHING: Final = 0.2
LOOSE: Final = {CITY: 0.0, HUB: 0.0, MILEPOST: 1.0, JUNCTION: 0.45, FERRY: 0.12}


class Layout:
    """The place of every space. A hub has two stations: `twins` holds the place of the second, by its city's space."""

    def __init__(self, places: list[Point], twins: dict[int, Point]) -> None:
        self.places = places
        self.twins = twins

    def end(self, space: int, station: int) -> Point:
        return self.twins[space] if station else self.places[space]


@lru_cache(maxsize=4)
def layout(board: Board) -> Layout:
    """The stored layout (tools/steel_and_steam/layout) if it is of this board; else one is worked out in a second or two."""
    stored = json.loads(files(__package__).joinpath(STORE).read_text("utf-8"))
    if stored["digest"] != f"{board.digest} {WIDTH:g} {HEIGHT:g}":
        return arrange(board)
    twins = {board.city_space[city]: _twin(board, number) for number, city in enumerate(board.hub_cities)}
    return Layout([(x, y) for x, y in stored["places"]], twins)


def arrange(board: Board) -> Layout:
    home = [project(lon, lat) for lon, lat in zip(board.longitudes, board.latitudes, strict=True)]
    twins = {board.city_space[city]: _twin(board, number) for number, city in enumerate(board.hub_cities)}
    arranged = Layout(list(home), twins)
    sketch = _Sketch(board, arranged, home)
    sketch.part_twins()
    for step in range(ROUNDS):
        sketch.relax(1.0 if step < ROUNDS // 2 else 0.6)
    return arranged


def _twin(board: Board, number: int) -> Point:
    space = board.city_space[board.hub_cities[number]]
    x, y = project(board.longitudes[space], board.latitudes[space])
    far_x, far_y = project(board.hub_longitudes[number], board.hub_latitudes[number])
    scale = STATIONS_APART / (hypot(far_x - x, far_y - y) or 1.0)
    return x + scale * (far_x - x), y + scale * (far_y - y)


class _Sketch:
    def __init__(self, board: Board, arranged: Layout, home: list[Point]) -> None:
        self.board = board
        self.at = arranged
        self.home = home
        self.loose = [LOOSE[kind] for kind in board.kinds]
        self.steps = list(zip(board.segment_a, board.segment_b, strict=True))
        self.stations = list(zip(board.segment_a_station, board.segment_b_station, strict=True))
        self.between = [self._neighbours(space) for space in range(len(home))]
        self.push: list[list[float]] = []

    def _neighbours(self, space: int) -> list[tuple[int, int]]:
        """The two spaces before and after this one on each property that runs through it."""
        ends: dict[int, list[int]] = {}
        for segment in self.board.segments_at[space]:
            ends.setdefault(self.board.segment_property[segment], []).append(self.board.other_end(segment, space))
        return [(two[0], two[1]) for two in ends.values() if len(two) == 2]

    def part_twins(self) -> None:
        """Move mileposts a little aside, each line to its own side, because those of several lines may start on one spot."""
        for space, (x, y) in enumerate(self.home):
            if self.board.kinds[space] == MILEPOST and self.between[space]:
                before, after = self.between[space][0]
                dx, dy = (self.home[after][i] - self.home[before][i] for i in (0, 1))
                owner = self.board.segment_property[self.board.segments_at[space][0]]
                side = int(owner % 7 - 3) / (hypot(dx, dy) or 1.0)
                flip = -1 if dx < 0 else 1
                self.at.places[space] = (x - dy * flip * side, y + dx * flip * side)

    def relax(self, strength: float) -> None:
        self.push = [[0.0, 0.0] for _ in self.home]
        self._pull_home()
        self._smooth()
        self._part()
        for space, (dx, dy) in enumerate(self.push):
            free = strength * self.loose[space]
            length = hypot(dx, dy)
            if free and length > 0:
                free *= min(1.0, 9.0 / length)
                x, y = self.at.places[space]
                self.at.places[space] = (x + free * dx, y + free * dy)

    def _pull_home(self) -> None:
        for space, (x, y) in enumerate(self.at.places):
            self.push[space][0] += HOME_PULL * (self.home[space][0] - x)
            self.push[space][1] += HOME_PULL * (self.home[space][1] - y)

    def _smooth(self) -> None:
        """Push a space the way its neighbours on the line have moved, so that the line keeps its shape."""
        drift = [(x - hx, y - hy) for (x, y), (hx, hy) in zip(self.at.places, self.home, strict=True)]
        for space, pairs in enumerate(self.between):
            for before, after in pairs:
                for i in (0, 1):
                    middle = (drift[before][i] + drift[after][i]) / 2
                    self.push[space][i] += SMOOTHING * (middle - drift[space][i]) / len(pairs)

    def _part(self) -> None:
        grid = self._grid()
        for space, place in enumerate(self.at.places):
            column, line = int(place[0] // CELL), int(place[1] // CELL)
            for other in grid.circles.get((column, line), ()):
                if other > space:
                    self._part_circles(space, other)
            for step in grid.lines.get((column, line), ()):
                if space not in self.steps[step]:
                    self._part_from_line(space, place, step)

    def _grid(self) -> "_Grid":
        grid = _Grid()
        for space, (x, y) in enumerate(self.at.places):
            grid.add_circle(space, x, y)
        for step, (a, b) in enumerate(self.steps):
            grid.add_line(step, self.at.end(a, self.stations[step][0]), self.at.end(b, self.stations[step][1]))
        return grid

    def _part_circles(self, a: int, b: int) -> None:
        (ax, ay), (bx, by) = self.at.places[a], self.at.places[b]
        distance = hypot(bx - ax, by - ay)
        if distance < APART:
            gap = 0.5 * (APART - distance) / (distance or 1.0)
            dx, dy = (gap * (bx - ax), gap * (by - ay)) if distance else (1.0, 0.5)
            self._shove(a, -dx, -dy)
            self._shove(b, dx, dy)

    def _part_from_line(self, space: int, place: Point, step: int) -> None:
        a, b = self.steps[step]
        start = self.at.end(a, self.stations[step][0])
        end = self.at.end(b, self.stations[step][1])
        dx, dy = end[0] - start[0], end[1] - start[1]
        share = ((place[0] - start[0]) * dx + (place[1] - start[1]) * dy) / (dx * dx + dy * dy or 1.0)
        share = min(max(share, 0.0), 1.0)
        off_x, off_y = place[0] - start[0] - share * dx, place[1] - start[1] - share * dy
        distance = hypot(off_x, off_y)
        if distance < CLEAR:
            gap = 0.5 * (CLEAR - distance) / (distance or 1.0)
            push_x, push_y = (gap * off_x, gap * off_y) if distance else (-0.1 * dy, 0.1 * dx)
            self._shove(space, push_x, push_y)
            self._shove(a, -push_x * (1 - share), -push_y * (1 - share))
            self._shove(b, -push_x * share, -push_y * share)

    def _shove(self, space: int, dx: float, dy: float) -> None:
        self.push[space][0] += dx
        self.push[space][1] += dy


class _Grid:
    """Which circles and lines are near a square of the drawing."""

    def __init__(self) -> None:
        self.circles: dict[tuple[int, int], list[int]] = {}
        self.lines: dict[tuple[int, int], list[int]] = {}

    def add_circle(self, space: int, x: float, y: float) -> None:
        for column in range(int((x - APART) // CELL), int((x + APART) // CELL) + 1):
            for line in range(int((y - APART) // CELL), int((y + APART) // CELL) + 1):
                self.circles.setdefault((column, line), []).append(space)

    def add_line(self, step: int, start: Point, end: Point) -> None:
        left, right = sorted((start[0], end[0]))
        top, bottom = sorted((start[1], end[1]))
        for column in range(int((left - CLEAR) // CELL), int((right + CLEAR) // CELL) + 1):
            for line in range(int((top - CLEAR) // CELL), int((bottom + CLEAR) // CELL) + 1):
                self.lines.setdefault((column, line), []).append(step)
