"""Wrong files of Steel & Steam's board: each is told with its file, its line, what is wrong and what was expected."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import goldenspike
from goldenspike.games.steel_and_steam.rules.board.board import CARDS, DEEDS, FILES, LINES, PLACES, load_board, parse_board
from goldenspike.parts.lines import BoardError

DIRECTORY = Path(goldenspike.__file__).parent / "games" / "steel_and_steam" / "boards"


def test_the_same_files_give_the_same_digest() -> None:
    texts = read()
    board = load_board()
    assert parse_board(texts).digest == board.digest
    texts[PLACES] += "# only a comment\n"
    assert parse_board(texts).digest == board.digest
    texts[DEEDS] = swap("NYC       19500", "NYC       20000")(texts[DEEDS])
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
    (LINES, swap("Pittsburgh Cleveland\n", "Philadelphia Baltimore\n"), "a second step between Philadelphia and Baltimore"),
    (LINES, swap("Pittsburgh Cleveland\n", "Pittsburgh F_Long_Point\n"), "a railway between Pittsburgh and F_Long_Point"),
    (LINES, swap("Seattle F_Victoria Vancouver", "Seattle Vancouver"), "no ferry point between Seattle and Vancouver"),
    (LINES, swap("Boston F_Cape_Sable Halifax", "Boston F_Maine"), "a second step between Boston and F_Maine"),
    (LINES, without("Omaha Norfolk_Neb |La_Crosse Mason_City "), "no way leads from Boston to Rapid_City"),
    (PLACES, swap("bend     Aberdeen ", "bend     Aberdene "), "'Aberdeen' is no place; expected a city, a hub's other station"),
    (
        PLACES,
        swap("bend     Aberdeen ", "bend     Nowhere -99 40\nbend     Aberdeen "),
        "no line passes Nowhere; expected points",
    ),
    (PLACES, swap("payoff 8", "payoff 15"), "the payoff of a mile is '15'; expected a whole number from 8 to 14"),
    (DEEDS, without("FEC "), "no deed of FEC; expected a deed for every property"),
    (DEEDS, swap("FEC  ", "FEX  "), "the property is 'FEX'; expected one of PRR"),
    (DEEDS, swap("FEC  ", "PRR  "), "PRR stands here for the second time; expected every deed once"),
    (DEEDS, swap("20500  10000", "20600  10000"), "the price is 20600; expected a multiple of 500"),
    (DEEDS, swap("20500  10000", "44000  10000"), "the price is '44000'; expected a whole number from 4000 to 42000"),
    (DEEDS, swap("20500  10000", "20500  20500"), "CI, M and the price do not rise in this order; expected CI < M < price"),
    (DEEDS, swap("20500  10000  12000", "20500  10000  10000"), "P is 10000; expected more than M and at most the price"),
    (DEEDS, swap("12000  27500", "12000  20500"), "HT is 20500; expected more than the price"),
    (DEEDS, swap("26500   5500", "26500   9500"), "CI and M make 19500; expected less than the price"),
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


def test_a_board_that_does_not_say_what_a_mile_pays_pays_14_dollars_and_looks_the_same() -> None:
    texts = read()
    ours = parse_board(texts)
    texts[PLACES] = texts[PLACES].replace("payoff 8\n", "")
    silent = parse_board(texts)
    cities = [ours.city_names.index(name) for name in ("New_York", "San_Francisco")]
    assert (ours.payoff_between(*cities), silent.payoff_between(*cities)) == (20_500, 36_000)
    assert silent.digest != ours.digest
    assert silent.map_digest == ours.map_digest


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
