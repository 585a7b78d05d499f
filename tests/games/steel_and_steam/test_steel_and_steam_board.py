"""The board of Steel & Steam: its files, what is computed from them, and what is said about a wrong one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import goldenspike
from goldenspike.games.steel_and_steam.board import (
    CARDS,
    CITY,
    DEEDS,
    FERRY,
    FILES,
    HUB,
    JUNCTION,
    LINES,
    MILEPOST,
    PLACES,
    Board,
    load_board,
    parse_board,
)
from goldenspike.games.steel_and_steam.network import steps
from goldenspike.games.steel_and_steam.places import miles
from goldenspike.parts.lines import BoardError

DIRECTORY = Path(goldenspike.__file__).parent / "boards" / "steel_and_steam"


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
            assert abs(amount - min(42000, 14 * miles(*places[0], *places[1]))) <= 500
    new_york, san_francisco = board.city_names.index("New_York"), board.city_names.index("San_Francisco")
    assert board.payoff_between(new_york, san_francisco) == 36000


def test_the_same_files_give_the_same_digest(board: Board) -> None:
    texts = read()
    assert parse_board(texts).digest == board.digest
    texts[PLACES] += "# only a comment\n"
    assert parse_board(texts).digest == board.digest
    texts[DEEDS] = texts[DEEDS].replace("NYC       27500", "NYC       28000")
    assert parse_board(texts).digest != board.digest


def read() -> dict[str, str]:
    return {name: (DIRECTORY / name).read_text() for name in FILES}


def swap(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def without(pattern: str) -> Callable[[str], str]:
    return lambda text: re.sub(rf"^(?:{pattern}).*\n", "", text, flags=re.MULTILINE)


WRONG = [
    (PLACES, swap("board north_america", ""), "0 lines 'board NAME'; expected one"),
    (PLACES, swap("region SE Southeast", "region SE"), "2 words; expected region, its letters and its name"),
    (PLACES, swap("region SE Southeast", "region NE Southeast"), "NE stands here for the second time; expected every region"),
    (PLACES, swap("Boston            NE ", "Boston            XX "), "the region is 'XX'; expected one of NE, SE"),
    (PLACES, swap("-71.06  42.36", "-71.06  142.36"), "the latitude is '142.36'; expected degrees from -90 to 90"),
    (PLACES, swap("hub Dallas ", "hub Dalas "), "the city is 'Dalas'; expected one of Boston"),
    (PLACES, swap("hub Norfolk ", "hub Dallas "), "this city has its other station already; expected two stations"),
    (PLACES, swap("milepost Ogden", "milepost Boston"), "Boston stands here for the second time; expected every place once"),
    (PLACES, swap("Halifax   ", "Chicago   "), "Chicago stands here for the second time; expected every place once"),
    (PLACES, without("[A-Z]\\w+ +(CW|P|S[EC]) |hub (Dallas|Minn|Norf)"), "41 cities; expected 60 to 75"),
    (LINES, swap("New_York Philadelphia", "New_York Philadelfia"), "'Philadelfia' is no place; expected a city"),
    (LINES, swap("railway PRR", "railway NYC"), "NYC stands here for the second time; expected every property once"),
    (LINES, swap("railway PRR Pennsylvania\n", ""), "a route of no property; expected 'railway INITIALS NAME'"),
    (LINES, without("railway SP&S"), "42 properties; expected 43"),
    (LINES, without("Jacksonville Daytona"), "FEC has no route; expected a line of places under it"),
    (
        LINES,
        swap("Pittsburgh Cleveland\n", "Pittsburgh Altoona\n"),
        "the route does not run from space to space; expected a space",
    ),
    (LINES, swap("Pittsburgh Cleveland\n", "Pittsburgh\n"), "the route does not run from space to space; expected a space"),
    (LINES, swap("Pittsburgh Cleveland\n", "Baltimore Washington\n"), "a second step between Baltimore and Washington"),
    (LINES, swap("Pittsburgh Cleveland\n", "Pittsburgh F_Long_Point\n"), "a railway between Pittsburgh and F_Long_Point"),
    (LINES, swap("Seattle F_Victoria Vancouver", "Seattle Vancouver"), "no ferry point between Seattle and Vancouver"),
    (LINES, swap("Boston F_Cape_Sable Halifax", "Boston F_Maine"), "a second step between Boston and F_Maine"),
    (LINES, without("White_River |Boston Concord |J_Springfield White_River"), "no way leads from Boston to White_River"),
    (DEEDS, without("FEC "), "no deed of FEC; expected a deed for every property"),
    (DEEDS, swap("FEC  ", "FEX  "), "the property is 'FEX'; expected one of PRR"),
    (DEEDS, swap("FEC  ", "PRR  "), "PRR stands here for the second time; expected every deed once"),
    (DEEDS, swap("27500  14000", "27600  14000"), "the price is 27600; expected a multiple of 500"),
    (DEEDS, swap("27500  14000", "44000  14000"), "the price is '44000'; expected a whole number from 4000 to 42000"),
    (DEEDS, swap("27500  14000", "27500  27500"), "CI, M and the price do not rise in this order; expected CI < M < price"),
    (DEEDS, swap("27500  14000  16000", "27500  14000  14000"), "P is 14000; expected more than M and at most the price"),
    (DEEDS, swap("16000  37000", "16000  27500"), "HT is 27500; expected more than the price"),
    (DEEDS, swap("37000   7500", "37000  13500"), "CI and M make 27500; expected less than the price"),
    (CARDS, without("144 "), "143 cards; expected 144"),
    (
        CARDS,
        swap("28  Central         Memphis ", "28  Central         Houston "),
        "card 28 differs from the rulebook's; expected Central",
    ),
    (
        CARDS,
        swap("2   East            Miami ", "2   East            Seattle "),
        "Seattle lies outside East; expected cities of the area",
    ),
    (CARDS, swap("2   East            Miami  ", "2   East            Buffalo"), "a city stands on this card twice; expected 6"),
    (CARDS, swap("2   East ", "3   East "), "card 3; expected card 2: the cards in their order"),
    (CARDS, swap("2   East ", "2   Easter "), "the area is 'Easter'; expected one of East"),
    (CARDS, swap("area West ", "area East "), "East stands here for the second time; expected every area once"),
    (CARDS, swap("NW SW\n", "NW SX\n"), "the region is 'SX'; expected one of NE"),
]


@pytest.mark.parametrize(("file", "change", "said"), WRONG)
def test_a_wrong_file_is_told_with_its_place_and_what_was_expected(file: str, change: Callable[[str], str], said: str) -> None:
    texts = read()
    texts[file] = change(texts[file])
    with pytest.raises(BoardError, match=re.escape(said)) as caught:
        parse_board(texts)
    assert re.match(r"\w+\.txt, line \d+: ", str(caught.value))


def test_a_city_on_no_card_is_told() -> None:
    texts = read()
    lines = texts[CARDS].splitlines()
    others = ["Seattle", "Portland", "Spokane", "Butte", "Billings", "Boise", "Salt_Lake_City"]
    for number, line in enumerate(lines):
        lines[number] = line.replace("Rapid_City", next(city for city in others if city not in line.split()))
    texts[CARDS] = "\n".join(lines)
    with pytest.raises(BoardError, match="Rapid_City is on no card; expected every city on at least one card"):
        parse_board(texts)


def test_prices_that_make_too_much_are_told() -> None:
    texts = read()
    texts[DEEDS] = re.sub(r"^(\S+) .*$", r"\1 40000 20000 22000 50000 9000", texts[DEEDS], flags=re.MULTILINE)
    texts[DEEDS] = texts[DEEDS].replace("# 40000 20000 22000 50000 9000", "#")
    with pytest.raises(BoardError, match="all prices together make 1720000; expected 600000 to 800000"):
        parse_board(texts)


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"places\.txt"):
        load_board(tmp_path)
