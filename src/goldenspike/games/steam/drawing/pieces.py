"""Goods cubes and New City tiles on Steam's maps."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from goldenspike.draw.svg import Point, group
from goldenspike.games.steam.drawing.emblems import cube
from goldenspike.games.steam.drawing.geometry import centre
from goldenspike.games.steam.drawing.panels import supply_place
from goldenspike.games.steam.drawing.places import city_face
from goldenspike.parts.hex.map import HexMap

Position = Mapping[str, Any]

CUBE: Final = 13.5
PER_ROW: Final = 6


def renamed(hexmap: HexMap, position: Position) -> dict[str, str]:
    """The towns that have become cities, with their colours."""
    found = {}
    for label, colour in position.get("new_cities", {}).items():
        town = hexmap.town_of[hexmap.parse_label(label)]
        if town >= 0:
            found[hexmap.town_names[town]] = str(colour)
    return found


def new_cities(hexmap: HexMap, position: Position) -> dict[str, str]:
    built = renamed(hexmap, position)
    drawn = {}
    for town, name in enumerate(hexmap.town_names):
        face = city_face(centre(hexmap, hexmap.town_hex[town]), built[name], name) if name in built else ""
        drawn[f"new-city-{name}"] = group(face, id=f"new-city-{name}", pointer_events="none")
    return drawn


def cubes(hexmap: HexMap, position: Position) -> dict[str, str]:
    """What lies on every city and town, and in every supply space."""
    lying = position.get("cubes", {})
    built = renamed(hexmap, position)
    drawn = {}
    for city, name in enumerate(hexmap.city_names):
        x, y = centre(hexmap, hexmap.city_hex[city])
        drawn[f"cubes-{name}"] = group(_heap((x, y), tuple(lying.get(name, []))), id=f"cubes-{name}", pointer_events="none")
    for town, name in enumerate(hexmap.town_names):
        x, y = centre(hexmap, hexmap.town_hex[town])
        place = (x, y) if name in built else (x, y - 5)
        drawn[f"cubes-{name}"] = group(_heap(place, tuple(lying.get(name, []))), id=f"cubes-{name}", pointer_events="none")
    for space in range(hexmap.supplies):
        drawn[f"supply-{space + 1}"] = _supplied(hexmap, position, space)
    return drawn


def _supplied(hexmap: HexMap, position: Position, space: int) -> str:
    supply = position.get("supply", [])
    place = supply_place(hexmap, space)
    lying = tuple(supply[space]) if space < len(supply) else ()
    heap = _heap((place[0], place[1] + 4), lying) if place else ""
    return group(heap, id=f"supply-{space + 1}", pointer_events="none")


@lru_cache(maxsize=4096)
def _heap(middle: Point, colours: tuple[str, ...]) -> str:
    """Up to six cubes in one row, more in two rows of smaller cubes; the more there are, the closer they lie."""
    rows = [colours] if len(colours) <= PER_ROW else [colours[: (len(colours) + 1) // 2], colours[(len(colours) + 1) // 2 :]]
    size = CUBE if len(rows) == 1 else CUBE - 4
    drawn = []
    for number, row in enumerate(rows):
        apart = min(size + 4, 66.0 / max(1, len(row)))
        y = middle[1] + (number - (len(rows) - 1) / 2) * (size + 1)
        left = middle[0] - apart * (len(row) - 1) / 2
        drawn += [cube((left + apart * at, y), size, colour) for at, colour in enumerate(row)]
    return "".join(drawn)
