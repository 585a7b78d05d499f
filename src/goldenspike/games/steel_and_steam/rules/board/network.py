"""Properties of Steel & Steam as lists of waypoints, laid out as spaces and as segments from space to space."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, final

from goldenspike.games.steel_and_steam.rules.board.places import BEND, FERRY, HUB, JUNCTION, MILEPOST, Place, Places, miles
from goldenspike.parts.lines import BoardError, Line

PROPERTIES: Final = 43
MILES_APART: Final = 80.0
"""From milepost to milepost; a step to or from a ferry point costs twice as much and is twice as long."""


@final
class Property:
    """A railway or a shipping lane and its routes, each a line of names."""

    def __init__(self, line: Line) -> None:
        if len(line.words) < 3:
            raise line.error(f"{len(line.words)} words", "railway or lane, the initials and the name")
        self.line: Final = line
        self.is_lane: Final = line.words[0] == "lane"
        self.initials: Final = line.words[1]
        self.name: Final = " ".join(line.words[2:])
        self.routes: Final[list[Line]] = []


@final
class Space:
    def __init__(self, name: str, kind: int, longitude: float, latitude: float) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.longitude: Final = longitude
        self.latitude: Final = latitude


@final
class Segment:
    """One step along a property; `a_station` and `b_station` are 1 at the other station of a hub, else 0."""

    def __init__(self, owner: int, a: int, b: int, a_station: int, b_station: int) -> None:
        self.owner: Final = owner
        self.a: Final = a
        self.b: Final = b
        self.a_station: Final = a_station
        self.b_station: Final = b_station


@final
class Network:
    """Spaces and segments: cities and named points first, then the mileposts of each property in turn."""

    def __init__(self, places: Places) -> None:
        self.places: Final = places
        self.spaces: Final[list[Space]] = []
        self.segments: Final[list[Segment]] = []
        self.number: Final[dict[str, int]] = {}
        self.taken: Final[set[tuple[int, int, int]]] = set()
        self.named: Final[dict[str, int]] = {}
        for city in places.cities:
            self.add(places.by_name[city.name])
        for hub in places.hubs:
            self.number[hub.name] = hub.city
        for point in places.points:
            if point.kind != BEND:
                self.add(point)

    def add(self, place: Place) -> None:
        self.number[place.name] = len(self.spaces)
        self.spaces.append(Space(place.name, place.kind, place.longitude, place.latitude))

    def station(self, place: Place) -> int:
        """1 for the other station of a hub."""
        return 1 if place.kind == HUB and self.spaces[self.number[place.name]].name != place.name else 0

    def lay(self, line: Line, owner: int, initials: str, way: list[Place]) -> None:
        """Lay the steps of a property along `way`, which has a space at each end and only bends between."""
        legs = [miles(a.longitude, a.latitude, b.longitude, b.latitude) for a, b in pairwise(way)]
        count = steps(sum(legs), way[0].kind, way[-1].kind)
        last, station = self.number[way[0].name], self.station(way[0])
        for step in range(1, count):
            between = self.milepost(initials, way, legs, step / count)
            self.join(line, Segment(owner, last, between, station, 0))
            last, station = between, 0
        self.join(line, Segment(owner, last, self.number[way[-1].name], station, self.station(way[-1])))

    def milepost(self, initials: str, way: list[Place], legs: list[float], share: float) -> int:
        longitude, latitude = along(way, legs, share)
        self.named[initials] = self.named.get(initials, 0) + 1
        name = f"{initials}_{self.named[initials]}"
        self.number[name] = len(self.spaces)
        self.spaces.append(Space(name, MILEPOST, longitude, latitude))
        return len(self.spaces) - 1

    def join(self, line: Line, segment: Segment) -> None:
        key = (segment.owner, min(segment.a, segment.b), max(segment.a, segment.b))
        if segment.a == segment.b or key in self.taken:
            ends = f"{self.spaces[segment.a].name} and {self.spaces[segment.b].name}"
            raise line.error(f"a second step between {ends}", "every step of a property once, between two spaces")
        self.taken.add(key)
        self.segments.append(segment)


def steps(length: float, kind: int, other_kind: int) -> int:
    """How many segments a stretch takes: a junction costs nothing, so each end at one makes the stretch half a step longer."""
    if FERRY in (kind, other_kind):
        return 1
    return max(1, int(length / MILES_APART + 0.5 * (kind == JUNCTION) + 0.5 * (other_kind == JUNCTION) + 0.5))


def along(way: list[Place], legs: list[float], share: float) -> tuple[float, float]:
    """The point that lies this share of the length along the way."""
    rest = share * sum(legs)
    for number, leg in enumerate(legs):
        if rest <= leg and leg > 0:
            a, b = way[number], way[number + 1]
            part = rest / leg
            return a.longitude + part * (b.longitude - a.longitude), a.latitude + part * (b.latitude - a.latitude)
        rest -= leg
    return way[-1].longitude, way[-1].latitude


def read_properties(file: str, lines: list[Line]) -> list[Property]:
    properties: list[Property] = []
    for line in lines:
        if line.words[0] in ("railway", "lane"):
            found = Property(line)
            if any(found.initials == other.initials for other in properties):
                raise line.error(f"{found.initials} stands here for the second time", "every property once")
            properties.append(found)
        elif not properties:
            raise line.error("a route of no property", "'railway INITIALS NAME' or 'lane INITIALS NAME' first")
        else:
            properties[-1].routes.append(line)
    if len(properties) != PROPERTIES:
        raise BoardError(file, 1, f"{len(properties)} properties", f"{PROPERTIES}")
    for found in properties:
        if not found.routes:
            raise found.line.error(f"{found.initials} has no route", "a line of places under it")
    return properties


def lay_out(file: str, properties: list[Property], places: Places) -> Network:
    network = Network(places)
    for owner, found in enumerate(properties):
        for route in found.routes:
            for way in _ways(route, places, found.is_lane):
                network.lay(route, owner, found.initials, way)
    _check_joined(file, network)
    passed = {name for found in properties for route in found.routes for name in route.words}
    for point in places.points:
        if point.name not in passed:
            raise point.line.error(f"no line passes {point.name}", "points on the lines only")
    return network


def _ways(route: Line, places: Places, is_lane: bool) -> list[list[Place]]:
    """The route cut at its spaces, each part with the bends inside it."""
    for name in route.words:
        if name not in places.by_name:
            raise route.error(f"{name!r} is no place", "a city, a hub's other station or a point of the file of places")
    stops = [places.by_name[name] for name in route.words]
    if len(stops) < 2 or stops[0].kind == BEND or stops[-1].kind == BEND:
        raise route.error("the route does not run from space to space", "a space at both ends")
    _check_ferries(route, stops, is_lane)
    ways: list[list[Place]] = [[stops[0]]]
    for stop in stops[1:]:
        ways[-1].append(stop)
        if stop.kind != BEND:
            ways.append([stop])
    return ways[:-1]


def _check_ferries(route: Line, stops: list[Place], is_lane: bool) -> None:
    for a, b in pairwise(stops):
        if not is_lane and FERRY in (a.kind, b.kind):
            raise route.error(f"a railway between {a.name} and {b.name}", "ferry points on shipping lanes only")
        if is_lane and FERRY not in (a.kind, b.kind):
            raise route.error(f"no ferry point between {a.name} and {b.name}", "shipping lanes by way of ferry points")


def _check_joined(file: str, network: Network) -> None:
    at: list[list[int]] = [[] for _ in network.spaces]
    for segment in network.segments:
        at[segment.a].append(segment.b)
        at[segment.b].append(segment.a)
    joined, waiting = {0}, [0]
    while waiting:
        for space in at[waiting.pop()]:
            if space not in joined:
                joined.add(space)
                waiting.append(space)
    lost = [space.name for number, space in enumerate(network.spaces) if number not in joined]
    if lost:
        raise BoardError(file, 1, f"no way leads from {network.spaces[0].name} to {lost[0]}", "one network")
