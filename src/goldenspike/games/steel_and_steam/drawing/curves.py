"""Steel & Steam's segments as curves from circle to circle, those between the same two circles side by side."""

from functools import lru_cache
from math import hypot

from goldenspike.draw.svg import Point
from goldenspike.games.steel_and_steam.drawing.layout import layout
from goldenspike.games.steel_and_steam.drawing.tracks import circles_of, tracks
from goldenspike.games.steel_and_steam.rules.board.board import Board

Curve = tuple[Point, Point, Point, Point]


@lru_cache(maxsize=4)
def curves(board: Board) -> list[Curve]:
    """By segment: the four points of its cubic curve."""
    places = layout(board)
    found: dict[int, Curve] = {}
    for track, (near, far) in zip(tracks(board), places.bows, strict=True):
        middle = (places.circle(track.a), near, far, places.circle(track.b))
        for segment in track.segments:
            curve = _beside(middle, track.beside(segment))
            found[segment] = curve if circles_of(board, segment)[0] == track.a else (curve[3], curve[2], curve[1], curve[0])
    return [found[segment] for segment in range(board.segment_count)]


def _beside(curve: Curve, distance: float) -> Curve:
    """The curve moved sideways, with its ends still near their circles."""
    dx, dy = curve[3][0] - curve[0][0], curve[3][1] - curve[0][1]
    scale = distance / (hypot(dx, dy) or 1.0)
    ends, middle = (-0.12 * dy * scale, 0.12 * dx * scale), (-1.29 * dy * scale, 1.29 * dx * scale)
    a, b, c, d = ((x + aside[0], y + aside[1]) for (x, y), aside in zip(curve, (ends, middle, middle, ends), strict=True))
    return a, b, c, d


def path_of(*found: Curve) -> str:
    """The curves as one path in whole units. A curve that begins where the last one ended is joined to it."""
    way, here = "", None
    for curve in found:
        (x, y), *others = [(round(px), round(py)) for px, py in curve]
        way += " " if here == (x, y) else f"M{x} {y}c"
        way += " ".join(f"{px - x} {py - y}" for px, py in others)
        here = others[-1]
    return way.replace(" -", "-")


def segments_of(board: Board, owner: int) -> list[int]:
    return [segment for segment in range(board.segment_count) if board.segment_property[segment] == owner]
