"""Parts circles from each other, and from lines that do not serve them."""

from math import hypot
from typing import Final

from goldenspike.games.steel_and_steam.drawing.arranging.dots import Dots
from goldenspike.games.steel_and_steam.drawing.arranging.sketch import Sketch
from goldenspike.games.steel_and_steam.drawing.measures import AIM, CIRCLES_APART

CELL: Final = 40.0
HASTE: Final = 0.35
"""The share of what is missing that one round makes good."""
AROUND: Final = 26.0


def part_circles(sketch: Sketch) -> None:
    cells: dict[tuple[int, int], list[int]] = {}
    for circle in range(sketch.circles):
        cells.setdefault((int(sketch.x[circle] // CELL), int(sketch.y[circle] // CELL)), []).append(circle)
    for (column, row), here in cells.items():
        around = [cells.get((column + i, row + j), []) for i, j in ((0, 1), (1, -1), (1, 0), (1, 1))]
        others = [circle for cell in around for circle in cell]
        for number, circle in enumerate(here):
            for other in here[number + 1 :] + others:
                _part(sketch, circle, other)


def _part(sketch: Sketch, one: int, other: int) -> None:
    need = sketch.reach[one] + sketch.reach[other] + CIRCLES_APART
    dx, dy = sketch.x[other] - sketch.x[one], sketch.y[other] - sketch.y[one]
    apart = hypot(dx, dy)
    loose = sketch.loose[one] + sketch.loose[other]
    if apart < need and loose:
        if apart < 0.1:
            dx, dy, apart = 1.0, 0.5, 1.1
        share = HASTE * (need - apart) / apart / loose
        sketch.push(one, -share * sketch.loose[one] * dx, -share * sketch.loose[one] * dy)
        sketch.push(other, share * sketch.loose[other] * dx, share * sketch.loose[other] * dy)


def part_circles_from_lines(dots: Dots) -> None:
    for circle in range(dots.sketch.circles):
        for dot in _nearest(dots, circle).values():
            _part_from_line(dots, circle, dot)


def _nearest(dots: Dots, circle: int) -> dict[int, int]:
    """By track that is near a circle and does not serve it: the dot that is nearest."""
    sketch = dots.sketch
    x, y = sketch.x[circle], sketch.y[circle]
    found: dict[int, tuple[float, int]] = {}
    for dot in dots.near(x - AROUND, y - AROUND, x + AROUND, y + AROUND):
        number = dots.track[dot]
        away = (dots.x[dot] - x) ** 2 + (dots.y[dot] - y) ** 2
        if away < 2000.0 and (number not in found or away < found[number][0]):
            found[number] = (away, dot)
    serving = sketch.at[circle]
    return {number: dot for number, (_, dot) in found.items() if number not in serving}


def _part_from_line(dots: Dots, circle: int, dot: int) -> None:
    sketch = dots.sketch
    need = sketch.reach[circle] + AIM + dots.track_of(dot).half
    dx, dy = dots.apart(sketch.x[circle], sketch.y[circle], dot)
    apart = hypot(dx, dy)
    missing = need - apart
    if missing > 0:
        if apart < 0.5:
            right, low = dots.way(dot)
            dx, dy, apart = -low, right, 1.0
        share = -HASTE * missing / apart
        dots.shove([(dot, 1.0)], circle, share * dx, share * dy)
