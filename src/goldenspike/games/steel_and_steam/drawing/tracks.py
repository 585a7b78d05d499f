"""Tracks of Steel & Steam's board: the steps between the same two circles, which are drawn side by side."""

from functools import lru_cache
from typing import Final

from goldenspike.games.steel_and_steam.drawing.measures import LINE_HALF, LINK_HALF, SIDE_BY_SIDE
from goldenspike.games.steel_and_steam.rules.board.board import Board


class Track:
    """Two circles and the segments between them. A circle is a space, or beyond those the other station of a hub; a hub's
    link is a track without segments."""

    def __init__(self, a: int, b: int, segments: list[int]) -> None:
        self.a: Final = a
        self.b: Final = b
        self.segments: Final = segments
        self.half: Final = LINE_HALF + SIDE_BY_SIDE / 2 * (len(segments) - 1) if segments else LINK_HALF

    def beside(self, segment: int) -> float:
        """How far beside the middle of the track one of its lines is drawn."""
        return SIDE_BY_SIDE * (self.segments.index(segment) - (len(self.segments) - 1) / 2)


def station_circles(board: Board) -> dict[int, int]:
    """The circle of its other station, by the space of a hub."""
    return {int(board.city_space[city]): int(board.space_count) + number for number, city in enumerate(board.hub_cities)}


def circles_of(board: Board, segment: int) -> tuple[int, int]:
    """The circles at both ends of a segment."""
    stations = station_circles(board)
    a, b = int(board.segment_a[segment]), int(board.segment_b[segment])
    return (
        stations[a] if board.segment_a_station[segment] else a,
        stations[b] if board.segment_b_station[segment] else b,
    )


@lru_cache(maxsize=4)
def tracks(board: Board) -> list[Track]:
    """Those with segments, in the order of their first one, then the links of the hubs."""
    found: dict[tuple[int, int], list[int]] = {}
    for segment in range(board.segment_count):
        a, b = circles_of(board, segment)
        found.setdefault((min(a, b), max(a, b)), []).append(segment)
    laid = [Track(a, b, segments) for (a, b), segments in found.items()]
    return laid + [Track(space, station, []) for space, station in station_circles(board).items()]
