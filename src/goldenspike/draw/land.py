"""The paper map under every board of North America: sea, land, borders, lakes, rivers and mountains."""

import json
from functools import cache
from importlib.resources import files
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
from goldenspike.draw.projection import HEIGHT, WIDTH, project
from goldenspike.draw.svg import Point, element, group, number, polygon, rectangle, text

SEA_NAMES: Final = [
    ("Pacific", -121.2, 32.3, 26),
    ("Ocean", -121.2, 31.5, 26),
    ("Gulf of Mexico", -89.4, 27.0, 26),
    ("Atlantic", -72.9, 34.3, 28),
    ("Ocean", -72.9, 33.4, 28),
]
LAND_NAMES: Final = [("Canada", -92.4, 50.6, 30), ("Mexico", -104.4, 26.4, 30)]
COMPASS: Final = (1838.0, 1085.0)


@cache
def outline() -> dict[str, str]:
    loaded: dict[str, str] = json.loads(files(__package__).joinpath("usa_outline.json").read_text("utf-8"))
    return loaded


@cache
def paper_map() -> str:
    paths = outline()
    shores = paths["country"] + paths["neighbours"]
    waterlines = [element("use", href="#shores", stroke=shade, stroke_width=width) for shade, width in SHALLOWS]
    return element(
        "svg",
        element("defs", element("path", d=shores, id="shores")),
        rectangle((0, 0), WIDTH, HEIGHT, fill=SEA),
        group(*waterlines, fill="none", stroke_linejoin="round"),
        _graticule(),
        element("path", d=paths["neighbours"], fill=ABROAD, stroke=SHORE, stroke_width=1),
        element("path", d=paths["country"], fill=PAPER, stroke=SHORE, stroke_width=1.6, stroke_linejoin="round"),
        element("path", d=paths["rivers"], fill="none", stroke=RIVER, stroke_width=1.8, stroke_linejoin="round"),
        element("path", d=paths["states"], fill="none", stroke=BORDER, stroke_width=1.2, stroke_dasharray="7 3 1.5 3"),
        element("path", d=paths["lakes"], fill=LAKE, stroke=SHORE, stroke_width=1.2),
        element("path", d=paths["shades"], fill=PEAK_SHADE),
        element("path", d=paths["mountains"], fill="none", stroke=PEAK, stroke_width=1.3, stroke_linejoin="round"),
        _names(),
        _compass(),
        id="land",
        width=WIDTH,
        height=HEIGHT,
    )


def frame() -> str:
    """The neatline, drawn last so that nothing crosses it."""
    return group(
        rectangle((4, 4), WIDTH - 8, HEIGHT - 8, stroke=PAPER, stroke_width=8),
        rectangle((9, 9), WIDTH - 18, HEIGHT - 18, stroke=INK, stroke_width=2.5),
        rectangle((15, 15), WIDTH - 30, HEIGHT - 30, stroke=FADED, stroke_width=1),
        fill="none",
    )


def _graticule() -> str:
    meridians = [[project(lon, lat / 2) for lat in range(30, 120, 4)] for lon in range(-145, -45, 5)]
    parallels = [[project(lon, lat) for lon in range(-145, -45, 2)] for lat in range(15, 60, 5)]
    lines = "".join(_track(points) for points in meridians + parallels)
    return element("path", d=lines, fill="none", stroke=GRATICULE, stroke_width=1)


def _track(points: list[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def _names() -> str:
    seas = [_name(words, lon, lat, size, SHORE) for words, lon, lat, size in SEA_NAMES]
    lands = [_name(words, lon, lat, size, BORDER) for words, lon, lat, size in LAND_NAMES]
    return group(*seas, *lands, font_family=SERIF, font_style="italic", text_anchor="middle", letter_spacing=6)


def _name(words: str, longitude: float, latitude: float, size: float, ink: str) -> str:
    return text(project(longitude, latitude), words, size, fill=ink)


def _compass() -> str:
    x, y = COMPASS
    points = []
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        reach = 58 if dy == -1 else 44
        tip = (x + reach * dx, y + reach * dy)
        for side, ink in ((1, PAPER), (-1, SHORE)):
            shoulder = (x + 9 * (dx + side * dy), y + 9 * (dy - side * dx))
            points.append(polygon([(x, y), tip, shoulder], fill=ink, stroke=SHORE, stroke_width=1))
    north = text((x, y - 64), "N", 22, fill=SHORE, font_family=SERIF, text_anchor="middle")
    ring = element("circle", cx=x, cy=y, r=30, fill="none", stroke=SHORE, stroke_width=1.2)
    return group(ring, *points, north)
