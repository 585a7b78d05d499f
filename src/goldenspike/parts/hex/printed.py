"""A hex map as it is printed, before anything lies on it: hexes, cities and towns by their names, ready for JSON."""

from __future__ import annotations

from typing import Final

from goldenspike.parts.hex.grid import TERRAINS
from goldenspike.parts.hex.map import COLOUR_LETTERS, COLOURS, OFF, SIDES, HexMap
from goldenspike.parts.hex.tiles import PLAIN_FACES, TOWN_FACES

OWNERS: Final = ["orange", "green", "brown", "natural", "black", "white"]
"""By the number of an owner of track, a seat or a company: its colour."""
OWNER_LETTERS: Final = ["O", "G", "B", "N", "K", "W"]


def printed_map(hexmap: HexMap) -> dict[str, object]:
    """The map of a map file: `number` is the one printed in a city, `adjacent` the pairs of cities that can be connected.

    `letters` are those of the cubes, by colour; `tiles` has, by face, the sides that a route joins, or the exits of a town.
    """
    return {
        "name": hexmap.name,
        "title": hexmap.title,
        "digest": hexmap.digest,
        "rows": hexmap.rows,
        "columns": hexmap.cols,
        "supplies": hexmap.supplies,
        "hexes": [hex_view(hexmap, hex) for hex in range(hexmap.count) if hexmap.terrain[hex] != OFF],
        "cities": [city_view(hexmap, city) for city in range(len(hexmap.city_names))],
        "towns": [{"name": name, "hex": hexmap.hex_label(hexmap.town_hex[town])} for town, name in enumerate(hexmap.town_names)],
        "adjacent": [[hexmap.city_names[a], hexmap.city_names[b]] for a, b in hexmap.adjacent],
        "forbidden": forbidden_view(hexmap),
        "letters": dict(zip(COLOURS, COLOUR_LETTERS, strict=True)),
        "owners": [{"name": name, "letter": letter} for name, letter in zip(OWNERS, OWNER_LETTERS, strict=True)],
        "tiles": {
            "routes": {face: [list(sides) for sides in routes] for face, routes in PLAIN_FACES.items()},
            "exits": TOWN_FACES,
        },
    }


def hex_view(hexmap: HexMap, hex: int) -> dict[str, object]:
    """A hex, with the name of its city or town, and the colour of its city."""
    city, town = hexmap.city_of[hex], hexmap.town_of[hex]
    place = hexmap.city_names[city] if city >= 0 else hexmap.town_names[town] if town >= 0 else None
    return {
        "label": hexmap.hex_label(hex),
        "terrain": TERRAINS[hexmap.terrain[hex]],
        "place": place,
        "colour": COLOURS[hexmap.city_colour[city]] if city >= 0 else None,
    }


def city_view(hexmap: HexMap, city: int) -> dict[str, object]:
    return {
        "name": hexmap.city_names[city],
        "hex": hexmap.hex_label(hexmap.city_hex[city]),
        "colour": COLOURS[hexmap.city_colour[city]],
        "number": hexmap.city_number[city],
        "port": hexmap.city_port[city] == 1,
    }


def forbidden_view(hexmap: HexMap) -> list[list[str]]:
    """The edges that no track may cross, each once, as the two hexes beside it."""
    edges: list[list[str]] = []
    for edge in range(len(hexmap.forbidden)):
        hex, other = edge // len(SIDES), hexmap.neighbours[edge]
        if hexmap.forbidden[edge] and hex < other:
            edges.append([hexmap.hex_label(hex), hexmap.hex_label(other)])
    return edges
