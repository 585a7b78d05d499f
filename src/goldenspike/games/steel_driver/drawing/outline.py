"""The paper map under Steel Driver."""

from functools import lru_cache
from typing import Final

from goldenspike.draw.palette import PAPER, SHORE
from goldenspike.draw.paper import Names, Sheet, named, neatline, outline, paper
from goldenspike.draw.svg import element, group, polygon, text
from goldenspike.draw.words import Words
from goldenspike.games.steel_driver.drawing.projection import HEIGHT, WIDTH, project

SHEET: Final = Sheet(WIDTH, HEIGHT, project, 1.0)
SEA_NAMES: Final = [
    ("pacific", -121.2, 32.3, 26),
    ("gulf_of_mexico", -89.4, 27.0, 26),
    ("atlantic", -72.9, 34.3, 28),
]
LAND_NAMES: Final = [("canada", -92.4, 50.6, 30), ("mexico", -104.4, 26.4, 30)]
COMPASS: Final = (1838.0, 1085.0)


def paper_map(words: Words) -> str:
    return _paper_map(named(SEA_NAMES, words), named(LAND_NAMES, words))


@lru_cache(8)
def _paper_map(seas: Names, lands: Names) -> str:
    meridians = [[project(longitude, latitude) for latitude in range(19, 56, 3)] for longitude in range(-135, -55, 5)]
    parallels = [[project(longitude, latitude) for longitude in range(-135, -55, 3)] for latitude in range(20, 60, 5)]
    return paper(SHEET, outline(__package__, "usa"), meridians + parallels, seas, lands, _compass())


def frame() -> str:
    return neatline(SHEET)


def _compass() -> str:
    x, y = COMPASS
    points = []
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        reach = 58 if dy == -1 else 44
        tip = (x + reach * dx, y + reach * dy)
        for side, ink in ((1, PAPER), (-1, SHORE)):
            shoulder = (x + 9 * (dx + side * dy), y + 9 * (dy - side * dx))
            points.append(polygon([(x, y), tip, shoulder], fill=ink, stroke=SHORE, stroke_width=1))
    north = text((x, y - 64), "N", 22, fill=SHORE, text_anchor="middle")
    ring = element("circle", cx=x, cy=y, r=30, fill="none", stroke=SHORE, stroke_width=1.2)
    return group(ring, *points, north)
