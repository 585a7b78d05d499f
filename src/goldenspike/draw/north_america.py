"""The map under Steel & Steam: Albers' projection of the continent, its crowded east drawn larger, and the paper map itself."""

import json
from functools import cache
from importlib.resources import files
from math import cos, exp, radians, sin, sqrt
from typing import Final

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
    SERIF,
    SHALLOWS,
    SHORE,
)
from goldenspike.draw.svg import Point, element, group, number, rectangle, text

WIDTH: Final = 3200.0
HEIGHT: Final = 2380.0

_EARTH: Final = 6371.0
_MERIDIAN: Final = -96.0
_FIRST: Final = radians(31.0)
_SECOND: Final = radians(49.0)
_N: Final = (sin(_FIRST) + sin(_SECOND)) / 2
_C: Final = cos(_FIRST) ** 2 + 2 * _N * sin(_FIRST)

_LENS: Final = (-80.8, 40.3)
_LENS_REACH: Final = 1500.0
_LENS_POWER: Final = 0.68
_KILOMETRES_PER_UNIT: Final = 1.86
_ORIGIN: Final = (0.458 * WIDTH, 0.508 * HEIGHT)
_CENTRE: Final = (-96.0, 41.0)

SEA_NAMES: Final = [
    ("Pacific", -122.3, 32.3, 40),
    ("Ocean", -121.9, 31.0, 40),
    ("Gulf of Mexico", -90.2, 26.0, 36),
    ("Atlantic", -70.2, 36.0, 40),
    ("Ocean", -70.2, 34.9, 40),
    ("Hudson Bay", -84.6, 56.6, 30),
]
LAND_NAMES: Final = [("Mexico", -101.2, 25.0, 34)]


def _albers(longitude: float, latitude: float) -> Point:
    """Kilometres east and south of the middle of the map."""
    angle = _N * radians(longitude - _MERIDIAN)
    distance = _EARTH * sqrt(max(0.0, _C - 2 * _N * sin(radians(latitude)))) / _N
    middle = _EARTH * sqrt(_C - 2 * _N * sin(radians(_CENTRE[1]))) / _N
    return distance * sin(angle), distance * cos(angle) - middle


_LENS_AT: Final = _albers(*_LENS)


def project(longitude: float, latitude: float) -> Point:
    """The place on the drawing. A wide soft lens lies over the east, as on many a railway map of the time."""
    x, y = _albers(longitude, latitude)
    dx, dy = x - _LENS_AT[0], y - _LENS_AT[1]
    swell = _LENS_POWER * exp(-(dx * dx + dy * dy) / (_LENS_REACH * _LENS_REACH))
    right = (x + swell * dx) / _KILOMETRES_PER_UNIT
    down = (y + swell * dy) / _KILOMETRES_PER_UNIT
    return _ORIGIN[0] + right, _ORIGIN[1] + down


@cache
def outline() -> dict[str, str]:
    loaded: dict[str, str] = json.loads(files(__package__).joinpath("north_america_outline.json").read_text("utf-8"))
    return loaded


@cache
def paper_map() -> str:
    paths = outline()
    waterlines = [element("use", href="#shores", stroke=shade, stroke_width=1.4 * width) for shade, width in SHALLOWS]
    return element(
        "svg",
        element("defs", element("path", d=paths["home"] + paths["neighbours"], id="shores")),
        rectangle((0, 0), WIDTH, HEIGHT, fill=SEA),
        group(*waterlines, fill="none", stroke_linejoin="round"),
        _graticule(),
        element("path", d=paths["neighbours"], fill=ABROAD, stroke=SHORE, stroke_width=1.4),
        element("path", d=paths["home"], fill=PAPER, stroke=SHORE, stroke_width=2.2, stroke_linejoin="round"),
        element("path", d=paths["rivers"], fill="none", stroke=RIVER, stroke_width=2.2, stroke_linejoin="round"),
        element("path", d=paths["states"], fill="none", stroke=BORDER, stroke_width=1.4, stroke_dasharray="9 4 2 4"),
        element("path", d=paths["border"], fill="none", stroke=BORDER, stroke_width=4, stroke_dasharray="18 7 3 7"),
        element("path", d=paths["lakes"], fill=LAKE, stroke=SHORE, stroke_width=1.6),
        element("path", d=paths["shades"], fill=PEAK_SHADE),
        element("path", d=paths["mountains"], fill="none", stroke=PEAK, stroke_width=1.6, stroke_linejoin="round"),
        _names(),
        id="land",
        width=WIDTH,
        height=HEIGHT,
    )


def frame() -> str:
    """The neatline, drawn last so that nothing crosses it."""
    return group(
        rectangle((6, 6), WIDTH - 12, HEIGHT - 12, stroke=PAPER, stroke_width=12),
        rectangle((14, 14), WIDTH - 28, HEIGHT - 28, stroke=INK, stroke_width=4),
        rectangle((23, 23), WIDTH - 46, HEIGHT - 46, stroke=FADED, stroke_width=1.6),
        fill="none",
    )


def _graticule() -> str:
    meridians = [[project(lon, lat / 2) for lat in range(30, 150, 2)] for lon in range(-160, -30, 10)]
    parallels = [[project(lon, lat) for lon in range(-170, -29, 2)] for lat in range(15, 80, 10)]
    lines = "".join(_track(points) for points in meridians + parallels)
    return element("path", d=lines, fill="none", stroke=GRATICULE, stroke_width=1.4)


def _track(points: list[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def _names() -> str:
    seas = [_name(words, lon, lat, size, SHORE) for words, lon, lat, size in SEA_NAMES]
    lands = [_name(words, lon, lat, size, BORDER) for words, lon, lat, size in LAND_NAMES]
    return group(*seas, *lands, font_family=SERIF, font_style="italic", text_anchor="middle", letter_spacing=8)


def _name(words: str, longitude: float, latitude: float, size: float, ink: str) -> str:
    return text(project(longitude, latitude), words, size, fill=ink)
