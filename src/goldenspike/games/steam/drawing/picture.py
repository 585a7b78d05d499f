"""Steam's maps as one drawing: a background that never changes and keyed fragments for all that does.

A position is a dictionary that could be JSON; every key may be left out:

    {"tracks": [{"hex": "H7", "town": False, "routes": [{"from": 0, "to": 3, "owner": 1, "complete": True}]}],
     "cubes": {"Leeds": ["red", "blue"]},
     "new_cities": {"D5": "grey"},
     "supply": [["red", "blue"], []],
     "connections": [{"cities": ["New_York", "Philadelphia"], "owner": 2}],
     "seats": [{"seat": 1, "name": "Ada", "cash": 12, "income": 3, "points": 5, "locomotive": 2, "active": True}],
     "companies": [{"name": "orange", "title": "Great Northern", "price": 8, "treasury": 5, "performance": 4, "issued": 3,
                    "bankrupt": False, "active": False}]}

`from` and `to` are sides 0 to 5 (north-east, then clockwise) or -1 for the town in the middle of the hex. An `owner` is the
number of a seat (or of a company in the order orange, green, brown, natural, black, white), or None for ownerless track.
Cubes lie under names of cities and towns, a New City's under the name of its town. `companies` only in the stock-market game;
a seat may leave out `income`, `points` and `locomotive`.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Protocol

from goldenspike.draw.paper import document
from goldenspike.draw.svg import group
from goldenspike.draw.words import Words
from goldenspike.games.steam.drawing import hexes, panels, pieces, status, track
from goldenspike.games.steam.drawing.geometry import height, width
from goldenspike.games.steam.drawing.land import frame, paper, water_names, waters
from goldenspike.games.steam.drawing.places import cities, connections, town_names, towns
from goldenspike.parts.hex.map import HexMap
from goldenspike.parts.hex.track import Ground

Position = Mapping[str, Any]


def background(hexmap: HexMap, words: Words) -> str:
    return group(
        paper(hexmap),
        hexes.tints(hexmap),
        waters(hexmap),
        hexes.symbols(hexmap),
        hexes.lines(hexmap),
        water_names(hexmap, words),
        hexes.labels(hexmap),
        cities(hexmap),
        hexes.barriers(hexmap),
        connections(hexmap),
        towns(hexmap),
        town_names(hexmap),
        panels.panels(hexmap, words),
        frame(hexmap),
        hexes.targets(hexmap),
        id="background",
    )


def fragments(hexmap: HexMap, position: Position) -> dict[str, str]:
    """What lies on the map, by element id, always the same ids in the same order; an empty group where there is nothing.

    The towns' names are drawn here again, because they must lie above the track.
    """
    grown = frozenset(pieces.renamed(hexmap, position))
    return {
        **track.tracks(hexmap, position),
        "names": _names_above(hexmap, grown),
        "markers": track.markers(hexmap, position),
        **pieces.new_cities(hexmap, position),
        **track.links(hexmap, position),
        **pieces.cubes(hexmap, position),
    }


@lru_cache(maxsize=64)
def _names_above(hexmap: HexMap, without: frozenset[str]) -> str:
    return town_names(hexmap, without, id="names", aria_hidden="true", pointer_events="none")


def picture(hexmap: HexMap, position: Position | None, words: Words) -> str:
    """A document that stands alone; without a position, the empty map."""
    across = width(hexmap.cols)
    down = height(hexmap.rows) + (status.strip_height(position) if position else 0.0)
    changing = {} if position is None else {**fragments(hexmap, position), **status.strip(hexmap, position, words)}
    return document(across, down, background(hexmap, words), *changing.values())


class OnTheMap(Protocol):
    """A game that is played on one of Steam's maps."""

    @property
    def ground(self) -> Ground: ...


class MapDrawing:
    """The drawing of a game on one of Steam's maps."""

    def size(self, game: OnTheMap) -> tuple[float, float]:
        return width(game.ground.map.cols), height(game.ground.map.rows)

    def background(self, game: OnTheMap, words: Words) -> str:
        return background(game.ground.map, words)

    def fragments(self, game: OnTheMap, position: Position) -> dict[str, str]:
        return fragments(game.ground.map, position)

    def picture(self, game: OnTheMap, position: Position | None, words: Words) -> str:
        return picture(game.ground.map, position, words)
