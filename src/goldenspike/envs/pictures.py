"""A position as people see it: the terminal's screen as text, and our drawing of the board as SVG or as pixels."""

from __future__ import annotations

from importlib import import_module
from io import StringIO
from typing import Any, Final

from rich.console import Console

from goldenspike.kernel.core import Game
from goldenspike.kernel.course import Course
from goldenspike.shelf import box_of
from goldenspike.tables.pictures import draw_position
from goldenspike.terminal.screen import show_map

COLUMNS: Final = 120
PIXELS: Final = 1000
"""How wide a picture of pixels is."""


def names_of(game: Game[Any]) -> list[str]:
    return [f"seat {seat + 1}" for seat in range(game.players)]


def screen(game: Game[Any], state: Any, seat: int) -> str:
    """Map and tables as a seat sees them in a terminal, with its colours."""
    box = box_of(game.name)
    shown = box.screen(game)
    course: Course[Any] = Course(game)
    course.state = game.copy(state)
    text = StringIO()
    columns = max(COLUMNS, shown.narrowest)
    console = Console(file=text, width=columns, force_terminal=True, highlight=False, markup=False, emoji=False)
    speaker = box.speaker(game, "en", names_of(game))
    show_map(shown, console, course.view(seat), speaker)
    shown.show(console, course, speaker, seat)
    return text.getvalue()


def drawing(game: Game[Any], state: Any, seat: int) -> str:
    """The board and its pieces, as a whole SVG document."""
    return draw_position(game, game.view(state, seat), names_of(game))


def pixels(game: Game[Any], state: Any, seat: int) -> Any:
    """The same as an array of pixels; raises `ImportError` where what prints and plots is not installed."""
    return import_module("goldenspike.envs.pixels").pixels_of(drawing(game, state, seat), PIXELS)
