"""Steel & Steam's properties as lines on the map, each with its colours and its bridges."""

from collections.abc import Callable
from functools import partial
from typing import Final

from goldenspike.draw.palette import CARD, INK
from goldenspike.draw.svg import element, escape, group
from goldenspike.games.steel_and_steam.drawing.bridges import bridges_over_itself, bridges_over_others, deck
from goldenspike.games.steel_and_steam.drawing.colours import LineStyle, line_style
from goldenspike.games.steel_and_steam.drawing.curves import Curve, curves, path_of, segments_of
from goldenspike.games.steel_and_steam.drawing.measures import BODY, EDGE
from goldenspike.games.steel_and_steam.rules.board.board import Board

LANE_BODY: Final = 6.5

Stroke = Callable[..., str]
"""Draws the same path once more with the attributes that it is given."""


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
    crossed = _upper(bridges_over_itself(board, owner), colours)
    drawn = title + hit + bridges_over_others(board, owner) + strokes + crossed
    return group(drawn, id=f"line-{initials}", class_="line", data_property=initials)


def _upper(way: str, colours: LineStyle) -> str:
    """The upper stretches where a line crosses itself."""
    return deck(way) + rail_strokes(partial(element, "path", d=way), colours) if way else ""


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
