"""Steady bots of Steam know what the first places of the first turn are worth, for every table that there is."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

from goldenspike.games.steam.bots import places
from goldenspike.games.steam.bots.places import places_of, read_places
from goldenspike.games.steam.rules.rules import FEWEST_PLAYERS, MOST_PLAYERS
from tests.games.steam.bots.positions import table
from tests.parts.hex.games import MAPS, ways_to_play

ROOT = Path(__file__).parents[4]
TOOL = "tools/steam/place_worths"


@pytest.mark.parametrize("players", range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
@pytest.mark.parametrize("options", ways_to_play("steam"))
@pytest.mark.parametrize("board", list(MAPS))
def test_the_file_knows_every_table(board: str, options: str, players: int) -> None:
    worths = places_of(table(options, board, players=players))
    assert 2 <= len(worths) < players
    assert sorted(worths, reverse=True) == worths
    assert min(worths) > 0


def test_each_table_has_its_own_line_and_a_map_without_goes_by_the_first() -> None:
    text = "# map, rules, players, worths\nhere base 3 9 4\nhere base 4 7 2\nthere base 4 6 1\nhere standard 3 8\n"
    assert read_places(text, "here", "base", 4) == [7, 2]
    assert read_places(text, "there", "base", 4) == [6, 1]
    assert read_places(text, "there", "standard", 3) == [8]
    assert read_places(text, "here", "standard", 4) == []


def test_the_file_tells_the_commands_that_found_the_worths() -> None:
    text = (Path(places.__file__).parent / "weights" / "places.txt").read_text("utf-8")
    for rule_set in ("base", "standard"):
        assert f"# {TOOL} --rules {rule_set} --rounds " in text


def test_the_command_prints_worths_that_can_be_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    spec = spec_from_loader("place_worths", SourceFileLoader("place_worths", str(ROOT / TOOL)))
    assert spec is not None
    assert spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    monkeypatch.setattr(tool, "MOST_PLAYERS", FEWEST_PLAYERS)
    monkeypatch.setattr("sys.argv", [TOOL, "--rounds", "1", "--games", "1", "--seed", "2"])
    tool.main()
    printed = capsys.readouterr().out
    assert printed.startswith(f"# {TOOL} --rules base --rounds 1 --games 1 --seed 2\n")
    for rule_set in ("base", "standard"):
        assert len(read_places(printed, "eastern_us", rule_set, FEWEST_PLAYERS)) == 2
