"""The edges of a map's hexes: which of them track may cross, and by which sides two cities touch."""

from __future__ import annotations

from goldenspike.kernel.ints import Row
from goldenspike.parts.hex.map import HexMap
from goldenspike.parts.hex.tiles import SIDES


def can_cross(hexmap: HexMap, solid: list[bool], edge: int) -> bool:
    there = hexmap.neighbours[edge]
    return solid[edge // SIDES] and there >= 0 and solid[there] and not hexmap.forbidden[edge]


def crossable(barred: Row, hex: int) -> int:
    """The sides of a hex that track may cross, as a bit set."""
    return sum([2**side for side in range(SIDES) if not barred[hex * SIDES + side]])


def side_facing(hexmap: HexMap, city: int, other: int) -> int:
    """The side of a city across which a neighbouring city lies."""
    for side in range(SIDES):
        if hexmap.neighbours[hexmap.city_hex[city] * SIDES + side] == hexmap.city_hex[other]:
            return side
    raise ValueError(f"{hexmap.city_names[city]} and {hexmap.city_names[other]} are not next to each other")
