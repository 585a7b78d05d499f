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
from tests.parts.hex.games import ways_to_play

ROOT = Path(__file__).parents[4]
TOOL = "tools/steam/place_worths"


@pytest.mark.parametrize("players", range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
@pytest.mark.parametrize("options", ways_to_play("steam"))
def test_the_file_knows_every_table(options: str, players: int) -> None:
    worths = places_of(table(options, players=players))
    assert 2 <= len(worths) < players
    assert sorted(worths, reverse=True) == worths
    assert min(worths) > 0


def test_each_table_has_its_own_line() -> None:
    text = "# rules, players, worths\nbase 3 9 4\nbase 4 7 2\nstandard 3 8\n"
    assert read_places(text, "base", 4) == [7, 2]
    assert read_places(text, "standard", 3) == [8]
    assert read_places(text, "standard", 4) == []


def test_the_file_tells_the_command_that_found_the_worths_of_the_standard_rules() -> None:
    text = (Path(places.__file__).parent / "weights" / "places.txt").read_text("utf-8")
    assert text.startswith(f"# {TOOL} --rules standard --rounds ")


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
        assert len(read_places(printed, rule_set, FEWEST_PLAYERS)) == 2
