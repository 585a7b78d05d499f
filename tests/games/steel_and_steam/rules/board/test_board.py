"""The board of Steel & Steam: its files, what is computed from them, and what is said about a wrong one."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from goldenspike.games.steel_and_steam.rules.board.board import CITY, FERRY, HUB, JUNCTION, MILEPOST, Board, load_board
from goldenspike.games.steel_and_steam.rules.board.network import steps
from goldenspike.games.steel_and_steam.rules.board.places import miles


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


def spaces_of(board: Board, initials: str) -> set[int]:
    owner = board.initials.index(initials)
    ends = zip(board.segment_property, board.segment_a, board.segment_b, strict=True)
    return {space for line, a, b in ends if line == owner for space in (a, b)}


def mileposts(board: Board, initials: str) -> int:
    """The length of a property: its cities and mileposts, and its ferry points twice."""
    return sum({FERRY: 2, JUNCTION: 0}.get(board.kinds[space], 1) for space in spaces_of(board, initials))


def at(board: Board, name: str) -> int:
    return board.space_names.index(name)


def joined(board: Board, a: str, b: str) -> set[str]:
    """The properties with a step between two spaces."""
    near = board.segments_at[at(board, a)]
    return {board.initials[board.segment_property[s]] for s in near if board.other_end(s, at(board, a)) == at(board, b)}


def test_the_board_has_43_properties_and_60_to_75_cities(board: Board) -> None:
    assert board.property_count == 43
    assert sum(board.is_lane) == 5
    assert {"AT&SF", "SLSF", "PRR", "NYC", "UP", "CP"} <= set(board.initials)
    assert 60 <= board.city_count <= 75


def test_names_are_unique_words(board: Board) -> None:
    for names in (board.space_names, board.initials, board.property_names):
        assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[A-Za-z&_0-9]+", name) for name in board.space_names + board.initials)


def test_every_city_is_a_space(board: Board) -> None:
    for city in range(board.city_count):
        space = board.city_space[city]
        assert board.space_city[space] == city
        assert board.space_names[space] == board.city_names[city]
        assert board.kinds[space] in (CITY, HUB)
    others = [space for space in range(board.space_count) if board.space_city[space] < 0]
    assert {board.kinds[space] for space in others} == {MILEPOST, JUNCTION, FERRY}


def test_every_region_has_its_cities(board: Board) -> None:
    assert board.regions == ["NE", "SE", "NC", "SC", "P", "NW", "SW", "CE", "CW"]
    assert min(Counter(board.city_region).values()) >= 6


def test_the_hub_of_dallas_and_fort_worth_joins_the_santa_fe_and_the_frisco(board: Board) -> None:
    dallas = at(board, "Dallas")
    assert board.kinds[dallas] == HUB
    assert dallas in spaces_of(board, "AT&SF") & spaces_of(board, "SLSF")
    assert board.hub_names[board.hub_cities.index(board.space_city[dallas])] == "Fort_Worth"
    calls = {board.initials[board.segment_property[s]]: _station(board, s, dallas) for s in board.segments_at[dallas]}
    assert (calls["AT&SF"], calls["SLSF"]) == (1, 0)


def _station(board: Board, segment: int, space: int) -> int:
    return board.segment_a_station[segment] if board.segment_a[segment] == space else board.segment_b_station[segment]


def test_junctions_lie_on_both_sides_of_seattle(board: Board) -> None:
    seattle = at(board, "Seattle")
    near = {board.other_end(segment, seattle) for segment in board.segments_at[seattle]}
    latitudes = [board.latitudes[space] for space in near if board.kinds[space] == JUNCTION]
    assert min(latitudes) < board.latitudes[seattle] < max(latitudes)


def test_a_ferry_point_lies_northwest_of_vancouver(board: Board) -> None:
    vancouver = at(board, "Vancouver")
    near = [board.other_end(segment, vancouver) for segment in board.segments_at[vancouver]]
    assert any(
        board.kinds[space] == FERRY
        and board.latitudes[space] > board.latitudes[vancouver]
        and board.longitudes[space] < board.longitudes[vancouver]
        for space in near
    )


def test_ferry_points_lie_on_shipping_lanes_only(board: Board) -> None:
    for segment in range(board.segment_count):
        kinds = {board.kinds[board.segment_a[segment]], board.kinds[board.segment_b[segment]]}
        assert (FERRY in kinds) == bool(board.is_lane[board.segment_property[segment]])


def test_junctions_join_three_steps_or_more(board: Board) -> None:
    for space in range(board.space_count):
        if board.kinds[space] == JUNCTION:
            assert len(board.segments_at[space]) >= 3, board.space_names[space]


def test_segments_are_listed_at_both_their_ends(board: Board) -> None:
    assert sum(map(len, board.segments_at)) == 2 * board.segment_count
    for space, segments in enumerate(board.segments_at):
        for segment in segments:
            assert space in (board.segment_a[segment], board.segment_b[segment])
            assert board.other_end(segment, board.other_end(segment, space)) == space


def test_mileposts_stand_about_every_80_miles(board: Board) -> None:
    lengths = []
    for segment in range(board.segment_count):
        a, b = board.segment_a[segment], board.segment_b[segment]
        if JUNCTION not in (board.kinds[a], board.kinds[b]) and FERRY not in (board.kinds[a], board.kinds[b]):
            lengths.append(miles(board.longitudes[a], board.latitudes[a], board.longitudes[b], board.latitudes[b]))
    assert 70 <= sum(lengths) / len(lengths) <= 90
    assert max(lengths) <= 130


@pytest.mark.parametrize(
    ("length", "kinds", "count"),
    [
        (30, (CITY, CITY), 1),
        (119, (CITY, CITY), 1),
        (121, (CITY, CITY), 2),
        (400, (CITY, MILEPOST), 5),
        (75, (CITY, JUNCTION), 1),
        (85, (CITY, JUNCTION), 2),
        (85, (JUNCTION, JUNCTION), 2),
        (300, (CITY, FERRY), 1),
    ],
)
def test_a_junction_end_lengthens_a_stretch_by_half_a_step(length: float, kinds: tuple[int, int], count: int) -> None:
    assert steps(length, *kinds) == count


def test_the_network_is_one_and_no_city_hangs_on_a_small_property(board: Board) -> None:
    for city in range(board.city_count):
        segments = board.segments_at[board.city_space[city]]
        serving = {board.initials[board.segment_property[segment]] for segment in segments}
        assert len(serving) >= 2 or mileposts(board, serving.pop()) >= 40, board.city_names[city]


def test_lines_that_cross_without_a_circle_do_not_connect(board: Board) -> None:
    owners = [{board.segment_property[s] for s in board.segments_at[space]} for space in range(board.space_count)]
    unnamed = [space for space in range(board.space_count) if re.fullmatch(r".+_\d+", board.space_names[space])]
    assert all(len(owners[space]) == 1 for space in unnamed)


def test_neighbouring_cities_are_joined_by_every_road_between_them(board: Board) -> None:
    assert joined(board, "Philadelphia", "Baltimore") == {"PRR", "B&O"}
    assert joined(board, "Chicago", "Milwaukee") == {"C&NW", "MILW"}


def test_deeds_keep_their_order_of_amounts(board: Board) -> None:
    for owner in range(board.property_count):
        price, m, p = board.price[owner], board.mortgage[owner], board.payoff[owner]
        ht, ci = board.takeover[owner], board.controlling[owner]
        assert ci < m < price
        assert m < p <= price < ht
        assert ci + m < price
        assert all(amount % 500 == 0 and amount > 0 for amount in (price, m, p, ht, ci))


def test_prices_follow_length_and_make_600000_to_800000(board: Board) -> None:
    assert 600_000 <= sum(board.price) <= 800_000
    for owner, initials in enumerate(board.initials):
        assert 4000 <= board.price[owner] <= 42000
        assert 500 <= board.price[owner] / mileposts(board, initials) <= 1400, initials


def test_payoffs_follow_the_great_circle(board: Board) -> None:
    count = board.city_count
    for a in range(count):
        assert board.payoff_between(a, a) == 0
        for b in range(a):
            amount = board.payoff_between(a, b)
            places = [(board.longitudes[board.city_space[c]], board.latitudes[board.city_space[c]]) for c in (a, b)]
            assert amount == board.payoffs[b * count + a]
            assert amount % 500 == 0
            assert 500 <= amount <= 42000
            assert abs(amount - 8 * miles(*places[0], *places[1])) <= 250 or amount == 500
    new_york, san_francisco = board.city_names.index("New_York"), board.city_names.index("San_Francisco")
    assert board.payoff_between(new_york, san_francisco) == 20500
