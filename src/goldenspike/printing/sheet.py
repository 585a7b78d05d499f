"""A PDF page measured in millimetres from its top left corner; the one place that talks to ReportLab."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from reportlab.lib.colors import HexColor
from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from goldenspike.draw.face import unpacked

MM: Final = 72 / 25.4
A4: Final = (210.0, 297.0)
INK: Final = "#2b2118"
SMALLEST: Final = 4.0
FARTHEST: Final = 4000
"""Points within which all that a stored drawing shows must lie."""

Place = tuple[float, float]

SERIF: Final = "GoldenSpikeSerif"
BOLD: Final = "GoldenSpikeSerif-Bold"
ITALIC: Final = "GoldenSpikeSerif-Slanted"
SLANT: Final = 0.2
"""How far slanted letters lean for each unit of their height. Browsers slant the plain face in the same way."""
LEADING: Final = 0.42
"""Millimetres from line to line for each point of the size."""
INSIDE_AMOUNTS: Final = re.compile(r"(?<=\d) (?=\$|\d{3}\b)")


def plain(words: str) -> str:
    """Words with hard spaces inside of amounts."""
    return INSIDE_AMOUNTS.sub("\xa0", words)


def take_up_typeface() -> None:
    for font, bold in ((SERIF, False), (BOLD, True), (ITALIC, False)):
        registerFont(TTFont(font, BytesIO(unpacked(bold))))


take_up_typeface()


def write(canvas: Any, place: Place, words: str, font: str, size: float, spacing: float = 0.0, mode: int = 0) -> None:
    """Words with the left end of their base line at a place, in points; `mode` 0 fills the letters, 1 draws their outlines."""
    written = canvas.beginText()
    written.setTextTransform(1, 0, SLANT if font == ITALIC else 0, 1, *place)
    written.setFont(font, size)
    written.setCharSpace(spacing)
    written.setTextRenderMode(mode)
    written.textOut(words)
    canvas.drawText(written)


def width_of(words: str, font: str, size: float) -> float:
    return float(stringWidth(plain(words), font, size)) / MM


def lines_of(words: str, font: str, size: float, wide: float) -> list[str]:
    """Words in lines at most `wide` millimetres long, which never break at a hard space."""
    lines = [""]
    for word in plain(words).split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, font, size) > wide:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


class Document:
    """A PDF file while it is written. It names no date and no machine, so that the same contents give the same file."""

    def __init__(self, path: Path, size: tuple[float, float], title: str) -> None:
        self.path = path
        self.size = size
        self.canvas: Any = Canvas(str(path), pagesize=(size[0] * MM, size[1] * MM), pageCompression=1, invariant=1)
        self.canvas.setTitle(title)
        self.canvas.setCreator("Golden Spike")

    def end_page(self) -> None:
        self.canvas.showPage()

    def save(self) -> Path:
        self.canvas.save()
        return self.path

    def flip(self, y: float) -> float:
        """From millimetres below the top edge to points above the bottom edge."""
        return (self.size[1] - y) * MM

    def stamp(self, form: str, corner: Place, window: Place, size: Place) -> None:
        """Draw a stored drawing with its top left corner at `corner`, but only what lies in the window (corner and size)."""
        self.canvas.saveState()
        self._open(window, size)
        self.canvas.translate(corner[0] * MM, self.flip(corner[1]))
        self.canvas.doForm(form)
        self.canvas.restoreState()

    def _open(self, window: Place, size: Place) -> None:
        """Show from now on only what lies in a window."""
        opening = self.canvas.beginPath()
        opening.rect(window[0] * MM, self.flip(window[1] + size[1]), size[0] * MM, size[1] * MM)
        self.canvas.clipPath(opening, stroke=0)

    def rectangle(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0.3,
        radius: float = 0.0,
    ) -> None:
        self._colours(fill, stroke, width)
        box = (x * MM, self.flip(y + high), wide * MM, high * MM)
        if radius:
            self.canvas.roundRect(*box, radius * MM, stroke=int(stroke is not None), fill=int(fill is not None))
        else:
            self.canvas.rect(*box, stroke=int(stroke is not None), fill=int(fill is not None))

    def circle(
        self, x: float, y: float, radius: float, fill: str | None = None, stroke: str | None = None, width: float = 0.3
    ) -> None:
        self._colours(fill, stroke, width)
        self.canvas.circle(x * MM, self.flip(y), radius * MM, stroke=int(stroke is not None), fill=int(fill is not None))

    def line(self, x: float, y: float, to_x: float, to_y: float, stroke: str = INK, width: float = 0.2) -> None:
        self._colours(None, stroke, width)
        self.canvas.line(x * MM, self.flip(y), to_x * MM, self.flip(to_y))

    def dashes(self, x: float, y: float, to_x: float, to_y: float, stroke: str = INK, width: float = 0.12) -> None:
        self.canvas.saveState()
        self.canvas.setDash([MM, 2 * MM], 0)
        self.line(x, y, to_x, to_y, stroke, width)
        self.canvas.restoreState()

    def polygon(self, corners: Sequence[Place], fill: str | None = None, stroke: str | None = None, width: float = 0.3) -> None:
        self._colours(fill, stroke, width)
        path = self.canvas.beginPath()
        path.moveTo(corners[0][0] * MM, self.flip(corners[0][1]))
        for x, y in corners[1:]:
            path.lineTo(x * MM, self.flip(y))
        path.close()
        self.canvas.drawPath(path, stroke=int(stroke is not None), fill=int(fill is not None))

    def _colours(self, fill: str | None, stroke: str | None, width: float) -> None:
        if fill is not None:
            self.canvas.setFillColor(HexColor(fill))
        if stroke is not None:
            self.canvas.setStrokeColor(HexColor(stroke))
            self.canvas.setLineWidth(width * MM)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        font: str = SERIF,
        colour: str = INK,
        align: str = "left",
        widest: float | None = None,
    ) -> None:
        """Write words with their base line at `y`, smaller if they would be wider than `widest` millimetres."""
        words = plain(words)
        length = width_of(words, font, size)
        if widest is not None and length > widest:
            size, length = size * widest / length, widest
        left = x - {"left": 0.0, "middle": length / 2, "right": length}[align]
        self.canvas.setFillColor(HexColor(colour))
        write(self.canvas, (left * MM, self.flip(y)), words, font, size)

    def paragraph(
        self, x: float, y: float, words: str, size: float, wide: float, font: str = SERIF, align: str = "left", colour: str = INK
    ) -> float:
        """Write words in lines at most `wide`, the first with its base line at `y`. Returns the `y` below the last line."""
        for line in lines_of(words, font, size, wide):
            self.text(x, y, line, size, font, colour, align, widest=wide)
            y += size * LEADING
        return y

    def boxed(
        self, x: float, y: float, wide: float, high: float, words: str, size: float, font: str = SERIF, colour: str = INK
    ) -> None:
        """Write words in lines into the middle of a box, smaller until all of them stand inside."""
        while size > SMALLEST and not self._fits(words, font, size, wide, high):
            size -= 0.25
        lines = lines_of(words, font, size, wide)
        low = y + (high - len(lines) * size * LEADING) / 2 + 0.78 * size * LEADING
        self.paragraph(x + wide / 2, low, words, size, wide, font, "middle", colour)

    def _fits(self, words: str, font: str, size: float, wide: float, high: float) -> bool:
        lines = lines_of(words, font, size, wide)
        return len(lines) * size * LEADING <= high and all(width_of(line, font, size) <= wide for line in lines)

    def leader(self, x: float, y: float, to_x: float, before: str, after: str, size: float) -> None:
        """Dots that lead from words at the left end of a line to those at its right end."""
        start, end = x + width_of(before, SERIF, size) + 2, to_x - width_of(after, SERIF, size) - 2
        dot = width_of(" .", SERIF, size)
        self.text(end, y, " ." * max(0, int((end - start) / dot)), size, SERIF, align="right")

    def scaled(self, draw: Callable[[Document, float, float], None], corner: Place, size: Place, scale: float) -> None:
        """Draw something of that size larger or smaller, with its top left corner at `corner`, and nothing beyond its edges."""
        self.canvas.saveState()
        self._open(corner, (scale * size[0], scale * size[1]))
        self.canvas.translate(corner[0] * MM, self.flip(corner[1]))
        self.canvas.scale(scale, scale)
        draw(self, 0, self.size[1])
        self.canvas.restoreState()

    def keep(self, form: str, draw: Callable[[], None]) -> None:
        """Store what is drawn, with its top left corner at x 0 and y `size[1]`, to be stamped as often as need be."""
        self.canvas.beginForm(form, 0, -FARTHEST, FARTHEST, 0)
        draw()
        self.canvas.endForm()

    def mark(self, title: str, key: str, level: int = 0) -> None:
        """Name this page in the reader's list of contents, and make it a place that `jump` leads to."""
        self.canvas.bookmarkPage(key)
        self.canvas.addOutlineEntry(plain(title), key, level=level, closed=False)

    def jump(self, key: str, x: float, y: float, wide: float, high: float) -> None:
        """Make a box of the page lead to a marked one."""
        box = (x * MM, self.flip(y + high), (x + wide) * MM, self.flip(y))
        self.canvas.linkAbsolute("", key, box)
