"""Steam in a terminal: its pairs of cities, its goods and its map."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from goldenspike.cli import main
from goldenspike.parts.hex.map import COLOURS
from goldenspike.shelf import BOXES
from goldenspike.text.speaker import LANGUAGES
from tests.parts.hex.screens import board, shown_with

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_pairs_of_adjacent_cities_are_told() -> None:
    hexmap = BOXES["steam"].offer.set_up(3, {}).ground.map  # type: ignore[attr-defined]
    pairs = [[hexmap.city_names[a], hexmap.city_names[b]] for a, b in hexmap.adjacent]
    assert pairs
    assert board("steam")["adjacent"] == pairs


def test_the_goods_of_cities_and_supply_spaces_are_listed_with_a_key() -> None:
    view = {"cubes": {"New_York": ["red", "black"], "Chicago": ["blue"]}, "supply": [["yellow", "yellow"], []]}
    lines = [line.rstrip() for line in shown_with("steam", view).splitlines()]
    assert lines == ["Goods: R red  B blue  Y yellow  K black", "Chicago B  New York RK", "Supply spaces: 1:YY 2:-"]
    assert ": R rouge  B bleu  J jaune  N noir" in shown_with("steam", view, "fr")
    assert "Vorratsfelder: 1:GG 2:-" in shown_with("steam", view, "de")


@every_language
def test_every_colour_has_a_letter_of_its_own(language: str) -> None:
    speaker = BOXES["steam"].speaker(BOXES["steam"].offer.set_up(3, {}), language, [])
    assert len({speaker.text(f"letter-{colour}") for colour in COLOURS}) == len(COLOURS)


def test_short_names_have_no_underscores() -> None:
    shown = CliRunner(env={"COLUMNS": "120"}).invoke(main, ["board", "steam"]).stdout
    assert "_" not in shown
    assert "STL" in shown


def test_the_legend_stands_below_every_map() -> None:
    shown = CliRunner(env={"COLUMNS": "80"}).invoke(main, ["board", "steam"]).stdout
    assert shown.count("A mountains") == 1


def test_when_no_cubes_are_left_nothing_is_listed() -> None:
    assert shown_with("steam", {"cubes": {}, "supply": [[], []]}) == ""
