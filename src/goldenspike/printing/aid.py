"""A player aid: headings, entries and tables one below the other, on as many pages as they need."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from goldenspike.printing.sheet import A4, BOLD, ITALIC, LEADING, SERIF, Document, lines_of
from goldenspike.printing.tables import BAND, FADED, Row, table
from goldenspike.printing.words import KitWords

LEFT: Final = 16.0
WIDE: Final = A4[0] - 2 * LEFT
LABEL: Final = 42.0
SIZE: Final = 10.5
TOP: Final = 24.0


class Aid:
    def __init__(self, path: Path, words: KitWords) -> None:
        self.words: Final = words
        self.document: Final = Document(path, A4, words.titled(words.text("print-aid")))
        self.page = 0
        self.y = 0.0
        self.turn_over()

    def turn_over(self) -> None:
        """Begin a page."""
        if self.page:
            self.document.end_page()
        self.page += 1
        self.document.text(LEFT, 19, self.words.title, 20, BOLD, BAND)
        said = f"{self.words.text('print-aid')} {self.page if self.page > 1 else ''}".strip()
        self.document.text(LEFT + WIDE, 19, said, 11, ITALIC, FADED, "right")
        self.y = TOP

    def heading(self, title: str) -> None:
        self.document.text(LEFT, self.y + 7, title, 13.5, BOLD, BAND, widest=WIDE)
        self.document.line(LEFT, self.y + 8.8, LEFT + WIDE, self.y + 8.8, FADED, 0.25)
        self.y += 14.2

    def paragraph(self, said: str) -> None:
        self.y = self.document.paragraph(LEFT, self.y, said, SIZE, WIDE) + 1.5

    def entries(self, rows: Sequence[Row]) -> None:
        for title, what in rows:
            lines = max(len(lines_of(title, BOLD, SIZE, LABEL - 3)), len(lines_of(what, SERIF, SIZE, WIDE - LABEL)))
            self.document.paragraph(LEFT, self.y, title, SIZE, LABEL - 3, BOLD)
            self.document.paragraph(LEFT + LABEL, self.y, what, SIZE, WIDE - LABEL)
            self.y += lines * SIZE * LEADING + 1.5

    def table(self, wide: Sequence[float], rows: Sequence[Row], head: bool = True, size: float = SIZE) -> None:
        self.y = table(self.document, LEFT, self.y - 3, wide, rows, head, size) + 6

    def write(self) -> Path:
        self.document.end_page()
        return self.document.save()
