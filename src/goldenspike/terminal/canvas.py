"""Rows of styled characters to draw a map with."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text


class Canvas:
    """Rows of styled characters."""

    def __init__(self, columns: int, rows: int) -> None:
        self.cells: Final = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, column: int, row: int, words: str, style: str) -> None:
        for offset, letter in enumerate(words):
            if 0 <= row < len(self.cells) and 0 <= column + offset < len(self.cells[row]):
                self.cells[row][column + offset] = (letter, style)

    def is_free(self, column: int, row: int, length: int) -> bool:
        """Whether words there would cover only lines; italic characters are names, and those with a background are places."""
        if not (0 <= row < len(self.cells) and column >= 0 and column + length <= len(self.cells[row])):
            return False
        return all(style != "italic" and " on " not in style for _, style in self.cells[row][column : column + length])

    def line(self, start: tuple[int, int], end: tuple[int, int], letter: str, style: str) -> None:
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(1, steps):
            column = start[0] + round((end[0] - start[0]) * step / steps)
            row = start[1] + round((end[1] - start[1]) * step / steps)
            self.put(column, row, letter, style)

    def show(self, console: Console) -> None:
        filled = [number for number, row in enumerate(self.cells) if any(letter != " " for letter, _ in row)]
        for row in self.cells[filled[0] : filled[-1] + 1]:
            line = Text(no_wrap=True)
            for letter, style in row:
                line.append(letter, Style.parse(style) if style else None)
            line.rstrip()
            console.print(line)
