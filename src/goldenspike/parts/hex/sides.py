"""Sets of sides, one for every stop, in the low bits of a number; what stands above them is derived from the rest of a position."""

from __future__ import annotations

from goldenspike.kernel.ints import Row
from goldenspike.parts.hex.tiles import SIDES

Sides = Row


def each_side(sides: Row) -> list[int]:
    """1 or 0 for every side of every stop."""
    return [int(stop) >> side & 1 for stop in sides for side in range(SIDES)]
