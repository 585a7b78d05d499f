"""A position in words: sections with a heading each, made of what a game calls its things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from goldenspike.text.speaker import Speaker

DASH: Final = "\u2013"


class Section(Struct):
    """A part of a description, one line for each thing."""

    title: str
    lines: list[str]


class Teller:
    """Puts labels and values together, in the words of a speaker. What there is none of is left out."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker: Final = speaker

    def line(self, *told: str) -> str:
        """One thing in short sentences."""
        return " ".join(f"{one.removesuffix('.')}." for one in told if one)

    def figure(self, key: str, value: object) -> str:
        """A value after its label; nothing for no value."""
        return "" if value in (None, "") else self.speaker.text("labelled", label=self.speaker.text(key), value=value)

    def money(self, key: str, amount: int) -> str:
        return self.figure(key, self.speaker.parameter("money", amount))

    def all_of(self, key: str, values: Iterable[object]) -> str:
        return self.figure(key, ", ".join(str(value) for value in values))

    def between(self, ends: Iterable[str]) -> str:
        """What runs from one end to the other."""
        return f" {DASH} ".join(ends)

    def seat(self, number: int | None) -> str:
        """Who sits in the seat of that number in a view; nothing for none."""
        return "" if number is None else self.speaker.seat(number - 1)

    def things(self, kind: str, names: Iterable[str]) -> list[str]:
        return [self.speaker.named(kind, name) for name in names]

    def counted(self, kind: str, counts: dict[str, Any]) -> list[str]:
        """Each thing of which there is any, with its number."""
        return [f"{self.speaker.named(kind, name)} {count}" for name, count in counts.items() if count]

    def course(self, view: dict[str, Any]) -> str:
        """The turn and the phase."""
        turn = self.speaker.text("turn", turn=view["turn"], turns=view["turns"]) if view["turn"] else ""
        return self.line(turn, self.speaker.text(f"phase-{view['phase']}"))

    def section(self, key: str, lines: Iterable[str]) -> Section:
        return Section(self.speaker.text(key), [line for line in lines if line])
