"""Albers' equal-area conic projection of North America, from longitude and latitude to the drawing's units."""

from math import cos, radians, sin, sqrt
from typing import Final

WIDTH: Final = 2000.0
HEIGHT: Final = 1280.0

_KILOMETRES_PER_UNIT: Final = 2.47
_EARTH: Final = 6371.0 / _KILOMETRES_PER_UNIT
_MERIDIAN: Final = -96.0
_PARALLEL: Final = 38.5
_FIRST: Final = radians(29.5)
_SECOND: Final = radians(45.5)

_N: Final = (sin(_FIRST) + sin(_SECOND)) / 2
_C: Final = cos(_FIRST) ** 2 + 2 * _N * sin(_FIRST)


def _distance_from_pole(latitude: float) -> float:
    return _EARTH * sqrt(max(0.0, _C - 2 * _N * sin(radians(latitude)))) / _N


_CENTRE_X: Final = 0.512 * WIDTH
_CENTRE_Y: Final = 0.502 * HEIGHT - _distance_from_pole(_PARALLEL)


def project(longitude: float, latitude: float) -> tuple[float, float]:
    """The place on the drawing, x to the right and y downwards."""
    angle = _N * radians(longitude - _MERIDIAN)
    distance = _distance_from_pole(latitude)
    return _CENTRE_X + distance * sin(angle), _CENTRE_Y + distance * cos(angle)
