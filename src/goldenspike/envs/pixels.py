"""Our drawings as pixels: a canvas with as much of ReportLab's as the printed sheets use, on which matplotlib's renderer paints.

It needs `goldenspike[arena,print]`; nothing else does.
"""

from __future__ import annotations

import re
from copy import copy
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path as File
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from reportlab.pdfbase.pdfmetrics import stringWidth

from goldenspike.draw.face import unpacked
from goldenspike.printing.sheet import BOLD, MM, take_up_typeface
from goldenspike.printing.svg_page import draw_svg

RendererAgg: Final[Any] = import_module("matplotlib.backends.backend_agg").RendererAgg
FontProperties: Final[Any] = import_module("matplotlib.font_manager").FontProperties
TextPath: Final[Any] = import_module("matplotlib.textpath").TextPath
Path: Final[Any] = import_module("matplotlib.path").Path
Affine2D: Final[Any] = import_module("matplotlib.transforms").Affine2D
IdentityTransform: Final[Any] = import_module("matplotlib.transforms").IdentityTransform
TransformedPath: Final[Any] = import_module("matplotlib.transforms").TransformedPath
"""What we use of matplotlib, most of which has no types."""

DOTS: Final = 72
"""Dots to the inch: a point of ReportLab's is a pixel of ours."""
SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
STYLE: Final = re.compile(r"<style>.*?</style>", re.DOTALL)
"""The typeface, which we have already."""
CAPS: Final = ["butt", "round", "projecting"]
JOINS: Final = ["miter", "round", "bevel"]
CIRCLE: Final = Path.unit_circle()
FILES: Final = TemporaryDirectory(prefix="goldenspike-")


@cache
def typeface(bold: bool) -> Any:
    """Our typeface as matplotlib takes it: from a file."""
    file = File(FILES.name) / f"{'bold' if bold else 'plain'}.ttf"
    file.write_bytes(unpacked(bold))
    return FontProperties(fname=file)


@lru_cache(4096)
def outlines(words: str, size: float, bold: bool) -> Any:
    """The outlines of words; those of a board are asked for at every picture of it."""
    return TextPath((0, 0), words, size=size, prop=typeface(bold))


class Shape:
    """A path while it is traced."""

    def __init__(self) -> None:
        self.places: list[Any] = []
        self.codes: list[int] = []

    def _add(self, code: int, *places: tuple[float, float]) -> None:
        self.places += places
        self.codes += [code] * len(places)

    def moveTo(self, x: float, y: float) -> None:
        self._add(Path.MOVETO, (x, y))

    def lineTo(self, x: float, y: float) -> None:
        self._add(Path.LINETO, (x, y))

    def curveTo(self, a: float, b: float, c: float, d: float, x: float, y: float) -> None:
        self._add(Path.CURVE4, (a, b), (c, d), (x, y))

    def close(self) -> None:
        self._add(Path.CLOSEPOLY, self.places[-1])

    def circle(self, x: float, y: float, radius: float) -> None:
        self.places += [(x + radius * a, y + radius * b) for a, b in CIRCLE.vertices]
        self.codes += [int(code) for code in CIRCLE.codes]

    def rect(self, x: float, y: float, width: float, height: float) -> None:
        self.moveTo(x, y)
        for corner in ((x + width, y), (x + width, y + height), (x, y + height)):
            self.lineTo(*corner)
        self.close()

    def roundRect(self, x: float, y: float, width: float, height: float, radius: float) -> None:
        right, bottom = x + width, y + height
        self.moveTo(x + radius, y)
        for corner, before, after in (
            ((right, y), (right - radius, y), (right, y + radius)),
            ((right, bottom), (right, bottom - radius), (right - radius, bottom)),
            ((x, bottom), (x + radius, bottom), (x, bottom - radius)),
            ((x, y), (x, y + radius), (x + radius, y)),
        ):
            self.lineTo(*before)
            self._add(Path.CURVE3, corner, after)
        self.close()

    def path(self) -> Any:
        return Path(self.places, self.codes)


class Lettering:
    """Words while they are set."""

    def __init__(self) -> None:
        self.slant = 0.0
        self.spacing = 0.0
        self.outlined = False
        self.font = ""
        self.size = 0.0
        self.words = ""

    def setTextTransform(self, _a: float, _b: float, slant: float, _d: float, _x: float, _y: float) -> None:
        self.slant = slant

    def setFont(self, font: str, size: float) -> None:
        self.font, self.size = font, size

    def setCharSpace(self, spacing: float) -> None:
        self.spacing = spacing

    def setTextRenderMode(self, mode: int) -> None:
        self.outlined = mode == 1

    def textOut(self, words: str) -> None:
        self.words = words

    def letters(self) -> list[tuple[float, str]]:
        """What is set in one piece, and how far from the beginning: all of it, or letter by letter if they stand apart."""
        if not self.spacing:
            return [(0.0, self.words)]
        at = [stringWidth(self.words[:place], self.font, self.size) + self.spacing * place for place in range(len(self.words))]
        return list(zip(at, self.words, strict=True))


class Ink:
    """How the canvas paints at the moment."""

    def __init__(self) -> None:
        self.matrix = Affine2D()
        self.clip: Any = None
        self.fill = self.line = (0.0, 0.0, 0.0)
        self.width = 1.0
        self.cap = self.join = 0
        self.dash: list[float] = []
        self.dash_from = 0.0


class Pixels:
    """A canvas of pixels that is painted like a page."""

    def __init__(self, width: int, height: int) -> None:
        self.renderer: Final = RendererAgg(width, height, DOTS)
        self.canvas: Final = self
        self.height: Final = height
        self.ink = Ink()
        self.kept: Final[list[Ink]] = []
        self.stringWidth: Final = stringWidth

    def flip(self, y: float) -> float:
        """A height from the top, in millimetres, as points from the bottom."""
        return self.height - y * MM

    def saveState(self) -> None:
        self.kept.append(copy(self.ink))

    def restoreState(self) -> None:
        self.ink = self.kept.pop()

    def translate(self, x: float, y: float) -> None:
        self.ink.matrix = Affine2D().translate(x, y) + self.ink.matrix

    def scale(self, x: float, y: float) -> None:
        self.ink.matrix = Affine2D().scale(x, y) + self.ink.matrix

    def rotate(self, degrees: float) -> None:
        self.ink.matrix = Affine2D().rotate_deg(degrees) + self.ink.matrix

    def setFillColor(self, colour: Any) -> None:
        self.ink.fill = colour.rgb()

    def setStrokeColor(self, colour: Any) -> None:
        self.ink.line = colour.rgb()

    def setLineWidth(self, width: float) -> None:
        self.ink.width = width

    def setLineCap(self, cap: int) -> None:
        self.ink.cap = cap

    def setLineJoin(self, join: int) -> None:
        self.ink.join = join

    def setDash(self, dash: list[float], start: float = 0) -> None:
        self.ink.dash, self.ink.dash_from = dash, start

    def beginPath(self) -> Shape:
        return Shape()

    def beginText(self) -> Lettering:
        return Lettering()

    def clipPath(self, shape: Shape, stroke: int, fill: int, fillMode: int) -> None:
        path = self.ink.matrix.transform_path(shape.path())
        self.ink.clip = TransformedPath(path, IdentityTransform())

    def drawPath(self, shape: Shape, stroke: int, fill: int, fillMode: int) -> None:
        self._paint(shape.path(), self.ink.matrix, bool(stroke), bool(fill))

    def drawText(self, lettering: Lettering) -> None:
        for at, words in lettering.letters():
            if words.strip():
                path = outlines(words, lettering.size, lettering.font == BOLD)
                matrix = Affine2D().skew(lettering.slant, 0).translate(at, 0) + self.ink.matrix
                self._paint(path, matrix, lettering.outlined, not lettering.outlined)

    def _paint(self, path: Any, matrix: Any, stroke: bool, fill: bool) -> None:
        ink, pen = self.ink, self.renderer.new_gc()
        larger = float(np.hypot(*matrix.get_matrix()[:2, 0]))
        pen.set_linewidth(ink.width * larger if stroke else 0)
        pen.set_foreground(ink.line)
        pen.set_capstyle(CAPS[ink.cap])
        pen.set_joinstyle(JOINS[ink.join])
        if ink.dash:
            pen.set_dashes(ink.dash_from * larger, [length * larger for length in ink.dash])
        if ink.clip is not None:
            pen.set_clip_path(ink.clip)
        self.renderer.draw_path(pen, path, matrix, (*ink.fill, 1.0) if fill else None)


def pixels_of(svg: str, width: int) -> NDArray[np.uint8]:
    """A drawing of ours as an array: rows of pixels of red, green and blue."""
    take_up_typeface()
    wide, high = [float(length) for length in SIZE.findall(svg)[0]]
    page = Pixels(width, round(high * width / wide))
    sheet: Any = page
    draw_svg(sheet, STYLE.sub("", svg), 0, 0, width / wide / MM)
    return np.array(page.renderer.buffer_rgba())[:, :, :3]
