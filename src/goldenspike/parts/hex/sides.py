"""Sets of the six sides of a hex, and rows of them: one set for every stop, in the low bits of its number."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row
from goldenspike.parts.bits import lowest
from goldenspike.parts.hex.tiles import SIDES

Sides = Row
"""By stop: a set of sides that counts as part of a position; the bits above it are derived from the rest."""
ALL_SIDES: Final = 63
LOWEST_SIDE: Final[Row] = row([0, *(lowest(sides) for sides in range(1, ALL_SIDES + 1))])
"""Per set of sides that is not empty: the lowest of them."""


def each_side(sides: Row) -> list[int]:
    """1 or 0 for every side of every stop."""
    return [int(stop) >> side & 1 for stop in sides for side in range(SIDES)]
