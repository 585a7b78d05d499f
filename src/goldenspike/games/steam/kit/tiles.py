"""Track tiles of Steam's maps to cut out, and New Cities: as large as the hexes of the printed maps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from goldenspike.draw.svg import Point, element
from goldenspike.games.steam.drawing.colours import HEX_LINE, PLAIN_HEX, livery
from goldenspike.games.steam.drawing.geometry import POINT, hexagon_path, route_path
from goldenspike.games.steam.drawing.places import city_face, town_dot
from goldenspike.games.steam.drawing.track import rail
from goldenspike.games.steam.kit.maps import HEX, SCALE
from goldenspike.games.steam.rules.rules import NEW_CITIES
from goldenspike.parts.hex.map import COLOURS
from goldenspike.parts.hex.tiles import PLAIN_FACES, TOWN_FACES
from goldenspike.printing.sheet import A4, ITALIC, Document
from goldenspike.printing.svg_page import draw_svg
from goldenspike.printing.words import KitWords

PLAIN_COUNTS: Final = {
    "straight": 36,
    "gentle": 48,
    "sharp": 12,
    "crossing": 4,
    "straight_over_gentle": 4,
    "gentles_crossing": 3,
    "gentles": 4,
    "straight_and_sharp": 3,
    "gentle_and_sharp_left": 2,
    "gentle_and_sharp_right": 2,
    "sharps_near": 2,
    "sharps_far": 2,
}
TOWN_COUNTS: Final = {
    "town": 14,
    "town_straight": 6,
    "town_gentle": 6,
    "town_sharp": 5,
    "town_fan": 3,
    "town_left": 3,
    "town_right": 3,
    "town_star": 3,
    "town_four_straight": 2,
    "town_four_gentle": 2,
    "town_four_sharp": 2,
}
"""Of every face more than lay on a map at the end of any of 48 games between six bots; tiles never run out [1]."""
TILE_COUNT: Final = sum(PLAIN_COUNTS.values()) + sum(TOWN_COUNTS.values())
GAP: Final = 2.0
COLUMNS: Final = int((A4[0] - 14) // (HEX + GAP))
HIGH: Final = 2 * POINT * SCALE
ROWS: Final = int((A4[1] - 22) // (HIGH + GAP))
ON_A_SHEET: Final = COLUMNS * ROWS
LEFT: Final = (A4[0] - COLUMNS * (HEX + GAP) + GAP) / 2
TOP: Final = (A4[1] - ROWS * (HIGH + GAP) + GAP) / 2
MIDDLE: Final[Point] = (HEX / SCALE / 2, POINT)


def write_tiles(path: Path, words: KitWords, new_cities: bool) -> Path:
    document = Document(path, A4, words.text("print-tiles"))
    drawn = [*faces(), *(new_city_faces(words.text("print-new-city")) if new_cities else [])]
    for first in range(0, len(drawn), ON_A_SHEET):
        document.text(LEFT, 8.5, words.titled(words.text("print-tiles")), 8, ITALIC)
        for place, face in enumerate(drawn[first : first + ON_A_SHEET]):
            x, y = LEFT + (HEX + GAP) * (place % COLUMNS), TOP + (HIGH + GAP) * (place // COLUMNS)
            draw_svg(document, element("svg", face, xmlns="http://www.w3.org/2000/svg"), x, y, SCALE)
        document.end_page()
    return document.save()


def faces() -> Iterator[str]:
    """Every tile that is printed, as often as it is needed."""
    for face, count in PLAIN_COUNTS.items():
        yield from [_tile(PLAIN_FACES[face], "")] * count
    for face, count in TOWN_COUNTS.items():
        yield from [_tile([(-1, side) for side in TOWN_FACES[face]], town_dot(MIDDLE))] * count


def _tile(routes: list[tuple[int, int]], town: str) -> str:
    land = element("path", d=hexagon_path(MIDDLE), fill=PLAIN_HEX, stroke=HEX_LINE, stroke_width=1.2)
    return land + "".join(rail(route_path(MIDDLE, start, end), livery(None)) for start, end in routes) + town


def new_city_faces(name: str) -> Iterator[str]:
    for colour, count in zip(COLOURS, NEW_CITIES, strict=True):
        yield from [city_face(MIDDLE, colour, name)] * count
