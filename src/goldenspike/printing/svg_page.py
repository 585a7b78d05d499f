"""Draws our SVG on a PDF page, as vectors. It knows only the small part of SVG that our drawings use."""

from __future__ import annotations

import re
from typing import Any, Final
from xml.etree.ElementTree import Element, fromstring

from reportlab.lib.colors import Color, HexColor

from goldenspike.draw.palette import PAPER
from goldenspike.printing.sheet import BOLD, ITALIC, MM, SERIF, Document, plain, write
from goldenspike.printing.svg_paths import trace

SVG: Final = "{http://www.w3.org/2000/svg}"
INHERITED: Final = [
    *("fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray", "stroke-linecap"),
    *("stroke-linejoin", "stroke-dashoffset", "font-weight", "font-style", "text-anchor", "letter-spacing"),
]
CAPS: Final = {"butt": 0, "round": 1, "square": 2}
JOINS: Final = {"miter": 0, "round": 1, "bevel": 2}

Style = dict[str, str]


def draw_svg(document: Document, svg: str, x: float, y: float, scale: float) -> None:
    """Draw it with its top left corner at x and y, in millimetres; `scale` is the millimetres of one SVG unit."""
    root = fromstring(svg)
    canvas = document.canvas
    canvas.saveState()
    canvas.translate(x * MM, document.flip(y))
    canvas.scale(scale * MM, -scale * MM)
    _Painter(canvas, root).paint(root, {"fill": "#000000"})
    canvas.restoreState()


class _Painter:
    def __init__(self, canvas: Any, root: Element) -> None:
        self.canvas = canvas
        self.by_id = {item.attrib["id"]: item for item in root.iter() if "id" in item.attrib}

    def paint(self, item: Element, above: Style) -> None:
        tag = item.tag.removeprefix(SVG)
        if tag in ("defs", "title", "clipPath"):
            return
        style = {**above, **{name: item.attrib[name] for name in INHERITED if name in item.attrib}}
        self.canvas.saveState()
        self._turn(item.attrib.get("transform", ""))
        self._clip(item.attrib.get("clip-path", ""))
        if tag == "text":
            self._text(item, style)
        elif tag == "use":
            self._shape(self.by_id[item.attrib["href"].removeprefix("#")], style)
        elif tag not in ("svg", "g"):
            self._shape(item, style)
        for child in item:
            self.paint(child, style)
        self.canvas.restoreState()

    def _turn(self, transform: str) -> None:
        for name, inside in re.findall(r"(\w+)\(([^)]*)\)", transform):
            numbers = [float(word) for word in inside.replace(",", " ").split()]
            if name == "translate":
                self.canvas.translate(numbers[0], numbers[1])
            elif name == "rotate":
                x, y = numbers[1:] or (0.0, 0.0)
                self.canvas.translate(x, y)
                self.canvas.rotate(numbers[0])
                self.canvas.translate(-x, -y)
            elif name == "scale":
                self.canvas.scale(numbers[0], numbers[-1])

    def _clip(self, reference: str) -> None:
        """From now on paint only inside the shapes of a clip path; without a reference, everywhere."""
        if not reference:
            return
        opening = self.canvas.beginPath()
        for shape in self.by_id[reference.removeprefix("url(#").removesuffix(")")]:
            used = shape.attrib.get("href", "").removeprefix("#")
            trace(opening, self.by_id[used] if used else shape)
        self.canvas.clipPath(opening, stroke=0, fill=0, fillMode=1)

    def _shape(self, item: Element, style: Style) -> None:
        filled, stroked = self._pens(style)
        if not (filled or stroked):
            return
        path = self.canvas.beginPath()
        trace(path, item)
        self.canvas.drawPath(path, stroke=int(stroked), fill=int(filled), fillMode=1)

    def _pens(self, style: Style) -> tuple[bool, bool]:
        """Set the colours of areas and of lines. Returns whether to fill areas, and whether to draw lines."""
        fill, stroke = style.get("fill", "none"), style.get("stroke", "none")
        if fill.startswith("#"):
            self.canvas.setFillColor(_mixed(fill, style.get("fill-opacity", "1")))
        if stroke.startswith("#"):
            self.canvas.setStrokeColor(_mixed(stroke, style.get("stroke-opacity", "1")))
            self.canvas.setLineWidth(float(style.get("stroke-width", "1")))
            self.canvas.setLineCap(CAPS[style.get("stroke-linecap", "butt")])
            self.canvas.setLineJoin(JOINS[style.get("stroke-linejoin", "miter")])
            dash = [float(word) for word in style.get("stroke-dasharray", "").split()]
            self.canvas.setDash(dash or [], float(style.get("stroke-dashoffset", "0")))
        return fill.startswith("#"), stroke.startswith("#")

    def _text(self, item: Element, style: Style) -> None:
        filled, stroked = self._pens(style)
        words, size = plain(item.text or ""), float(item.attrib["font-size"])
        font = BOLD if style.get("font-weight") == "bold" else ITALIC if style.get("font-style") == "italic" else SERIF
        space = float(style.get("letter-spacing", "0"))
        length = self.canvas.stringWidth(words, font, size) + space * max(0, len(words) - 1)
        shift = {"start": 0.0, "middle": length / 2, "end": length}[style.get("text-anchor", "start")]
        self.canvas.translate(float(item.attrib["x"]) - shift, float(item.attrib["y"]))
        self.canvas.scale(1, -1)
        for mode in ([1] if stroked else []) + ([0] if filled else []):
            self.canvas.saveState()
            write(self.canvas, (0, 0), words, font, size, space, mode)
            self.canvas.restoreState()


def _mixed(colour: str, opacity: str) -> Any:
    """The colour mixed with the paper instead of made transparent, which a stored drawing cannot be."""
    ink, paper, share = HexColor(colour), HexColor(PAPER), float(opacity)
    return Color(*(share * a + (1 - share) * b for a, b in zip(ink.rgb(), paper.rgb(), strict=True)))
