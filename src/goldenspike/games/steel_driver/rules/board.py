"""The board of Steel Driver: locations and potential routes, loaded from a text file and checked."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, final

from goldenspike.games.steel_driver.rules.actions import build, claim
from goldenspike.games.steel_driver.rules.rules import COLOURS
from goldenspike.kernel.core import Choice, row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import WORD_BITS, high_word, low_word
from goldenspike.parts.lines import BoardError, Line, read_lines

MOST_LOCATIONS: Final = WORD_BITS
MOST_LINKS: Final = 2 * WORD_BITS
HIGHEST_VALUE: Final = 200
DEAREST_LINK: Final = 20
SHAPES: Final = ["circle", "hexagon"]
SIDES: Final = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
NO_LINK: Final = -1


@final
class Location:
    """A line of the table of locations."""

    def __init__(self, line: Line) -> None:
        line.columns("name value colour shape longitude latitude label")
        self.name: Final = line.words[0]
        self.value: Final = line.whole(1, 0, HIGHEST_VALUE, "the value")
        self.colour: Final = line.one_of(2, COLOURS, "the colour")
        self.hexagonal: Final = SHAPES[line.one_of(3, SHAPES, "the shape")] == "hexagon"
        self.longitude: Final = line.degrees(4, 180, "the longitude")
        self.latitude: Final = line.degrees(5, 90, "the latitude")
        self.label: Final = SIDES[line.one_of(6, SIDES, "the label's side")]


@final
class Link:
    """A line of the table of links, its ends as numbers of locations."""

    def __init__(self, line: Line, names: list[str]) -> None:
        line.columns("from to cost")
        self.a: Final = line.one_of(0, names, "the first end")
        self.b: Final = line.one_of(1, names, "the other end")
        self.cost: Final = line.whole(2, 1, DEAREST_LINK, "the cost")


@final
class Board:
    """Locations and links by number. Sets of links take two words: `low` for the first 62 links, `high` for the rest."""

    def __init__(self, name: str, digest: str, locations: list[Location], links: list[Link], east: int, west: int) -> None:
        self.name: Final = name
        self.digest: Final = digest
        self.east: Final[i64] = east
        self.west: Final[i64] = west
        self.names: Final = [location.name for location in locations]
        self.values: Final[Row] = row([location.value for location in locations])
        self.colours: Final[Row] = row([location.colour for location in locations])
        self.hexagonal: Final = [location.hexagonal for location in locations]
        self.longitudes: Final = [location.longitude for location in locations]
        self.latitudes: Final = [location.latitude for location in locations]
        self.labels: Final = [location.label for location in locations]
        self.link_count: Final[i64] = len(links)
        self.link_a: Final[Row] = row([link.a for link in links])
        self.link_b: Final[Row] = row([link.b for link in links])
        self.costs: Final[Row] = row([link.cost for link in links])
        self.bit_a: Final[Row] = row([2**link.a for link in links])
        self.bit_b: Final[Row] = row([2**link.b for link in links])
        self.starts: Final[i64] = low_word([place for place, location in enumerate(locations) if location.hexagonal])
        self.forward: Final = [Choice(build(link.a, link.b), build(link.a, link.b)) for link in links]
        self.backward: Final = [Choice(build(link.b, link.a), build(link.b, link.a)) for link in links]
        self.claims: Final = [Choice(claim(place), claim(place)) for place in range(len(locations))]
        every = list(range(len(links)))
        starts = [number for number in every if self.hexagonal[links[number].a] or self.hexagonal[links[number].b]]
        at = [[n for n in every if place in (links[n].a, links[n].b)] for place in range(len(locations))]
        within = [[n for n in every if links[n].cost <= purse] for purse in range(DEAREST_LINK + 1)]
        self.all_low: Final[i64] = low_word(every)
        self.all_high: Final[i64] = high_word(every)
        self.start_low: Final[i64] = low_word(starts)
        self.start_high: Final[i64] = high_word(starts)
        self.at_low: Final[Row] = row([low_word(links_there) for links_there in at])
        self.at_high: Final[Row] = row([high_word(links_there) for links_there in at])
        self.within_low: Final[Row] = row([low_word(affordable) for affordable in within])
        self.within_high: Final[Row] = row([high_word(affordable) for affordable in within])
        self.between: Final[Row] = _between(links, len(locations))

    def link_between(self, a: i64, b: i64) -> i64:
        return self.between[a * len(self.names) + b]

    def other_end(self, link: i64, place: i64) -> i64:
        return self.link_a[link] + self.link_b[link] - place


def _between(links: list[Link], places: int) -> Row:
    """For each two locations the link that joins them."""
    numbers = row([NO_LINK] * places * places)
    for number, link in enumerate(links):
        numbers[link.a * places + link.b] = number
        numbers[link.b * places + link.a] = number
    return numbers


def load_board(path: Path) -> Board:
    """Read and check a board file; raises `BoardError`, or `OSError` if it cannot be read at all."""
    text = path.read_bytes().decode("utf-8", errors="replace")
    return parse_board(path.name, text)


def parse_board(file: str, text: str) -> Board:
    lines = read_lines(file, text)
    head, location_lines, link_lines = _sections(file, lines)
    locations = _locations(file, location_lines)
    names = [location.name for location in locations]
    links = _links(file, link_lines, names)
    name, east, west = _head(file, head, names)
    _check_joined(file, names, links)
    digest = hashlib.sha256(repr([line.words for line in lines]).encode()).hexdigest()[:8]
    return Board(name, digest, locations, links, east, west)


def _sections(file: str, lines: list[Line]) -> tuple[list[Line], list[Line], list[Line]]:
    titles = [line.words for line in lines]
    for title in (["locations"], ["links"]):
        found = [line.number for line in lines if line.words == title]
        if len(found) != 1:
            wrong = f"{len(found)} lines '{title[0]}'"
            raise BoardError(file, found[1] if found else 1, wrong, f"one line '{title[0]}' that opens its table")
    first, second = titles.index(["locations"]), titles.index(["links"])
    if second < first:
        raise lines[second].error("the links come first", "the table of locations before the table of links")
    return lines[:first], lines[first + 1 : second], lines[second + 1 :]


def _head(file: str, lines: list[Line], names: list[str]) -> tuple[str, int, int]:
    found: dict[str, Line] = {}
    for line in lines:
        if line.words[0] not in ("board", "title", "ends"):
            raise line.error(f"{line.words[0]!r} opens no line", "board, title or ends, then the line 'locations'")
        if line.words[0] in found:
            raise line.error(f"'{line.words[0]}' stands here for the second time", "each of these lines once")
        found[line.words[0]] = line
    for key in ("board", "ends"):
        if key not in found:
            raise BoardError(file, 1, f"no line '{key} ...'", "'board NAME' and 'ends LOCATION LOCATION'")
    found["board"].columns("board name")
    ends = found["ends"]
    ends.columns("ends eastern western")
    east, west = ends.one_of(1, names, "the eastern end"), ends.one_of(2, names, "the western end")
    if east == west:
        raise ends.error("both ends are the same", "two locations that the transcontinental link is to join")
    return found["board"].words[1], east, west


def _locations(file: str, lines: list[Line]) -> list[Location]:
    if not 2 <= len(lines) <= MOST_LOCATIONS:
        raise BoardError(file, 1, f"{len(lines)} locations", f"2 to {MOST_LOCATIONS}")
    locations: list[Location] = []
    for line in lines:
        location = Location(line)
        if any(location.name.lower() == other.name.lower() for other in locations):
            raise line.error(f"{location.name} stands here for the second time", "every location once")
        locations.append(location)
    if not any(location.hexagonal for location in locations):
        raise BoardError(file, lines[0].number, "no location is a hexagon", "at least one hexagonal city to start from")
    return locations


def _links(file: str, lines: list[Line], names: list[str]) -> list[Link]:
    if not 1 <= len(lines) <= MOST_LINKS:
        raise BoardError(file, 1, f"{len(lines)} links", f"1 to {MOST_LINKS}")
    links: list[Link] = []
    for line in lines:
        link = Link(line, names)
        if link.a == link.b:
            raise line.error("the link ends where it begins", "two different locations")
        if any({link.a, link.b} == {other.a, other.b} for other in links):
            raise line.error(f"{names[link.a]}-{names[link.b]} stands here for the second time", "every link once")
        links.append(link)
    return links


def _check_joined(file: str, names: list[str], links: list[Link]) -> None:
    joined = {0}
    grew = True
    while grew:
        before = len(joined)
        for link in links:
            if link.a in joined or link.b in joined:
                joined.update((link.a, link.b))
        grew = len(joined) > before
    lost = [name for place, name in enumerate(names) if place not in joined]
    if lost:
        raise BoardError(file, 1, f"no links lead from {names[0]} to {lost[0]}", "one map in which every location can be reached")
