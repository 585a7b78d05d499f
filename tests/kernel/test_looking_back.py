"""The course of a game looks back to any line, with what was taken back and through positions it kept."""

from __future__ import annotations

import random
from typing import Any

import pytest

from goldenspike.kernel.core import CHANCE
from goldenspike.kernel.course import SNAPSHOT_EVERY, Course
from goldenspike.tables.table import game_of

BOARDS = {"steel_driver": "usa", "steam_barons": "northern_england"}


def played(name: str, lines: int) -> Course[Any]:
    """Random play in which now and then something is taken back, some of it on a fork that comes to nothing."""
    course, dice = Course(game_of(name, 1, 3, "", BOARDS[name]), "seed"), random.Random(7)
    while course.seq < lines and not course.over:
        course.deal()
        seat = next(seat for seat in range(CHANCE) if course.asked() >> seat & 1)
        choices = course.game.choices(course.state, seat)
        given_up = course.fork()
        assert given_up.submit(seat, choices[0].first) is None
        course = course.fork()
        assert course.submit(seat, dice.choice(choices).last) is None
        if dice.random() < 0.25:
            assert course.take_back(seat, by_consent=True) is None
    return course


@pytest.mark.parametrize("name", BOARDS)
def test_every_earlier_position_is_the_one_its_lines_lead_to(name: str) -> None:
    course = played(name, 6 * SNAPSHOT_EVERY)
    anew = Course(course.game)
    for line in course.lines:
        past = course.at(line.seq - 1)
        assert past.state.numbers() == anew.state.numbers()
        assert past.undone == anew.undone
        anew.follow(line.entry)
    assert anew.state.numbers() == course.state.numbers()
    assert course.undone, "nothing was taken back, so this proves little"
