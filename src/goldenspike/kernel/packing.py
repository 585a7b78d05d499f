"""Actions as numbers: a kind in the high bits and two fields below it; the field that varies within a choice comes last."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Choice, Wording
from goldenspike.kernel.ints import i64

KIND: Final = 0x1_0000_0000_0000
FIELD: Final = 0x1_0000_0000
MOST: Final = 999_999_999
"""The largest number that can be written in an action."""
NARROW_KIND: Final = 0x1_0000_0000
NARROW_FIELD: Final = 0x1_0000
"""A narrow action has fields of sixteen bits: enough for dice and for things on a board."""
NO_KIND: Final = 0


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


@final
class Kind:
    """A kind of action: its number, its word in the notation, and how it is worded for a person."""

    def __init__(self, number: int, word: str, params: str = "") -> None:
        self.number: Final = number
        self.word: Final = word
        self.wording: Final = Wording("choice-" + word, params)


@final
class Kinds:
    """Every kind of action in a game, found by its number or by its word."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.all: Final = kinds
        self.words: Final = [kind.word for kind in kinds]
        self._by_number: Final = {kind.number: kind for kind in kinds}
        self._by_word: Final = {kind.word: kind for kind in kinds}
        if len(self._by_number) < len(kinds) or len(self._by_word) < len(kinds) or NO_KIND in self._by_number:
            raise ValueError("every kind needs a number and a word of its own")

    def word(self, number: i64) -> str:
        return self._by_number[number].word

    def wording(self, number: i64) -> Wording:
        return self._by_number[number].wording

    def named(self, word: str) -> int:
        """The number of the kind with this word, or `NO_KIND`."""
        return self._by_word[word].number if word in self._by_word else NO_KIND
