"""Finds places for the names of cities and stations where they hide no line and no circle, and lets lines give way a little."""

from collections.abc import Iterator
from math import hypot
from typing import Final

from goldenspike.draw.svg import Point
from goldenspike.games.steel_and_steam.drawing.arranging.dots import Dots
from goldenspike.games.steel_and_steam.drawing.arranging.sketch import Sketch
from goldenspike.games.steel_and_steam.drawing.measures import NAME_BASE, NAME_HIGH, NAME_SIZE, STATION_SIZE, name_width
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT, WIDTH
from goldenspike.games.steel_and_steam.drawing.tracks import station_circles

SIDES: Final = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
GAPS: Final = [4.0, 6.0, 8.0, 11.0, 14.0, 18.0, 22.0, 27.0, 32.0, 38.0]
TETHER: Final = 42.0
"""A name is not farther from its circle than this."""
SMALLER: Final = [1.0, 0.9, 0.8]
"""A name that finds no room otherwise is set smaller."""
SHRINKING: Final = 70.0
MARGIN: Final = 34.0
STAYING: Final = 4.0
"""How much better another place has to be."""
FREE: Final = 2.5
"""Between a name and a line or circle."""
GRAZED: Final = 12.0
"""A line that lies deeper under a name than this does not give way."""
NEVER: Final = 800.0
NEAR: Final = 400.0

Box = tuple[float, float, float, float]


class Name:
    """A word and the middle of its box."""

    def __init__(self, word: str, x: float, y: float, size: float) -> None:
        self.word = word
        self.x = x
        self.y = y
        self.size = size

    def box(self) -> Box:
        """Left, top, right and bottom."""
        wide, high = name_width(self.word, self.size) / 2, NAME_HIGH * self.size / 2
        return self.x - wide, self.y - high, self.x + wide, self.y + high

    def foot(self) -> Point:
        """The middle of the line its letters stand on."""
        return self.x, self.y + (NAME_HIGH / 2 - NAME_BASE) * self.size


def overlap(one: Box, other: Box, across: float, down: float) -> Point:
    """How far two boxes overlap, or come nearer than so much; they do where both numbers are positive."""
    return min(one[2], other[2]) - max(one[0], other[0]) + across, min(one[3], other[3]) - max(one[1], other[1]) + down


def depth(box: Box, x: float, y: float, around: float) -> float:
    """How deep a point lies inside a box and so much around it; negative outside."""
    left, top, right, bottom = box
    return min(x - left, right - x, y - top, bottom - y) + around


class Naming:
    """The names of the cities, then of the other stations of hubs, each with its circle and the side that the board wishes."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        board = sketch.board
        self.circles = [int(space) for space in board.city_space] + list(station_circles(board).values())
        self.sides = [SIDES[label] for label in board.labels] + [None] * len(board.hub_names)
        sizes = [NAME_SIZE] * len(board.city_names) + [STATION_SIZE] * len(board.hub_names)
        words = [*board.city_names, *board.hub_names]
        self.names = [Name(word, -999.0, -999.0, size) for word, size in zip(words, sizes, strict=True)]
        self.sizes = sizes
        self.placed = False
        self.grazing = GRAZED
        self.free = FREE

    def take(self, names: list[Name]) -> None:
        self.names = names
        self.placed = True

    def choose(self, dots: Dots, smaller: list[float], grazing: float = GRAZED) -> None:
        """Move every name to the best place for it, given those of all others. What lies no deeper under it than `grazing` will
        give way."""
        self.grazing = grazing
        self.free = FREE if grazing else 1.6 * FREE
        for number, name in enumerate(self.names):
            others = self._around(number)
            now = self._trouble(dots, number, name, others, 9 * NEVER) - STAYING if self.placed else 9 * NEVER
            for share in smaller if now > 15 else smaller[:1]:
                size = round(self.sizes[number] * share)
                for x, y in self._places(number, Name(name.word, 0, 0, size).box()):
                    there = Name(name.word, x, y, size)
                    trouble = self._trouble(dots, number, there, others, now)
                    if trouble < now:
                        now, self.names[number] = trouble, there
        self.placed = True

    def _around(self, number: int) -> list[Box]:
        """The boxes of the other names that are not far from a name's circle."""
        x, y = self.sketch.x[self.circles[number]], self.sketch.y[self.circles[number]]
        near = [name for name in self.names if abs(name.x - x) < NEAR and abs(name.y - y) < NEAR]
        return [name.box() for name in near if name is not self.names[number]]

    def _places(self, number: int, box: Box) -> Iterator[Point]:
        """Around a circle, above and below it and beside it, first close and then farther away."""
        circle = self.circles[number]
        x, y = self.sketch.x[circle], self.sketch.y[circle]
        wide, high = (box[2] - box[0]) / 2, (box[3] - box[1]) / 2
        for gap in GAPS:
            reach = self.sketch.reach[circle] + gap
            for step in range(-7, 8):
                for side in (-1, 1):
                    yield x + step / 7 * (wide + 0.8 * reach), y + side * (reach + high)
            for step in range(-4, 5):
                for side in (-1, 1):
                    yield x + side * (reach + wide), y + step / 4 * (high + 0.8 * reach)

    def _trouble(self, dots: Dots, number: int, name: Name, others: list[Box], most: float) -> float:
        """What speaks against a place; once that is more than `most`, the rest is not reckoned."""
        box = name.box()
        trouble = 0.5 * self._gap(number, box) + self._wish(number, name) + SHRINKING * (1 - name.size / self.sizes[number])
        trouble += NEVER * (min(box[0], box[1], WIDTH - box[2], HEIGHT - box[3]) < MARGIN)
        trouble += sum(NEVER for other in others if min(overlap(box, other, 4, 2)) > 0)
        if trouble < most:
            trouble += self._hidden_lines(dots, box)
        return trouble + self._hidden_circles(box) if trouble < most else trouble

    def _gap(self, number: int, box: Box) -> float:
        circle = self.circles[number]
        x, y = self.sketch.x[circle], self.sketch.y[circle]
        return max(0.0, self._away(box, x, y) - self.sketch.reach[circle])

    def _away(self, box: Box, x: float, y: float) -> float:
        return hypot(min(max(x, box[0]), box[2]) - x, min(max(y, box[1]), box[3]) - y)

    def _wish(self, number: int, name: Name) -> float:
        side = self.sides[number]
        if side is None:
            return 0.0
        left, top, right, bottom = name.box()
        across, down = name.x - self.sketch.x[self.circles[number]], name.y - self.sketch.y[self.circles[number]]
        column = 0 if abs(across) < (right - left) / 4 else 1 if across > 0 else -1
        row = 0 if abs(down) < (bottom - top) else 1 if down > 0 else -1
        return 1.5 * (abs(column - side[0]) + abs(row - side[1]))

    def _hidden_lines(self, dots: Dots, box: Box) -> float:
        """A line that is only touched can still be moved, so depth counts, and what lies too deep for that counts most."""
        left, top, right, bottom = box
        hidden = 0.0
        for dot in dots.near(left - 12, top - 12, right + 12, bottom + 12):
            deep = depth(box, dots.x[dot], dots.y[dot], dots.track_of(dot).half + self.free)
            if deep > 0:
                hidden += 2 + deep if deep < self.grazing else 40.0
        return hidden

    def _hidden_circles(self, box: Box) -> float:
        hidden = 0.0
        left, right = box[0] - 20, box[2] + 20
        for circle in range(self.sketch.circles):
            x, y = self.sketch.x[circle], self.sketch.y[circle]
            deep = depth(box, x, y, self.sketch.reach[circle] + self.free) if left < x < right else 0.0
            if deep > 0:
                gives_way = self.grazing > 0 and self.sketch.loose[circle] > 0.1
                hidden += 10 + 2 * deep if gives_way else NEVER / 2
        return hidden
