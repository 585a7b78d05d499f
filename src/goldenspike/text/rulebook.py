"""The words of a rulebook in one language, on paper and on the rules page: the messages `print-...` of the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from goldenspike.kernel.core import Game
from goldenspike.text.speaker import Speaker

Table = list[tuple[str, ...]]
NUMBER: Final = re.compile(r"^\d+\. ")


class Step(Struct):
    """A step of a turn; `chapter` is the number of the chapter with the rules about it."""

    title: str
    text: str
    chapter: str


class Example(Struct):
    title: str
    text: str


class Figures(Struct):
    """A table: the first word of each row says what stands in it; `head` tells whether the first row names the columns."""

    title: str
    rows: Sequence[Sequence[str]]
    head: bool


class Primer(Struct):
    """What a newcomer reads before the rules: how one wins, how long it takes, a turn with its title, examples, tables."""

    aim: str
    length: str
    course: str
    turn: list[Step]
    examples: list[Example]
    figures: list[Figures]


class RulebookWords:
    def __init__(self, speaker: Speaker) -> None:
        self.speaker: Final = speaker

    @property
    def game(self) -> Game[Any]:
        return self.speaker.game

    def text(self, key: str, /, **values: object) -> str:
        return self.speaker.text(key, **values)

    def text_if_any(self, key: str) -> str:
        """A message that a game need not have; empty if it has none."""
        return self.text(key) if self.speaker.has(key) else ""

    def __call__(self, key: str, /, **values: object) -> str:
        return self.text(f"print-{key}", **values)

    def money(self, amount: int) -> str:
        """An amount with hard spaces, so that no line breaks in it."""
        return self.text("money", amount=amount).replace(" ", "\xa0")

    def each(self, prefix: str, keys: Iterable[str], **values: object) -> Table:
        """Pairs of a title and what it means, from the messages `print-PREFIX-KEY` and `print-PREFIX-KEY-how`."""
        return [(self(f"{prefix}-{key}", **values), self(f"{prefix}-{key}-how", **values)) for key in keys]

    def figures(self, title: str, rows: Table, head: bool = True) -> Figures:
        return Figures(title[:1].upper() + title[1:], rows, head)

    def examples(self, keys: Iterable[str], **values: object) -> list[Example]:
        return [Example(title, text) for title, text in self.each("example", keys, **values)]


def steps(turn: Table, chapters: Iterable[int]) -> list[Step]:
    """The steps of a turn without the numbers that some titles begin with on paper: a page numbers them itself."""
    return [Step(NUMBER.sub("", title), text, str(chapter)) for (title, text), chapter in zip(turn, chapters, strict=True)]
