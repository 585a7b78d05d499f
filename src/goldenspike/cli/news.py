"""What has just happened, for a person at the terminal."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Console

from goldenspike.kernel.core import Fact
from goldenspike.text.description import Section
from goldenspike.text.speaker import Speaker

FOLDED: Final = 6
"""So many steps of one kind in a row are shown as a count and the last step; nobody builds as many in a turn."""


def tell(console: Console, speaker: Speaker, facts: list[Fact]) -> None:
    for _, steps in groupby(facts, step_of):
        run = list(steps)
        if len(run) >= FOLDED:
            console.print(f"  {speaker.text('log-run', count=len(run) - 1)}", style="dim")
            del run[:-1]
        for fact in run:
            console.print(f"  {speaker.fact(fact)}")


def tell_sections(console: Console, sections: list[Section]) -> None:
    for section in sections:
        console.print(f"\n{section.title}", style="bold")
        for line in section.lines:
            console.print(f"  {line}")


def step_of(fact: Fact) -> tuple[str, list[int]]:
    """What facts must share to count as steps of one kind: the event and the seats."""
    event = fact.event
    return event.key, [int(value) for kind, value in zip(event.kinds, fact.values, strict=False) if kind == "seat"]
