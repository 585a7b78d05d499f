"""What a game shows of itself in a terminal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from rich.console import Console
from rich.progress import Progress

from goldenspike.kernel.course import Course
from goldenspike.text.speaker import Speaker


class Screen(Protocol):
    """A game in a terminal; its map needs that many columns."""

    @property
    def narrowest(self) -> int: ...

    @property
    def map_phases(self) -> Collection[str]:
        """The phases in which the map is shown at every decision; in others once a turn."""

    def question(self, view: dict[str, Any], speaker: Speaker, seat: int) -> list[str]:
        """Who decides, and for what; then lines that tell what the decision hangs on, such as the highest bid."""

    def show(self, console: Console, course: Course[Any], speaker: Speaker, seat: int) -> None:
        """The tables of players and companies, as a seat sees them."""

    def obey(self, console: Console, course: Course[Any], speaker: Speaker, word: str, rest: str) -> list[int] | None:
        """A word that only this game knows: the actions it stands for, one after another; None if it does not know it."""

    def show_map(self, console: Console, view: dict[str, Any] | None, speaker: Speaker) -> None:
        """The board, empty or with what a view shows on it."""


def console_for_people() -> Console:
    """Players' names and files' words are shown as they are, whatever brackets are in them."""
    return Console(highlight=False, markup=False, emoji=False)


def progress() -> Progress:
    """A bar while games are played; none where errors do not go to a terminal."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def show_map(screen: Screen, console: Console, view: dict[str, Any] | None, speaker: Speaker) -> None:
    """The map, or why there is none."""
    if console.width < screen.narrowest:
        console.print(speaker.text("too-narrow", columns=screen.narrowest))
    else:
        screen.show_map(console, view, speaker)
