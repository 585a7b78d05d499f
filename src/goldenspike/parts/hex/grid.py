"""Hexes that stand on a point, row by row: their terrain, labels and neighbours, read from the lines of a map file."""

from __future__ import annotations

from typing import Final, final

from goldenspike.parts.lines import BoardError, Line

OFF: Final = 0
PLAIN: Final = 1
RIVER: Final = 2
HILLS: Final = 3
MOUNTAINS: Final = 4
WATER: Final = 5
TERRAINS: Final = ["off", "plain", "river", "hills", "mountains", "water"]
TERRAIN_SIGNS: Final = ["_", ".", "~", "^", "A", "="]

NORTH_EAST: Final = 0
EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH_WEST: Final = 3
WEST: Final = 4
NORTH_WEST: Final = 5
SIDES: Final = ["NE", "E", "SE", "SW", "W", "NW"]
"""The sides of a hex, clockwise; seen from the neighbouring hex, the same edge is three further on."""

ROW_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WIDEST: Final = 32
QUARTERS: Final = ["north-west", "north-east", "south-west", "south-east"]


@final
class Grid:
    """Terrain by hex, `row * cols + col`; the hexes stand on a point, and every other row lies half a hex to the right."""

    def __init__(self, cols: int, terrain: list[int]) -> None:
        self.cols: Final = cols
        self.rows: Final = len(terrain) // cols if cols else 0
        self.terrain: Final = terrain

    def label(self, hex: int) -> str:
        return f"{ROW_LETTERS[hex // self.cols]}{hex % self.cols + 1}"

    def find(self, label: str) -> int:
        """The hex of that label, on the map or off it; -1 if the grid has none."""
        letter, digits = label[:1], label[1:]
        if len(letter) != 1 or letter not in ROW_LETTERS[: self.rows] or not (digits.isascii() and digits.isdigit()):
            return -1
        if len(digits) > 2 or digits[0] == "0" or int(digits) > self.cols:
            return -1
        return ROW_LETTERS.index(letter) * self.cols + int(digits) - 1

    def beside(self, hex: int, side: int) -> int:
        """The hex on the map across a side, or -1."""
        down, col = hex // self.cols, hex % self.cols
        shifted = down % 2
        if side in (NORTH_EAST, SOUTH_EAST):
            col += shifted
        elif side in (NORTH_WEST, SOUTH_WEST):
            col += shifted - 1
        else:
            col += 1 if side == EAST else -1
        down += (-1, 0, 1, 1, 0, -1)[side]
        if not (0 <= down < self.rows and 0 <= col < self.cols) or self.terrain[down * self.cols + col] == OFF:
            return -1
        return down * self.cols + col

    def side_towards(self, hex: int, other: int) -> int:
        """The side of a hex across which another hex lies, or -1."""
        for side in range(6):
            if self.beside(hex, side) == other:
                return side
        return -1

    def quarter(self, hex: int) -> int:
        """Which quarter of the grid a hex lies in; an index of QUARTERS."""
        south = 2 * (hex // self.cols) >= self.rows
        east = 2 * (hex % self.cols) >= self.cols
        return 2 * int(south) + int(east)

    def on_land(self, line: Line, place: int, what: str) -> int:
        hex = self.find(line.words[place])
        if hex < 0:
            last = self.label(len(self.terrain) - 1)
            raise line.error(f"{what} is {line.words[place]!r}", f"the letter of a row and the number of a column, A1 to {last}")
        if self.terrain[hex] in (OFF, WATER):
            where = "water" if self.terrain[hex] == WATER else "off the map"
            raise line.error(f"{line.words[place]} is {where}", f"{what} on land")
        return hex


def read_grid(file: str, lines: list[Line]) -> Grid:
    if not 2 <= len(lines) <= len(ROW_LETTERS):
        raise BoardError(file, 1, f"{len(lines)} rows of hexes", f"2 to {len(ROW_LETTERS)}")
    cols = len(lines[0].words) - 1
    terrain: list[int] = []
    for number, line in enumerate(lines):
        if line.words[0] != ROW_LETTERS[number]:
            raise line.error(f"the row begins with {line.words[0]!r}", f"{ROW_LETTERS[number]!r}, its letter")
        if len(line.words) - 1 != cols or not 2 <= cols <= WIDEST:
            raise line.error(f"{len(line.words) - 1} hexes", f"{cols} as in the first row, and 2 to {WIDEST}")
        terrain += [line.one_of(place, TERRAIN_SIGNS, "the terrain") for place in range(1, cols + 1)]
    return Grid(cols, terrain)
