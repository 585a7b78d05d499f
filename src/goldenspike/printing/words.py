"""The words of printed parts in one language: those of the rulebook, in signs that can be printed."""

from __future__ import annotations

from typing import Final

from goldenspike.printing.sheet import plain
from goldenspike.text.drawn import DrawnWords
from goldenspike.text.rulebook import RulebookWords
from goldenspike.text.speaker import Speaker


class KitWords(RulebookWords):
    """`title` is the game's name, which is the same in every language."""

    def __init__(self, speaker: Speaker, title: str) -> None:
        super().__init__(speaker)
        self.title: Final = title

    def text(self, key: str, /, **values: object) -> str:
        return plain(super().text(key, **values))

    def titled(self, part: str) -> str:
        """The name of a part after that of the game."""
        return self.text("labelled", label=self.title, value=part)

    def pieces(self, count: int) -> str:
        """A number of pieces, as it stands in a list of parts."""
        return self.text("print-piece", count=count)

    def on_drawings(self) -> DrawnWords:
        return DrawnWords(self.speaker.words, self.speaker.language)
