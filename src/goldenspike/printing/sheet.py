"""A PDF page measured in millimetres from its top left corner; the one place that talks to ReportLab."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from reportlab.lib.colors import HexColor
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

MM: Final = 72 / 25.4
A4: Final = (210.0, 297.0)
INK: Final = "#2b2118"

Place = tuple[float, float]

SERIF: Final = "Times-Roman"
BOLD: Final = "Times-Bold"
ITALIC: Final = "Times-Italic"
SANS: Final = "Helvetica"
SANS_BOLD: Final = "Helvetica-Bold"


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
        opening = self.canvas.beginPath()
        opening.rect(window[0] * MM, self.flip(window[1] + size[1]), size[0] * MM, size[1] * MM)
        self.canvas.clipPath(opening, stroke=0)
        self.canvas.translate(corner[0] * MM, self.flip(corner[1]))
        self.canvas.doForm(form)
        self.canvas.restoreState()

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
        length = stringWidth(words, font, size) / MM
        if widest is not None and length > widest:
            size, length = size * widest / length, widest
        left = x - {"left": 0.0, "middle": length / 2, "right": length}[align]
        self.canvas.setFillColor(HexColor(colour))
        self.canvas.setFont(font, size)
        self.canvas.drawString(left * MM, self.flip(y), words)

    def paragraph(self, x: float, y: float, words: str, size: float, wide: float, font: str = SERIF) -> float:
        """Write words in lines at most `wide`, which never break at a hard space. Returns the `y` below the last line."""
        line = ""
        for word in words.split(" "):
            longer = f"{line} {word}".strip()
            if line and stringWidth(longer, font, size) / MM > wide:
                self.text(x, y, line, size, font)
                line, y = word, y + size * 0.42
            else:
                line = longer
        self.text(x, y, line, size, font)
        return y + size * 0.42
