"""Recorded games of Steam and Steam Barons: each verifies, ends with its scores and shows what its name says."""

from __future__ import annotations

import pytest

from goldenspike.kernel.record import dumps, loads, replay, verify
from goldenspike.shelf import game_of_record
from tests.replays.hex_games.find import HERE, ODDITIES, course, score_line

SCORES = (HERE / "scores.txt").read_text().splitlines()


def test_every_record_is_tested() -> None:
    assert {path.stem for path in HERE.glob("*.record")} == set(ODDITIES)
    assert [line.split(":")[0] for line in SCORES] == list(ODDITIES)


@pytest.mark.parametrize("name", list(ODDITIES))
def test_a_recorded_game_verifies_ends_with_its_scores_and_shows_what_its_name_says(name: str) -> None:
    text = (HERE / f"{name}.record").read_text()
    record = loads(text)
    game = game_of_record(record)
    verify(game, record)
    moves = replay(game, record)
    assert dumps(game, record.header, moves) == text
    told, state = course(game, moves)
    assert game.pending(state) == 0
    assert score_line(name, game.result(state)) in SCORES
    assert ODDITIES[name][4](told, game.result(state))
