"""Traces the shapes of our SVG as paths of a PDF page: circles, boxes, polygons, and paths with all their commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import atan2, ceil, cos, hypot, pi, sin, sqrt, tan
from typing import Any, Final
from xml.etree.ElementTree import Element

Place = tuple[float, float]
SVG: Final = "{http://www.w3.org/2000/svg}"
TOKEN: Final = re.compile(r"[MmLlCcQqAaHhVvZz]|-?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS: Final = {"M": 2, "L": 2, "C": 6, "Q": 4, "A": 7, "H": 1, "V": 1, "Z": 0}


def trace(path: Any, item: Element) -> None:
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
    pen = _Pen(path)
    for letter, numbers in commands(text):
        pen.follow(letter, numbers)


class _Pen:
    """Follows the commands of an SVG path; a small letter counts from where the pen stands."""

    def __init__(self, path: Any) -> None:
        self.path = path
        self.at: Place = (0.0, 0.0)
        self.start: Place = (0.0, 0.0)

    def follow(self, letter: str, numbers: list[float]) -> None:
        if letter in "Zz":
            self.path.close()
            self.at = self.start
            return
        left, top = self.at if letter.islower() else (0.0, 0.0)
        if letter in "HhVv":
            points = [(left + numbers[0], self.at[1]) if letter in "Hh" else (self.at[0], top + numbers[0])]
        else:
            points = [(left + x, top + y) for x, y in zip(numbers[-2::-2], numbers[:0:-2], strict=False)][::-1]
        self._draw(letter.upper(), points, numbers)
        self.at = points[-1]

    def _draw(self, letter: str, points: list[Place], numbers: list[float]) -> None:
        if letter == "M":
            self.start = points[0]
            self.path.moveTo(*points[0])
        elif letter == "C":
            self.path.curveTo(*points[0], *points[1], *points[2])
        elif letter == "Q":
            near, far = _third(self.at, points[0]), _third(points[1], points[0])
            self.path.curveTo(*near, *far, *points[1])
        elif letter == "A":
            for curve in arc(self.at, points[-1], numbers[0], bool(numbers[3]), bool(numbers[4])):
                self.path.curveTo(*curve[0], *curve[1], *curve[2])
        else:
            self.path.lineTo(*points[0])


def _third(end: Place, control: Place) -> Place:
    """Where a cubic curve has its control point if it is to run like the quadratic one with this end and this control point."""
    return end[0] + 2 / 3 * (control[0] - end[0]), end[1] + 2 / 3 * (control[1] - end[1])


def arc(start: Place, end: Place, radius: float, large: bool, clockwise: bool) -> list[tuple[Place, Place, Place]]:
    """An arc of a circle as cubic curves of a quarter at most: two control points and an end each."""
    chord = hypot(end[0] - start[0], end[1] - start[1])
    radius = max(radius, chord / 2)
    away = sqrt(radius * radius - chord * chord / 4) / (chord or 1) * (1 if large != clockwise else -1)
    x = (start[0] + end[0]) / 2 + away * (start[1] - end[1])
    y = (start[1] + end[1]) / 2 + away * (end[0] - start[0])
    first = atan2(start[1] - y, start[0] - x)
    swept = (atan2(end[1] - y, end[0] - x) - first) % (2 * pi) - (0.0 if clockwise else 2 * pi)
    pieces = max(1, ceil(abs(swept) / (pi / 2) - 1e-6))
    turn = swept / pieces
    reach = 4 / 3 * tan(turn / 4) * radius
    curves: list[tuple[Place, Place, Place]] = []
    for piece in range(pieces):
        a, b = first + turn * piece, first + turn * (piece + 1)
        here, there = (x + radius * cos(a), y + radius * sin(a)), (x + radius * cos(b), y + radius * sin(b))
        leave = (here[0] - reach * sin(a), here[1] + reach * cos(a))
        curves.append((leave, (there[0] + reach * sin(b), there[1] - reach * cos(b)), there))
    return curves


def commands(text: str) -> Iterator[tuple[str, list[float]]]:
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
