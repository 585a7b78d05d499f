"""Steel & Steam's properties as lines on the map: curves from circle to circle."""

from collections.abc import Callable
from functools import lru_cache, partial
from math import hypot
from typing import Final

from goldenspike.draw.palette import CARD, INK
from goldenspike.draw.svg import Point, element, escape, group
from goldenspike.games.steel_and_steam.drawing.colours import LineStyle, line_style
from goldenspike.games.steel_and_steam.drawing.layout import Layout, layout
from goldenspike.games.steel_and_steam.rules.board.board import Board

BODY: Final = 7.0
EDGE: Final = 9.4
LANE_BODY: Final = 6.5
SIDE_BY_SIDE: Final = 10.0

Curve = tuple[Point, Point, Point, Point]
Stroke = Callable[..., str]
"""Draws the same path once more with the attributes that it is given."""


@lru_cache(maxsize=4)
def curves(board: Board) -> list[Curve]:
    """By segment: the four points of its cubic curve."""
    return _Curves(board, layout(board)).every


class _Curves:
    def __init__(self, board: Board, places: Layout) -> None:
        self.board = board
        self.places = places
        self.every = [self._curve(segment) for segment in range(board.segment_count)]
        self._side_by_side()

    def _ends(self, segment: int) -> tuple[Point, Point]:
        board = self.board
        return (
            self.places.end(board.segment_a[segment], board.segment_a_station[segment]),
            self.places.end(board.segment_b[segment], board.segment_b_station[segment]),
        )

    def _curve(self, segment: int) -> Curve:
        start, end = self._ends(segment)
        a, b = self.board.segment_a[segment], self.board.segment_b[segment]
        leave = self._direction(a, segment, start, end)
        arrive = self._direction(b, segment, end, start)
        reach = hypot(end[0] - start[0], end[1] - start[1]) / 3
        first = (start[0] + reach * leave[0], start[1] + reach * leave[1])
        second = (end[0] + reach * arrive[0], end[1] + reach * arrive[1])
        return start, first, second, end

    def _direction(self, space: int, segment: int, here: Point, there: Point) -> Point:
        """The direction in which a segment leaves a space. A line that runs through a space has no bend there."""
        board = self.board
        owner = board.segment_property[segment]
        same = [other for other in board.segments_at[space] if board.segment_property[other] == owner and other != segment]
        if len(same) != 1 or board.space_city[space] >= 0:
            return _unit(there[0] - here[0], there[1] - here[1])
        before = self.places.places[board.other_end(same[0], space)]
        return _unit(there[0] - before[0], there[1] - before[1])

    def _side_by_side(self) -> None:
        """Draw the steps of several properties between the same two circles beside each other."""
        found: dict[tuple[Point, Point], list[int]] = {}
        for segment, curve in enumerate(self.every):
            found.setdefault((min(curve[0], curve[3]), max(curve[0], curve[3])), []).append(segment)
        for (low, high), beside in found.items():
            if len(beside) > 1:
                right = _unit(low[1] - high[1], high[0] - low[0])
                for place, segment in enumerate(beside):
                    self.every[segment] = _moved(self.every[segment], right, SIDE_BY_SIDE * (place - (len(beside) - 1) / 2))


def _unit(dx: float, dy: float) -> Point:
    length = hypot(dx, dy) or 1.0
    return dx / length, dy / length


def _moved(curve: Curve, right: Point, distance: float) -> Curve:
    """The curve bent sideways, with its ends still near their circles."""
    start, end = curve[0], curve[3]
    near, far = 0.55 * distance, 1.15 * distance
    return (
        (start[0] + near * right[0], start[1] + near * right[1]),
        (start[0] + (end[0] - start[0]) / 3 + far * right[0], start[1] + (end[1] - start[1]) / 3 + far * right[1]),
        (end[0] - (end[0] - start[0]) / 3 + far * right[0], end[1] - (end[1] - start[1]) / 3 + far * right[1]),
        (end[0] + near * right[0], end[1] + near * right[1]),
    )


def path_of(*found: Curve) -> str:
    """The curves as one path in whole units. A curve that begins where the last one ended is joined to it."""
    way, here = "", None
    for curve in found:
        (x, y), *others = [(round(px), round(py)) for px, py in curve]
        way += " " if here == (x, y) else f"M{x} {y}c"
        way += " ".join(f"{px - x} {py - y}" for px, py in others)
        here = others[-1]
    return way.replace(" -", "-")


def lines(board: Board) -> str:
    every = curves(board)
    drawn = [_property(board, owner, every) for owner in range(board.property_count)]
    return group(*drawn, fill="none", stroke_linejoin="round")


def _property(board: Board, owner: int, every: list[Curve]) -> str:
    way = path_of(*(every[segment] for segment in segments_of(board, owner)))
    initials = board.initials[owner]
    colours = line_style(board.initials, owner)
    title = element("title", escape(f"{initials}: {board.property_names[owner]}"))
    hit = group(element("path", d=way, class_="hit", id=f"way-{initials}"), stroke="transparent", stroke_width=EDGE + 6)
    stroke = partial(element, "use", href=f"#way-{initials}")
    strokes = lane_strokes(stroke, colours) if board.is_lane[owner] else rail_strokes(stroke, colours)
    return group(title, hit, strokes, id=f"line-{initials}", class_="line", data_property=initials)


def rail_strokes(stroke: Stroke, colours: LineStyle) -> str:
    return (
        stroke(stroke=CARD, stroke_width=EDGE + 2.6, stroke_opacity=0.8)
        + stroke(stroke=INK, stroke_width=EDGE)
        + stroke(stroke=colours.fill, stroke_width=BODY)
        + _mark(stroke, colours, 1.0)
    )


def lane_strokes(stroke: Stroke, colours: LineStyle) -> str:
    """A shipping lane has no edges: a softer band with its mark."""
    body = stroke(stroke=colours.fill, stroke_width=LANE_BODY, stroke_opacity=0.75)
    return body + _mark(stroke, colours, 0.75)


def _mark(stroke: Stroke, colours: LineStyle, scale: float) -> str:
    if colours.mark is None:
        return ""
    cap = "round" if "0.1" in colours.dash else None
    dash = colours.dash or None
    width = scale * (3.4 if cap else colours.width)
    return stroke(stroke=colours.mark, stroke_width=width, stroke_dasharray=dash, stroke_linecap=cap)


def segments_of(board: Board, owner: int) -> list[int]:
    return [segment for segment in range(board.segment_count) if board.segment_property[segment] == owner]
