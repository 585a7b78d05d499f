"""The map under Steel & Steam: Albers' projection of the continent, its crowded east drawn larger, and the paper map itself."""

from collections.abc import Mapping
from functools import lru_cache
from math import cos, exp, radians, sin, sqrt
from typing import Final

from goldenspike.draw.paper import Names, Sheet, named, neatline, outline, paper
from goldenspike.draw.svg import Point
from goldenspike.draw.words import Words

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
    ("pacific", -122.3, 32.3, 40),
    ("gulf_of_mexico", -90.2, 26.0, 36),
    ("atlantic", -70.2, 36.0, 40),
    ("hudson_bay", -84.6, 56.6, 30),
]
LAND_NAMES: Final = [("mexico", -101.2, 25.0, 34)]


def _albers(longitude: float, latitude: float) -> Point:
    """Kilometres east and south of the middle of the map."""
    angle = _N * radians(longitude - _MERIDIAN)
    distance = _EARTH * sqrt(max(0.0, _C - 2 * _N * sin(radians(latitude)))) / _N
    middle = _EARTH * sqrt(_C - 2 * _N * sin(radians(_CENTRE[1]))) / _N
    return distance * sin(angle), distance * cos(angle) - middle


_LENS_AT: Final = _albers(*_LENS)


def project(longitude: float, latitude: float) -> Point:
    """The place on the drawing. The east is drawn larger, as on many railway maps of the time."""
    x, y = _albers(longitude, latitude)
    dx, dy = x - _LENS_AT[0], y - _LENS_AT[1]
    swell = _LENS_POWER * exp(-(dx * dx + dy * dy) / (_LENS_REACH * _LENS_REACH))
    right = (x + swell * dx) / _KILOMETRES_PER_UNIT
    down = (y + swell * dy) / _KILOMETRES_PER_UNIT
    return _ORIGIN[0] + right, _ORIGIN[1] + down


SHEET: Final = Sheet(WIDTH, HEIGHT, project, 1.4)


def continent() -> Mapping[str, str]:
    return outline(__package__, "north_america")


def paper_map(words: Words) -> str:
    return _paper_map(named(SEA_NAMES, words), named(LAND_NAMES, words))


@lru_cache(8)
def _paper_map(seas: Names, lands: Names) -> str:
    meridians = [[project(longitude, latitude) for latitude in range(20, 65, 5)] for longitude in range(-140, -50, 10)]
    parallels = [[project(longitude, latitude) for longitude in range(-145, -44, 5)] for latitude in range(25, 65, 10)]
    return paper(SHEET, continent(), meridians + parallels, seas, lands)


def frame() -> str:
    return neatline(SHEET)
