"""The command that studies a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import refused, run

RECORD = Path(__file__).parents[1] / "replays" / "steel_driver" / "three_players.record"


def test_everything_found_is_told_as_json() -> None:
    told = run("analyse", str(RECORD), "--seconds", "0.5", "--json")
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert 0 < found["done"] <= 1
    assert found["points"][-1]["chances"].count(0.0) == 2
    assert all(abs(sum(point["chances"]) - 1) < 0.001 for point in found["points"])


@pytest.mark.parametrize(("lang", "heading"), [("en", "Chances to win"), ("fr", "Chances de gagner"), ("de", "Siegchancen")])
def test_a_person_is_shown_bars(lang: str, heading: str) -> None:
    told = run("analyse", str(RECORD), "--seconds", "0.2", "--lang", lang)
    assert told.exit_code == 0, told.output
    assert heading in told.stdout
    assert any(bar in told.stdout for bar in "▁▂▃▄▅▆▇█")


def test_a_broken_record_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.record"
    broken.write_text("no record")
    assert "Error" in refused(run("analyse", str(broken)))
