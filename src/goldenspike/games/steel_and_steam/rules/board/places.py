"""Places on the map of Steel & Steam: regions, cities, hubs and points, read from their file and checked."""

from __future__ import annotations

from math import asin, cos, radians, sin, sqrt
from typing import Final, final

from goldenspike.parts.lines import BoardError, Line

CITY: Final = 0
MILEPOST: Final = 1
JUNCTION: Final = 2
FERRY: Final = 3
HUB: Final = 4
BEND: Final = 5
"""A place that a line passes without a space: it gives the line its course."""

PAYOFF: Final = "payoff"
KINDS: Final = ["city", "milepost", "junction", "ferry", "hub", "bend"]
POINTS: Final = ["milepost", "junction", "ferry", "bend"]
SIDES: Final = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
FEWEST_CITIES: Final = 60
MOST_CITIES: Final = 75
LEAST_PER_MILE: Final = 8
MOST_PER_MILE: Final = 14
"""Dollars that a journey pays for each great-circle mile; the most where a board does not say."""
EARTH: Final = 3958.8
"""Miles from the centre of the earth to its surface."""


@final
class Place:
    """A named place: a city, the other station of a hub, a point of the network or a mere bend."""

    def __init__(self, line: Line, kind: int, name: str, longitude: float, latitude: float) -> None:
        self.line: Final = line
        self.kind: Final = kind
        self.name: Final = name
        self.longitude: Final = longitude
        self.latitude: Final = latitude


@final
class City:
    """A line of the table of cities."""

    def __init__(self, line: Line, regions: list[str]) -> None:
        line.columns("name region longitude latitude label")
        self.line: Final = line
        self.name: Final = line.words[0]
        self.region: Final = line.one_of(1, regions, "the region")
        self.longitude: Final = line.degrees(2, 180, "the longitude")
        self.latitude: Final = line.degrees(3, 90, "the latitude")
        self.label: Final = SIDES[line.one_of(4, SIDES, "the label's side")]


@final
class Hub:
    """The other station of a city that has two, both of them one space."""

    def __init__(self, line: Line, cities: list[str]) -> None:
        line.columns("hub city other-station longitude latitude")
        self.line: Final = line
        self.city: Final = line.one_of(1, cities, "the city")
        self.name: Final = line.words[2]
        self.longitude: Final = line.degrees(3, 180, "the longitude")
        self.latitude: Final = line.degrees(4, 90, "the latitude")


@final
class Places:
    """Everything in the file of places; `by_name` finds a place by its name."""

    def __init__(
        self,
        name: str,
        payoff_per_mile: int,
        regions: list[str],
        region_names: list[str],
        cities: list[City],
        hubs: list[Hub],
    ) -> None:
        self.name: Final = name
        self.payoff_per_mile: Final = payoff_per_mile
        self.regions: Final = regions
        self.region_names: Final = region_names
        self.cities: Final = cities
        self.hubs: Final = hubs
        self.points: Final[list[Place]] = []
        self.by_name: Final[dict[str, Place]] = {}
        twins = [hub.city for hub in hubs]
        for number, city in enumerate(cities):
            kind = HUB if number in twins else CITY
            self.add(Place(city.line, kind, city.name, city.longitude, city.latitude))
        for hub in hubs:
            self.add(Place(hub.line, HUB, hub.name, hub.longitude, hub.latitude))

    def add(self, place: Place) -> None:
        if place.name in self.by_name:
            raise place.line.error(f"{place.name} stands here for the second time", "every place once")
        self.by_name[place.name] = place


def miles(longitude: float, latitude: float, other_longitude: float, other_latitude: float) -> float:
    """The great-circle distance."""
    across = sin(radians(other_longitude - longitude) / 2)
    along = sin(radians(other_latitude - latitude) / 2)
    chord = along * along + cos(radians(latitude)) * cos(radians(other_latitude)) * across * across
    return 2 * EARTH * asin(sqrt(chord))


def read_places(file: str, lines: list[Line]) -> Places:
    """Lines that open with a keyword (board, payoff, region, hub or the kind of a point), and cities, which open with a name."""
    names: list[str] = []
    payoff_per_mile = MOST_PER_MILE
    regions: list[str] = []
    region_names: list[str] = []
    cities: list[City] = []
    hubs: list[Hub] = []
    points: list[Place] = []
    for line in lines:
        word = line.words[0]
        if word == "board":
            names.append(_name(line))
        elif word == PAYOFF:
            payoff_per_mile = _payoff(line)
        elif word == "region":
            _region(line, regions, region_names)
        elif word == "hub":
            hubs.append(Hub(line, [city.name for city in cities]))
        elif word in POINTS:
            points.append(_point(line))
        else:
            cities.append(City(line, regions))
    _check_counts(file, len(names), len(cities))
    return _together(Places(names[0], payoff_per_mile, regions, region_names, cities, hubs), points)


def _name(line: Line) -> str:
    line.columns("board name")
    return line.words[1]


def _payoff(line: Line) -> int:
    line.columns("payoff dollars-a-mile")
    return line.whole(1, LEAST_PER_MILE, MOST_PER_MILE, "the payoff of a mile")


def _check_counts(file: str, names: int, cities: int) -> None:
    if names != 1:
        raise BoardError(file, 1, f"{names} lines 'board NAME'", "one")
    if not FEWEST_CITIES <= cities <= MOST_CITIES:
        raise BoardError(file, 1, f"{cities} cities", f"{FEWEST_CITIES} to {MOST_CITIES}")


def _region(line: Line, regions: list[str], region_names: list[str]) -> None:
    if len(line.words) < 3:
        raise line.error(f"{len(line.words)} words", "region, its letters and its name")
    if line.words[1] in regions:
        raise line.error(f"{line.words[1]} stands here for the second time", "every region once")
    regions.append(line.words[1])
    region_names.append(" ".join(line.words[2:]))


def _point(line: Line) -> Place:
    line.columns("kind name longitude latitude")
    kind = KINDS.index(line.words[0])
    return Place(line, kind, line.words[1], line.degrees(2, 180, "the longitude"), line.degrees(3, 90, "the latitude"))


def _together(places: Places, points: list[Place]) -> Places:
    twice = [hub for hub in places.hubs if [other.city for other in places.hubs].count(hub.city) > 1]
    if twice:
        raise twice[1].line.error("this city has its other station already", "two stations in a hub")
    for point in points:
        places.add(point)
        places.points.append(point)
    return places
