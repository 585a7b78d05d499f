"""Lets names and what lies under them give way to each other."""

from math import hypot
from typing import Final

from goldenspike.games.steel_and_steam.drawing.arranging.dots import Dots
from goldenspike.games.steel_and_steam.drawing.arranging.naming import FREE, GRAZED, TETHER, Box, Naming, depth, overlap

HASTE: Final = 0.35
GRAZED_OWN: Final = 5.0
"""A line that serves the name's own city gives way less, for lines leave it on all sides."""
LEAVING: Final = 34.0
FARTHEST: Final = 4.0


def make_room(naming: Naming, dots: Dots) -> None:
    for number in range(len(naming.names)):
        _Room(naming, dots, number).make()


class _Room:
    """A name, and how it is pushed by everything that it touches."""

    def __init__(self, naming: Naming, dots: Dots, number: int) -> None:
        self.naming = naming
        self.dots = dots
        self.sketch = naming.sketch
        self.name = naming.names[number]
        self.box = self.name.box()
        self.circle = naming.circles[number]
        self.x, self.y = 0.0, 0.0
        self.touched = 0

    def make(self) -> None:
        self._lines()
        self._circles()
        self._names()
        if self.touched:
            scale = 0.8 * HASTE / self.touched**0.5
            scale *= min(1.0, FARTHEST / (scale * hypot(self.x, self.y) or 1.0))
            self.name.x += scale * self.x
            self.name.y += scale * self.y
            self._tether()

    def _push(self, dx: float, dy: float) -> None:
        self.x += dx
        self.y += dy
        self.touched += 1

    def _lines(self) -> None:
        left, top, right, bottom = self.box
        for dot in self.dots.near(left - 12, top - 12, right + 12, bottom + 12):
            around = self.dots.track_of(dot).half + FREE
            x, y = self.dots.x[dot], self.dots.y[dot]
            if depth(self.box, x, y, around) > 0:
                deep, dx, dy = _way_out(self.box, x, y, around, self.dots.way(dot))
                self._push(-deep * dx, -deep * dy)
                if self._gives_way(dot, deep):
                    self.dots.shove([(dot, 1.0)], -1, 0.5 * HASTE * deep * dx, 0.5 * HASTE * deep * dy)

    def _gives_way(self, dot: int, deep: float) -> bool:
        track = self.dots.track_of(dot)
        if self.circle not in (track.a, track.b):
            return deep < GRAZED
        x, y = self.sketch.x[self.circle], self.sketch.y[self.circle]
        return deep < GRAZED_OWN and hypot(self.dots.x[dot] - x, self.dots.y[dot] - y) > LEAVING

    def _circles(self) -> None:
        left, right = self.box[0] - 20, self.box[2] + 20
        near = [circle for circle in range(self.sketch.circles) if left < self.sketch.x[circle] < right]
        for circle in near:
            around = self.sketch.reach[circle] + FREE
            x, y = self.sketch.x[circle], self.sketch.y[circle]
            if depth(self.box, x, y, around) > 0:
                deep, dx, dy = _way_out(self.box, x, y, around, None)
                self._push(-2 * deep * dx, -2 * deep * dy)
                share = 0.2 * HASTE * deep * self.sketch.loose[circle] ** 2
                if deep < 2 * GRAZED:
                    self.sketch.push(circle, share * dx, share * dy)

    def _names(self) -> None:
        for other in self.naming.names:
            across, down = overlap(self.box, other.box(), 4, 2) if abs(other.y - self.name.y) < 40 else (0.0, 0.0)
            if other is not self.name and across > 0 and down > 0:
                if down < across:
                    self._push(0.0, 2 * (-down if self.name.y < other.y else down))
                else:
                    self._push(2 * (-across if self.name.x < other.x else across), 0.0)

    def _tether(self) -> None:
        x, y = self.sketch.x[self.circle], self.sketch.y[self.circle]
        left, top, right, bottom = self.name.box()
        dx, dy = min(max(x, left), right) - x, min(max(y, top), bottom) - y
        away, most = hypot(dx, dy), self.sketch.reach[self.circle] + TETHER
        if away > most:
            self.name.x -= (1 - most / away) * dx
            self.name.y -= (1 - most / away) * dy


def _way_out(box: Box, x: float, y: float, around: float, way: tuple[float, float] | None) -> tuple[float, float, float]:
    """The shortest way out of a box, rather across a line than along it: how far, and the direction."""
    left, top, right, bottom = box
    outs = [
        (y - top + around, 0.0, -1.0),
        (bottom - y + around, 0.0, 1.0),
        (x - left + around, -1.0, 0.0),
        (right - x + around, 1.0, 0.0),
    ]
    if way is None:
        return min(outs)
    return min(outs, key=lambda out: out[0] / (0.15 + abs(out[1] * way[1] - out[2] * way[0])))
