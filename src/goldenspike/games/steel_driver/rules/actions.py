"""The actions of Steel Driver: their kinds, and the numbers that they are packed into."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.ints import i64
from goldenspike.kernel.packing import FIELD, KIND, MOST, first, kind, pack, second, simple
from goldenspike.parts.kinds import Kind, Kinds

__all__ = ["FIELD", "KIND", "MOST", "first", "kind", "second"]

AUCTION: Final = 1
BID: Final = 2
PASS: Final = 3
BUILD: Final = 4
CLAIM: Final = 5

KINDS: Final = Kinds(
    [
        Kind(AUCTION, "auction", "company:company bid:cubes"),
        Kind(BID, "bid", "company:company bid:cubes"),
        Kind(PASS, "pass"),
        Kind(BUILD, "build", "from:location to:location cost:cubes profit:money"),
        Kind(CLAIM, "claim", "location:location colour:colour"),
    ]
)


def auction(company: i64, bid: i64) -> i64:
    return pack(AUCTION, company, bid)


def bid(cubes: i64) -> i64:
    return simple(BID, cubes)


def pass_() -> i64:
    return simple(PASS)


def build(start: i64, end: i64) -> i64:
    return pack(BUILD, start, end)


def claim(location: i64) -> i64:
    return simple(CLAIM, location)
