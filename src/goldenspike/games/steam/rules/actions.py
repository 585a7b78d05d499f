"""The actions of Steam: their kinds, and the numbers that they are packed into."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.ints import i64
from goldenspike.kernel.packing import first, kind, one, pack, second, simple
from goldenspike.parts.hex.moving import pack_move
from goldenspike.parts.kinds import Kind, Kinds

__all__ = ["first", "kind", "one", "second", "simple"]

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

KINDS: Final = Kinds(
    [
        Kind(DRAW, "draw", "colour:colour"),
        Kind(SEAT, "seat", "seat:seat"),
        Kind(BID, "bid", "bid:money"),
        Kind(PASS, "pass"),
        Kind(STAY, "stay"),
        Kind(TAKE, "take", "tile:action cost:money"),
        Kind(TAKE_NUMBER, "take-number", "tile:action"),
        Kind(CAPITAL, "capital", "steps:number"),
        Kind(SITE, "site", "hex:hex"),
        Kind(LAY, "lay", "hex:hex tile:tile cost:money"),
        Kind(CONNECT, "connect", "stop:stop other:stop cost:money"),
        Kind(URBANIZE, "urbanize", "stop:stop colour:colour"),
        Kind(GROW, "grow", "stop:stop"),
        Kind(SUPPLY, "supply", "space:number"),
        Kind(DONE, "done"),
        Kind(MOVE, "move", "colour:colour stop:stop delivery:number"),
        Kind(IMPROVE, "improve", "level:number"),
        Kind(INCOME, "income", "points:number"),
        Kind(POINTS, "points", "points:number"),
    ]
)


def urbanize(stop: i64, colour: i64) -> i64:
    return pack(URBANIZE, stop, colour)


def move(stop: i64, colour: i64, number: i64) -> i64:
    return pack_move(MOVE, stop, colour, number)
