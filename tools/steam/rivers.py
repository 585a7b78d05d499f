"""Rivers: the hexes that each flows through, and a smooth line that stays within them."""

from itertools import pairwise
from math import hypot, sin

from globe import path_along

from goldenspike.games.steam.drawing import geometry
from goldenspike.parts.hex.grid import Grid

Point = tuple[float, float]
SHORT = 0.42 * geometry.ACROSS
"""A river that only cuts the corner of a hex for this long is led around it."""


def nearest(grid: Grid, point: Point) -> int:
    def away(hex: int) -> float:
        x, y = geometry.centre_of(hex // grid.cols, hex % grid.cols)
        return hypot(point[0] - x, point[1] - y)

    hex = min(range(len(grid.terrain)), key=away)
    return hex if away(hex) <= geometry.POINT else -1


def smooth(points: list[Point], pieces: int = 24) -> list[Point]:
    """Catmull and Rom's curve through the points, as many short pieces."""
    ends = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for piece in range(pieces):
            t = piece / pieces
            curve.append(tuple(_spline(a[i], b[i], c[i], d[i], t) for i in (0, 1)))  # type: ignore[arg-type]
    return [*curve, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def course(grid: Grid, points: list[Point]) -> list[tuple[int, list[Point]]]:
    """Hex by hex, with the part of the river in each; corners that are only brushed are left out."""
    runs: list[tuple[int, list[Point]]] = []
    for point in smooth(points):
        hex = nearest(grid, point)
        if hex < 0:
            continue
        if not runs or runs[-1][0] != hex:
            runs.append((hex, []))
        runs[-1][1].append(point)
    if len(runs) > 1 and _length(runs[0][1]) < SHORT:
        del runs[0]
    place = 1
    while place < len(runs) - 1:
        before, after = runs[place - 1][0], runs[place + 1][0]
        if _length(runs[place][1]) < SHORT and (before == after or grid.side_towards(before, after) >= 0):
            del runs[place]
            if before == after:
                runs[place - 1] = (before, runs[place - 1][1] + runs[place][1])
                del runs[place]
        else:
            place += 1
    return runs


def _length(points: list[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))


def flow(grid: Grid, runs: list[tuple[int, list[Point]]], taken: dict[int, Point]) -> list[Point]:
    """Points of the line: within each hex, and where it crosses each edge, never near a corner.

    A river ends in the one that it joins, so `taken` remembers where each hex's first river lies.
    """
    line: list[Point] = []
    last = len(runs) - 1
    for place, (hex, points) in enumerate(runs):
        if place:
            line.append(_crossing(grid, runs[place - 1][0], hex, points[0]))
        inside = taken[hex] if hex in taken and place == last and place else _within(grid, hex, points)
        if place == 0:
            line.append(points[0])
        if 0 < place < last or _length(points) >= SHORT or hex in taken:
            line.append(inside)
        if place == last and hex not in taken:
            line.append(points[-1])
        taken.setdefault(hex, inside)
    return line


def _within(grid: Grid, hex: int, points: list[Point]) -> Point:
    """Half-way along, drawn a little towards the middle of the hex."""
    x, y = geometry.centre_of(hex // grid.cols, hex % grid.cols)
    middle = points[len(points) // 2]
    return 0.8 * middle[0] + 0.2 * x, 0.8 * middle[1] + 0.2 * y


def _crossing(grid: Grid, before: int, after: int, near: Point) -> Point:
    side = grid.side_towards(before, after)
    middle = geometry.centre_of(before // grid.cols, before % grid.cols)
    a, b = geometry.corner(middle, side), geometry.corner(middle, side + 1)
    along = ((near[0] - a[0]) * (b[0] - a[0]) + (near[1] - a[1]) * (b[1] - a[1])) / geometry.POINT**2
    share = min(0.86, max(0.14, along))
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def meander(points: list[Point], seed: int) -> list[Point]:
    """The same course with small bends, none at its ends."""
    curve = smooth(points, 8)
    bent = []
    reach = 0.0
    for place, (x, y) in enumerate(curve):
        before, after = curve[max(0, place - 1)], curve[min(len(curve) - 1, place + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1.0
        reach += length / 2
        calm = min(1.0, place / 8, (len(curve) - 1 - place) / 8)
        swing = calm * (1.9 * sin(reach / 7.5 + seed) + 1.5 * sin(reach / 13.0 + 2.1 * seed))
        bent.append((x - swing * dy / length, y + swing * dx / length))
    return bent[::2] if len(bent) % 2 else [*bent[::2], bent[-1]]


def river_path(points: list[Point]) -> str:
    """The curve through the points as an SVG path of cubic pieces."""
    ends = [points[0], *points, points[-1]]
    curve = [points[0]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        second = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        curve += [first, second, c]
    return path_along(curve, "c")
