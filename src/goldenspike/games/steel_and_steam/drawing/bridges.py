"""Where lines cross without meeting, the upper one is drawn as a bridge: nobody can change from one to the other there."""

from typing import Final

from goldenspike.draw.palette import INK, PAPER
from goldenspike.draw.svg import element
from goldenspike.games.steel_and_steam.drawing.measures import EDGE, LINE_HALF
from goldenspike.games.steel_and_steam.drawing.ways import Crossing, crossings
from goldenspike.games.steel_and_steam.rules.board.board import Board

GAP: Final = 2.6
"""Between the upper line and the railings of its bridge."""
RAILING: Final = 1.4
BEYOND: Final = 4.0
"""How far a bridge reaches beyond the line below it."""


def bridges_over_others(board: Board, owner: int) -> str:
    """The bridges of a property over those drawn before it, to lie under its own line."""
    found = [one for one in crossings(board) if _owner(board, one.over) == owner != _owner(board, one.under)]
    return _bridges("".join(_deck(one) for one in found), bool(board.is_lane[owner]))


def bridges_over_itself(board: Board, owner: int) -> str:
    """The decks where a line crosses itself, as a path; its upper stretch is to be drawn on them once more."""
    return "".join(_deck(one) for one in crossings(board) if _owner(board, one.over) == owner == _owner(board, one.under))


def _owner(board: Board, segment: int) -> int:
    return int(board.segment_property[segment])


def _deck(crossing: Crossing) -> str:
    reach = (LINE_HALF + BEYOND) / max(crossing.sine, 0.4)
    (x, y), (right, down) = crossing.point, crossing.way
    start = f"M{x - reach * right:.0f} {y - reach * down:.0f}"
    return f"{start}l{2 * reach * right:.0f} {2 * reach * down:.0f}"


def _bridges(way: str, lane: bool) -> str:
    """A lane has no railings."""
    if not way:
        return ""
    railings = "" if lane else element("path", d=way, stroke=INK, stroke_width=EDGE + 2 * (GAP + RAILING))
    return railings + element("path", d=way, stroke=PAPER, stroke_width=EDGE + 2 * GAP)


def deck(way: str) -> str:
    return _bridges(way, lane=False)
