"""The kinds of actions of a game, found by their numbers or by their words in the notation."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Wording
from goldenspike.kernel.ints import i64

NO_KIND: Final = 0


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
