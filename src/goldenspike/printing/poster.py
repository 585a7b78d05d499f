"""A drawing larger than paper: as one large page, and as sheets of A4 that overlap, with marks for cutting and joining."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from goldenspike.printing.sheet import A4, ITALIC, SERIF, Document
from goldenspike.printing.words import KitWords

MARGIN: Final = 10.0
"""What printers leave white, with room for the marks."""
OVERLAP: Final = 8.0
MARK: Final = 5.0
GREY: Final = "#8a7455"
FORM: Final = "poster"
KEY: Final = 2.2
"""The edge of a box in the small plan of all sheets."""

Draw = Callable[[Document, float, float], None]
"""Draws the whole in a document, with its top left corner at x and y."""
Size = tuple[float, float]


class Plan:
    """How a drawing is cut up: `across` times `down` sheets, each with the same part of it, overlapping its neighbours."""

    def __init__(self, size: Size, paper: Size) -> None:
        wide, high = paper[0] - 2 * MARGIN, paper[1] - 2 * MARGIN
        self.size: Final = size
        self.paper: Final = paper
        self.across: Final = _count(size[0], wide)
        self.down: Final = _count(size[1], high)
        self.part: Final = (_part(size[0], self.across), _part(size[1], self.down))
        self.corner: Final = ((paper[0] - self.part[0]) / 2, (paper[1] - self.part[1]) / 2)

    @property
    def sheets(self) -> int:
        return self.across * self.down

    def shown(self, column: int, row: int) -> tuple[float, float]:
        """Where in the drawing the part on a sheet begins."""
        return column * (self.part[0] - OVERLAP), row * (self.part[1] - OVERLAP)


def _count(length: float, sheet: float) -> int:
    return max(1, -int(-(length - OVERLAP) // (sheet - OVERLAP)))


def _part(length: float, count: int) -> float:
    return (length + (count - 1) * OVERLAP) / count


def plan(size: Size) -> Plan:
    """The plan with the fewest sheets, upright or lying."""
    return min(Plan(size, A4), Plan(size, (A4[1], A4[0])), key=lambda one: one.sheets)


def write_poster(folder: Path, name: str, title: str, size: Size, draw: Draw, words: KitWords) -> list[Path]:
    """Write `NAME_large.pdf` and `NAME_sheets.pdf`. The size is that of the drawing, in millimetres."""
    large = Document(folder / f"{name}_large.pdf", size, title)
    draw(large, 0, 0)
    large.end_page()
    return [large.save(), _write_sheets(folder / f"{name}_sheets.pdf", title, plan(size), draw, words)]


def _write_sheets(path: Path, title: str, cut: Plan, draw: Draw, words: KitWords) -> Path:
    document = Document(path, cut.paper, title)
    document.keep(FORM, lambda: draw(document, 0, document.size[1]))
    for row in range(cut.down):
        for column in range(cut.across):
            _sheet(document, cut, column, row)
            said = words.text("print-sheet", title=title, sheet=row * cut.across + column + 1, sheets=cut.sheets)
            document.text(cut.corner[0] + MARK, cut.paper[1] - 3.4, f"{said} {words.text('print-join')}", 7, ITALIC)
            _key(document, cut, column, row)
            document.end_page()
    return document.save()


def _sheet(document: Document, cut: Plan, column: int, row: int) -> None:
    left, top = cut.corner
    begin = cut.shown(column, row)
    document.stamp(FORM, (left - begin[0], top - begin[1]), cut.corner, cut.part)
    right, low = left + cut.part[0], top + cut.part[1]
    for x in (left, right):
        for y, away in ((top, -1), (low, 1)):
            document.line(x, y + away, x, y + away * (1 + MARK), GREY, 0.2)
    for y in (top, low):
        for x, away in ((left, -1), (right, 1)):
            document.line(x + away, y, x + away * (1 + MARK), y, GREY, 0.2)
    _joins(document, cut, column < cut.across - 1, row < cut.down - 1)


def _joins(document: Document, cut: Plan, beside: bool, below: bool) -> None:
    """Small triangles in the margin where the next sheet's edge comes to lie, and a faint line between them."""
    left, top = cut.corner
    right, low = left + cut.part[0], top + cut.part[1]
    if beside:
        x = right - OVERLAP
        for y, away in ((top, -1), (low, 1)):
            document.polygon([(x, y + away), (x - 1.3, y + away * 3.4), (x + 1.3, y + away * 3.4)], GREY)
        document.dashes(x, top, x, low, GREY)
    if below:
        y = low - OVERLAP
        for x, away in ((left, -1), (right, 1)):
            document.polygon([(x + away, y), (x + away * 3.4, y - 1.3), (x + away * 3.4, y + 1.3)], GREY)
        document.dashes(left, y, right, y, GREY)


def _key(document: Document, cut: Plan, column: int, row: int) -> None:
    """A plan of all sheets in the margin above, this one filled."""
    high = min(KEY, (cut.corner[1] - 3.2) / cut.down)
    x, y = cut.corner[0] + MARK, cut.corner[1] - 1.6 - high * cut.down
    for number in range(cut.sheets):
        at = (number % cut.across, number // cut.across)
        fill = GREY if at == (column, row) else None
        document.rectangle(x + KEY * at[0], y + high * at[1], KEY, high, fill=fill, stroke=GREY, width=0.12)
    document.text(x + KEY * cut.across + 2, cut.corner[1] - 1.8, f"{row + 1}.{column + 1}", 7, SERIF, GREY)
