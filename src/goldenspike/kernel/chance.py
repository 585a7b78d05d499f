"""Seeded choice among weighted outcomes: a sealed dealer for tables, a quick stream for simulations."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, final

from goldenspike.kernel.ints import i64

if TYPE_CHECKING:
    from goldenspike.kernel.core import Choice

WORD: Final = 0xFFFFFFFF
DRAWS_PER_DEAL: Final = 2


@final
class Stream:
    """A quick generator (xorshift with 128 bits of state), the same numbers compiled and interpreted."""

    def __init__(self, seed: i64) -> None:
        self.w: i64 = 88675123
        self.x: i64 = (123456789 ^ seed) & WORD
        self.y: i64 = (362436069 + seed * 40503) & WORD
        self.z: i64 = 521288629
        for _ in range(16):
            self.below(1)

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1; `limit` must be under two thousand million."""
        t: i64 = self.x ^ (self.x << 11 & WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ self.w >> 19 ^ t ^ t >> 8
        return (self.w >> 1) * limit >> 31

    def pick(self, choices: list[Choice]) -> i64:
        """Any choice, then any action in it: the decision of a seat that plays at random."""
        choice = choices[self.below(len(choices))]
        if choice.first == choice.last:
            return choice.first
        return choice.first + self.below(choice.last - choice.first + 1)

    def draw(self, choices: list[Choice]) -> i64:
        """A choice by its weight, then any action in it: the decision of chance."""
        total: i64 = 0
        for choice in choices:
            total += choice.weight
        left = self.below(total)
        for choice in choices:
            left -= choice.weight
            if left < 0:
                return choice.first + self.below(choice.last - choice.first + 1)
        return choices[0].first


class Dealer:
    """Deals for a live table. Nobody who has seen all its outcomes can tell the next one without the seed."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self.drawn = 0

    def go_to(self, deals: int) -> None:
        """Move to the point after so many dealt outcomes; from there the same seed always deals the same."""
        self.drawn = DRAWS_PER_DEAL * deals

    def below(self, limit: int) -> int:
        block = hashlib.sha256(f"{self.seed}/{self.drawn}".encode()).digest()
        self.drawn += 1
        return int.from_bytes(block, "big") % limit

    def deal(self, choices: list[Choice]) -> int:
        left = self.below(sum(choice.weight for choice in choices))
        for choice in choices:
            left -= choice.weight
            if left < 0:
                return choice.first + self.below(choice.last - choice.first + 1)
        raise ValueError("nothing to deal from")
