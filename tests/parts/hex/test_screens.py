"""Games on hexes in a terminal: the board as data, the map with its numbers and legend, and where the goods lie."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from goldenspike.cli import main
from goldenspike.shelf import BOXES, box_of
from goldenspike.text.speaker import LANGUAGES
from tests.dialect import Scene
from tests.parts.hex.games import HEX_GAMES
from tests.parts.hex.screens import board, screen, shown_with

every_hex_game = pytest.mark.parametrize("game", HEX_GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@every_hex_game
def test_the_board_is_told_as_json_by_names(game: str) -> None:
    told = board(game)
    assert (told["name"], told["title"], told["rows"], told["columns"]) == ("eastern_us", "Eastern US", 21, 21)
    hexes = {hex["label"]: hex for hex in told["hexes"]}
    assert hexes["G7"] == {"label": "G7", "terrain": "plain", "place": "Chicago", "colour": "red"}
    assert hexes["G3"] == {"label": "G3", "terrain": "plain", "place": "Des_Moines", "colour": None}
    assert hexes["C19"] == {"label": "C19", "terrain": "mountains", "place": None, "colour": None}
    assert "E21" not in hexes, "off the map"
    assert {"name": "New_York", "hex": "H16", "colour": "purple", "number": 3, "port": True} in told["cities"]
    assert {"name": "Des_Moines", "hex": "G3"} in told["towns"]


@every_hex_game
def test_every_place_with_cubes_is_on_the_screen(game: str) -> None:
    set_up = BOXES[game].offer.set_up(3, {})
    view = Scene(set_up).deals().view()
    speaker = box_of(set_up.name).speaker(set_up, "en", ["Ann", "Bob", "Cy"])
    said = shown_with(game, view)
    assert len(view["cubes"]) > 20
    for name, cubes in view["cubes"].items():
        letters = "".join(speaker.text(f"letter-{colour}") for colour in cubes)
        assert f"{speaker.named('stop', name)} {letters}" in said
    assert ("Supply spaces" in said) == ("supply" in view)


@every_hex_game
@every_language
def test_a_screen_has_map_legend_and_goods_within_eighty_columns(game: str, language: str) -> None:
    said = screen(game, "--lang", language)
    speaker = BOXES[game].speaker(BOXES[game].offer.set_up(3, {}), language, [])
    lines = said.split(speaker.text("more-help"))[0].splitlines()[:-1]
    assert max(len(line) for line in lines) <= 80
    for text in ("legend-ground", "legend-track", "goods"):
        for line in speaker.text(text).splitlines():
            assert len(re.findall(rf"(?<!\w){re.escape(line.strip())}(?!\w)", said)) == 1, text


@every_hex_game
def test_columns_are_numbered_above_the_hexes_of_the_first_row(game: str) -> None:
    for columns, cell in ((80, 3), (120, 4)):
        shown = CliRunner(env={"COLUMNS": str(columns)}).invoke(main, ["board", game]).stdout.splitlines()
        assert shown[0].split() == [str(number) for number in range(1, 22)]
        assert shown[0].index("17") == 2 + 16 * cell
        assert shown[3][2 + 16 * cell :].startswith("MO"), "Montreal lies in C17"
