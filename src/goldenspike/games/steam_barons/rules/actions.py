"""The actions of Steam Barons: their kinds, and the numbers that they are packed into."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.ints import i64
from goldenspike.kernel.packing import first, kind, one, pack, second, simple
from goldenspike.parts.hex.moving import pack_move
from goldenspike.parts.kinds import Kind, Kinds

__all__ = ["first", "kind", "one", "second", "simple"]

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

KINDS: Final = Kinds(
    [
        Kind(DRAW, "draw", "colour:colour"),
        Kind(SEAT, "seat", "seat:seat"),
        Kind(COMPANY, "company", "company:company"),
        Kind(BID, "bid", "company:company bid:money"),
        Kind(PASS, "pass"),
        Kind(BUY, "buy", "company:company price:money shares:number"),
        Kind(SITE, "site", "hex:hex"),
        Kind(LAY, "lay", "hex:hex tile:tile cost:money shares:number"),
        Kind(CONNECT, "connect", "stop:stop other:stop cost:money shares:number"),
        Kind(DONE, "done"),
        Kind(MOVE, "move", "colour:colour stop:stop delivery:number"),
        Kind(SELL, "sell", "company:company price:money shares:number"),
    ]
)


def sell(company: i64, shares: i64) -> i64:
    return pack(SELL, company, shares)


def move(stop: i64, colour: i64, number: i64) -> i64:
    return pack_move(MOVE, stop, colour, number)
