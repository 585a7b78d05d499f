"""Recorded games, ordinary and odd: each verifies, ends with its scores and shows what its name says."""

from __future__ import annotations

from functools import cache

import pytest

from goldenspike.kernel.core import OVER
from goldenspike.kernel.record import RecordError, dumps, loads, replay, verify
from goldenspike.shelf import BOXES, game_of_record
from tests.replays.played import HERE, Played, oddities, played, record_of, score_line, transcript

RECORDS = [(title, name) for title in BOXES for name in oddities(title)]
every_record = pytest.mark.parametrize(("title", "name"), RECORDS)
MIDDLES = 8
"""So many times at most an action is left out of a record."""


@cache
def scores(title: str) -> list[str]:
    return (HERE / title / "scores.txt").read_text("utf-8").splitlines()


@cache
def again(title: str, name: str) -> Played:
    return played(title, name)


@pytest.mark.parametrize("title", list(BOXES))
def test_every_record_is_tested(title: str) -> None:
    assert {path.stem for path in (HERE / title).glob("*.record")} == set(oddities(title))
    assert [line.split(":")[0] for line in scores(title)] == list(oddities(title))


def test_there_are_many_records() -> None:
    assert {path.parent.name for path in HERE.rglob("*.record")} == set(BOXES)
    assert len(RECORDS) >= 47


@every_record
def test_a_recorded_game_verifies_and_is_written_the_same_again(title: str, name: str) -> None:
    text = record_of(title, name).read_text("utf-8")
    record = loads(text)
    game = game_of_record(record)
    verify(game, record)
    assert dumps(game, record.header, replay(game, record)) == text


@every_record
def test_a_recorded_game_is_of_its_title_and_ends_with_its_scores(title: str, name: str) -> None:
    """Its board may have been tuned since, but has the same name."""
    game, oddity = again(title, name).game, oddities(title)[name]
    sought = oddity.set_up(title)
    assert (game.name, game.players, game.options) == (title, sought.players, sought.options)
    assert game.board_name.split()[0] == sought.board_name.split()[0]
    assert again(title, name).state.phase == OVER
    assert score_line(name, again(title, name).result()) in scores(title)


@every_record
def test_a_recorded_game_shows_what_its_name_says(title: str, name: str) -> None:
    assert oddities(title)[name].shows(again(title, name))


@pytest.mark.parametrize("title", list(BOXES))
def test_a_recorded_game_reads_as_it_did(title: str) -> None:
    logs = {name: oddity.paragraph for name, oddity in oddities(title).items() if oddity.paragraph}
    assert {path.stem for path in (HERE / title).glob("*.txt")} == {*logs, "scores"}
    for name, paragraph in logs.items():
        text = record_of(title, name).with_suffix(".txt").read_text("utf-8")
        assert transcript(again(title, name), paragraph) == text


@every_record
def test_a_recorded_game_with_one_action_left_out_does_not_verify(title: str, name: str) -> None:
    lines = record_of(title, name).read_text("utf-8").splitlines()
    actions = [place for place, line in enumerate(lines) if line[0].isdigit() or line[0] == "*"]
    for place in actions[:: max(1, len(actions) // MIDDLES)]:
        record = loads("\n".join(lines[:place] + lines[place + 1 :]))
        with pytest.raises(RecordError):
            verify(game_of_record(record), record)
