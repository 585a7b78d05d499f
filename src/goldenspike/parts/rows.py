"""Long rows of a position, such as one number for each hex of a map, and how they are copied."""

from __future__ import annotations

from typing import TypeAlias

from goldenspike.kernel.ints import Row, extend, i64, vec

LongRow: TypeAlias = Row
"""A row of some hundred numbers: in the list of a state's fields, it is to be copied by `copied`."""


def copied(values: Row) -> Row:
    """A copy of a long row, made in one go: a slice is copied number by number where it is compiled."""
    return extend(vec[i64](), values)
