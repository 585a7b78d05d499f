"""The actions of Steel & Steam: their kinds, and how each action is packed into one number."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.ints import i64
from goldenspike.kernel.packing import narrow_first as first
from goldenspike.kernel.packing import narrow_kind as kind
from goldenspike.kernel.packing import narrow_second as second
from goldenspike.kernel.packing import pack_narrow
from goldenspike.parts.kinds import Kind, Kinds

__all__ = ["first", "kind", "second"]

ROLL: Final = 1
DRAW: Final = 2
TURN: Final = 3
VICTORY: Final = 4
HOME: Final = 5
PICK: Final = 6
MOVE: Final = 7
HIGHBALL: Final = 8
DUMP: Final = 9
REPAIR: Final = 10
DEPART: Final = 11
BUY: Final = 12
UPGRADE: Final = 13
TAKEOVER: Final = 14
YARD: Final = 15
NOTHING: Final = 16
MORTGAGE: Final = 17
PAYOFF: Final = 18
GIVEUP: Final = 19
ALLOW: Final = 20
SWAP: Final = 21
STOP: Final = 22

KINDS: Final = Kinds(
    [
        Kind(ROLL, "roll", "first:number second:number"),
        Kind(DRAW, "draw", "area:area"),
        Kind(TURN, "turn", "card:number"),
        Kind(VICTORY, "victory", "card:victory_card"),
        Kind(HOME, "home", "card:number area:area"),
        Kind(PICK, "pick", "card:number area:area"),
        Kind(MOVE, "move", "space:space property:property mps:number"),
        Kind(HIGHBALL, "highball"),
        Kind(DUMP, "dump"),
        Kind(REPAIR, "repair"),
        Kind(DEPART, "depart"),
        Kind(BUY, "buy", "property:property price:money"),
        Kind(UPGRADE, "upgrade", "engine:engine price:money"),
        Kind(TAKEOVER, "takeover", "property:property owner:seat price:money"),
        Kind(YARD, "yard", "city:city"),
        Kind(NOTHING, "nothing"),
        Kind(MORTGAGE, "mortgage", "property:property amount:money"),
        Kind(PAYOFF, "payoff", "property:property amount:money"),
        Kind(GIVEUP, "giveup", "property:property amount:money"),
        Kind(ALLOW, "allow"),
        Kind(SWAP, "swap"),
        Kind(STOP, "stop"),
    ]
)


def roll(first: i64, second: i64) -> i64:
    return pack_narrow(ROLL, first, second)


def simple(kind: i64) -> i64:
    """An action that consists of its kind alone."""
    return pack_narrow(kind, 0, 0)


def with_one(kind: i64, field: i64) -> i64:
    """An action about one thing: an area, card, slot, segment, property, engine or city."""
    return pack_narrow(kind, 0, field)
