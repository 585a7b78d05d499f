"""The actions of Steel & Steam as numbers: a kind and two fields, the one that varies in the low bits."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import Wording
from goldenspike.kernel.ints import i64

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

KIND: Final = 0x1_0000_0000
FIELD: Final = 0x1_0000

WORDINGS: Final = [
    Wording(""),
    Wording("choice-roll", "first:number second:number"),
    Wording("choice-draw", "area:area"),
    Wording("choice-turn", "card:number"),
    Wording("choice-victory", "card:victory_card"),
    Wording("choice-home", "card:number area:area"),
    Wording("choice-pick", "card:number area:area"),
    Wording("choice-move", "space:space property:property mps:number"),
    Wording("choice-highball"),
    Wording("choice-dump"),
    Wording("choice-repair"),
    Wording("choice-depart"),
    Wording("choice-buy", "property:property price:money"),
    Wording("choice-upgrade", "engine:engine price:money"),
    Wording("choice-takeover", "property:property owner:seat price:money"),
    Wording("choice-yard", "city:city"),
    Wording("choice-nothing"),
    Wording("choice-mortgage", "property:property amount:money"),
    Wording("choice-payoff", "property:property amount:money"),
    Wording("choice-giveup", "property:property amount:money"),
    Wording("choice-allow"),
    Wording("choice-swap"),
    Wording("choice-stop"),
]
WORDS: Final = [wording.key.removeprefix("choice-") for wording in WORDINGS]


def roll(first: i64, second: i64) -> i64:
    return ROLL * KIND + first * FIELD + second


def simple(kind: i64) -> i64:
    """An action with nothing to say but its kind."""
    return kind * KIND


def with_one(kind: i64, field: i64) -> i64:
    """An action about one thing: an area, card, slot, segment, property, engine or city."""
    return kind * KIND + field


def kind(action: i64) -> i64:
    return action // KIND


def first(action: i64) -> i64:
    """The first die."""
    return action % KIND // FIELD


def second(action: i64) -> i64:
    """The second die, or the one thing that the action is about."""
    return action % FIELD
