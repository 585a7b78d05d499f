"""What is said of balance: figures of the arena's games beside their targets, and plots of them."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner

from goldenspike.cli import main

pytest.importorskip("matplotlib", reason="the plots need: pip install goldenspike[arena]")
TOOL = Path(__file__).parents[2] / "tools" / "balance"


@pytest.fixture(scope="module")
def balance() -> ModuleType:
    spec = spec_from_loader("balance", SourceFileLoader("balance", str(TOOL)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("figure", "low", "high", "said"),
    [
        (1.0, 0.8, 1.2, "yes"),
        (1.2, 1.1, 1.4, "likely"),
        (1.4, 1.2, 1.6, "hardly"),
        (1.6, 1.5, 1.7, "**no**"),
        (0.5, 0.4, 0.6, "**no**"),
    ],
)
def test_a_target_is_met_or_missed_only_if_the_whole_interval_says_so(
    balance: ModuleType, figure: float, low: float, high: float, said: str
) -> None:
    judged = balance.Judged("steam", "4 players", 100, "seat 1 wins", figure, low, high, (0.7, 1.3))
    assert judged.met == said
    assert judged.row().endswith(f"| 0.7 to 1.3 | {said} |")


def test_games_of_the_arena_are_judged_and_drawn(balance: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    say = [
        "arena",
        "steel_driver",
        "--bots",
        "greedy",
        "--games",
        "3",
        "--players",
        "3,4",
        "--processes",
        "1",
        "--out",
        str(file),
    ]
    assert CliRunner().invoke(main, say).exit_code == 0
    results = balance.read([file])
    assert {setting: len(games) for setting, games in results["steel_driver"].items()} == {
        "3 players, usa": 3,
        "4 players, usa": 3,
    }
    judged = balance.judge("steel_driver", results["steel_driver"])
    whats = [(one.setting, one.games, one.what.split(" ")[0]) for one in judged]
    assert whats[:2] == [("3 players, usa", 3, "seat")] * 2
    assert whats[-2:] == [("usa", 6, "start"), ("usa", 6, "company")]
    balance.pictures(results, judged, tmp_path)
    assert {path.name for path in tmp_path.glob("*.svg")} == {"balance_seats.svg", "balance_start_cities.svg"}
    assert "San Francisco, 3 players" in (tmp_path / "balance_start_cities.svg").read_text()
