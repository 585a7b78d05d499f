"""What people do at a table: act, ask why not, take back, agree; each is answered in their language."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, TypeVar

from goldenspike.kernel.core import GAME_IS_OVER, NOTHING_TO_UNDO, NotationError, Refusal
from goldenspike.kernel.course import ACT, Course
from goldenspike.tables.answers import Illegal, Problem, Stale, Why
from goldenspike.tables.errors import Moved, TableError, TooLong, bad_request, not_running, nothing_asked
from goldenspike.tables.first_line import first_line
from goldenspike.tables.keeping import MOST_LINES, Keeper, change, submit
from goldenspike.tables.sight import Sight
from goldenspike.tables.stored import OPEN, OVER
from goldenspike.tables.table import Table
from goldenspike.tables.views import view

T = TypeVar("T")


def meant(words: str | None, action: int | None) -> int | str:
    """The one of the two that was given; raises `TableError` unless it is exactly one."""
    if action is None and words is not None:
        return words
    if words is None and action is not None:
        return action
    raise bad_request("Say what to do either by words or by action.")


def number_of(table: Table, sight: Sight, words: str | None, action: int | None) -> int:
    """The number of the action that was asked for; raises `TableError`."""
    wanted = meant(words, action)
    try:
        return wanted if isinstance(wanted, int) else int(table.game.parse(table.course.state, wanted))
    except NotationError as error:
        raise no_such_action(table, error, sight.lang) from None


def no_such_action(table: Table, error: NotationError, lang: str) -> TableError:
    reason = table.voice(lang).speaker.error(error)
    return TableError(Illegal("no_such_action", f"{reason}.", rule=None, reference=None, reason=reason))


def illegal(table: Table, refusal: Refusal, lang: str) -> TableError:
    told = table.voice(lang).refusal(refusal)
    return TableError(Illegal("illegal", told.text, told.rule, told.reference, told.reason))


def must_run(table: Table, lang: str) -> None:
    """What is over by the rules may still be taken back; after somebody has given up nothing more is done."""
    if table.header.status == OPEN:
        raise not_running()
    if table.header.status == OVER and not table.course.over:
        raise illegal(table, Refusal(GAME_IS_OVER), lang)


async def _or_stale(table: Table, sight: Sight, changing: Awaitable[T]) -> T:
    """Await a change; raise an error that carries the newer view if the table has moved on, or says that its log is full."""
    try:
        return await changing
    except Moved:
        text = "The game has moved on. Here is where it stands now."
        raise TableError(Stale("stale", text, view(table, sight))) from None
    except TooLong:
        raise TableError(Problem("too_long", table.voice(sight.lang).text("limit-game-length", most=MOST_LINES))) from None


async def act(
    keeper: Keeper, table: Table, sight: Sight, seat: int, seq: int, words: str | None, action: int | None, again: bool = False
) -> int:
    """Carry out an action of a seat and return the new number of the table's last line; raises `TableError`.

    One that is sent `again`, because its first answer was lost, is not carried out a second time.
    """
    must_run(table, sight.lang)
    wanted = meant(words, action)
    try:
        refusal, now = await _or_stale(table, sight, submit(keeper, table, seat, seq, wanted))
    except NotationError as error:
        raise no_such_action(table, error, sight.lang) from None
    except TableError as error:
        if again and error.answer.error == "stale" and _was_done(table, seat, seq, wanted):
            return table.course.seq
        raise
    if refusal is not None:
        raise illegal(table, refusal, sight.lang)
    return now


def _was_done(table: Table, seat: int, seq: int, wanted: int | str) -> bool:
    """Whether the line after line `seq` is this very action of the seat."""
    if seq >= table.course.seq:
        return False
    line = table.course.lines[seq]
    if line.entry.kind != ACT or line.entry.seat != seat:
        return False
    try:
        return line.action == (wanted if isinstance(wanted, int) else table.game.parse(table.course.at(seq).state, wanted))
    except NotationError:
        return False


async def undo(keeper: Keeper, table: Table, sight: Sight, seat: int, seq: int) -> tuple[int, bool]:
    """Take back the seat's last action, or ask the others for it; returns the last line, and whether it was taken back.

    Bots are never asked: whoever holds all seats of people consents alone, also past a reveal and past the end. While all others
    have left their seats to bots, nobody can be asked, and only what needs no consent is taken back.
    """
    must_run(table, sight.lang)
    alone = not table.people_besides(sight.user)
    floor = first_line(table)

    def take_back(course: Course[Any], at: float) -> Refusal | None:
        mine = course.last_action({seat})
        if mine is not None and mine.seq < floor:
            return Refusal(NOTHING_TO_UNDO)
        refusal = course.take_back(seat, by_consent=alone, at=at)
        if refusal is not None and refusal.rule is not NOTHING_TO_UNDO and table.other_people(sight.user):
            course.ask_to_take_back(seat, at)
        return refusal

    refusal, now = await _or_stale(table, sight, change(keeper, table, seq, take_back))
    if refusal is not None and now == seq:
        raise illegal(table, refusal, sight.lang)
    return now, refusal is None


async def consent(keeper: Keeper, table: Table, sight: Sight, seat: int, seq: int, agree: bool) -> tuple[int, bool]:
    """Answer a request to take back. It is done when the last person has agreed; one refusal ends it."""
    must_run(table, sight.lang)

    def answer(course: Course[Any], at: float) -> bool:
        request = course.request
        if request is None or table.header.seats[request.seat].user == sight.user:
            raise nothing_asked()
        course.answer_request(seat, agree, at)
        done = agree and not table.waited_for(course)
        if done:
            course.take_back(request.seat, by_consent=True, at=at)
        return done

    done, now = await _or_stale(table, sight, change(keeper, table, seq, answer))
    return now, done


def why(table: Table, sight: Sight, seat: int, words: str | None, action: int | None) -> Why:
    """Whether a seat may do something now, and if not, which rule forbids it."""
    must_run(table, sight.lang)
    voice = table.voice(sight.lang)
    try:
        refusal = table.course.explain(seat, number_of(table, sight, words, action))
    except TableError as error:
        if error.answer.error != "no_such_action":
            raise
        return Why(allowed=False, reason=error.answer.text, text=error.answer.text)
    if refusal is None:
        return Why(allowed=True, text=voice.text("allowed"))
    told = voice.refusal(refusal)
    return Why(allowed=False, rule=told.rule, reference=told.reference, reason=told.reason, text=told.text)
