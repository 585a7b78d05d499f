"""Measures Steel & Steam's drawing as a reader sees it: lines and circles are taken from the finished SVG."""

from __future__ import annotations

import re
from itertools import pairwise
from math import hypot
from xml.etree import ElementTree

from goldenspike.games.steel_and_steam.drawing.picture import picture
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.shelf import BOXES
from goldenspike.text.drawn import DrawnWords

Point = tuple[float, float]

SVG = "{http://www.w3.org/2000/svg}"
HALF = 9.4 / 2
"""Half the width of a line with its edges."""
PIECES = 20
CELL = 40.0


class Circle:
    def __init__(self, space: str, centre: Point, radius: float) -> None:
        self.space = space
        self.centre = centre
        self.radius = radius


class Step:
    """A segment as it is drawn: its property, its two spaces, and points along it."""

    def __init__(self, initials: str, a: str, b: str, points: list[Point]) -> None:
        self.initials = initials
        self.spaces = {a, b}
        self.points = points
        self.said = f"{initials} from {a} to {b}"
        self.ends: list[Circle] = []


class Drawn:
    def __init__(self, board: Board) -> None:
        self.root = ElementTree.fromstring(picture(board, None, DrawnWords(BOXES["steel_and_steam"].words, "en")))
        self.circles = [circle for group in self.root.iter() if "data-space" in group.attrib for circle in _circles(group)]
        self.steps = [step for owner in range(board.property_count) for step in _steps(self.root, board, owner)]
        for step in self.steps:
            step.ends = [min(self._of(step), key=lambda circle: away(circle.centre, end)) for end in _ends(step)]
        self.cells: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for number, step in enumerate(self.steps):
            for point, (x, y) in enumerate(step.points):
                self.cells.setdefault((int(x // CELL), int(y // CELL)), []).append((number, point))

    def _of(self, step: Step) -> list[Circle]:
        return [circle for circle in self.circles if circle.space in step.spaces]

    def near(self, centre: Point) -> dict[int, float]:
        """How near each step comes to a place, as far as it is near at all."""
        found: dict[int, float] = {}
        column, row = int(centre[0] // CELL), int(centre[1] // CELL)
        cells = [self.cells.get((column + i, row + j), []) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        for number, point in [one for cell in cells for one in cell]:
            points = self.steps[number].points[max(0, point - 1) : point + 2]
            near = min(to_piece(centre, a, b) for a, b in pairwise(points))
            found[number] = min(near, found.get(number, near))
        return found

    def close_pairs(self) -> dict[tuple[int, int], list[tuple[int, int]]]:
        """By each two steps that come near each other: which of their points do."""
        found: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for (column, row), here in self.cells.items():
            beside = [self.cells.get((column + i, row + j), []) for i, j in ((0, 1), (1, -1), (1, 0), (1, 1))]
            others = [one for cell in beside for one in cell]
            for place, one in enumerate(here):
                for other in here[place + 1 :] + others:
                    if one[0] != other[0] and away(self._point(one), self._point(other)) < 24:
                        low, high = sorted((one, other))
                        found.setdefault((low[0], high[0]), []).append((low[1], high[1]))
        return found

    def _point(self, one: tuple[int, int]) -> Point:
        return self.steps[one[0]].points[one[1]]

    def crossings(self, one: int, other: int, points: list[tuple[int, int]]) -> list[tuple[Point, float]]:
        """Where two steps cross near such points, and the sine of the angle."""
        first, second = self.steps[one].points, self.steps[other].points
        pieces = {(i, j) for a, b in points for i in (a - 1, a) for j in (b - 1, b) if 0 <= i < PIECES and 0 <= j < PIECES}
        found = [_crossing(*first[i : i + 2], *second[j : j + 2]) for i, j in sorted(pieces)]
        return [crossing for crossing in found if crossing]


def _ends(step: Step) -> list[Point]:
    return [step.points[0], step.points[-1]]


def _circles(group: ElementTree.Element) -> list[Circle]:
    found = {}
    for item in group.iter(f"{SVG}circle"):
        if item.attrib.get("class") != "hit":
            centre = (float(item.attrib["cx"]), float(item.attrib["cy"]))
            edge = float(item.attrib["r"]) + float(item.attrib["stroke-width"]) / 2
            found[centre] = max(found.get(centre, 0.0), edge)
    return [Circle(group.attrib["data-space"], centre, radius) for centre, radius in found.items()]


def _steps(root: ElementTree.Element, board: Board, owner: int) -> list[Step]:
    initials = board.initials[owner]
    way = next(item.attrib["d"] for item in root.iter() if item.attrib.get("id") == f"way-{initials}")
    segments = [segment for segment in range(board.segment_count) if board.segment_property[segment] == owner]
    ends = [(board.space_names[board.segment_a[s]], board.space_names[board.segment_b[s]]) for s in segments]
    return [Step(initials, a, b, points) for (a, b), points in zip(ends, _curves(way), strict=True)]


def _curves(way: str) -> list[list[Point]]:
    found = []
    for part in way.split("M")[1:]:
        start, curves = part.split("c")
        x, y = (int(value) for value in re.findall(r"-?\d+", start))
        numbers = [int(value) for value in re.findall(r"-?\d+", curves)]
        for place in range(0, len(numbers), 6):
            inner = [(x + numbers[i], y + numbers[i + 1]) for i in range(place, place + 6, 2)]
            found.append([_on([(x, y), *inner], piece / PIECES) for piece in range(PIECES + 1)])
            x, y = inner[-1]
    return found


def _on(curve: list[Point], share: float) -> Point:
    while len(curve) > 1:
        curve = [((1 - share) * a + share * c, (1 - share) * b + share * d) for (a, b), (c, d) in pairwise(curve)]
    return curve[0]


def away(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def to_piece(point: Point, a: Point, b: Point) -> float:
    """The distance from a point to a straight piece."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy or 1.0)
    share = min(max(share, 0.0), 1.0)
    return hypot(point[0] - a[0] - share * dx, point[1] - a[1] - share * dy)


def _crossing(a: Point, b: Point, c: Point, d: Point) -> tuple[Point, float] | None:
    e, f = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    turn = e[0] * f[1] - e[1] * f[0]
    if not turn:
        return None
    share = ((c[0] - a[0]) * f[1] - (c[1] - a[1]) * f[0]) / turn
    part = ((c[0] - a[0]) * e[1] - (c[1] - a[1]) * e[0]) / turn
    if not (0 <= share < 1 and 0 <= part < 1):
        return None
    return (a[0] + share * e[0], a[1] + share * e[1]), abs(turn) / (hypot(*e) * hypot(*f))
