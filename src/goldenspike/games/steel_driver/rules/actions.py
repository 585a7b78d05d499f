"""The actions of Steel Driver as numbers: a kind and two fields, the one that varies in the low bits."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import Wording
from goldenspike.kernel.ints import i64

AUCTION: Final = 1
BID: Final = 2
PASS: Final = 3
BUILD: Final = 4
CLAIM: Final = 5

KIND: Final = 0x1_0000_0000_0000
FIELD: Final = 0x1_0000_0000
MOST: Final = 999_999_999
"""The largest number that can be written in an action."""

WORDS: Final = ["", "auction", "bid", "pass", "build", "claim"]
WORDINGS: Final = [
    Wording(""),
    Wording("choice-auction", "company:company bid:cubes"),
    Wording("choice-bid", "company:company bid:cubes"),
    Wording("choice-pass"),
    Wording("choice-build", "from:location to:location cost:cubes profit:money"),
    Wording("choice-claim", "location:location colour:colour"),
]


def auction(company: i64, bid: i64) -> i64:
    return AUCTION * KIND + company * FIELD + bid


def bid(cubes: i64) -> i64:
    return BID * KIND + cubes


def pass_() -> i64:
    return PASS * KIND


def build(start: i64, end: i64) -> i64:
    return BUILD * KIND + start * FIELD + end


def claim(location: i64) -> i64:
    return CLAIM * KIND + location


def kind(action: i64) -> i64:
    return action // KIND


def first(action: i64) -> i64:
    """The company that is put up, or the location from which a link is built."""
    return action % KIND // FIELD


def second(action: i64) -> i64:
    """The bid, the location to which a link is built, or the location of a claimed cube."""
    return action % FIELD
