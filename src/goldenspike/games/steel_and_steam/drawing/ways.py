"""The lines as they are drawn, as rows of points: what comes near a place, and where two lines cross."""

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import Final

from goldenspike.draw.svg import Point
from goldenspike.games.steel_and_steam.drawing.curves import Curve, curves
from goldenspike.games.steel_and_steam.rules.board.board import Board

PIECES: Final = 32
CELL: Final = 32.0


class Crossing:
    """Two segments cross at a point without meeting: the way of the one that is drawn over the other, and the sine of the
    angle between them."""

    def __init__(self, over: int, under: int, point: Point, way: Point, sine: float) -> None:
        self.over = over
        self.under = under
        self.point = point
        self.way = way
        self.sine = sine


def point_on(curve: Curve, share: float) -> Point:
    rest = 1 - share
    a, b, c, d = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
    return (
        a * curve[0][0] + b * curve[1][0] + c * curve[2][0] + d * curve[3][0],
        a * curve[0][1] + b * curve[1][1] + c * curve[2][1] + d * curve[3][1],
    )


class Ways:
    """Pieces of all lines, numbered from segment to segment."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.points = [[point_on(curve, piece / PIECES) for piece in range(PIECES + 1)] for curve in curves(board)]
        self.cells: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for segment, row in enumerate(self.points):
            for piece in range(PIECES):
                (ax, ay), (bx, by) = row[piece], row[piece + 1]
                for cell in {(int(x // CELL), int(y // CELL)) for x in (ax, bx) for y in (ay, by)}:
                    self.cells.setdefault(cell, []).append((segment, piece))

    def near(self, centre: Point, reach: float) -> Iterator[tuple[int, Point]]:
        """Points of lines in the square around a place, with their segments."""
        for column in range(int((centre[0] - reach) // CELL), int((centre[0] + reach) // CELL) + 1):
            for row in range(int((centre[1] - reach) // CELL), int((centre[1] + reach) // CELL) + 1):
                for segment, piece in self.cells.get((column, row), ()):
                    yield segment, self.points[segment][piece]
                    yield segment, self.points[segment][piece + 1]

    def crossings(self) -> list[Crossing]:
        found: dict[tuple[int, int, int, int], Crossing] = {}
        for here in self.cells.values():
            for number, (under, piece) in enumerate(here):
                for over, other in here[number + 1 :]:
                    if over != under and not self._joined(over, under):
                        crossing = self._crossing(max((over, other), (under, piece)), min((over, other), (under, piece)))
                        if crossing:
                            x, y = crossing.point
                            found[crossing.over, crossing.under, round(x / 4), round(y / 4)] = crossing
        return list(found.values())

    def _joined(self, one: int, other: int) -> bool:
        board = self.board
        ends = (board.segment_a[other], board.segment_b[other])
        return board.segment_a[one] in ends or board.segment_b[one] in ends

    def _crossing(self, over: tuple[int, int], under: tuple[int, int]) -> Crossing | None:
        (ax, ay), (bx, by) = self.points[over[0]][over[1] : over[1] + 2]
        (cx, cy), (dx, dy) = self.points[under[0]][under[1] : under[1] + 2]
        ex, ey, fx, fy = bx - ax, by - ay, dx - cx, dy - cy
        turn = ex * fy - ey * fx
        length = hypot(ex, ey) * hypot(fx, fy)
        if not turn or not length:
            return None
        share = ((cx - ax) * fy - (cy - ay) * fx) / turn
        part = ((cx - ax) * ey - (cy - ay) * ex) / turn
        if not (0 <= share <= 1 and 0 <= part <= 1):
            return None
        way = (ex / hypot(ex, ey), ey / hypot(ex, ey))
        return Crossing(over[0], under[0], (ax + share * ex, ay + share * ey), way, abs(turn) / length)


@lru_cache(maxsize=4)
def ways(board: Board) -> Ways:
    return Ways(board)


@lru_cache(maxsize=4)
def crossings(board: Board) -> list[Crossing]:
    """Segments are numbered by property, and properties are drawn in that order: the one with the higher number is above."""
    return ways(board).crossings()
