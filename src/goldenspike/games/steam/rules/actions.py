"""The actions of Steam as numbers: a kind and two fields, the one that varies in the low bits."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import Choice, Wording
from goldenspike.kernel.ints import i64

DRAW: Final = 1
SEAT: Final = 2
BID: Final = 3
PASS: Final = 4
STAY: Final = 5
TAKE: Final = 6
TAKE_NUMBER: Final = 7
CAPITAL: Final = 8
SITE: Final = 9
LAY: Final = 10
CONNECT: Final = 11
URBANIZE: Final = 12
GROW: Final = 13
SUPPLY: Final = 14
DONE: Final = 15
MOVE: Final = 16
IMPROVE: Final = 17
INCOME: Final = 18
POINTS: Final = 19

KIND: Final = 0x1_0000_0000_0000
FIELD: Final = 0x1_0000_0000
MOST: Final = 999_999_999
"""The largest number that can be written in an action."""
CUBE: Final = 8
"""The cubes of stop `s` are numbered from `s` * 8 by their colours."""

WORDINGS: Final = [
    Wording(""),
    Wording("choice-draw", "colour:colour"),
    Wording("choice-seat", "seat:seat"),
    Wording("choice-bid", "bid:money"),
    Wording("choice-pass"),
    Wording("choice-stay"),
    Wording("choice-take", "tile:action cost:money"),
    Wording("choice-take-number", "tile:action"),
    Wording("choice-capital", "steps:number"),
    Wording("choice-site", "hex:hex"),
    Wording("choice-lay", "hex:hex tile:tile cost:money"),
    Wording("choice-connect", "stop:stop other:stop cost:money"),
    Wording("choice-urbanize", "stop:stop colour:colour"),
    Wording("choice-grow", "stop:stop"),
    Wording("choice-supply", "space:number"),
    Wording("choice-done"),
    Wording("choice-move", "colour:colour stop:stop delivery:number"),
    Wording("choice-improve", "level:number"),
    Wording("choice-income", "points:number"),
    Wording("choice-points", "points:number"),
]


def one(action: i64) -> Choice:
    return Choice(action, action)


def simple(kind: i64, value: i64 = 0) -> i64:
    """An action with one field or none."""
    return kind * KIND + value


def urbanize(stop: i64, colour: i64) -> i64:
    return URBANIZE * KIND + stop * FIELD + colour


def move(stop: i64, colour: i64, number: i64) -> i64:
    return MOVE * KIND + (stop * CUBE + colour) * FIELD + number


def kind(action: i64) -> i64:
    return action // KIND


def first(action: i64) -> i64:
    """The town that becomes a city, or the cube that is moved."""
    return action % KIND // FIELD


def second(action: i64) -> i64:
    """The value of an action with one field; the colour of a New City; the number of a delivery."""
    return action % FIELD
