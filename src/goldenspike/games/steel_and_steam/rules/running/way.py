"""A way over the map, as the route search finds it."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions
from goldenspike.games.steel_and_steam.rules.state import REPAIR_BEGUN
from goldenspike.kernel.ints import i64


@final
class Way:
    """A way to an end of the turn: its segments in order, with `REPAIR_BEGUN` for a repair in an own yard, its MPs, and all fees
    of the turn. `towards` is the space that its last segment leads to: the end, or another one if a ferry step is only begun."""

    def __init__(self, end: int, mps: int, fee: int, segments: list[int], towards: int) -> None:
        self.end: Final = end
        self.mps: Final = mps
        self.fee: Final = fee
        self.segments: Final = segments
        self.towards: Final = towards


def action_of(segment: i64) -> i64:
    """The action that rides a segment of a way, or makes a repair on it."""
    return actions.simple(actions.REPAIR) if segment == REPAIR_BEGUN else actions.with_one(actions.MOVE, segment)
