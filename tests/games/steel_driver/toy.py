"""A toy board of Steel Driver: twelve locations in three rows of four, every neighbour linked, every location a start."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from goldenspike.games.steel_driver.rules.board import Board, parse_board

NAMES = [f"{row}{column}" for row in "abc" for column in "1234"]
NEAR = [(a, b) for a, b in combinations(NAMES, 2) if abs(ord(a[0]) - ord(b[0])) + abs(int(a[1]) - int(b[1])) == 1]
TOY = "\n".join(
    [
        "board toy",
        "ends b1 b4",
        "locations",
        *(f"{name} 10 white hexagon 0 0 n" for name in NAMES),
        "links",
        *(f"{a} {b} 1" for a, b in [*NEAR, ("a1", "b2"), ("b3", "c4")]),
    ]
)


@cache
def toy_board() -> Board:
    return parse_board("toy.board", TOY)
