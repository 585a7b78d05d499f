"""Recorded games of Steel Driver, ordinary and odd: each verifies, ends with its scores and shows what its name says."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_driver.rules import events
from goldenspike.games.steel_driver.rules.phase6_final_profit import goods_controlled
from goldenspike.kernel.core import OVER
from goldenspike.kernel.record import RecordError, dumps, loads, replay, verify
from goldenspike.shelf import game_of_record
from tests.replays.find import HERE, ODDITIES, TRANSCRIPTS, read, score_line, transcript

SCORES = (HERE / "scores.txt").read_text().splitlines()
every_record = pytest.mark.parametrize("name", list(ODDITIES))


def test_every_record_is_tested() -> None:
    assert {path.stem for path in HERE.glob("*.record")} == set(ODDITIES)
    assert [line.split(":")[0] for line in SCORES] == list(ODDITIES)
    assert len(ODDITIES) >= 12


@every_record
def test_a_recorded_game_verifies_and_is_written_the_same_again(name: str) -> None:
    text = (HERE / f"{name}.record").read_text()
    record = loads(text)
    game = game_of_record(record)
    verify(game, record)
    assert dumps(game, record.header, replay(game, record)) == text
    assert text.count("\n= ") == 5


@every_record
def test_a_recorded_game_ends_with_its_scores(name: str) -> None:
    played = read(name)
    assert played.state.phase == OVER
    assert score_line(name, played.result()) in SCORES


@every_record
def test_a_recorded_game_shows_what_its_name_says(name: str) -> None:
    players, _, shows = ODDITIES[name]
    played = read(name)
    assert played.game.players == players
    assert shows(played)


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_recorded_game_reads_as_it_did(name: str) -> None:
    assert transcript(read(name)) == (HERE / f"{name}.txt").read_text()


@every_record
def test_a_recorded_game_with_one_action_left_out_does_not_verify(name: str) -> None:
    lines = (HERE / f"{name}.record").read_text().splitlines()
    actions = [place for place, line in enumerate(lines) if line[0].isdigit()]
    for place in actions[:: max(1, len(actions) // 8)]:
        record = loads("\n".join(lines[:place] + lines[place + 1 :]))
        with pytest.raises(RecordError):
            verify(game_of_record(record), record)


def test_the_tie_was_broken_by_goods_and_the_shared_victory_was_level_in_them() -> None:
    broken, shared = read("tie_broken_by_goods"), read("shared_victory")
    (winner,) = broken.result().winners
    rivals = [seat for seat in broken.level() if seat != winner]
    assert all(goods_controlled(broken.state, winner) > goods_controlled(broken.state, seat) for seat in rivals)
    assert len({goods_controlled(shared.state, seat) for seat in shared.result().winners}) == 1


def test_the_link_by_one_company_paid_it_alone() -> None:
    played = read("link_by_one_company")
    assert len(played.told(events.LINK_COMPLETED)) == 1
    assert played.fewest_companies() == 1


def test_a_company_never_sold_has_no_controller_and_no_goods() -> None:
    played = read("company_never_sold")
    unsold = [company for company in range(6) if not played.shares_of(company)]
    assert unsold
    for company in unsold:
        assert played.state.controller[company] == -1
        assert sum(list(played.state.claimed)[company * 5 : company * 5 + 5]) == 0
