"""Deeds, city cards and payoffs of Steel & Steam, read from their files or computed, and checked."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules.board.network import Property
from goldenspike.games.steel_and_steam.rules.board.places import Places, miles
from goldenspike.parts.lines import BoardError, Line

CARDS: Final = 144
CARD_28: Final = ["Memphis", "New_Orleans", "Omaha", "Denver", "Cleveland", "Milwaukee"]
"""The one card that the rulebook prints, in the order of the roll groups."""
ROLL_GROUPS: Final = [[7], [2, 6], [8, 12], [3, 5], [9, 11], [4, 10]]
"""Rolls of two dice that name the same city; each group comes up 6 times in 36."""
GROUP_OF_ROLL: Final = [-1, -1, 1, 3, 5, 3, 1, 0, 2, 4, 5, 4, 2]
COLUMNS: Final = len(ROLL_GROUPS)

CHIP: Final = 500
"""The smallest poker chip: every amount is a multiple of it."""
CHEAPEST: Final = 4000
DEAREST: Final = 42000
LEAST_TOTAL: Final = 600000
MOST_TOTAL: Final = 800000
LARGEST_PAYOFF: Final = 42000


@final
class Deed:
    """A line of the table of deeds."""

    def __init__(self, line: Line) -> None:
        line.columns("property price M P HT CI")
        self.line: Final = line
        self.initials: Final = line.words[0]
        self.price: Final = _amount(line, 1, "the price", CHEAPEST, DEAREST)
        self.mortgage: Final = _amount(line, 2, "M", CHIP, 2 * DEAREST)
        self.payoff: Final = _amount(line, 3, "P", CHIP, 2 * DEAREST)
        self.takeover: Final = _amount(line, 4, "HT", CHIP, 2 * DEAREST)
        self.controlling: Final = _amount(line, 5, "CI", CHIP, 2 * DEAREST)

    def check(self) -> None:
        if not self.controlling < self.mortgage < self.price:
            raise self.line.error("CI, M and the price do not rise in this order", "CI < M < price")
        if not self.mortgage < self.payoff <= self.price:
            raise self.line.error(f"P is {self.payoff}", "more than M and at most the price")
        if self.takeover <= self.price:
            raise self.line.error(f"HT is {self.takeover}", "more than the price")
        if self.controlling + self.mortgage >= self.price:
            raise self.line.error(f"CI and M make {self.controlling + self.mortgage}", "less than the price")


@final
class Cards:
    """The areas, and for each card the area of its region side and its six cities in the order of the roll groups."""

    def __init__(self) -> None:
        self.area_names: Final[list[str]] = []
        self.area_regions: Final[list[list[int]]] = []
        self.area: Final[list[int]] = []
        self.cities: Final[list[int]] = []


def _amount(line: Line, place: int, what: str, least: int, most: int) -> int:
    amount = line.whole(place, least, most, what)
    if amount % CHIP:
        raise line.error(f"{what} is {amount}", f"a multiple of {CHIP}")
    return amount


def read_deeds(file: str, lines: list[Line], properties: list[Property]) -> list[Deed]:
    """The deeds in the order of the properties."""
    found: dict[str, Deed] = {}
    initials = [item.initials for item in properties]
    for line in lines:
        line.one_of(0, initials, "the property")
        deed = Deed(line)
        deed.check()
        if deed.initials in found:
            raise line.error(f"{deed.initials} stands here for the second time", "every deed once")
        found[deed.initials] = deed
    for item in properties:
        if item.initials not in found:
            raise BoardError(file, 1, f"no deed of {item.initials}", "a deed for every property")
    total = sum(deed.price for deed in found.values())
    if not LEAST_TOTAL <= total <= MOST_TOTAL:
        raise BoardError(file, 1, f"all prices together make {total}", f"{LEAST_TOTAL} to {MOST_TOTAL}")
    return [found[item.initials] for item in properties]


def read_cards(file: str, lines: list[Line], places: Places) -> Cards:
    cards = Cards()
    names = [city.name for city in places.cities]
    for line in lines:
        if line.words[0] == "area":
            _area(line, cards, places)
        else:
            _card(line, cards, places, names)
    if len(cards.area) != CARDS:
        raise BoardError(file, 1, f"{len(cards.area)} cards", f"{CARDS}")
    missing = [name for number, name in enumerate(names) if number not in cards.cities]
    if missing:
        raise BoardError(file, 1, f"{missing[0]} is on no card", "every city on at least one card")
    return cards


def _area(line: Line, cards: Cards, places: Places) -> None:
    if len(line.words) < 3:
        raise line.error(f"{len(line.words)} words", "area, its name and the letters of its regions")
    if line.words[1] in cards.area_names:
        raise line.error(f"{line.words[1]} stands here for the second time", "every area once")
    cards.area_names.append(line.words[1])
    cards.area_regions.append([line.one_of(place, places.regions, "the region") for place in range(2, len(line.words))])


def _card(line: Line, cards: Cards, places: Places, names: list[str]) -> None:
    line.columns("number area city-on-7 on-2-and-6 on-8-and-12 on-3-and-5 on-9-and-11 on-4-and-10")
    number = line.whole(0, 1, CARDS, "the card's number")
    if number != len(cards.area) + 1:
        raise line.error(f"card {number}", f"card {len(cards.area) + 1}: the cards in their order")
    area = line.one_of(1, cards.area_names, "the area")
    cities = [line.one_of(2 + group, names, "the city") for group in range(COLUMNS)]
    for city in cities:
        if places.cities[city].region not in cards.area_regions[area]:
            raise line.error(f"{names[city]} lies outside {line.words[1]}", "cities of the area's regions")
    if len(set(cities)) < COLUMNS:
        raise line.error("a city stands on this card twice", f"{COLUMNS} different cities")
    if number == 28 and (line.words[1], line.words[2:]) != ("Central", CARD_28):
        raise line.error("card 28 differs from the rulebook's", f"Central {' '.join(CARD_28)}")
    cards.area.append(area)
    cards.cities.extend(cities)


def payoff_table(places: Places) -> list[int]:
    """The payoff for every two cities: so many dollars for each great-circle mile, in whole chips."""
    table: list[int] = []
    for a in places.cities:
        for b in places.cities:
            distance = miles(a.longitude, a.latitude, b.longitude, b.latitude)
            table.append(0 if a is b else _payoff(places.payoff_per_mile * distance))
    return table


def _payoff(dollars: float) -> int:
    chips = int(dollars / CHIP + 0.5)
    return min(max(CHIP * chips, CHIP), LARGEST_PAYOFF)
