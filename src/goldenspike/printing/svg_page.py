"""Draws our SVG on a PDF page, as vectors. It knows only the small part of SVG that our drawings use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final
from xml.etree.ElementTree import Element, fromstring

from reportlab.lib.colors import Color, HexColor

from goldenspike.draw.palette import PAPER
from goldenspike.printing.sheet import MM, Document

SVG: Final = "{http://www.w3.org/2000/svg}"
INHERITED: Final = [
    *("fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray", "stroke-linecap"),
    *("stroke-linejoin", "font-family", "font-weight", "font-style", "text-anchor", "letter-spacing"),
]
CAPS: Final = {"butt": 0, "round": 1, "square": 2}
JOINS: Final = {"miter": 0, "round": 1, "bevel": 2}
FONTS: Final = {
    (False, False, False): "Helvetica",
    (False, True, False): "Helvetica-Bold",
    (False, False, True): "Helvetica-Oblique",
    (False, True, True): "Helvetica-BoldOblique",
    (True, False, False): "Times-Roman",
    (True, True, False): "Times-Bold",
    (True, False, True): "Times-Italic",
    (True, True, True): "Times-BoldItalic",
}
TOKEN: Final = re.compile(r"[MmLlCcHhVvZz]|-?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS: Final = {"M": 2, "L": 2, "C": 6, "H": 1, "V": 1, "Z": 0}

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
        if tag in ("defs", "title"):
            return
        style = {**above, **{name: item.attrib[name] for name in INHERITED if name in item.attrib}}
        self.canvas.saveState()
        self._turn(item.attrib.get("transform", ""))
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
                self.canvas.rotate(numbers[0])
            elif name == "scale":
                self.canvas.scale(numbers[0], numbers[-1])

    def _shape(self, item: Element, style: Style) -> None:
        filled, stroked = self._pens(style)
        if not (filled or stroked):
            return
        path = self.canvas.beginPath()
        _trace(path, item)
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
            self.canvas.setDash(dash or [], 0)
        return fill.startswith("#"), stroke.startswith("#")

    def _text(self, item: Element, style: Style) -> None:
        filled, stroked = self._pens(style)
        words, size = item.text or "", float(item.attrib["font-size"])
        serif = "serif" in style.get("font-family", "").replace("sans-serif", "")
        font = FONTS[(serif, style.get("font-weight") == "bold", style.get("font-style") == "italic")]
        space = float(style.get("letter-spacing", "0"))
        length = self.canvas.stringWidth(words, font, size) + space * max(0, len(words) - 1)
        shift = {"start": 0.0, "middle": length / 2, "end": length}[style.get("text-anchor", "start")]
        self.canvas.translate(float(item.attrib["x"]) - shift, float(item.attrib["y"]))
        self.canvas.scale(1, -1)
        for mode in ([1] if stroked else []) + ([0] if filled else []):
            self.canvas.saveState()
            written = self.canvas.beginText(0, 0)
            written.setFont(font, size)
            written.setCharSpace(space)
            written.setTextRenderMode(mode)
            written.textOut(words)
            self.canvas.drawText(written)
            self.canvas.restoreState()


def _mixed(colour: str, opacity: str) -> Any:
    """The colour mixed with the paper instead of made transparent, which a stored drawing cannot be."""
    ink, paper, share = HexColor(colour), HexColor(PAPER), float(opacity)
    return Color(*(share * a + (1 - share) * b for a, b in zip(ink.rgb(), paper.rgb(), strict=True)))


def _trace(path: Any, item: Element) -> None:
    tag, attributes = item.tag.removeprefix(SVG), item.attrib
    number = {name: float(value) for name, value in attributes.items() if re.fullmatch(r"-?[\d.]+", value)}
    if tag == "path":
        _trace_path(path, attributes["d"])
    elif tag == "line":
        path.moveTo(number["x1"], number["y1"])
        path.lineTo(number["x2"], number["y2"])
    elif tag == "circle":
        path.circle(number["cx"], number["cy"], number["r"])
    elif tag == "rect":
        box = (number.get("x", 0), number.get("y", 0), number["width"], number["height"])
        if "rx" in number:
            path.roundRect(*box, number["rx"])
        else:
            path.rect(*box)
    elif tag == "polygon":
        places = [tuple(map(float, pair.split(","))) for pair in attributes["points"].split()]
        path.moveTo(*places[0])
        for place in places[1:]:
            path.lineTo(*place)
        path.close()


def _trace_path(path: Any, text: str) -> None:
    x = y = start_x = start_y = 0.0
    for letter, numbers in _commands(text):
        near = letter.islower()
        points = [(numbers[i] + (x if near else 0), numbers[i + 1] + (y if near else 0)) for i in range(0, len(numbers) - 1, 2)]
        if letter in "Zz":
            path.close()
            x, y = start_x, start_y
        elif letter in "Hh":
            x = numbers[0] + (x if near else 0)
            path.lineTo(x, y)
        elif letter in "Vv":
            y = numbers[0] + (y if near else 0)
            path.lineTo(x, y)
        elif letter in "Cc":
            path.curveTo(*points[0], *points[1], *points[2])
            x, y = points[2]
        elif letter in "Mm":
            x, y = start_x, start_y = points[0]
            path.moveTo(x, y)
        else:
            x, y = points[0]
            path.lineTo(x, y)


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers. Further numbers repeat the command, but after a move they are lines."""
    tokens = TOKEN.findall(text)
    place, letter = 0, ""
    while place < len(tokens):
        if tokens[place].isalpha():
            letter = tokens[place]
            place += 1
        count = ARGUMENTS[letter.upper()]
        yield letter, [float(token) for token in tokens[place : place + count]]
        place += count
        letter = {"M": "L", "m": "l"}.get(letter, letter)
