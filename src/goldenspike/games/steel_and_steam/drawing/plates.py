"""The plates with initials along Steel & Steam's lines, set where they cover no circle, no city's name and no other plate."""

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from goldenspike.draw.labels import PLATE, written
from goldenspike.draw.palette import CARD, INK, SANS
from goldenspike.draw.svg import Point, element, group, text
from goldenspike.games.steel_and_steam.drawing.board import name_boxes
from goldenspike.games.steel_and_steam.drawing.colours import line_style
from goldenspike.games.steel_and_steam.drawing.layout import layout
from goldenspike.games.steel_and_steam.drawing.lines import Curve, curves, segments_of
from goldenspike.games.steel_and_steam.rules.board.board import JUNCTION, Board

HIGH: Final = 15.0
EVERY: Final = 4
"""A long stretch of line has a plate about every so many steps."""
ROOM: Final = 22.0
"""How much longer than its plate a step must be."""


class Plate:
    """A plate with a property's initials: its middle and the angle of the line under it."""

    def __init__(self, owner: int, wide: float, centre: Point, angle: float) -> None:
        self.owner = owner
        self.wide = wide
        self.centre = centre
        self.angle = angle

    def place(self, along: float, across: float) -> Point:
        """The point that lies so far from the middle along the line and across it."""
        right, down = cos(radians(self.angle)), sin(radians(self.angle))
        return self.centre[0] + along * right - across * down, self.centre[1] + along * down + across * right

    def points(self) -> list[Point]:
        """Both ends and the middle."""
        return [self.place(along, 0) for along in (-self.wide / 2, 0, self.wide / 2)]

    def frame(self, around: float) -> list[Point]:
        """Its corners, or those of a frame around it."""
        along, across = self.wide / 2 + around, HIGH / 2 + around
        return [self.place(a, b) for a, b in ((-along, -across), (along, -across), (along, across), (-along, across))]


def _inside(point: Point, box: tuple[Point, Point]) -> bool:
    (left, top), (right, low) = box
    return left - 9 < point[0] < right + 9 and top - 9 < point[1] < low + 9


def plate_width(initials: str) -> float:
    return 8.4 * len(initials) + 8


@lru_cache(maxsize=4)
def plates(board: Board) -> list[Plate]:
    """The plates of all properties, as far as possible clear of circles, names and each other."""
    every = curves(board)
    clear = _Clear(board, name_boxes(board))
    for owner in range(board.property_count):
        wide = plate_width(board.initials[owner])
        for candidates in _candidates(board, owner):
            found = [Plate(owner, wide, *_middle(every[s])) for s in candidates if _length(every[s]) >= wide + ROOM]
            if found:
                clear.set_down(min(found, key=clear.trouble))
    return clear.plates


def _length(curve: Curve) -> float:
    return hypot(curve[3][0] - curve[0][0], curve[3][1] - curve[0][1])


def _candidates(board: Board, owner: int) -> Iterator[list[int]]:
    """Where plates may stand: the steps of each part of a line that needs one plate, best in the middle of the part first."""
    for stretch in stretches(board, owner):
        count = max(1, round(len(stretch) / EVERY))
        for part in range(count):
            steps = range(part * len(stretch) // count, (part + 1) * len(stretch) // count)
            middle = (steps.start + steps.stop - 1) / 2
            yield [stretch[step] for step in sorted(steps, key=lambda step: abs(step - middle))]


def stretches(board: Board, owner: int) -> list[list[int]]:
    """The steps of a line, in pieces that end at its forks and cities."""
    found: list[list[int]] = []
    last = -1
    for segment in segments_of(board, owner):
        start = board.segment_a[segment]
        if board.space_city[start] >= 0 or board.kinds[start] == JUNCTION or start != last:
            found.append([])
        found[-1].append(segment)
        last = board.segment_b[segment]
    return found


class _Clear:
    """Plates set down so far, and what else a plate may not cover."""

    def __init__(self, board: Board, boxes: list[tuple[Point, Point]]) -> None:
        self.circles = list(layout(board).places) + list(layout(board).twins.values())
        self.boxes = boxes
        self.plates: list[Plate] = []

    def set_down(self, plate: Plate) -> None:
        self.plates.append(plate)

    def trouble(self, plate: Plate) -> float:
        x, y = plate.centre
        reach = plate.wide / 2
        near = sum(max(0.0, reach + 13 - hypot(cx - x, cy - y)) for cx, cy in self.circles if abs(cx - x) + abs(cy - y) < 99)
        others = sum(max(0.0, reach + other.wide / 2 + 4 - _between(other, plate)) for other in self.plates)
        return near + others + sum(25.0 for box in self.boxes for point in plate.points() if _inside(point, box))


def _between(one: Plate, other: Plate) -> float:
    return hypot(one.centre[0] - other.centre[0], one.centre[1] - other.centre[1])


def _middle(curve: Curve) -> tuple[Point, float]:
    a, b, c, d = curve
    x, y = ((a[i] + 3 * b[i] + 3 * c[i] + d[i]) / 8 for i in (0, 1))
    angle = degrees(atan2(d[1] + c[1] - b[1] - a[1], d[0] + c[0] - b[0] - a[0]))
    return (x, y), angle - 180 if angle > 90 else angle + 180 if angle < -90 else angle


def all_plates(board: Board) -> str:
    drawn = [plate(board, one) for one in plates(board)]
    return group(*drawn, font_family=SANS, font_weight="bold", text_anchor="middle", pointer_events="none")


def plate(board: Board, one: Plate) -> str:
    """Only the words are turned by a `transform`, because browsers slow down when many shapes have one."""
    x, y = round(one.centre[0]), round(one.centre[1])
    edge = line_style(board.initials, one.owner).fill
    words = text((0, 4.2), board.initials[one.owner], 11.5, fill=INK, transform=f"translate({x} {y}) rotate({one.angle:.0f})")
    frame = element("path", d=_outline(one.frame(0)), fill=CARD, stroke=edge, stroke_width=2.2, stroke_linejoin="round")
    return group(frame, words, **written(PLATE, 7, one.centre, one.wide + ROOM / 2, one.angle))


def _outline(corners: list[Point]) -> str:
    """The frame of a plate as a path in whole units."""
    (x, y), (across, up), (far, low), _ = corners
    along, down = (round(across - x), round(up - y)), (round(far - across), round(low - up))
    return f"M{x:.0f} {y:.0f}l{along[0]} {along[1]} {down[0]} {down[1]} {-along[0]} {-along[1]}z"
