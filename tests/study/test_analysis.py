"""The study of whole games: every seat's chances, decisions judged by what their seat knew, and work that can be gone on with."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from goldenspike.kernel.record import loads, replay
from goldenspike.shelf import BOXES, game_of_record
from goldenspike.study.analysis import Analysis, Depth, difference, evenly, spread
from goldenspike.study.findings import Findings
from goldenspike.study.played import Played, has_mind, played

RECORDS = Path(__file__).parents[1] / "replays"
SHALLOW = Depth(first=1, last=1, looks=2, again=1, simulations=6, tries=3)
STUDIED = [name for name in BOXES if has_mind(name)]


def record_of(name: str) -> Played:
    record = loads((RECORDS / name).read_text())
    game = game_of_record(record)
    return played(game, replay(game, record), None)


def test_what_is_spread_is_whole_and_begins_far_apart() -> None:
    for count in range(70):
        assert sorted(spread(count)) == list(range(count))
    assert spread(8)[:4] == [0, 4, 2, 6]
    assert evenly(list(range(10)), 5) == [0, 2, 4, 6, 8]


def test_a_difference_is_told_with_its_doubt() -> None:
    assert difference([0.5, 0.5], [0.5, 0.5]) == (0.0, 0.0)
    mean, doubt = difference([1.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0])
    assert mean == 0.5
    assert 0.28 < doubt < 0.29


@pytest.mark.parametrize("name", STUDIED)
def test_the_chances_of_all_seats_are_one_and_the_end_is_the_result(name: str) -> None:
    shortest = min((RECORDS / name).glob("*.record"), key=lambda file: file.stat().st_size)
    whole = record_of(f"{name}/{shortest.name}")
    analysis = Analysis(whole, Findings(), SHALLOW)
    for number, _ in enumerate(analysis.steps()):
        if number == 12:
            break
    graph = analysis.findings.graph()
    assert len(graph) > 2
    assert [round(sum(chances), 6) for chances in graph.values()] == [1.0] * len(graph)
    game = whole.set_up()
    moves = replay(game, loads(shortest.read_text()))
    assert len(moves) in graph
    look = analysis.look(min(analysis.findings.points), 1)
    run = [action for _, action in whole.moves[min(analysis.findings.points) :]]
    carried_out = look.plans[look.chosen].actions
    assert carried_out == run[: len(carried_out)]
    assert [round(sum(plan.chances), 6) for plan in look.plans] == [1.0] * len(look.plans)


def test_a_study_is_gone_on_with_where_it_stopped_and_ends() -> None:
    whole = record_of("steel_driver/four_players.record")
    findings, numbers = Findings(), []
    while findings.done < 1.0:
        Analysis(whole, findings, SHALLOW).go_on(0.3)
        findings = msgspec.json.decode(msgspec.json.encode(findings), type=Findings)
        numbers.append(findings.done)
    assert numbers == sorted(numbers)
    assert len(findings.looks) == SHALLOW.looks
    assert sorted(look.depth for look in findings.looks.values()) == [1, 4]
    assert all(point.tries >= 1 for point in findings.points.values())


def test_a_blunder_is_told_with_what_it_gave_away() -> None:
    """In the last turn of this game of random bots a claim decides who wins, and the wrong one was made."""
    whole = record_of("steel_driver/four_players.record")
    look = Analysis(whole, Findings(), Depth(simulations=24, tries=8)).look(156, 1)
    assert look.is_sure
    assert look.lost == 1.0
    assert look.plans[0].chances[look.seat] == 1.0
    assert look.plans[look.chosen].actions == [whole.moves[156][1]]
    assert look.plans[0].actions != look.plans[look.chosen].actions
