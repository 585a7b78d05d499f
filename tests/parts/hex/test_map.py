"""Hex maps: what the loader reads, what it refuses and how it says so, and what our two maps promise."""

from __future__ import annotations

import pytest

from goldenspike.parts.hex.map import CITY_COLOURS, COLOURS, MOUNTAINS, OFF, RIVER, WATER, HexMap, load_map, parse_map
from goldenspike.parts.lines import BoardError
from tests.parts.hex.games import MAPS

ROWS = """
A . . . . . . . . . .
B  . ~ ^ A . . . . . .
C . . . . . = . . . .
D  . . . . . _ . . . .
"""
PLACES = [
    f"City{row}{col} {row}{col} {colour} 2 -"
    for row in "AC"
    for side in (0, 5)
    for col, colour in zip(range(1 + side, 6 + side), CITY_COLOURS, strict=True)
]
PLACES[13] = "CityD4 D4 purple 2 -"
PLACES[15] = "CityD7 D7 red 3 port"
TEXT = "\n".join(
    [
        "map toy\ntitle A Toy\nsupplies 12\nhexes",
        ROWS,
        "cities",
        *PLACES,
        "towns\nHam B2\nWick B7\nadjacent\nCityA1 CityA2\nforbidden\nB1 B2",
    ]
)


def refused(old: str, new: str) -> str:
    assert old in TEXT
    with pytest.raises(BoardError) as caught:
        parse_map("toy.map", TEXT.replace(old, new, 1))
    return str(caught.value)


def test_a_small_map_is_read() -> None:
    toy = parse_map("toy.map", TEXT)
    assert (toy.name, toy.title, toy.cols, toy.rows, toy.count, toy.supplies) == ("toy", "A Toy", 10, 4, 40, 12)
    assert [toy.terrain[toy.parse_label(label)] for label in ("A1", "B2", "B3", "B4", "C6")] == [1, 2, 3, 4, 5]
    assert toy.parse_label("D6") == -1
    assert toy.terrain[35] == OFF
    assert toy.city_names[0] == "CityA1"
    assert toy.city_of[0] == 0
    assert toy.town_of[toy.parse_label("B2")] == 0
    assert toy.city_number[15] == 3
    assert [toy.city_names[city] for city in range(20) if toy.city_port[city]] == ["CityD7"]
    assert toy.adjacent == [(0, 1)]


def test_labels_are_read_back() -> None:
    toy = parse_map("toy.map", TEXT)
    for hex in range(toy.count):
        assert toy.parse_label(toy.hex_label(hex)) == (-1 if toy.terrain[hex] == OFF else hex)
    for wrong in ("", "A", "A0", "A01", "A11", "E1", "a1", "11", "AA", "A1 ", "A-1", "A²", "A999"):
        assert toy.parse_label(wrong) == -1


def test_neighbours_clockwise_from_the_north_east() -> None:
    toy = parse_map("toy.map", TEXT)
    around = {hex: [toy.neighbours[toy.parse_label(hex) * 6 + side] for side in range(6)] for hex in ("B2", "C3", "A1")}
    names = {hex: [toy.hex_label(other) if other >= 0 else "-" for other in others] for hex, others in around.items()}
    assert names["B2"] == ["A3", "B3", "C3", "C2", "B1", "A2"]
    assert names["C3"] == ["B3", "C4", "D3", "D2", "C2", "B2"]
    assert names["A1"] == ["-", "A2", "B1", "-", "-", "-"]


@pytest.mark.parametrize("name", [*list(MAPS), "toy"])
def test_neighbours_and_forbidden_edges_agree_from_both_sides(name: str) -> None:
    hexmap = parse_map("toy.map", TEXT) if name == "toy" else load_map(MAPS[name])
    assert 1 in hexmap.forbidden
    for hex in range(hexmap.count):
        for side in range(6):
            other = hexmap.neighbours[hex * 6 + side]
            assert other == -1 or hexmap.neighbours[other * 6 + (side + 3) % 6] == hex
            assert other == -1 or hexmap.forbidden[other * 6 + (side + 3) % 6] == hexmap.forbidden[hex * 6 + side]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("map toy", "", "toy.map, line 1: no line 'map ...'; expected 'map NAME'"),
        ("map toy", "board toy", "line 1: 'board' opens no line; expected map, title or supplies"),
        ("supplies 12", "supplies 13", "line 3: the number of supply spaces is '13'; expected a whole number from 1 to 12"),
        ("towns", "hamlets", "0 lines 'towns'; expected one line 'towns' that opens its table"),
        ("B  . ~ ^ A", "B  . ~ ^ M", "line 7: the terrain is 'M'; expected one of _, ., ~, ^, A, ="),
        ("B  . ~ ^ A", "B  . ~ ^", "line 7: 9 hexes; expected 10 as in the first row"),
        ("B  . ~", "X  . ~", "line 7: the row begins with 'X'; expected 'B', its letter"),
        ("CityA2 A2 blue", "CityA2 Z2 blue", "line 13: the hex of a city is 'Z2'; expected the letter of a row"),
        ("CityA2 A2 blue", "CityA2 D6 blue", "line 13: D6 is off the map; expected the hex of a city on land"),
        ("CityA2 A2 blue", "CityA2 C6 blue", "line 13: C6 is water; expected the hex of a city on land"),
        ("Ham B2", "Ham D6", "D6 is off the map; expected the hex of a town on land"),
        ("CityA2 A2 blue", "CityA2 A2 grey", "line 13: the colour is 'grey'; expected one of red, blue, yellow, purple, black"),
        ("A2 blue 2 -", "A2 blue 7 -", "line 13: the number is '7'; expected a whole number from 1 to 6"),
        ("A2 blue 2 -", "A2 blue 2 harbour", "line 13: the last word is 'harbour'; expected one of -, port"),
        ("A2 blue 2 -", "A2 blue 2", "line 13: 4 words; expected 5: name hex colour number port"),
        ("CityA2 A2", "CityA1 A2", "line 13: CityA1 stands here for the second time; expected every city and town once"),
        ("Ham B2", "CityA1 B2", "CityA1 stands here for the second time"),
        ("CityA2 A2", "CityA2 A1", "line 13: A1 has CityA1 already; expected one city or town in a hex"),
        ("Ham B2", "Ham A1", "A1 has CityA1 already"),
        ("A2 blue", "A2 red", "line 1: no blue city in the north-west quarter; expected every colour in every quarter"),
        ("CityA1 CityA2", "CityA1 Nowhere", "the other city is 'Nowhere'; expected one of CityA1"),
        ("CityA1 CityA2", "CityA1 CityA3", "CityA1 and CityA3 are not adjacent; expected cities in neighbouring hexes"),
        ("CityA1 CityA2", "CityA1 CityA2\nCityA2 CityA1", "this pair stands here for the second time; expected every pair once"),
        ("B1 B2", "B1 B3", "B1 and B3 do not touch; expected two neighbouring hexes"),
        ("B1 B2", "B1 C6", "C6 is water; expected the other hex on land"),
        ("B1 B2", "A1 A2\nA1 B1", "no land joins CityA1 and CityA2; expected every city within reach of every other"),
    ],
)
def test_an_error_names_file_line_fault_and_remedy(old: str, new: str, said: str) -> None:
    message = refused(old, new)
    assert message.startswith("toy.map, line ")
    assert said in message


def test_tables_out_of_order_are_refused() -> None:
    swapped = TEXT.replace("cities", "?", 1).replace("towns", "cities", 1).replace("?", "towns", 1)
    with pytest.raises(BoardError, match="'towns' comes too early; expected the tables in this order"):
        parse_map("toy.map", swapped)


def test_more_cubes_than_the_bag_holds_are_refused() -> None:
    with pytest.raises(BoardError, match="add up to 122 cubes; expected at most 112"):
        parse_map("toy.map", TEXT.replace(" 2 -", " 6 -").replace("3 port", "6 port"))


def test_more_cities_than_markers_are_refused() -> None:
    wide = "\n".join(f"{letter} {' '.join('.' * 12)}" for letter in "ABCD")
    cities = [f"City{at} {'ABCD'[at // 12]}{at % 12 + 1} {CITY_COLOURS[at % 5]} 1 -" for at in range(45)]
    lines = ["map wide", "title Wide", "supplies 12", "hexes", wide, "cities", *cities, "towns", "adjacent", "forbidden"]
    with pytest.raises(BoardError, match="45 cities; expected 2 to 44"):
        parse_map("wide.map", "\n".join(lines))


@pytest.mark.parametrize("rows", [1, 27])
def test_too_few_or_too_many_rows_are_refused(rows: int) -> None:
    lines = ["map tall", "title Tall", "supplies 12", "hexes", *["A . ."] * rows, "cities", "towns", "adjacent", "forbidden"]
    with pytest.raises(BoardError, match=f"{rows} rows of hexes; expected 2 to 26"):
        parse_map("tall.map", "\n".join(lines))


def test_the_digest_follows_what_is_said_not_how() -> None:
    plain = parse_map("toy.map", TEXT).digest
    assert parse_map("other.map", TEXT.replace("Ham B2", "Ham    B2   # a comment")).digest == plain
    assert parse_map("toy.map", TEXT.replace("Ham B2", "Ham B3")).digest != plain


@pytest.fixture(params=list(MAPS))
def printed(request: pytest.FixtureRequest) -> HexMap:
    return load_map(MAPS[request.param])


def test_both_maps_keep_to_the_rulings(printed: HexMap) -> None:
    limits = {"eastern_us": ((24, 30), (25, 35), (4, 6)), "northern_england": ((18, 24), (20, 28), (0, 0))}
    for count, (least, most) in zip(
        (len(printed.city_names), len(printed.town_names), len(printed.adjacent)), limits[printed.name], strict=True
    ):
        assert least <= count <= most
    assert printed.supplies == 12
    assert sum(printed.city_number) + len(printed.town_names) <= 112
    assert RIVER in printed.terrain
    assert WATER in printed.terrain
    assert (MOUNTAINS in printed.terrain) == (printed.name == "eastern_us")
    assert (1 in printed.city_port) == (printed.name == "eastern_us")


def test_every_quarter_has_every_colour(printed: HexMap) -> None:
    there = {
        (printed.grid.quarter(printed.city_hex[city]), COLOURS[printed.city_colour[city]])
        for city in range(len(printed.city_names))
    }
    assert len(there) == 20


def test_adjacent_cities_have_a_printed_connection_or_water_between(printed: HexMap) -> None:
    pairs = {frozenset(pair) for pair in printed.adjacent}
    for hex in printed.city_hex:
        for side in range(6):
            other = printed.neighbours[hex * 6 + side]
            if other >= 0 and printed.city_of[other] >= 0 and not printed.forbidden[hex * 6 + side]:
                assert frozenset((printed.city_of[hex], printed.city_of[other])) in pairs


def test_every_hex_of_land_can_be_reached(printed: HexMap) -> None:
    """No hex in which track could be laid is cut off: that would be a trap in the map."""
    seen = [printed.city_hex[0]]
    for hex in seen:
        for edge in range(hex * 6, hex * 6 + 6):
            other = printed.neighbours[edge]
            if other >= 0 and not printed.forbidden[edge] and printed.terrain[other] != WATER and other not in seen:
                seen.append(other)
    land = [hex for hex in range(printed.count) if printed.terrain[hex] not in (OFF, WATER)]
    assert sorted(seen) == land
