"""The actions of Steam Barons as numbers: a kind and two fields, the one that varies in the low bits."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import Choice, Wording
from goldenspike.kernel.ints import i64

DRAW: Final = 1
SEAT: Final = 2
COMPANY: Final = 3
BID: Final = 4
PASS: Final = 5
BUY: Final = 6
SITE: Final = 7
LAY: Final = 8
CONNECT: Final = 9
DONE: Final = 10
MOVE: Final = 11
SELL: Final = 12

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
    Wording("choice-company", "company:company"),
    Wording("choice-bid", "company:company bid:money"),
    Wording("choice-pass"),
    Wording("choice-buy", "company:company price:money shares:number"),
    Wording("choice-site", "hex:hex"),
    Wording("choice-lay", "hex:hex tile:tile cost:money shares:number"),
    Wording("choice-connect", "stop:stop other:stop cost:money shares:number"),
    Wording("choice-done"),
    Wording("choice-move", "colour:colour stop:stop delivery:number"),
    Wording("choice-sell", "company:company price:money shares:number"),
]


def one(action: i64) -> Choice:
    return Choice(action, action)


def simple(kind: i64, value: i64 = 0) -> i64:
    """An action with one field or none."""
    return kind * KIND + value


def sell(company: i64, shares: i64) -> i64:
    return SELL * KIND + company * FIELD + shares


def move(stop: i64, colour: i64, number: i64) -> i64:
    return MOVE * KIND + (stop * CUBE + colour) * FIELD + number


def kind(action: i64) -> i64:
    return action // KIND


def first(action: i64) -> i64:
    """The company whose shares are sold, or the cube that is moved."""
    return action % KIND // FIELD


def second(action: i64) -> i64:
    """The value of an action with one field; the number of shares sold; the number of a delivery."""
    return action % FIELD
