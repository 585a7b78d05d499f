"""The map under boards of North America: sea, land, borders, lakes, rivers, mountains, and a frame around it."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import cos, radians, sin
from typing import Final

from goldenspike.draw.face import FACE
from goldenspike.draw.labels import REGION, written
from goldenspike.draw.palette import (
    ABROAD,
    BORDER,
    FADED,
    GRATICULE,
    INK,
    LAKE,
    PAPER,
    PEAK,
    PEAK_SHADE,
    RIVER,
    SEA,
    SHALLOWS,
    SHORE,
)
from goldenspike.draw.svg import Point, Value, element, group, number, rectangle, text
from goldenspike.draw.words import Words

Name = tuple[str, float, float, int]
Names = tuple[Name, ...]
LEADING: Final = 1.7
"""From line to line of a name, in heights of its letters."""
"""Words, longitude, latitude and size."""
Lines = list[list[Point]]


@dataclass(frozen=True)
class Sheet:
    """A sheet of paper: its size, where a longitude and latitude lie on it, and how thick its lines are."""

    width: float
    height: float
    project: Callable[[float, float], Point]
    thick: float


@cache
def outline(package: str, name: str) -> Mapping[str, str]:
    """The SVG paths of a map, which a tool named `outline` has stored in the package that draws it."""
    loaded: Mapping[str, str] = json.loads(files(package).joinpath(f"{name}_outline.json").read_text("utf-8"))
    return loaded


def paper(sheet: Sheet, paths: Mapping[str, str], graticule: Lines, seas: Names, lands: Names, *more: str) -> str:
    thick = sheet.thick
    shores = ("#land-home", "#land-neighbours")
    waterlines = [
        element("use", href=shore, stroke=shade, stroke_width=thick * width) for shade, width in SHALLOWS for shore in shores
    ]
    border = element("path", d=paths["border"], stroke=BORDER, stroke_width=3 * thick, stroke_dasharray="18 7 3 7", fill="none")
    return element(
        "svg",
        element("defs", *(element("path", d=paths[name], id=f"land-{name}") for name in ("home", "neighbours"))),
        rectangle((0, 0), sheet.width, sheet.height, fill=SEA),
        group(*waterlines, fill="none", stroke_linejoin="round"),
        element("path", d="".join(map(_track, graticule)), fill="none", stroke=GRATICULE, stroke_width=thick),
        element("use", href="#land-neighbours", fill=ABROAD, stroke=SHORE, stroke_width=thick),
        element("use", href="#land-home", fill=PAPER, stroke=SHORE, stroke_width=1.6 * thick, stroke_linejoin="round"),
        element("path", d=paths["rivers"], fill="none", stroke=RIVER, stroke_width=1.7 * thick, stroke_linejoin="round"),
        element("path", d=paths["states"], fill="none", stroke=BORDER, stroke_width=1.1 * thick, stroke_dasharray="8 3 2 3"),
        border if paths["border"] else "",
        element("path", d=paths["lakes"], fill=LAKE, stroke=SHORE, stroke_width=1.2 * thick),
        element("path", d=paths["shades"], fill=PEAK_SHADE),
        element("path", d=paths["mountains"], fill="none", stroke=PEAK, stroke_width=1.25 * thick, stroke_linejoin="round"),
        _names(sheet, seas, SHORE),
        _names(sheet, lands, BORDER),
        *more,
        id="land",
        width=sheet.width,
        height=sheet.height,
    )


def _track(points: list[Point]) -> str:
    return "M" + " ".join(f"{x:.0f} {y:.0f}" for x, y in points).replace(" -", "-")


def named(names: list[Name], words: Words) -> Names:
    """Names of seas and countries, as keys of the words of a drawing, put into words."""
    return tuple((words[key], longitude, latitude, size) for key, longitude, latitude, size in names)


def name_lines(at: Point, name: str, size: float, turn: float = 0.0, **attributes: Value) -> str:
    """A name on the map, line under line, all turned about the first; pages place each line by itself."""
    x, y = at
    turned = f"rotate({turn:g} {x:g} {y:g})" if turn else None
    said = []
    for line, words in enumerate(name.split("\n")):
        down = LEADING * size * line
        place = (x - down * sin(radians(turn)), y + down * cos(radians(turn)))
        said.append(text((x, y + down), words, size, transform=turned, **attributes, **written(REGION, 9, place, side=turn)))
    return "".join(said)


def _names(sheet: Sheet, names: Names, ink: str) -> str:
    said = [name_lines(sheet.project(longitude, latitude), name, size) for name, longitude, latitude, size in names]
    return group(*said, fill=ink, font_style="italic", text_anchor="middle", letter_spacing=6 * sheet.thick)


def neatline(sheet: Sheet) -> str:
    """The frame around the map. It is drawn last so that nothing crosses it."""
    thick = sheet.thick
    lines = [(4, 8.0, PAPER), (9, 2.5, INK), (15, 1.0, FADED)]
    return group(
        *(
            rectangle(
                (thick * inset, thick * inset),
                sheet.width - 2 * thick * inset,
                sheet.height - 2 * thick * inset,
                stroke=ink,
                stroke_width=thick * wide,
            )
            for inset, wide, ink in lines
        ),
        fill="none",
    )


def document(width: float, height: float, *drawn: str) -> str:
    """A picture that stands alone, on paper."""
    return element(
        "svg",
        rectangle((0, 0), width, height, fill=PAPER),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        font_family=FACE,
        text_rendering="geometricPrecision",
    )
