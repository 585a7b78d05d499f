"""Recorded games of Steel & Steam, ordinary and odd: each verifies, ends with its scores and shows what its name says."""

from __future__ import annotations

import pytest

from goldenspike.kernel.core import OVER
from goldenspike.kernel.record import RecordError, dumps, loads, replay, verify
from goldenspike.shelf import game_of_record
from tests.replays.steel_and_steam.find import HERE, ODDITIES, read, score_line

SCORES = (HERE / "scores.txt").read_text("utf-8").splitlines()
every_record = pytest.mark.parametrize("name", list(ODDITIES))


def test_every_record_is_tested() -> None:
    assert {path.stem for path in HERE.glob("*.record")} == set(ODDITIES)
    assert [line.split(":")[0] for line in SCORES] == list(ODDITIES)
    assert len(ODDITIES) >= 12


@every_record
def test_a_recorded_game_verifies_and_is_written_the_same_again(name: str) -> None:
    text = (HERE / f"{name}.record").read_text("utf-8")
    record = loads(text)
    game = game_of_record(record)
    verify(game, record)
    assert dumps(game, record.header, replay(game, record)) == text


@every_record
def test_a_recorded_game_ends_with_its_scores_and_shows_what_its_name_says(name: str) -> None:
    played = read(name)
    assert played.state.phase == OVER
    assert score_line(name, played.result()) in SCORES
    assert set(ODDITIES[name][3]) <= played.told()


@every_record
def test_a_recorded_game_with_one_action_left_out_does_not_verify(name: str) -> None:
    lines = (HERE / f"{name}.record").read_text("utf-8").splitlines()
    places = [place for place, line in enumerate(lines) if line[0].isdigit() or line[0] == "*"]
    place = places[len(places) // 2]
    record = loads("\n".join(lines[:place] + lines[place + 1 :]))
    with pytest.raises(RecordError):
        verify(game_of_record(record), record)
