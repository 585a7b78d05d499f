"""Tables and tracks of boxes on printed parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from goldenspike.printing.sheet import BOLD, LEADING, SERIF, Document, lines_of

CARD: Final = "#fbf5e3"
PALE: Final = "#f0e6c8"
FADED: Final = "#7a6648"
BAND: Final = "#3d5a52"
GILT: Final = "#e8d9ae"
WHITE: Final = "#ffffff"
PAD: Final = 2.0

Row = Sequence[str]


def row_height(row: Row, wide: Sequence[float], size: float, font: str = SERIF) -> float:
    lines = max(len(lines_of(word, font, size, wide[place] - 2 * PAD)) for place, word in enumerate(row))
    return lines * size * LEADING + 1.9


def table_height(rows: Sequence[Row], wide: Sequence[float], size: float = 10.5, head: bool = True) -> float:
    return sum(row_height(row, wide, size, BOLD if head and number == 0 else SERIF) for number, row in enumerate(rows))


def table(
    document: Document,
    x: float,
    y: float,
    wide: Sequence[float],
    rows: Sequence[Row],
    head: bool = True,
    size: float = 10.5,
    middle: bool = False,
) -> float:
    """Draw a table, the first row as its heading if it has one; long words take several lines. Returns the `y` below it."""
    for number, row in enumerate(rows):
        font = BOLD if head and number == 0 else SERIF
        high = row_height(row, wide, size, font)
        document.rectangle(x, y, sum(wide), high, fill=PALE if number % 2 == 0 else CARD)
        left = x
        for place, word in enumerate(row):
            centred = middle and place > 0
            at = left + wide[place] / 2 if centred else left + PAD
            low = y + 0.95 + 0.76 * size * LEADING
            document.paragraph(at, low, word, size, wide[place] - 2 * PAD, font, "middle" if centred else "left")
            left += wide[place]
        y += high
    return y


def track(document: Document, boxes: Sequence[str], x: float, y: float, wide: float, high: float, size: float = 11) -> None:
    """A row of boxes for a marker, each with its word at the top."""
    for place, word in enumerate(boxes):
        left = x + wide * place
        document.rectangle(left, y, wide, high, fill=WHITE, stroke=FADED, width=0.3)
        document.text(left + wide / 2, y + 1.4 + 0.3 * size, word, size, BOLD, align="middle", widest=wide - 1.5)
