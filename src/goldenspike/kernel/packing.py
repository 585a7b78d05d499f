"""Actions as numbers: a kind in the high bits and two fields below it; the field that varies within a choice comes last."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import i64

KIND: Final = 0x1_0000_0000_0000
FIELD: Final = 0x1_0000_0000
MOST: Final = 999_999_999
"""The largest number that can be written in an action."""
NARROW_KIND: Final = 0x1_0000_0000
NARROW_FIELD: Final = 0x1_0000
"""A narrow action has fields of sixteen bits: enough for dice and for things on a board."""


def simple(kind: i64, value: i64 = 0) -> i64:
    """An action with one field or none."""
    return kind * KIND + value


def pack(kind: i64, first: i64, second: i64) -> i64:
    return kind * KIND + first * FIELD + second


def kind(action: i64) -> i64:
    return action // KIND


def first(action: i64) -> i64:
    return action % KIND // FIELD


def second(action: i64) -> i64:
    """The second field, or the only one."""
    return action % FIELD


def pack_narrow(kind: i64, first: i64, second: i64) -> i64:
    return kind * NARROW_KIND + first * NARROW_FIELD + second


def narrow_kind(action: i64) -> i64:
    return action // NARROW_KIND


def narrow_first(action: i64) -> i64:
    return action % NARROW_KIND // NARROW_FIELD


def narrow_second(action: i64) -> i64:
    """The second field, or the only one."""
    return action % NARROW_FIELD


def one(action: i64) -> Choice:
    """The choice of just this action."""
    return Choice(action, action)
