"""Victory conditions of the experimental short game: a deck of cards read from a file, and how far each one is met [31]."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, final

from goldenspike.games.steel_and_steam.rules.board.board import DIRECTORY, Board
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.rules import ENGINES, FEWEST_PLAYERS, MOST_PLAYERS
from goldenspike.games.steel_and_steam.rules.state import CITY_WORDS, TALLIES, SteelAndSteamState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS, count, high_word, low_word, lowest
from goldenspike.parts.lines import BoardError, Line, read_lines

MEASURES: Final = [
    "journeys",
    "earned",
    "best_payoff",
    "fees",
    "highballs",
    "cash",
    "net_worth",
    "properties",
    "lanes",
    "deeds_worth",
    "regions_served",
    "connect",
    "cities_passed",
    "tour",
    "arrivals",
    "regions_arrived",
    "engine",
]
HIGHBALLS: Final = 4
CASH: Final = 5
NET_WORTH: Final = 6
PROPERTIES: Final = 7
LANES: Final = 8
DEEDS_WORTH: Final = 9
REGIONS_SERVED: Final = 10
CONNECT: Final = 11
CITIES_PASSED: Final = 12
TOUR: Final = 13
ARRIVALS: Final = 14
REGIONS_ARRIVED: Final = 15
ENGINE: Final = 16
"""The measures up to `HIGHBALLS` are the tallies of the state, in their order."""
IN_MONEY: Final = [MEASURES.index(name) for name in ("earned", "best_payoff", "fees", "cash", "net_worth", "deeds_worth")]
VICTORY: Final = "victory.txt"
FEWEST_CARDS: Final = 24
MOST_CARDS: Final = WORD_BITS
PLAYERS_OR_MORE: Final = [f"{players}+" for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]


@final
class Condition:
    """A measure and the least it must reach; `low` and `high` are the set of a tour's cities, or two regions to connect."""

    def __init__(self, measure: i64, least: i64, low: i64, high: i64) -> None:
        self.measure: Final[i64] = measure
        self.least: Final[i64] = least
        self.low: Final[i64] = low
        self.high: Final[i64] = high


@final
class VictoryCard:
    """Met when all its conditions are met; it is in the deck with `fewest` players or more."""

    def __init__(self, name: str, fewest: int, conditions: list[Condition]) -> None:
        self.name: Final = name
        self.fewest: Final = fewest
        self.conditions: Final = conditions


@final
class VictoryDeck:
    def __init__(self, board: Board, cards: list[VictoryCard]) -> None:
        self.cards: Final = cards
        self.names: Final = [card.name for card in cards]
        self.digest: Final = _digest(cards)
        self.property_regions: Final[Row] = row([0] * board.property_count)
        self.region_low: Final[Row] = row([low_word(_cities_of(board, region)) for region in range(len(board.regions))])
        self.region_high: Final[Row] = row([high_word(_cities_of(board, region)) for region in range(len(board.regions))])
        self.lanes: Final[i64] = sum(BIT[place] for place in range(board.property_count) if board.is_lane[place])
        for segment, place in enumerate(board.segment_property):
            for space in (board.segment_a[segment], board.segment_b[segment]):
                if board.space_city[space] >= 0:
                    self.property_regions[place] |= BIT[board.city_region[board.space_city[space]]]

    def dealt_to(self, players: int) -> i64:
        """The set of cards that are in the deck with so many players."""
        return sum(BIT[number] for number, card in enumerate(self.cards) if card.fewest <= players)


def _digest(cards: list[VictoryCard]) -> str:
    parts = [[card.name, card.fewest, *[[c.measure, c.least, c.low, c.high] for c in card.conditions]] for card in cards]
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:8]


def _cities_of(board: Board, region: int) -> list[int]:
    return [city for city in range(board.city_count) if board.city_region[city] == region]


def is_met(rails: Rails, deck: VictoryDeck, state: SteelAndSteamState, seat: i64, card: i64) -> bool:
    for condition in deck.cards[card].conditions:
        if measure(rails, deck, state, seat, condition) < condition.least:
            return False
    return True


def measure(rails: Rails, deck: VictoryDeck, state: SteelAndSteamState, seat: i64, condition: Condition) -> i64:
    """How far a player has come; the condition is met from its `least` on."""
    what = condition.measure
    if what < CASH:
        return state.tally[seat * TALLIES + what]
    if what == CASH:
        return state.cash[seat]
    if what == NET_WORTH:
        return net_worth(rails, state, seat)
    if what == ENGINE:
        return state.engine[seat]
    if what >= CITIES_PASSED:
        return measure_places(deck, state, seat, condition)
    return measure_deeds(rails, deck, state, state.owned[seat] & ~state.mortgaged, condition)


def measure_places(deck: VictoryDeck, state: SteelAndSteamState, seat: i64, condition: Condition) -> i64:
    """The measures of cities that the locomotive entered, or where it ended a journey."""
    what = condition.measure
    low, high = state.entered[seat * CITY_WORDS], state.entered[seat * CITY_WORDS + 1]
    if what == CITIES_PASSED:
        return count(low) + count(high)
    if what == TOUR:
        return count(low & condition.low) + count(high & condition.high)
    low, high = state.arrived[seat * CITY_WORDS], state.arrived[seat * CITY_WORDS + 1]
    if what == ARRIVALS:
        return count(low) + count(high)
    return regions_of(deck, low, high)


def regions_of(deck: VictoryDeck, low: i64, high: i64) -> i64:
    """In how many regions these cities lie."""
    number: i64 = 0
    for region in range(len(deck.region_low)):
        if low & deck.region_low[region] or high & deck.region_high[region]:
            number += 1
    return number


def measure_deeds(rails: Rails, deck: VictoryDeck, state: SteelAndSteamState, deeds: i64, condition: Condition) -> i64:
    """The measures of deeds in good standing."""
    what = condition.measure
    if what == PROPERTIES:
        return count(deeds)
    if what == LANES:
        return count(deeds & deck.lanes)
    if what == CONNECT:
        return 1 if connects(rails, deeds, condition.low, condition.high) else 0
    worth: i64 = 0
    regions: i64 = 0
    while deeds:
        place = lowest(deeds)
        deeds &= deeds - 1
        worth += rails.board.price[place]
        regions |= deck.property_regions[place]
    return worth if what == DEEDS_WORTH else count(regions)


def connects(rails: Rails, deeds: i64, start: i64, goal: i64) -> bool:
    """Whether these lines lead from a city of one region to a city of another."""
    board = rails.board
    reached = [city >= 0 and board.city_region[city] == start for city in board.space_city]
    open_spaces = [space for space, inside in enumerate(reached) if inside]
    while open_spaces:
        space = open_spaces.pop()
        for segment in board.segments_at[space]:
            end = rails.other_end(segment, space)
            if reached[end] or not deeds & BIT[rails.segment_property[segment]]:
                continue
            if board.space_city[end] >= 0 and board.city_region[board.space_city[end]] == goal:
                return True
            reached[end] = True
            open_spaces.append(end)
    return False


def load_victory_deck(board: Board, path: Path | None = None) -> VictoryDeck:
    """Read and check a deck of victory cards, or the standard one; raises `BoardError`, or `OSError` if it is missing."""
    file = DIRECTORY / VICTORY if path is None else path
    return parse_victory_deck(board, file.name, file.read_bytes().decode("utf-8", errors="replace"))


def parse_victory_deck(board: Board, file: str, text: str) -> VictoryDeck:
    cards: list[VictoryCard] = []
    for line in read_lines(file, text):
        if any(card.name == line.words[0] for card in cards):
            raise line.error(f"{line.words[0]} stands here for the second time", "every card once")
        said = len(line.words) > 1 and line.words[1].endswith("+")
        fewest = FEWEST_PLAYERS + (line.one_of(1, PLAYERS_OR_MORE, "the number of players") if said else 0)
        cards.append(VictoryCard(line.words[0], fewest, _conditions(board, line, 2 if said else 1)))
    always = sum(card.fewest == FEWEST_PLAYERS for card in cards)
    if always < FEWEST_CARDS or len(cards) > MOST_CARDS:
        raise BoardError(file, 1, f"{always} victory cards for any number of players", f"{FEWEST_CARDS} to {MOST_CARDS}")
    return VictoryDeck(board, cards)


def _conditions(board: Board, line: Line, first: int) -> list[Condition]:
    """Read `measure value`, or several of these joined by `and`, from the word `first` on."""
    ends = [place for place, word in enumerate(line.words) if word == "and"] + [len(line.words)]
    conditions: list[Condition] = []
    for end in ends:
        if end - first < 2:
            raise line.error("a condition is too short", "a measure and what it must reach")
        conditions.append(_condition(board, line, first, end))
        first = end + 1
    return conditions


def _condition(board: Board, line: Line, first: int, end: int) -> Condition:
    what = line.one_of(first, MEASURES, "the measure")
    places = range(first + 1, end)
    if what == TOUR:
        cities = [line.one_of(place, board.city_names, "the city") for place in places]
        return Condition(what, len(cities), low_word(cities), high_word(cities))
    if what == CONNECT and len(places) == 2:
        ends = [line.one_of(place, board.regions, "the region") for place in places]
        return Condition(what, 1, ends[0], ends[1])
    if len(places) != 1:
        raise line.error(f"{len(places)} words after {MEASURES[what]}", "one number")
    if what == ENGINE:
        return Condition(what, line.one_of(first + 1, ENGINES, "the engine"), 0, 0)
    return Condition(what, line.whole(first + 1, 1, 999_999, MEASURES[what]), 0, 0)
