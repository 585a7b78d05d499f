"""Where the hexes of Steam's maps lie on the drawing, and the tracks that cross them."""

from itertools import pairwise
from math import cos, pi, sin, sqrt
from typing import Final

from goldenspike.draw.svg import Point, number
from goldenspike.parts.hex.map import HexMap

ACROSS: Final = 80.0
"""From flat side to flat side."""
POINT: Final = ACROSS / sqrt(3)
"""From the centre to a corner."""
STEP: Final = 1.5 * POINT
"""From row to row."""
MARGIN: Final = 46.0


def width(cols: int) -> float:
    return 2 * MARGIN + (cols + 0.5) * ACROSS


def height(rows: int) -> float:
    return 2 * MARGIN + (rows - 1) * STEP + 2 * POINT


def centre_of(row: int, col: int) -> Point:
    return MARGIN + (col + 0.5 + 0.5 * (row % 2)) * ACROSS, MARGIN + POINT + row * STEP


def centre(hexmap: HexMap, hex: int) -> Point:
    return centre_of(hex // hexmap.cols, hex % hexmap.cols)


def corner(middle: Point, at: int, reach: float = POINT) -> Point:
    """The corner where side `at` begins, clockwise; corner 0 is the top."""
    angle = pi / 3 * at
    return middle[0] + reach * sin(angle), middle[1] - reach * cos(angle)


def gate(middle: Point, side: int, reach: float = ACROSS / 2) -> Point:
    """The middle of a side."""
    angle = pi / 3 * side + pi / 6
    return middle[0] + reach * sin(angle), middle[1] - reach * cos(angle)


def hexagon_path(middle: Point, reach: float = POINT) -> str:
    return outline([corner(middle, at, reach) for at in range(6)])


def outline(points: list[Point]) -> str:
    """A closed path, told from point to point: shapes that differ only in their place are then packed together well."""
    steps = [pair((there[0] - here[0], there[1] - here[1])) for here, there in pairwise(points)]
    return f"M{pair(points[0])}l{' '.join(steps)}z"


def pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def route_path(middle: Point, start: int, end: int) -> str:
    """Track from side to side, at a right angle to both, or from a side to the town in the middle (-1)."""
    if start < 0 or end < 0:
        return f"M{pair(middle)}L{pair(gate(middle, max(start, end)))}"
    turn = (end - start) % 6
    if turn == 3:
        return f"M{pair(gate(middle, start))}L{pair(gate(middle, end))}"
    radius = POINT / 2 if turn in (1, 5) else 1.5 * POINT
    sweep = 0 if turn < 3 else 1
    return f"M{pair(gate(middle, start))}A{number(radius)} {number(radius)} 0 0 {sweep} {pair(gate(middle, end))}"


def route_middle(middle: Point, start: int, end: int) -> Point:
    """A point half-way along a route from side to side."""
    turn = (end - start) % 6
    if turn == 3:
        return middle
    between = start if turn < 3 else end
    if turn in (1, 5):
        return corner(middle, between + 1, POINT / 2)
    return gate(middle, between + 1, ACROSS * (1 - sqrt(3) / 2))
