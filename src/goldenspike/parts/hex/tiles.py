"""The faces of track tiles [2] and all their turns, as tables.

Sides run clockwise from 0, the upper right one. A plain tile carries one or two routes, each joining two sides; a town
tile carries one to four exits that meet in the town. Tile 0 is bare ground.
"""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64

SIDES: Final = 6
NO_TILE: Final = 0
NO_SIDE: Final = -1

PLAIN_FACES: Final = {
    "straight": [(0, 3)],
    "gentle": [(0, 2)],
    "sharp": [(0, 1)],
    "crossing": [(0, 3), (1, 4)],
    "straight_over_gentle": [(0, 3), (1, 5)],
    "gentles_crossing": [(0, 2), (1, 3)],
    "gentles": [(0, 2), (3, 5)],
    "straight_and_sharp": [(0, 3), (1, 2)],
    "gentle_and_sharp_left": [(0, 2), (3, 4)],
    "gentle_and_sharp_right": [(0, 2), (4, 5)],
    "sharps_near": [(0, 1), (2, 3)],
    "sharps_far": [(0, 1), (3, 4)],
}
TOWN_FACES: Final = {
    "town": [0],
    "town_straight": [0, 3],
    "town_gentle": [0, 2],
    "town_sharp": [0, 1],
    "town_fan": [0, 1, 2],
    "town_left": [0, 1, 3],
    "town_right": [0, 1, 4],
    "town_star": [0, 2, 4],
    "town_four_straight": [0, 1, 3, 4],
    "town_four_gentle": [0, 1, 2, 4],
    "town_four_sharp": [0, 1, 2, 3],
}
FACES: Final = [*PLAIN_FACES, *TOWN_FACES]


def _turned(pairs: list[tuple[int, int]], turn: int) -> list[tuple[int, int]]:
    return sorted((min((a + turn) % 6, (b + turn) % 6), max((a + turn) % 6, (b + turn) % 6)) for a, b in pairs)


def _all_plain() -> list[tuple[str, int, list[tuple[int, int]]]]:
    """Every plain tile once: its face, its lowest turn and its routes."""
    found: list[tuple[str, int, list[tuple[int, int]]]] = []
    for face, pairs in PLAIN_FACES.items():
        for turn in range(SIDES):
            routes = _turned(pairs, turn)
            if all(routes != other for _, _, other in found):
                found.append((face, turn, routes))
    return found


def _all_towns() -> list[tuple[str, int, list[int]]]:
    found: list[tuple[str, int, list[int]]] = []
    for face, sides in TOWN_FACES.items():
        for turn in range(SIDES):
            exits = sorted((side + turn) % SIDES for side in sides)
            if all(exits != other for _, _, other in found):
                found.append((face, turn, exits))
    return found


_PLAIN: Final = _all_plain()
_TOWNS: Final = _all_towns()
SINGLES: Final = 15
"""Tiles 1 to 15 carry one route."""
LAST_PLAIN: Final = 60
"""Tiles 16 to 60 carry two routes; those after them are town tiles."""
FIRST_TOWN: Final = 61
TILES: Final = 117

TILE_FACE: Final = ["", *(face for face, _, _ in _PLAIN), *(face for face, _, _ in _TOWNS)]
TILE_TURN: Final = [0, *(turn for _, turn, _ in _PLAIN), *(turn for _, turn, _ in _TOWNS)]
_PLAIN_EXITS: Final = [[side for pair in routes for side in pair] for _, _, routes in _PLAIN]
_EXITS: Final[list[list[int]]] = [[], *_PLAIN_EXITS, *(exits for _, _, exits in _TOWNS)]
EXITS: Final[Row] = row([sum(2**side for side in exits) for exits in _EXITS])
"""Per tile: its exits as a bit set of sides."""
EXIT_COUNT: Final[Row] = row([len(exits) for exits in _EXITS])
OPPOSITE: Final[Row] = row([3, 4, 5, 0, 1, 2])


def _through() -> list[int]:
    table = [NO_SIDE] * TILES * SIDES
    for tile, (_, _, routes) in enumerate(_PLAIN, 1):
        for a, b in routes:
            table[tile * SIDES + a] = b
            table[tile * SIDES + b] = a
    return table


THROUGH: Final[Row] = row(_through())
"""Per plain tile and side: the side to which a train that comes in there goes out."""
_ROUTES: Final = [routes for _, _, routes in _PLAIN]
_SINGLE_ROUTES: Final = [[_ROUTES.index([pair]) + 1 for pair in routes] for routes in _ROUTES]
_NO_ROUTES: Final = [0] * len(_TOWNS)
FIRST: Final[Row] = row([0, *(singles[0] for singles in _SINGLE_ROUTES), *_NO_ROUTES])
"""Per plain tile: the tile that has only its first route; in `SECOND`, only its second route, or 0."""
SECOND: Final[Row] = row([0, *(singles[1] if len(singles) > 1 else 0 for singles in _SINGLE_ROUTES), *_NO_ROUTES])
SIDE_A: Final[Row] = row([0] + [routes[0][0] for routes in _ROUTES])
SIDE_B: Final[Row] = row([0] + [routes[0][1] for routes in _ROUTES])
SINGLE: Final[Row] = row([_ROUTES.index([(min(a, b), max(a, b))]) + 1 if a != b else 0 for a in range(6) for b in range(6)])
"""Per pair of sides: the tile with that one route."""
DOUBLE: Final[Row] = row(
    [
        _ROUTES.index(sorted(_ROUTES[a - 1] + _ROUTES[b - 1])) + 1 if a and b and not set(_EXITS[a]) & set(_EXITS[b]) else 0
        for a in range(SINGLES + 1)
        for b in range(SINGLES + 1)
    ]
)
"""Per pair of single tiles: the tile that carries both routes, or 0."""
_TOWN_SETS: Final = [sum(2**side for side in exits) for _, _, exits in _TOWNS]
TOWN: Final[Row] = row([LAST_PLAIN + 1 + _TOWN_SETS.index(sides) if sides in _TOWN_SETS else 0 for sides in range(64)])
"""Per set of sides: the town tile with these exits."""
_ENDS: Final = [(single, 2**a | 2**b) for single, ((a, b),) in enumerate(_ROUTES[:SINGLES], 1)]
WITHIN: Final[Row] = row([sum(2**single for single, ends in _ENDS if ends & sides == ends) for sides in range(64)])
"""Per set of sides: the set of single tiles whose route joins two of them."""
TOUCHING: Final[Row] = row([sum(2**single for single, ends in _ENDS if ends & sides) for sides in range(64)])
"""Per set of sides: the set of single tiles whose route ends at one of them at least."""
_PAIRS: Final = [(tile, (FIRST[tile], SECOND[tile])) for tile in range(SINGLES + 1, FIRST_TOWN)]
DOUBLES_WITH: Final[Row] = row([sum(2**tile for tile, pair in _PAIRS if single in pair) for single in range(SINGLES + 1)])
"""Per single tile: the set of tiles that carry its route and another one."""
MOST_EXITS: Final = 4
_UP_TO: Final = [[tile for tile in range(1, TILES) if EXIT_COUNT[tile] <= exits] for exits in range(MOST_EXITS + 1)]
PLAIN_UP_TO: Final[Row] = row([sum(2**tile for tile in tiles if tile <= LAST_PLAIN) for tiles in _UP_TO])
"""Per number of exits: the set of plain tiles with at most so many; in `TOWNS_UP_TO`, of town tiles, from `FIRST_TOWN`."""
TOWNS_UP_TO: Final[Row] = row([sum(2 ** (tile - FIRST_TOWN) for tile in tiles if tile > LAST_PLAIN) for tiles in _UP_TO])


def double(a: i64, b: i64) -> i64:
    return DOUBLE[a * (SINGLES + 1) + b]


def is_town_tile(tile: i64) -> bool:
    return tile > LAST_PLAIN


def tile_name(tile: int) -> str:
    """Face and turn, as in the notation: `gentle 2` has its first exit at side 2 of 6."""
    return f"{TILE_FACE[tile]} {TILE_TURN[tile] + 1}"


def named_tile(face: str, turn: int) -> int:
    """The tile of a face turned so that its first exit is at side `turn` of 1 to 6; 0 if there is none."""
    if not 1 <= turn <= SIDES:
        return NO_TILE
    if face in PLAIN_FACES:
        return _ROUTES.index(_turned(PLAIN_FACES[face], turn - 1)) + 1
    if face in TOWN_FACES:
        return LAST_PLAIN + 1 + _TOWN_SETS.index(sum(2 ** ((side + turn - 1) % SIDES) for side in TOWN_FACES[face]))
    return NO_TILE
