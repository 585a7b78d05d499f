"""Steam and Steam Barons in a terminal: the board as data, the map with its numbers and legend, and where the goods lie."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from rich.console import Console

from goldenspike.cli import main
from goldenspike.kernel.chance import Dealer
from goldenspike.kernel.table import Table
from goldenspike.parts.hex.map import COLOURS
from goldenspike.shelf import BOXES, box_of
from goldenspike.text.speaker import LANGUAGES

HEX_GAMES = ["steam", "steam_barons"]
every_hex_game = pytest.mark.parametrize("game", HEX_GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def board(*words: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(CliRunner().invoke(main, ["board", *words, "--json"]).stdout)
    return told


def screen(game: str, *words: str, columns: int = 80) -> str:
    asked = ["play", game, "--players", "3", "--seed", "2", *words]
    return CliRunner(env={"COLUMNS": str(columns)}).invoke(main, asked, input="quit\n").stdout


def shown_with(game: str, view: dict[str, Any], language: str = "en") -> str:
    """The goods of a view, as they are printed."""
    set_up = BOXES[game].offer.set_up(3, {})
    shown: Any = BOXES[game].screen(set_up)
    console = Console(file=StringIO(), width=80)
    shown.show_goods(console, view, box_of(set_up.name).speaker(set_up, language, []))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


# the board as data


@every_hex_game
def test_the_board_is_told_as_json_by_names(game: str) -> None:
    told = board(game)
    assert (told["name"], told["title"], told["rows"], told["columns"]) == ("eastern_us", "Eastern US", 21, 21)
    hexes = {hex["label"]: hex for hex in told["hexes"]}
    assert hexes["G7"] == {"label": "G7", "terrain": "plain", "place": "Chicago", "colour": "red"}
    assert hexes["A4"] == {"label": "A4", "terrain": "plain", "place": "Duluth", "colour": None}
    assert hexes["C19"] == {"label": "C19", "terrain": "mountains", "place": None, "colour": None}
    assert "E21" not in hexes, "off the map"
    assert {"name": "New_York", "hex": "H16", "colour": "purple", "number": 5, "port": True} in told["cities"]
    assert {"name": "Duluth", "hex": "A4"} in told["towns"]


def test_every_edge_that_nothing_crosses_is_told_once() -> None:
    told = board("steam_barons", "--map", "northern_england")
    assert ["T3", "U4"] in told["forbidden"]
    assert len(told["forbidden"]) == 10


def test_pairs_of_adjacent_cities_are_told() -> None:
    hexmap = BOXES["steam"].offer.set_up(3, {}).ground.map  # type: ignore[attr-defined]
    pairs = [[hexmap.city_names[a], hexmap.city_names[b]] for a, b in hexmap.adjacent]
    assert pairs
    assert board("steam")["adjacent"] == pairs


def test_the_board_of_steam_barons_has_its_companies_in_order_and_its_card() -> None:
    told = board("steam_barons")
    assert told["companies"] == ["orange", "green", "brown", "natural", "black", "white"]
    assert len(told["dividends"]) == len(told["bonuses"]) == len(told["profits"]) == 31
    assert len(told["boxes"]) == 19


# the goods


def test_the_goods_of_cities_and_supply_spaces_are_listed_with_a_key() -> None:
    view = {"cubes": {"New_York": ["red", "black"], "Chicago": ["blue"]}, "supply": [["yellow", "yellow"], []]}
    lines = [line.rstrip() for line in shown_with("steam", view).splitlines()]
    assert lines == ["Goods: R red  B blue  Y yellow  K black", "Chicago B  New York RK", "Supply spaces: 1:YY 2:-"]
    assert ": R rouge  B bleu  J jaune  N noir" in shown_with("steam", view, "fr")
    assert "Vorratsfelder: 1:GG 2:-" in shown_with("steam", view, "de")


def test_when_no_cubes_are_left_nothing_is_listed() -> None:
    assert shown_with("steam_barons", {"cubes": {}}) == ""
    assert shown_with("steam", {"cubes": {}, "supply": [[], []]}) == ""


@every_hex_game
def test_every_place_with_cubes_is_on_the_screen(game: str) -> None:
    set_up = BOXES[game].offer.set_up(3, {})
    table = Table(set_up, Dealer("2"))
    table.decisions()
    speaker = box_of(set_up.name).speaker(set_up, "en", ["Ann", "Bob", "Cy"])
    said = shown_with(game, table.view(0))
    assert len(table.view(0)["cubes"]) > 20
    for name, cubes in table.view(0)["cubes"].items():
        letters = "".join(speaker.text(f"letter-{colour}") for colour in cubes)
        assert f"{speaker.named('stop', name)} {letters}" in said
    assert ("Supply spaces" in said) == (game == "steam")


@every_language
def test_every_colour_has_a_letter_of_its_own(language: str) -> None:
    speaker = BOXES["steam"].speaker(BOXES["steam"].offer.set_up(3, {}), language, [])
    assert len({speaker.text(f"letter-{colour}") for colour in COLOURS}) == len(COLOURS)


# the map


@every_hex_game
@every_language
def test_a_screen_has_map_legend_and_goods_within_eighty_columns(game: str, language: str) -> None:
    said = screen(game, "--lang", language)
    speaker = BOXES[game].speaker(BOXES[game].offer.set_up(3, {}), language, [])
    lines = said.split(speaker.text("more-help"))[0].splitlines()[:-1]
    assert max(len(line) for line in lines) <= 80
    for text in ("legend-ground", "legend-track", "goods"):
        assert all(said.count(line) == 1 for line in speaker.text(text).splitlines()), text


@every_hex_game
def test_columns_are_numbered_above_the_hexes_of_the_first_row(game: str) -> None:
    for columns, cell in ((80, 3), (120, 4)):
        shown = CliRunner(env={"COLUMNS": str(columns)}).invoke(main, ["board", game]).stdout.splitlines()
        assert shown[0].split() == [str(number) for number in range(1, 22)]
        assert shown[0].index("17") == 2 + 16 * cell
        assert shown[3][2 + 16 * cell :].startswith("MO"), "Montreal lies in C17"


def test_short_names_have_no_underscores() -> None:
    shown = CliRunner(env={"COLUMNS": "120"}).invoke(main, ["board", "steam"]).stdout
    assert "_" not in shown
    assert "STL" in shown


def test_the_legend_stands_below_every_map() -> None:
    shown = CliRunner(env={"COLUMNS": "80"}).invoke(main, ["board", "steam"]).stdout
    assert shown.count("A mountains") == 1
