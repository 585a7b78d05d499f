"""Tables in a terminal, narrow enough for eighty columns."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table


def new_grid(title: str | None = None) -> Table:
    return Table(title=title, title_justify="left", box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))


def add_columns(grid: Table, headings: dict[str, bool]) -> None:
    """Add columns; `headings` says of each whether it holds figures. Figures and the first column are never wrapped."""
    for number, (heading, figures) in enumerate(headings.items()):
        words = heading.replace(" ", "\n") if figures else heading
        grid.add_column(words, justify="right" if figures else "left", no_wrap=figures or number == 0)
