"""What a game shows of itself in a terminal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from goldenspike.kernel.course import Course
from goldenspike.text.speaker import Speaker


class Screen(Protocol):
    """A game in a terminal; `narrowest` is the fewest columns that its map needs."""

    @property
    def narrowest(self) -> int: ...

    @property
    def map_phases(self) -> Collection[str]:
        """The phases in which the map is shown at every decision; in others once a turn."""

    def question(self, view: dict[str, Any], speaker: Speaker, seat: int) -> list[str]:
        """Who decides, and for what; then further lines that help to decide, such as the highest bid."""

    def show(self, console: Console, course: Course[Any], speaker: Speaker, seat: int) -> None:
        """The tables of players and companies, as a seat sees them."""

    def obey(self, console: Console, course: Course[Any], speaker: Speaker, word: str, rest: str) -> list[int] | None:
        """Obey a command of this game alone and return the actions it stands for, in order; None if it is no such command."""

    def show_map(self, console: Console, view: dict[str, Any] | None, speaker: Speaker) -> None:
        """The board, empty or with what a view shows on it."""


def console_for_people() -> Console:
    """A console that shows names and texts as they are: brackets in them are no markup."""
    return Console(highlight=False, markup=False, emoji=False)


class Rate(ProgressColumn):
    """How many games are done in a second, or in a minute where that is less than one."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:,.1f} games/s" if speed >= 1 else f"{speed * 60:,.1f} games/min")


def progress() -> Progress:
    """A bar while games are played, with their rate and the time that is left; none where errors do not go to a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=300)


def show_map(screen: Screen, console: Console, view: dict[str, Any] | None, speaker: Speaker) -> None:
    """The map, or why there is none."""
    if console.width < screen.narrowest:
        console.print(speaker.text("too-narrow", columns=screen.narrowest))
    else:
        screen.show_map(console, view, speaker)
