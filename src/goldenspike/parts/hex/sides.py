"""Rows of sets of sides: one set for every stop, in the low bits of its number, or sets for ten hexes in one number."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.tiles import SIDES

Sides = Row
"""By stop: a set of sides that counts as part of a position; the bits above it are derived from the rest."""
TEN: Final = 10
ALL_SIDES: Final = 63


def each_side(sides: Row) -> list[int]:
    """1 or 0 for every side of every stop."""
    return [int(stop) >> side & 1 for stop in sides for side in range(SIDES)]


def packed_sides(sets: Row, hex: i64) -> i64:
    """The set of a hex, in a row of ten sets to a number."""
    return sets[hex // TEN] >> hex % TEN * SIDES & ALL_SIDES


def flip_side(sets: Row, hex: i64, side: i64) -> None:
    """Put a side into the set of a hex, or take it out, in a row of ten sets to a number."""
    sets[hex // TEN] ^= BIT[hex % TEN * SIDES + side]
