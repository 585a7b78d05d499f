"""The lines of a sketch as rows of dots, with a grid that tells which dots are near a place."""

from collections.abc import Iterator
from math import hypot
from typing import Final

from goldenspike.games.steel_and_steam.drawing.arranging.sketch import Sketch
from goldenspike.games.steel_and_steam.drawing.tracks import Track

CELL: Final = 26.0
COLUMN: Final = 1000
"""The number of a cell is its column times this, and its row."""
SPACING: Final = 12.0
FEWEST: Final = 5
MOST: Final = 40

Weights = tuple[float, float, float, float]


def _weights(count: int) -> list[Weights]:
    """How much each of a curve's four points counts at each of its dots."""
    shares = [number / count for number in range(count + 1)]
    return [((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in shares]


WEIGHTS: Final = [_weights(max(count, 1)) for count in range(MOST + 1)]


class Dots:
    """`track` tells the track of each dot; those of a track begin at its `first` and end at its `last`."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch: Final = sketch
        self.x: Final[list[float]] = []
        self.y: Final[list[float]] = []
        self.track: Final[list[int]] = []
        self.first: Final[list[int]] = []
        self.last: Final[list[int]] = []
        for number in range(len(sketch.tracks)):
            self._lay(number)
        self.grid: Final[dict[int, list[int]]] = {}
        for dot, (x, y) in enumerate(zip(self.x, self.y, strict=True)):
            self.grid.setdefault(int(x // CELL) * COLUMN + int(y // CELL), []).append(dot)

    def _lay(self, number: int) -> None:
        x, y = self.sketch.x, self.sketch.y
        a, b, c, d = self.sketch.ends(number)
        count = min(MOST, max(FEWEST, int(hypot(x[d] - x[a], y[d] - y[a]) / SPACING)))
        self.first.append(len(self.x))
        self.last.append(len(self.x) + count)
        self.track.extend([number] * (count + 1))
        ax, ay, bx, by, cx, cy, dx, dy = x[a], y[a], x[b], y[b], x[c], y[c], x[d], y[d]
        for one, two, three, four in WEIGHTS[count]:
            self.x.append(one * ax + two * bx + three * cx + four * dx)
            self.y.append(one * ay + two * by + three * cy + four * dy)

    def track_of(self, dot: int) -> Track:
        return self.sketch.tracks[self.track[dot]]

    def weights(self, dot: int) -> Weights:
        number = self.track[dot]
        return WEIGHTS[self.last[number] - self.first[number]][dot - self.first[number]]

    def inside(self, dot: int) -> bool:
        """Not at an end of its track."""
        return self.first[self.track[dot]] < dot < self.last[self.track[dot]]

    def goes_on(self, dot: int) -> bool:
        """The next dot is of the same track."""
        return dot >= 0 and dot < self.last[self.track[dot]]

    def way(self, dot: int) -> tuple[float, float]:
        """The direction of the line at a dot, one unit long."""
        before, after = max(dot - 1, self.first[self.track[dot]]), min(dot + 1, self.last[self.track[dot]])
        dx, dy = self.x[after] - self.x[before], self.y[after] - self.y[before]
        length = hypot(dx, dy) or 1.0
        return dx / length, dy / length

    def apart(self, x: float, y: float, dot: int) -> tuple[float, float]:
        """From a line, near one of its dots, across to a place."""
        across, down = x - self.x[dot], y - self.y[dot]
        if self.inside(dot):
            right, low = self.way(dot)
            along = across * right + down * low
            across, down = across - along * right, down - along * low
        return across, down

    def near(self, left: float, top: float, right: float, bottom: float) -> Iterator[int]:
        """The dots in the cells that a box touches."""
        for column in range(int(left // CELL), int(right // CELL) + 1):
            for row in range(int(top // CELL), int(bottom // CELL) + 1):
                yield from self.grid.get(column * COLUMN + row, ())

    def shove(self, pairs: list[tuple[int, float]], circle: int, dx: float, dy: float) -> None:
        """Move dots by a vector, each times its share, and a circle against them, by moving what they hang on; those that
        count more at a dot and are looser move farther."""
        loose = self.sketch.loose
        moved = [(point, share * weight) for dot, share in pairs for point, weight in self._hangs_on(dot)]
        stiff = sum(weight * weight * loose[point] for point, weight in moved) + (loose[circle] if circle >= 0 else 0.0)
        if stiff < 1e-4:
            return
        scale = 1.0 / max(stiff, 0.12)
        for point, weight in moved:
            self.sketch.push(point, scale * weight * loose[point] * dx, scale * weight * loose[point] * dy)
        if circle >= 0:
            self.sketch.push(circle, -scale * loose[circle] * dx, -scale * loose[circle] * dy)

    def _hangs_on(self, dot: int) -> Iterator[tuple[int, float]]:
        return zip(self.sketch.ends(self.track[dot]), self.weights(dot), strict=True)
