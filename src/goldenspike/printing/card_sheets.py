"""Cards on sheets of A4, nine to a sheet: a page of fronts, then a page of backs, mirrored for printing on both sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from goldenspike.printing.sheet import A4, Document

WIDE: Final = 63.0
HIGH: Final = 88.0
COLUMNS: Final = 3
ROWS: Final = 3
ON_A_SHEET: Final = COLUMNS * ROWS
LEFT: Final = (A4[0] - COLUMNS * WIDE) / 2
TOP: Final = (A4[1] - ROWS * HIGH) / 2

Side = Callable[[Document, int, float, float], None]
"""Draws one side of a card: in a document, by the number of the card, with its top left corner at x and y."""


def lay_out(document: Document, count: int, front: Side, back: Side) -> None:
    for first in range(0, count, ON_A_SHEET):
        numbers = list(range(first, min(first + ON_A_SHEET, count)))
        for mirrored, side in ((False, front), (True, back)):
            for place, number in enumerate(numbers):
                column = place % COLUMNS
                column = COLUMNS - 1 - column if mirrored else column
                side(document, number, LEFT + WIDE * column, TOP + HIGH * (place // COLUMNS))
            _cutting_marks(document)
            document.end_page()


def _cutting_marks(document: Document) -> None:
    for column in range(COLUMNS + 1):
        x = LEFT + WIDE * column
        document.line(x, TOP - 7, x, TOP - 2)
        document.line(x, A4[1] - TOP + 2, x, A4[1] - TOP + 7)
    for row in range(ROWS + 1):
        y = TOP + HIGH * row
        document.line(LEFT - 7, y, LEFT - 2, y)
        document.line(A4[0] - LEFT + 2, y, A4[0] - LEFT + 7, y)
