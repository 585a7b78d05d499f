"""What people do at a table: act, ask why not, look ahead, take back, agree."""

from __future__ import annotations

import time
from typing import Any

from goldenspike.kernel.core import Journal, NotationError, Refusal
from goldenspike.web.course import Course
from goldenspike.web.desk import Desk
from goldenspike.web.errors import ApiError, Stale, bad_request
from goldenspike.web.house import House
from goldenspike.web.say import Json
from goldenspike.web.show import Sight, position_of, view, voice_of
from goldenspike.web.store.rows import AGREE, ASK, OPEN, PERSON, REFUSE


def action_of(desk: Desk, sight: Sight, words: str | None, action: int | None) -> int:
    """The action that was meant, by words or by number; raises `ApiError`."""
    if (words is None) == (action is None):
        raise bad_request("Say what to do either by words or by action.")
    if words is None or action is not None:
        return int(action or 0)
    try:
        return int(desk.game.parse(desk.course.state, words))
    except NotationError as error:
        reason = voice_of(desk, sight.lang).speaker.error(error)
        raise ApiError(422, "no_such_action", f"{reason}.", rule=None, reference=None, reason=reason) from None


def illegal(desk: Desk, refusal: Refusal, lang: str) -> ApiError:
    told = voice_of(desk, lang).refusal(refusal)
    return ApiError(422, "illegal", **told)


def stale(desk: Desk, sight: Sight) -> ApiError:
    return ApiError(409, "stale", "The game has moved on. Here is where it stands now.", view=view(desk, sight))


def must_run(desk: Desk) -> None:
    if desk.header.status == OPEN:
        raise ApiError(409, "not_running", "The game has not begun.")


async def must_stand_at(house: House, desk: Desk, sight: Sight, seq: int) -> None:
    """What is asked for was decided on the table as it stands, also after looking what other processes have done."""
    if seq != desk.course.seq:
        await house.look_now(desk)
    if seq != desk.course.seq:
        raise stale(desk, sight)


async def act(house: House, desk: Desk, sight: Sight, seat: int, seq: int, words: str | None, action: int | None) -> int:
    """Carry out an action of a seat; the new number of the table's last line. Raises `ApiError`."""
    must_run(desk)
    async with desk.lock:
        await must_stand_at(house, desk, sight, seq)
        number = action_of(desk, sight, words, action)
        refusal = desk.game.check(desk.course.state, seat, number)
        if refusal is not None:
            raise illegal(desk, refusal, sight.lang)
        course = desk.course.fork()
        course.act(seat, number, time.time())
        return await _stored(house, desk, sight, seq, course)


async def _stored(house: House, desk: Desk, sight: Sight, seq: int, course: Course) -> int:
    try:
        return await house.change(desk, seq, course)
    except Stale:
        raise stale(desk, sight) from None


async def undo(house: House, desk: Desk, sight: Sight, seat: int, seq: int) -> tuple[int, bool]:
    """Take back the seat's last action, or ask the others whether that may be."""
    must_run(desk)
    async with desk.lock:
        await must_stand_at(house, desk, sight, seq)
        back_to, refusal = desk.course.check_undo(seat)
        if back_to == 0 and refusal is not None:
            raise illegal(desk, refusal, sight.lang)
        alone = not desk.other_people(sight.user)
        course, now = desk.course.fork(), time.time()
        if refusal is None or alone:
            course.take_back(seat, back_to, now)
        else:
            course.say(seat, ASK, str(back_to), now)
        return await _stored(house, desk, sight, seq, course), refusal is None or alone


async def consent(house: House, desk: Desk, sight: Sight, seat: int, seq: int, agree: bool) -> tuple[int, bool]:
    """Answer a request to take back. It is done when the last person has agreed; one refusal ends it."""
    must_run(desk)
    async with desk.lock:
        await must_stand_at(house, desk, sight, seq)
        request = desk.course.request
        if request is None or desk.header.seats[request.seat].user == sight.user:
            raise ApiError(409, "nothing_asked", "Nobody has asked you to let them take something back.")
        course, now = desk.course.fork(), time.time()
        course.say(seat, AGREE if agree else REFUSE, str(request.back_to), now)
        done = agree and not waited_for(desk, course)
        if done:
            course.take_back(request.seat, request.back_to, now)
        return await _stored(house, desk, sight, seq, course), done


def waited_for(desk: Desk, course: Course) -> set[str | None]:
    """The people who have not yet agreed to what is asked."""
    request = course.request
    if request is None:
        return set()
    answered = {desk.header.seats[seat].user for seat in (*request.agreed, request.seat)}
    return {seat.user for seat in desk.header.seats if seat.kind == PERSON} - answered


def why(desk: Desk, sight: Sight, seat: int, words: str | None, action: int | None) -> Json:
    """Whether a seat may do something now, and if not, which rule forbids it."""
    must_run(desk)
    try:
        number = action_of(desk, sight, words, action)
    except ApiError as error:
        if error.status != 422:
            raise
        return {"allowed": False, "rule": None, "reference": None, "reason": error.text, "text": error.text}
    refusal = desk.game.check(desk.course.state, seat, number)
    if refusal is None:
        return {
            "allowed": True,
            "rule": None,
            "reference": None,
            "reason": None,
            "text": voice_of(desk, sight.lang).speaker.text("allowed"),
        }
    return {"allowed": False, **voice_of(desk, sight.lang).refusal(refusal)}


def preview(desk: Desk, sight: Sight, seat: int, words: str | None, action: int | None, before: int | None = None) -> Json:
    """What an action would cause, as far as the seat can know; chance is not drawn and sealed answers stay sealed.

    `before` is an action of the seat's that would come first; `then` is what the seat could do next.
    """
    must_run(desk)
    number = action_of(desk, sight, words, action)
    game, course, voice = desk.game, desk.course, voice_of(desk, sight.lang)
    if before is not None:
        course = _after(desk, sight, course, seat, before)
    refusal = game.check(course.state, seat, number)
    if refusal is not None:
        raise illegal(desk, refusal, sight.lang)
    state = course.state
    told: Json = {"words": game.spell(state, number), "text": voice.action(state, number), "facts": [], "changes": [], "then": []}
    if any(decision.sealed for decision in game.decisions(state)):
        return {**told, "sealed": True}
    ahead, journal = course.fork(), Journal()
    game.apply(ahead.state, seat, number, journal)
    facts = [voice.fact(fact) for fact in journal.facts if fact.audience in (-1, seat)]
    changes = differences(position_of(desk, desk.course, sight), position_of(desk, ahead, sight), [])
    asked = not facts and any(decision.seat == seat for decision in game.decisions(ahead.state))
    then = [voice.choice(ahead.state, seat, choice) for choice in game.choices(ahead.state, seat)] if asked else []
    return {**told, "sealed": False, "facts": facts, "changes": changes, "then": then}


def _after(desk: Desk, sight: Sight, course: Course, seat: int, action: int) -> Course:
    """The course after an action that changes nothing for others; raises `ApiError`."""
    refusal = desk.game.check(course.state, seat, action)
    if refusal is not None:
        raise illegal(desk, refusal, sight.lang)
    ahead, journal = course.fork(), Journal()
    desk.game.apply(ahead.state, seat, action, journal)
    if journal.facts:
        raise bad_request("Only an action that has no effect of its own can come before.")
    return ahead


def differences(before: Any, after: Any, path: list[str | int]) -> list[Json]:
    """Every figure that differs, with the way to it."""
    if isinstance(before, dict) and isinstance(after, dict):
        keys = [*before, *(key for key in after if key not in before)]
        pairs = [(key, before.get(key), after.get(key)) for key in keys]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = [(place, old, new) for place, (old, new) in enumerate(zip(before, after, strict=True))]
    else:
        return [] if before == after else [{"path": path, "before": before, "after": after}]
    return [change for key, old, new in pairs for change in differences(old, new, [*path, key])]
