"""The board of Steel & Steam with its deeds, cards and payoffs, loaded from four text files and checked."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, final

from goldenspike.games.steel_and_steam.rules.board import places as kinds
from goldenspike.games.steel_and_steam.rules.board.components import (
    COLUMNS,
    GROUP_OF_ROLL,
    Cards,
    Deed,
    payoff_table,
    read_cards,
    read_deeds,
)
from goldenspike.games.steel_and_steam.rules.board.network import Network, Property, lay_out, read_properties
from goldenspike.games.steel_and_steam.rules.board.places import PAYOFF, Places, read_places
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.lines import Line, read_lines

CITY: Final = kinds.CITY
MILEPOST: Final = kinds.MILEPOST
JUNCTION: Final = kinds.JUNCTION
FERRY: Final = kinds.FERRY
HUB: Final = kinds.HUB
NO_CITY: Final = -1

STANDARD: Final = "north_america"
DIRECTORY: Final = Path(__file__).parents[2] / "boards"
"""Where the files of the standard board lie."""
PLACES: Final = "places.txt"
LINES: Final = "lines.txt"
DEEDS: Final = "deeds.txt"
CARDS: Final = "cards.txt"
FILES: Final = [PLACES, LINES, DEEDS, CARDS]


@final
class Board:
    """Spaces, segments, properties, cities and cards by number. A city's number is also the number of its space. Boards that
    differ only in what a mile pays have the same `map_digest`, and are drawn alike."""

    def __init__(
        self,
        digest: str,
        map_digest: str,
        places: Places,
        properties: list[Property],
        network: Network,
        deeds: list[Deed],
        cards: Cards,
    ) -> None:
        self.name: Final = places.name
        self.digest: Final = digest
        self.map_digest: Final = map_digest
        self.space_count: Final[i64] = len(network.spaces)
        self.kinds: Final[Row] = row([space.kind for space in network.spaces])
        self.space_names: Final = [space.name for space in network.spaces]
        self.longitudes: Final = [space.longitude for space in network.spaces]
        self.latitudes: Final = [space.latitude for space in network.spaces]
        self.city_count: Final[i64] = len(places.cities)
        self.city_names: Final = [city.name for city in places.cities]
        self.city_space: Final[Row] = row([network.number[city.name] for city in places.cities])
        self.space_city: Final[Row] = row(_cities_by_space(places, network))
        self.regions: Final = places.regions
        self.region_names: Final = places.region_names
        self.city_region: Final[Row] = row([city.region for city in places.cities])
        self.labels: Final = [city.label for city in places.cities]
        self.hub_cities: Final = [hub.city for hub in places.hubs]
        self.hub_names: Final = [hub.name for hub in places.hubs]
        self.hub_longitudes: Final = [hub.longitude for hub in places.hubs]
        self.hub_latitudes: Final = [hub.latitude for hub in places.hubs]
        self.property_count: Final[i64] = len(properties)
        self.property_names: Final = [item.name for item in properties]
        self.initials: Final = [item.initials for item in properties]
        self.is_lane: Final[Row] = row([1 if item.is_lane else 0 for item in properties])
        self.price: Final[Row] = row([deed.price for deed in deeds])
        self.mortgage: Final[Row] = row([deed.mortgage for deed in deeds])
        self.payoff: Final[Row] = row([deed.payoff for deed in deeds])
        self.takeover: Final[Row] = row([deed.takeover for deed in deeds])
        self.controlling: Final[Row] = row([deed.controlling for deed in deeds])
        self.segment_count: Final[i64] = len(network.segments)
        self.segment_a: Final[Row] = row([segment.a for segment in network.segments])
        self.segment_b: Final[Row] = row([segment.b for segment in network.segments])
        self.segment_a_station: Final[Row] = row([segment.a_station for segment in network.segments])
        self.segment_b_station: Final[Row] = row([segment.b_station for segment in network.segments])
        self.segment_property: Final[Row] = row([segment.owner for segment in network.segments])
        self.segments_at: Final[list[list[int]]] = _segments_by_space(network)
        self.payoff_per_mile: Final[i64] = places.payoff_per_mile
        self.payoffs: Final[Row] = row(payoff_table(places))
        self.card_count: Final[i64] = len(cards.area)
        self.area_names: Final = cards.area_names
        self.area_regions: Final = cards.area_regions
        self.card_area: Final = cards.area
        self.card_cities: Final[Row] = row(cards.cities)

    def payoff_between(self, city: i64, other: i64) -> i64:
        return self.payoffs[city * self.city_count + other]

    def card_city(self, card: i64, roll: i64) -> i64:
        """The city that a roll of two dice names on a card; cards are counted from 0 here."""
        group: i64 = GROUP_OF_ROLL[roll]
        return self.card_cities[card * COLUMNS + group]

    def other_end(self, segment: i64, space: i64) -> i64:
        return self.segment_a[segment] + self.segment_b[segment] - space

    def __eq__(self, other: object) -> bool:
        """Boards of the same files are the same, so that what was drawn or reckoned of one holds for all."""
        return isinstance(other, Board) and other.digest == self.digest

    def __hash__(self) -> int:
        return hash(self.digest)


def _cities_by_space(places: Places, network: Network) -> list[int]:
    found = [NO_CITY] * len(network.spaces)
    for number, city in enumerate(places.cities):
        found[network.number[city.name]] = number
    return found


def _segments_by_space(network: Network) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in network.spaces]
    for number, segment in enumerate(network.segments):
        found[segment.a].append(number)
        found[segment.b].append(number)
    return found


def load_board(path: Path | None = None) -> Board:
    """Read and check a directory of the four files, or the standard one; raises `BoardError`, or `OSError` if one is missing."""
    directory = DIRECTORY if path is None else path
    return parse_board({name: (directory / name).read_bytes().decode("utf-8", errors="replace") for name in FILES})


def parse_board(texts: dict[str, str]) -> Board:
    """`texts` holds the four files by name."""
    lines = {name: read_lines(name, texts.get(name, "")) for name in FILES}
    places = read_places(PLACES, lines[PLACES])
    properties = read_properties(LINES, lines[LINES])
    network = lay_out(LINES, properties, places)
    deeds = read_deeds(DEEDS, lines[DEEDS], properties)
    cards = read_cards(CARDS, lines[CARDS], places)
    return Board(_digest(lines), _digest(lines, PAYOFF), places, properties, network, deeds, cards)


def _digest(lines: dict[str, list[Line]], left_out: str = "") -> str:
    words = [[line.words for line in lines[name] if line.words[0] != left_out] for name in FILES]
    return hashlib.sha256(repr(words).encode()).hexdigest()[:8]
