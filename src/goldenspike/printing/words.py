"""The words of printed parts in one language: the messages `print-...` of a game's catalogue and of the common one."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.kernel.core import Game
from goldenspike.printing.sheet import plain
from goldenspike.text.drawn import DrawnWords
from goldenspike.text.speaker import Speaker

Table = list[tuple[str, ...]]


class KitWords:
    """`title` is the game's name, which is the same in every language."""

    def __init__(self, speaker: Speaker, title: str) -> None:
        self.speaker: Final = speaker
        self.title: Final = title

    @property
    def game(self) -> Game[Any]:
        return self.speaker.game

    def text(self, key: str, /, **values: object) -> str:
        return plain(self.speaker.text(key, **values))

    def __call__(self, key: str, /, **values: object) -> str:
        return self.text(f"print-{key}", **values)

    def titled(self, part: str) -> str:
        """The name of a part after that of the game."""
        return self.text("labelled", label=self.title, value=part)

    def pieces(self, count: int) -> str:
        """A number of pieces, as it stands in a list of parts."""
        return self.text("print-piece", count=count)

    def on_drawings(self) -> DrawnWords:
        return DrawnWords(self.speaker.words, self.speaker.language)

    def money(self, amount: int) -> str:
        """An amount with hard spaces, so that no line breaks in it."""
        return self.text("money", amount=amount).replace(" ", "\xa0")

    def each(self, prefix: str, keys: list[str], **values: object) -> Table:
        """Pairs of a title and what it means, from the messages `print-PREFIX-KEY` and `print-PREFIX-KEY-how`."""
        return [(self(f"{prefix}-{key}", **values), self(f"{prefix}-{key}-how", **values)) for key in keys]
