"""What an action would cause, before anybody decides on it."""

from __future__ import annotations

from typing import Any

from goldenspike.kernel.core import EVERYBODY, Fact
from goldenspike.kernel.course import Course
from goldenspike.tables.acting import illegal, must_run, number_of
from goldenspike.tables.answers import Change, ChoiceShown, Preview
from goldenspike.tables.errors import bad_request
from goldenspike.tables.sight import Sight
from goldenspike.tables.table import Table
from goldenspike.tables.views import position_of


def preview(table: Table, sight: Sight, seat: int, words: str | None, action: int | None, before: int | None = None) -> Preview:
    """What an action would cause, as far as the seat can know; chance is not drawn and sealed answers stay sealed.

    `before` is an action of the seat's that would come first; `then` is what the seat could do next.
    """
    must_run(table, sight.lang)
    number = number_of(table, sight, words, action)
    course, voice = table.course, table.voice(sight.lang)
    if before is not None:
        course, facts = ahead(table, sight, course, seat, before)
        if facts:
            raise bad_request("Only an action that has no effect of its own can come before.")
    after, facts = ahead(table, sight, course, seat, number)
    shown = Preview(table.game.spell(course.state, number), voice.action(course.state, number), True, [], [], [])
    if any(decision.sealed for decision in course.decisions()):
        return shown
    shown.sealed = False
    shown.facts = [voice.fact(fact) for fact in facts if fact.audience in (EVERYBODY, seat)]
    shown.changes = differences(position_of(table, table.course, sight), position_of(table, after, sight), [])
    shown.then = [] if shown.facts else next_choices(table, sight, after, seat)
    return shown


def ahead(table: Table, sight: Sight, course: Course[Any], seat: int, action: int) -> tuple[Course[Any], list[Fact]]:
    """The course after an action, with chance still waiting, and the facts that it told; raises `TableError`."""
    after = course.fork(dealing=False)
    refusal = after.submit(seat, action)
    if refusal is not None:
        raise illegal(table, refusal, sight.lang)
    return after, after.lines[-1].facts


def next_choices(table: Table, sight: Sight, course: Course[Any], seat: int) -> list[ChoiceShown]:
    if not course.asked() >> seat & 1:
        return []
    voice = table.voice(sight.lang)
    return [voice.choice(course.state, seat, choice) for choice in table.game.choices(course.state, seat)]


def differences(before: Any, after: Any, path: list[str | int]) -> list[Change]:
    """Every value that differs, with the path to it in the view."""
    if isinstance(before, dict) and isinstance(after, dict):
        keys = [*before, *(key for key in after if key not in before)]
        pairs = [(key, before.get(key), after.get(key)) for key in keys]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = [(place, old, new) for place, (old, new) in enumerate(zip(before, after, strict=True))]
    else:
        return [] if before == after else [Change(path, before, after)]
    return [change for key, old, new in pairs for change in differences(old, new, [*path, key])]
