"""The 144 city cards of Steel & Steam and the odds they make."""

from __future__ import annotations

from collections import Counter

import pytest

from goldenspike.games.steel_and_steam.rules.board.board import Board, load_board
from goldenspike.games.steel_and_steam.rules.board.components import COLUMNS, GROUP_OF_ROLL, ROLL_GROUPS

PRINTED = {
    2: "New_Orleans",
    3: "Denver",
    4: "Milwaukee",
    5: "Denver",
    6: "New_Orleans",
    7: "Memphis",
    8: "Omaha",
    9: "Cleveland",
    10: "Milwaukee",
    11: "Cleveland",
    12: "Omaha",
}
RULED = {"NE": 20, "SW": 17, "NC": 15, "SE": 12, "SC": 12, "P": 11, "NW": 11}
ROLLS = [a + b for a in range(1, 7) for b in range(1, 7)]


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


def test_there_are_144_cards_and_all_differ(board: Board) -> None:
    assert board.card_count == 144
    cards = {(board.card_area[card], *sorted(cities_on(board, card))) for card in range(144)}
    assert len(cards) == 144


def cities_on(board: Board, card: int) -> list[int]:
    return [board.card_cities[card * COLUMNS + group] for group in range(COLUMNS)]


def test_card_28_is_as_the_rulebook_prints_it(board: Board) -> None:
    assert board.area_names[board.card_area[27]] == "Central"
    assert {roll: board.city_names[board.card_city(27, roll)] for roll in range(2, 13)} == PRINTED
    regions = Counter(board.regions[board.city_region[city]] for city in cities_on(board, 27))
    assert regions == {"NC": 2, "SC": 2, "P": 2}


def test_each_roll_group_comes_up_6_times_in_36() -> None:
    assert sorted(roll for group in ROLL_GROUPS for roll in group) == list(range(2, 13))
    assert all(sum(ROLLS.count(roll) for roll in group) == 6 for group in ROLL_GROUPS)
    assert all(roll in ROLL_GROUPS[GROUP_OF_ROLL[roll]] for roll in range(2, 13))


def test_each_card_names_six_cities_of_its_area_in_even_shares(board: Board) -> None:
    for card in range(144):
        regions = Counter(board.city_region[city] for city in cities_on(board, card))
        assert set(regions) == set(board.area_regions[board.card_area[card]])
        assert set(regions.values()) == {COLUMNS // len(regions)}
        assert len(set(cities_on(board, card))) == COLUMNS


def test_a_first_draw_lands_in_the_regions_as_ruled(board: Board) -> None:
    odds: Counter[str] = Counter()
    for card in range(144):
        for roll in ROLLS:
            odds[board.regions[board.city_region[board.card_city(card, roll)]]] += 1
    share = {region: 100 * count / (144 * 36) for region, count in odds.items()}
    for region, ruled in RULED.items():
        assert abs(share[region] - ruled) < 1.0, region
    assert 2 <= share["CE"] + share["CW"] < min(RULED.values())


def test_every_city_is_on_some_card_and_large_ones_on_more(board: Board) -> None:
    times = Counter(board.city_names[city] for city in board.card_cities)
    assert set(times) == set(board.city_names)
    for region, largest in (("NE", "New_York"), ("SW", "Los_Angeles"), ("NC", "Chicago"), ("CE", "Montreal")):
        others = [board.city_names[c] for c in range(board.city_count) if board.regions[board.city_region[c]] == region]
        assert times[largest] == max(times[name] for name in others)
