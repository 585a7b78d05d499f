"""Parts lines that run beside each other, opens the angles at which they leave a circle, and those at which they cross."""

from math import hypot
from typing import Final

from goldenspike.draw.svg import Point
from goldenspike.games.steel_and_steam.drawing.arranging.dots import COLUMN, Dots
from goldenspike.games.steel_and_steam.drawing.measures import AIM, CROSSING, LEAVING, LINE_HALF

HASTE: Final = 0.17
CLOSE: Final = 900.0
"""The square of a distance: dots that are farther apart have nothing to do with each other."""
SPREAD: Final = 40.0
"""So far from their circle, lines side by side have spread out."""
TOUCHING: Final = 400.0

Pairs = list[tuple[float, int, int]]
"""Dots of one line and of another with the square of the distance between them."""


def part_lines(dots: Dots) -> None:
    for (one, other), pairs in _close(dots).items():
        if dots.sketch.tracks[one].segments or dots.sketch.tracks[other].segments:
            _Meeting(dots, one, other, pairs).part()


def _close(dots: Dots) -> dict[tuple[int, int], Pairs]:
    """The dots of different tracks that are near each other, by the two tracks."""
    found: dict[tuple[int, int], Pairs] = {}
    grid, x, y, track = dots.grid, dots.x, dots.y, dots.track
    for cell, here in grid.items():
        around = [dot for step in (1, COLUMN - 1, COLUMN, COLUMN + 1) for dot in grid.get(cell + step, ())]
        for number, one in enumerate(here):
            left, top, own = x[one], y[one], track[one]
            for other in here[number + 1 :] + around:
                if track[other] != own:
                    apart = (x[other] - left) ** 2 + (y[other] - top) ** 2
                    if apart < CLOSE:
                        if own < track[other]:
                            found.setdefault((own, track[other]), []).append((apart, one, other))
                        else:
                            found.setdefault((track[other], own), []).append((apart, other, one))
    return found


class _Meeting:
    """Two tracks that come near each other, and the points they have in common."""

    def __init__(self, dots: Dots, one: int, other: int, pairs: Pairs) -> None:
        self.dots = dots
        self.pairs = pairs
        sketch = dots.sketch
        a, b = sketch.tracks[one], sketch.tracks[other]
        self.full = a.half + b.half + AIM
        self.broader = a.half + b.half - 2 * LINE_HALF
        shared = [circle for circle in (a.a, a.b) if circle in (b.a, b.b)]
        self.shared = [(sketch.x[circle], sketch.y[circle]) for circle in shared]
        self.inset = [0.5 * sketch.reach[circle] for circle in shared]
        crossings = self._crossings()
        self.wrong = self._before(crossings[0]) if self.shared and len(crossings) == 1 else 0.0
        self.crossings = [] if self.wrong else crossings

    def _before(self, crossing: Point) -> float:
        """Lines that leave one circle do not cross: up to this distance from it they lie on the wrong side of each other."""
        return hypot(crossing[0] - self.shared[0][0], crossing[1] - self.shared[0][1])

    def _crossings(self) -> list[Point]:
        found: list[Point] = []
        for apart, one, other in self.pairs:
            if apart < TOUCHING:
                for start, begin in ((one - 1, other - 1), (one - 1, other), (one, other - 1), (one, other)):
                    point = self._crossing(start, begin)
                    if point and all(hypot(point[0] - x, point[1] - y) > 3 for x, y in found + self.shared):
                        found.append(point)
        return found

    def _crossing(self, one: int, other: int) -> Point | None:
        """Where the stretch from a dot to the next crosses that of another line."""
        dots = self.dots
        if not (dots.goes_on(one) and dots.goes_on(other)):
            return None
        x, y = dots.x, dots.y
        ax, ay = x[one + 1] - x[one], y[one + 1] - y[one]
        bx, by = x[other + 1] - x[other], y[other + 1] - y[other]
        turn = ax * by - ay * bx
        if not turn:
            return None
        cx, cy = x[other] - x[one], y[other] - y[one]
        share, part = (cx * by - cy * bx) / turn, (cx * ay - cy * ax) / turn
        return (x[one] + share * ax, y[one] + share * ay) if 0 <= share <= 1 and 0 <= part <= 1 else None

    def part(self) -> None:
        nearest: dict[int, tuple[float, int]] = {}
        for apart, one, other in self.pairs:
            if one not in nearest or apart < nearest[one][0]:
                nearest[one] = (apart, other)
            if other not in nearest or apart < nearest[other][0]:
                nearest[other] = (apart, one)
        for dot, (_, other) in nearest.items():
            if self.dots.inside(dot):
                self._part_dot(dot, other)

    def _part_dot(self, dot: int, other: int) -> None:
        dots = self.dots
        x, y = dots.x[dot], dots.y[dot]
        need = self._need(x, y)
        dx, dy = dots.apart(x, y, other)
        apart = hypot(dx, dy)
        if self.wrong and hypot(x - self.shared[0][0], y - self.shared[0][1]) < self.wrong:
            dx, dy, need = -dx, -dy, need + 2 * apart
        if need > apart > 0.05:
            share = HASTE * (need - apart) / apart
            dots.shove([(dot, 1.0), (other, -1.0)], -1, share * dx, share * dy)

    def _need(self, x: float, y: float) -> float:
        """Lines with a point in common draw apart from there."""
        need = self.full
        for (shared_x, shared_y), inset in zip(self.shared, self.inset, strict=True):
            away = hypot(x - shared_x, y - shared_y)
            need = min(need, LEAVING * max(0.0, away - inset) + self.broader * min(1.0, away / SPREAD))
        for crossing_x, crossing_y in self.crossings:
            need = min(need, CROSSING * hypot(x - crossing_x, y - crossing_y))
        return need
