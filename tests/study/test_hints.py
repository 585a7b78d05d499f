"""Hints and playing on, without a server."""

from __future__ import annotations

from pathlib import Path

from goldenspike.study import hints
from goldenspike.study.played import played
from goldenspike.tables.playing_on import played_on
from goldenspike.tables.records import imported
from goldenspike.tables.sight import sight_of
from goldenspike.tables.stored import User
from goldenspike.tables.table import Table

ADA = User("ada", "Ada", "en")
BOB = User("bob", "Bob", "de")
FINISHED = (Path(__file__).parents[1] / "replays" / "steel_driver" / "four_players.record").read_text()


def table_at(line: int, seat: int) -> Table:
    """Bob's table, which goes on from a line of a finished game."""
    header, first, board = imported(FINISHED, ADA, "en")
    assert first is not None
    header, first, board = played_on(Table(header, list(first.entries), board), line, seat, "greedy", BOB)
    assert first is not None
    return Table(header, list(first.entries), board)


def test_a_position_is_played_on_by_one_person_against_bots() -> None:
    table = table_at(40, 2)
    assert [seat.user for seat in table.header.seats] == [None, None, "bob", None]
    assert {seat.bot for seat in table.header.seats} == {"greedy", None}
    whole = [line.split(" ", 1)[1] for line in FINISHED.partition("---\n")[2].splitlines() if not line.startswith("=")]
    assert [line.entry.words for line in table.course.standing()] == whole[:40]
    assert table.header.seed not in ("", table_at(40, 2).header.seed), "its luck is its own"


def test_hints_name_legal_choices_the_best_first_and_say_why() -> None:
    seat = 0
    table = next(one for line in range(20, 40) if (one := table_at(line, seat)).course.asked() >> seat & 1)
    tips = hints.tips_for(played(table.game, table.course.moves, None), seat)
    told = hints.shown(table, sight_of(table, BOB.id, "de"), seat, tips)
    assert 0 < len(told.hints) <= hints.MOST
    assert [hint.plan.chance for hint in told.hints] == sorted((hint.plan.chance for hint in told.hints), reverse=True)
    for hint, tip in zip(told.hints, sorted(tips, key=lambda tip: -tip.chance), strict=True):
        assert table.course.explain(seat, tip.plan[0]) is None
        assert hint.preview.words == hint.plan.words[0] == table.game.spell(table.course.state, tip.plan[0])
        assert hint.answer is None or ":" in hint.answer
