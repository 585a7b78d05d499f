"""Maps of hexes: terrain, cities, towns and edges that nothing crosses, loaded from a text file and checked."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, final

from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.hex.grid import HILLS as HILLS
from goldenspike.parts.hex.grid import MOUNTAINS as MOUNTAINS
from goldenspike.parts.hex.grid import OFF as OFF
from goldenspike.parts.hex.grid import PLAIN as PLAIN
from goldenspike.parts.hex.grid import QUARTERS as QUARTERS
from goldenspike.parts.hex.grid import RIVER as RIVER
from goldenspike.parts.hex.grid import SIDES as SIDES
from goldenspike.parts.hex.grid import WATER as WATER
from goldenspike.parts.hex.grid import Grid as Grid
from goldenspike.parts.hex.grid import read_grid
from goldenspike.parts.lines import BoardError, Line, read_lines

COLOURS: Final = ["red", "blue", "yellow", "purple", "grey", "black"]
COLOUR_LETTERS: Final = ["R", "B", "Y", "P", "G", "K"]
"""The letters of the cubes, for where their colours cannot be seen."""
CITY_COLOURS: Final = [colour for colour in COLOURS if colour != "grey"]
"""Grey cities are New City tiles, never printed on a map."""
TABLES: Final = ["hexes", "cities", "towns", "adjacent", "forbidden"]
MOST_CITIES: Final = 44
MOST_CUBES: Final = 112
MOST_NUMBER: Final = 6
MOST_SUPPLIES: Final = 12
NOBODY: Final = -1


@final
class City:
    """A line of the table of cities."""

    def __init__(self, line: Line, grid: Grid) -> None:
        line.columns("name hex colour number port")
        self.line: Final = line
        self.name: Final = line.words[0]
        self.hex: Final = grid.on_land(line, 1, "the hex of a city")
        self.colour: Final = COLOURS.index(CITY_COLOURS[line.one_of(2, CITY_COLOURS, "the colour")])
        self.number: Final = line.whole(3, 1, MOST_NUMBER, "the number")
        self.port: Final = line.one_of(4, ["-", "port"], "the last word")


@final
class Town:
    """A line of the table of towns."""

    def __init__(self, line: Line, grid: Grid) -> None:
        line.columns("name hex")
        self.line: Final = line
        self.name: Final = line.words[0]
        self.hex: Final = grid.on_land(line, 1, "the hex of a town")


@final
class HexMap:
    """A map whose hexes are numbered row by row, and its cities and towns in the order of their tables."""

    def __init__(
        self, name: str, title: str, digest: str, supplies: int, grid: Grid, cities: list[City], towns: list[Town]
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.digest: Final = digest
        self.supplies: Final[i64] = supplies
        self.grid: Final = grid
        self.cols: Final[i64] = grid.cols
        self.rows: Final[i64] = grid.rows
        self.count: Final[i64] = len(grid.terrain)
        self.terrain: Final[Row] = row(grid.terrain)
        every = list(range(len(grid.terrain)))
        on_map = [grid.terrain[hex] != OFF for hex in every]
        self.neighbours: Final[Row] = row([grid.beside(hex, s) if on_map[hex] else -1 for hex in every for s in range(6)])
        self.forbidden: Final[Row] = row([0] * 6 * len(every))
        self.city_of: Final[Row] = row(_by_hex(len(every), [city.hex for city in cities]))
        self.town_of: Final[Row] = row(_by_hex(len(every), [town.hex for town in towns]))
        self.city_names: Final = [city.name for city in cities]
        self.city_hex: Final[Row] = row([city.hex for city in cities])
        self.city_colour: Final[Row] = row([city.colour for city in cities])
        self.city_number: Final[Row] = row([city.number for city in cities])
        self.city_port: Final[Row] = row([city.port for city in cities])
        self.town_names: Final = [town.name for town in towns]
        self.town_hex: Final[Row] = row([town.hex for town in towns])
        self.adjacent: Final[list[tuple[int, int]]] = []

    def hex_label(self, hex: i64) -> str:
        """The letter of the row and the number of the column, such as H7."""
        return self.grid.label(hex)

    def parse_label(self, text: str) -> i64:
        """The hex of that label, or -1 if there is none on the map."""
        hex = self.grid.find(text)
        return hex if hex >= 0 and self.grid.terrain[hex] != OFF else -1


def _by_hex(count: int, hexes: list[int]) -> list[int]:
    return [hexes.index(hex) if hex in hexes else NOBODY for hex in range(count)]


def load_map(path: Path) -> HexMap:
    """Read and check a map file; raises `BoardError`, or `OSError` if it cannot be read at all."""
    return parse_map(path.name, path.read_bytes().decode("utf-8", errors="replace"))


def parse_map(file: str, text: str) -> HexMap:
    lines = read_lines(file, text)
    digest = hashlib.sha256(repr([line.words for line in lines]).encode()).hexdigest()[:8]
    head, hexes, city_lines, town_lines, pair_lines, edge_lines = _sections(file, lines)
    name, title, supplies = _head(file, head)
    grid = read_grid(file, hexes)
    cities = [City(line, grid) for line in city_lines]
    towns = [Town(line, grid) for line in town_lines]
    _check_places(grid, cities, towns)
    _check_totals(file, cities, towns)
    _check_quarters(file, grid, cities)
    hexmap = HexMap(name, title, digest, supplies, grid, cities, towns)
    _join_cities(hexmap, pair_lines)
    _forbid_edges(hexmap, edge_lines)
    _check_reachable(file, hexmap)
    return hexmap


def _sections(file: str, lines: list[Line]) -> list[list[Line]]:
    """The head and then the lines of each table."""
    titles = [" ".join(line.words) for line in lines]
    starts: list[int] = []
    for title in TABLES:
        if titles.count(title) != 1:
            raise BoardError(file, 1, f"{titles.count(title)} lines '{title}'", f"one line '{title}' that opens its table")
        start = titles.index(title)
        if starts and start < starts[-1]:
            raise lines[start].error(f"'{title}' comes too early", f"the tables in this order: {', '.join(TABLES)}")
        starts.append(start)
    ends = [*starts[1:], len(lines)]
    tables = [lines[start + 1 : end] for start, end in zip(starts, ends, strict=True)]
    return [lines[: starts[0]], *tables]


def _head(file: str, lines: list[Line]) -> tuple[str, str, int]:
    found = {line.words[0]: line for line in lines}
    for line in lines:
        if line.words[0] not in ("map", "title", "supplies"):
            raise line.error(f"{line.words[0]!r} opens no line", "map, title or supplies, then the line 'hexes'")
    for key in ("map", "title", "supplies"):
        if key not in found:
            raise BoardError(file, 1, f"no line '{key} ...'", "'map NAME', 'title WORDS' and 'supplies NUMBER'")
    found["map"].columns("map name")
    found["supplies"].columns("supplies number")
    supplies = found["supplies"].whole(1, 1, MOST_SUPPLIES, "the number of supply spaces")
    return found["map"].words[1], " ".join(found["title"].words[1:]), supplies


def _check_places(grid: Grid, cities: list[City], towns: list[Town]) -> None:
    names: list[str] = []
    hexes: list[int] = []
    places = [(city.line, city.name, city.hex) for city in cities] + [(town.line, town.name, town.hex) for town in towns]
    for line, name, hex in places:
        if name in names:
            raise line.error(f"{name} stands here for the second time", "every city and town once")
        if hex in hexes:
            raise line.error(f"{grid.label(hex)} has {names[hexes.index(hex)]} already", "one city or town in a hex")
        names.append(name)
        hexes.append(hex)


def _check_totals(file: str, cities: list[City], towns: list[Town]) -> None:
    if not 2 <= len(cities) <= MOST_CITIES:
        raise BoardError(file, 1, f"{len(cities)} cities", f"2 to {MOST_CITIES}")
    cubes = sum([city.number for city in cities]) + len(towns)
    if cubes > MOST_CUBES:
        raise BoardError(file, 1, f"numbers of cities and towns add up to {cubes} cubes", f"at most {MOST_CUBES}")


def _check_quarters(file: str, grid: Grid, cities: list[City]) -> None:
    there = [(grid.quarter(city.hex), COLOURS[city.colour]) for city in cities]
    for quarter, name in enumerate(QUARTERS):
        for colour in CITY_COLOURS:
            if (quarter, colour) not in there:
                raise BoardError(file, 1, f"no {colour} city in the {name} quarter", "every colour in every quarter of the map")


def _join_cities(hexmap: HexMap, lines: list[Line]) -> None:
    for line in lines:
        line.columns("city city")
        a = line.one_of(0, hexmap.city_names, "the first city")
        b = line.one_of(1, hexmap.city_names, "the other city")
        if hexmap.grid.side_towards(hexmap.city_hex[a], hexmap.city_hex[b]) < 0:
            raise line.error(f"{line.words[0]} and {line.words[1]} are not adjacent", "cities in neighbouring hexes")
        if (a, b) in hexmap.adjacent or (b, a) in hexmap.adjacent:
            raise line.error("this pair stands here for the second time", "every pair once")
        hexmap.adjacent.append((a, b))


def _forbid_edges(hexmap: HexMap, lines: list[Line]) -> None:
    for line in lines:
        line.columns("hex hex")
        a = hexmap.grid.on_land(line, 0, "the first hex")
        b = hexmap.grid.on_land(line, 1, "the other hex")
        side = hexmap.grid.side_towards(a, b)
        if side < 0:
            raise line.error(f"{line.words[0]} and {line.words[1]} do not touch", "two neighbouring hexes")
        hexmap.forbidden[a * 6 + side] = 1
        hexmap.forbidden[b * 6 + (side + 3) % 6] = 1


def _check_reachable(file: str, hexmap: HexMap) -> None:
    """From the first city, every other must be within reach over land, without crossing a forbidden edge."""
    seen = [hexmap.city_hex[0]]
    for hex in seen:
        for edge in range(hex * 6, hex * 6 + 6):
            other = hexmap.neighbours[edge]
            if other >= 0 and not hexmap.forbidden[edge] and hexmap.terrain[other] != WATER and other not in seen:
                seen.append(other)
    for city, name in enumerate(hexmap.city_names):
        if hexmap.city_hex[city] not in seen:
            raise BoardError(
                file, 1, f"no land joins {hexmap.city_names[0]} and {name}", "every city within reach of every other"
            )
