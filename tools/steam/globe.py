"""From public-domain coastlines by longitude and latitude to the units of a drawing."""

import json
from math import cos, radians, sin, sqrt
from pathlib import Path
from types import ModuleType

import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from goldenspike.games.steam.drawing import geometry

EARTH = 6371.0
Point = tuple[float, float]


class Sheet:
    """Albers' equal-area projection of one map, laid so that CENTRE is the middle of its grid."""

    def __init__(self, country: ModuleType) -> None:
        first, second = (radians(parallel) for parallel in country.PARALLELS)
        self.n = (sin(first) + sin(second)) / 2
        self.c = cos(first) ** 2 + 2 * self.n * sin(first)
        self.meridian = country.MERIDIAN
        self.scale = geometry.ACROSS / country.KILOMETRES
        self.width, self.height = geometry.width(country.COLS), geometry.height(country.ROWS)
        self.origin = (0.0, 0.0)
        x, y = self.place(*country.CENTRE)
        self.origin = (self.width / 2 - x, self.height / 2 - y)

    def place(self, longitude: float, latitude: float) -> Point:
        distance = EARTH * self.scale * sqrt(self.c - 2 * self.n * sin(radians(latitude))) / self.n
        angle = self.n * radians(longitude - self.meridian)
        return self.origin[0] + distance * sin(angle), self.origin[1] + distance * cos(angle)

    def line(self, words: str) -> list[Point]:
        numbers = [float(word) for word in words.split()]
        return [self.place(*place) for place in zip(numbers[::2], numbers[1::2], strict=True)]

    def frame(self) -> BaseGeometry:
        return box(-30, -30, self.width + 30, self.height + 30)


class Topology:
    """A TopoJSON file; rings that collapsed when it was quantised are left out."""

    def __init__(self, path: Path) -> None:
        self.file = json.loads(path.read_text("utf-8"))
        (kx, ky), (tx, ty) = self.file["transform"]["scale"], self.file["transform"]["translate"]
        self.arcs: list[list[Point]] = []
        for arc in self.file["arcs"]:
            x = y = 0
            points = []
            for dx, dy in arc:
                x, y = x + dx, y + dy
                points.append((x * kx + tx, y * ky + ty))
            self.arcs.append(points)

    def chain(self, arcs: list[int]) -> list[Point]:
        points: list[Point] = []
        for arc in arcs:
            part = self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1]
            points += part[1:] if points else part
        return points

    def polygons(self, name: str, window: tuple[float, float, float, float]) -> list[Polygon]:
        """The polygons of a layer, clipped to west, south, east, north before they are projected."""
        kept = []
        for shape in self.file["objects"][name]["geometries"]:
            parts = {"Polygon": [shape.get("arcs")], "MultiPolygon": shape.get("arcs")}.get(shape["type"], [])
            for rings in parts:
                outlines = [points for points in map(self.chain, rings) if len(points) >= 4]
                if outlines:
                    polygon = Polygon(outlines[0], outlines[1:]).buffer(0).intersection(box(*window))
                    kept += [part for part in getattr(polygon, "geoms", [polygon]) if isinstance(part, Polygon)]
        return [polygon for polygon in kept if not polygon.is_empty]

    def borders(self, name: str) -> list[list[Point]]:
        """Arcs that two shapes of a layer share."""
        uses: dict[int, int] = {}
        for shape in self.file["objects"][name]["geometries"]:
            parts = {"Polygon": [shape.get("arcs")], "MultiPolygon": shape.get("arcs")}.get(shape["type"], [])
            for arc in {arc if arc >= 0 else ~arc for rings in parts for ring in rings for arc in ring}:
                uses[arc] = uses.get(arc, 0) + 1
        return [self.arcs[arc] for arc, count in uses.items() if count > 1]


def projected(sheet: Sheet, polygons: list[Polygon]) -> BaseGeometry:
    shapes = [shapely.segmentize(polygon, 0.5) for polygon in polygons]
    return unary_union([Polygon(_ring(sheet, s.exterior), [_ring(sheet, r) for r in s.interiors]).buffer(0) for s in shapes])


def _ring(sheet: Sheet, ring: LineString) -> list[Point]:
    return [sheet.place(*point) for point in ring.coords]


def rings_path(shape: BaseGeometry, tolerance: float, least: float) -> str:
    """An SVG path in whole units; islands and lakes smaller than `least` square units are left out."""
    thin = shape.simplify(tolerance)
    parts = thin.geoms if isinstance(thin, MultiPolygon) else [thin]
    rings = [ring for part in parts if part.area >= least for ring in (part.exterior, *part.interiors)]
    return "".join(f"{path_along(ring.coords[:-1])}z" for ring in rings if Polygon(ring).area >= least)


def lines_path(lines: list[BaseGeometry], tolerance: float) -> str:
    kept = []
    for line in lines:
        thin = line.simplify(tolerance)
        kept += [part for part in getattr(thin, "geoms", [thin]) if isinstance(part, LineString) and part.length > 1]
    return "".join(path_along(part.coords) for part in kept)


def path_along(coords: list[Point], step: str = "l") -> str:
    """A path in relative steps of whole units, rounded against the true places; `step` c takes three points for one."""
    whole = [(round(x), round(y)) for x, y in coords]
    size = 3 if step == "c" else 1
    (x, y), path = whole[0], f"M{whole[0][0]} {whole[0][1]}{step}"
    for at in range(1, len(whole), size):
        here = whole[at : at + size]
        if (x, y) != here[-1]:
            path += "".join(f" {px - x} {py - y}" for px, py in here)
        x, y = here[-1]
    return path.replace(f"{step} ", step).replace(" -", "-")
