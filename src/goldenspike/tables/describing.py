"""A position in words for whoever cannot see the board: who is to decide, and then what the game tells of itself."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from goldenspike.kernel.course import Course
from goldenspike.shelf import box_of
from goldenspike.tables.shown_seats import given_up
from goldenspike.tables.sight import Sight
from goldenspike.tables.table import Table
from goldenspike.text.description import Section, Teller
from goldenspike.text.speaker import Speaker


class Description(Struct):
    """The position after a line of the log, section by section."""

    seq: int
    sections: list[Section]


def description(table: Table, sight: Sight, at: int | None = None) -> Description:
    """The position in words as this user may know it, now or as it was at line `at`."""
    course = table.course if at is None else table.course.at(at)
    return Description(course.seq, describe(course, table.voice(sight.lang).speaker, sight.eyes))


def describe(course: Course[Any], speaker: Speaker, eyes: int) -> list[Section]:
    """The position as the seat sees it whose eyes look."""
    tell = box_of(course.game.name).description
    told = [] if tell is None else tell(course.game, course.view(eyes), speaker)
    return [Teller(speaker).section("describe-now", _now(course, speaker)), *told]


def _now(course: Course[Any], speaker: Speaker) -> list[str]:
    winners = winners_of(course)
    if winners is None:
        asked = [(speaker.seat(one.seat), speaker.text(f"rule-{one.rule.name}")) for one in course.decisions()]
        return [speaker.text("describe-asked", seat=seat, rule=rule) for seat, rule in asked]
    names = [speaker.seat(seat) for seat in winners]
    won = [speaker.text("describe-won", count=len(names), seats=", ".join(names))] if names else []
    return [speaker.text("describe-over"), *won]


def winners_of(course: Course[Any]) -> list[int] | None:
    """The seats that have won; None while the game goes on."""
    if course.over:
        return [int(seat) for seat in course.game.result(course.state).winners]
    given = given_up(course)
    return None if given is None else [seat - 1 for seat in given.winners]
