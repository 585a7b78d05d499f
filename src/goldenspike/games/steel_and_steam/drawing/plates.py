"""The plates with initials along Steel & Steam's lines, set where they hide nothing: no other line, circle, name or plate."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from goldenspike.draw.face import CAPITAL, width
from goldenspike.draw.labels import PLATE, written
from goldenspike.draw.palette import CARD, INK
from goldenspike.draw.svg import Point, group, number, rectangle, text
from goldenspike.games.steel_and_steam.drawing.arranging.naming import Box
from goldenspike.games.steel_and_steam.drawing.colours import line_style
from goldenspike.games.steel_and_steam.drawing.curves import Curve, curves, segments_of
from goldenspike.games.steel_and_steam.drawing.layout import layout
from goldenspike.games.steel_and_steam.drawing.measures import LINE_HALF, RADIUS, RIM
from goldenspike.games.steel_and_steam.drawing.ways import point_on, ways
from goldenspike.games.steel_and_steam.rules.board.board import HUB, JUNCTION, Board

HIGH: Final = 13.0
INITIALS_SIZE: Final = 11.5
EVERY: Final = 2.5
"""A long stretch of line has a plate about every so many steps."""
SHARES: Final = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74]
"""Where on a step a plate may stand."""
ASIDE: Final = 19.0
"""How far beside its line a plate stands that has no room on it."""
ROOM: Final = 8.0
"""How much wider than its plate the words of a line may be, where a page writes them."""
FRAME: Final = 1.1
"""Half of the stroke around a plate."""


class Plate:
    """A plate with a property's initials: its middle and the angle of the line under it."""

    def __init__(self, owner: int, wide: float, segment: int, centre: Point, angle: float) -> None:
        self.owner = owner
        self.wide = wide
        self.segment = segment
        self.centre = centre
        self.angle = angle
        self.right, self.down = cos(radians(angle)), sin(radians(angle))

    def place(self, along: float, across: float) -> Point:
        """The point that lies so far from the middle along the line and across it."""
        x, y = self.centre
        return x + along * self.right - across * self.down, y + along * self.down + across * self.right

    def moved(self, across: float) -> "Plate":
        return Plate(self.owner, self.wide, self.segment, self.place(0, across), self.angle)

    def rim(self) -> list[Point]:
        """Points along its long sides and its middle."""
        return [self.place(along * self.wide / 10, across) for along in range(-5, 6) for across in (-HIGH / 2, 0, HIGH / 2)]

    def covers(self, point: Point, reach: float) -> bool:
        """A round thing that reaches so far from a point lies partly under the plate."""
        dx, dy = point[0] - self.centre[0], point[1] - self.centre[1]
        along = max(0.0, abs(dx * self.right + dy * self.down) - self.wide / 2 - FRAME)
        across = max(0.0, abs(dy * self.right - dx * self.down) - HIGH / 2 - FRAME)
        return hypot(along, across) < reach

    def overlaps(self, other: "Plate") -> bool:
        return any(self.covers(point, 2.0) for point in other.rim()) or any(other.covers(point, 2.0) for point in self.rim())

    def frame(self, around: float) -> list[Point]:
        """Its corners, or those of a frame around it."""
        along, across = self.wide / 2 + around, HIGH / 2 + around
        return [self.place(a, b) for a, b in ((-along, -across), (along, -across), (along, across), (-along, across))]


def plate_width(initials: str) -> float:
    return width(initials, INITIALS_SIZE, bold=True) + 8


@lru_cache(maxsize=4)
def plates(board: Board) -> list[Plate]:
    """The plates of all properties, where they hide nothing; a property that has no such place gets one beside its line."""
    clear = _Clear(board)
    for owner in range(board.property_count):
        before = len(clear.plates)
        for candidates in _candidates(board, owner):
            clear.plates += clear.first(candidates)
        if len(clear.plates) == before:
            beside = [one.moved(across) for some in _candidates(board, owner) for one in some for across in (-ASIDE, ASIDE)]
            clear.plates.append(clear.best(beside))
    return clear.plates


def _candidates(board: Board, owner: int) -> Iterator[list[Plate]]:
    """Where plates may stand: on the steps of each part of a line that needs one plate, best in the middle of the part first."""
    every = curves(board)
    wide = plate_width(board.initials[owner])
    for stretch in stretches(board, owner):
        count = max(1, round(len(stretch) / EVERY))
        for part in range(count):
            steps = range(part * len(stretch) // count, (part + 1) * len(stretch) // count)
            middle = (steps.start + steps.stop - 1) / 2
            nearest = [stretch[step] for step in sorted(steps, key=lambda step: abs(step - middle))]
            yield [Plate(owner, wide, segment, *_on(every[segment], share)) for segment in nearest for share in SHARES]


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

    def __init__(self, board: Board) -> None:
        places = layout(board)
        self.circles = [(place, RADIUS[kind] + RIM) for place, kind in zip(places.places, board.kinds, strict=True)]
        self.circles += [(place, RADIUS[HUB] + RIM) for place in places.twins.values()]
        self.names = [name.box() for name in places.names]
        self.ways = ways(board)
        self.plates: list[Plate] = []

    def first(self, candidates: list[Plate]) -> list[Plate]:
        """The first plate under which nothing lies, if there is one."""
        return list(islice((plate for plate in candidates if not any(self.trouble(plate))), 1))

    def best(self, candidates: list[Plate]) -> Plate:
        """The first plate under which least lies."""
        return min(candidates, key=lambda plate: sum(self.trouble(plate)))

    def trouble(self, plate: Plate) -> Iterator[float]:
        """How much each thing counts that lies under a plate."""
        reach = plate.wide / 2 + 30
        x, y = plate.centre
        for place, radius in self.circles:
            if abs(place[0] - x) < reach and abs(place[1] - y) < reach and plate.covers(place, radius + 1.5):
                yield 5.0
        for box in self.names:
            if box[0] - reach < x < box[2] + reach and abs(box[1] - y) < 60 and _covers_name(plate, box):
                yield 5.0
        for other in self.plates:
            if hypot(other.centre[0] - x, other.centre[1] - y) < 80 and plate.overlaps(other):
                yield 5.0
        for segment, point in self.ways.near(plate.centre, plate.wide / 2 + LINE_HALF + 4):
            if segment != plate.segment and plate.covers(point, LINE_HALF + 1):
                yield 1.0


def _covers_name(plate: Plate, box: Box) -> bool:
    left, top, right, bottom = box
    return any(left - 1 < x < right + 1 and top - 1 < y < bottom + 1 for x, y in plate.rim())


def _on(curve: Curve, share: float) -> tuple[Point, float]:
    """A point of a curve and the angle of its way there, as writing that is not upside down."""
    (ax, ay), (bx, by) = point_on(curve, share - 0.04), point_on(curve, share + 0.04)
    angle = degrees(atan2(by - ay, bx - ax))
    return point_on(curve, share), angle - 180 if angle > 90 else angle + 180 if angle < -90 else angle


def all_plates(board: Board) -> str:
    drawn = [plate(board, one) for one in plates(board)]
    looks = {"font_weight": "bold", "text_anchor": "middle", "stroke_width": "2.2", "stroke_linejoin": "round"}
    return group(*drawn, **looks, pointer_events="none")


def plate(board: Board, one: Plate) -> str:
    """Frame and words are turned together: those of one property are then alike, and the drawing packs well."""
    edge = line_style(board.initials, one.owner).fill
    frame = rectangle((-one.wide / 2, -HIGH / 2), one.wide, HIGH, fill=CARD, stroke=edge)
    words = text((0, CAPITAL / 2 * INITIALS_SIZE), board.initials[one.owner], INITIALS_SIZE, fill=INK)
    turned = f"translate({number(one.centre[0])} {number(one.centre[1])}) rotate({one.angle:.0f})"
    return group(group(frame, words, transform=turned), **written(PLATE, 7, one.centre, one.wide + ROOM, one.angle))
