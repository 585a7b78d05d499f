"""Who sits at a running table: leaving, coming back, giving up, vacation, votes, time that is up, friends who take a seat over.

Every change is a line of the log, stored together with the seats that it changes.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from goldenspike.kernel.course import ACT, Course, Entry, Kind
from goldenspike.tables.agreement import CORRESPONDENCE, RESIGN
from goldenspike.tables.answers import Problem
from goldenspike.tables.bots import usual_bot
from goldenspike.tables.errors import Moved, TableError, TooLong, not_running
from goldenspike.tables.keeping import MOST_LINES, Keeper, change_seats
from goldenspike.tables.names import named_apart
from goldenspike.tables.stored import (
    AWAY,
    BACK,
    BOT,
    FREE,
    FRIEND,
    PERSON,
    RESIGNED,
    RUNNING,
    TAKEN,
    VOTE,
    Header,
    Seat,
    User,
)
from goldenspike.tables.table import Table
from goldenspike.text.speaker import LANGUAGES

BY_TIME: Final = "time"
BY_CHOICE: Final = "left"
BY_VOTE: Final = "vote"
"""Why a seat is given up."""
PAIR: Final = 2
Change = Callable[[Course[Any], float], tuple[Seat, ...]]


def refused(error: str, text: str) -> TableError:
    return TableError(Problem(error, text))


async def _change(keeper: Keeper, table: Table, do: Change) -> int:
    """Do it while the game runs; raises `TableError`."""

    def running(course: Course[Any], at: float) -> tuple[Seat, ...]:
        if table.header.status != RUNNING:
            raise not_running()
        return do(course, at)

    try:
        return await change_seats(keeper, table, running)
    except Moved:
        raise refused("stale", "Much is happening at this table just now. Try again.") from None
    except TooLong:
        raise refused("too_long", table.voice(LANGUAGES[0]).text("limit-game-length", most=MOST_LINES)) from None


def _add(course: Course[Any], seat: int, kind: Kind, words: str, at: float) -> None:
    course.follow(Entry(seat, kind, words, at))


def _sitting(table: Table, user: str, seat: int) -> None:
    if seat not in table.seats_of(user):
        raise refused("not_your_seat", "That seat is not yours.")


# dropping out


def give_up(table: Table, course: Course[Any], seat: int, why: str, at: float) -> tuple[Seat, ...]:
    """What was agreed on for a seat whose player drops out: a bot takes it, or the game ends."""
    if table.agreed.then == RESIGN:
        _add(course, seat, RESIGNED, why, at)
        return ()
    bot = table.agreed.bot or usual_bot(table.header.game)
    _add(course, seat, TAKEN, f"{bot} {why}", at)
    return (replace(table.header.seats[seat], kind=BOT, bot=bot),)


async def leave(keeper: Keeper, table: Table, user: str) -> int:
    """Leave all seats of the user. Where nobody else would be left to play with bots, the game ends."""

    def left(course: Course[Any], at: float) -> tuple[Seat, ...]:
        mine = sorted(table.seats_of(user))
        if not mine:
            raise refused("not_your_seat", "That seat is not yours.")
        if not table.other_people(user) or table.agreed.then == RESIGN:
            _add(course, mine[0], RESIGNED, BY_CHOICE, at)
            return ()
        return tuple(seat for number in mine for seat in give_up(table, course, number, BY_CHOICE, at))

    return await _change(keeper, table, left)


def may_resign(table: Table, user: str) -> bool:
    """Nobody ends a game for several others, unless that was agreed on: only one of two seats, or the last person."""
    return table.agreed.then == RESIGN or len(table.header.seats) == PAIR or not table.other_people(user)


async def resign(keeper: Keeper, table: Table, user: str, seat: int) -> int:
    """End the game by giving up."""

    def resigned(course: Course[Any], at: float) -> tuple[Seat, ...]:
        _sitting(table, user, seat)
        if not may_resign(table, user):
            raise refused("not_agreed", "The others play on: you can leave your seat to a bot, but not end their game.")
        _add(course, seat, RESIGNED, BY_CHOICE, at)
        return ()

    return await _change(keeper, table, resigned)


async def call_time(keeper: Keeper, table: Table, now: float) -> int:
    """Give up every seat whose time is up; several at once where answers are sealed."""

    def called(course: Course[Any], at: float) -> tuple[Seat, ...]:
        changed: list[Seat] = []
        for seat in table.clocks.out_of_time(now):
            changed += give_up(table, course, seat, BY_TIME, at)
            if table.agreed.then == RESIGN:
                break
        return tuple(changed)

    return await _change(keeper, table, called)


# coming back, and vacation


async def come_back(keeper: Keeper, table: Table, user: str, seat: int) -> int:
    """Take the seat back from the bot that stands in, or end a vacation."""

    def back(course: Course[Any], at: float) -> tuple[Seat, ...]:
        kept = seat in table.left_by(user)
        if not kept:
            _sitting(table, user, seat)
        if kept or table.clocks.seats[seat].away:
            _add(course, seat, BACK, "", at)
        return (replace(table.header.seats[seat], kind=PERSON, bot=None),) if kept else ()

    return await _change(keeper, table, back)


async def go_away(keeper: Keeper, table: Table, user: str, seat: int) -> int:
    """Begin a vacation: the clock stands still while the reserve lasts."""

    def away(course: Course[Any], at: float) -> tuple[Seat, ...]:
        _sitting(table, user, seat)
        clock = table.clocks.seats[seat]
        if table.agreed.kind != CORRESPONDENCE or clock.reserve <= 0:
            raise refused("no_vacation", "This table has no vacation, or you have used it up.")
        if not clock.away:
            _add(course, seat, AWAY, "", at)
        return ()

    return await _change(keeper, table, away)


# votes


def votes_needed(table: Table, seat: int) -> int:
    """More than half of the other people; none where there is but one of them, for there the clock decides."""
    others = len(table.other_people(str(table.header.seats[seat].user)))
    return others // 2 + 1 if others > 1 else 0


def voters(table: Table, seat: int) -> set[int]:
    """The seats that want another to be given up: whoever acts or comes back wipes out what was voted before."""
    since, words = table.clocks.seats[seat].since, str(seat + 1)
    lines = [line.entry for line in table.course.lines if line.entry.kind == VOTE and line.entry.words == words]
    return {entry.seat for entry in lines if entry.at >= since and table.header.seats[entry.seat].kind == PERSON}


def votable_from(table: Table, seat: int) -> float | None:
    """When the others may vote on a seat: after it has been asked for long, or when its time is up; None if never."""
    clock = table.clocks.seats[seat]
    if not clock.runs or not votes_needed(table, seat):
        return None
    due, idle = table.clocks.due(seat), clock.since + table.patience
    if due is None:
        return idle
    return due if table.agreed.kind == CORRESPONDENCE else min(due, idle)


async def vote(keeper: Keeper, table: Table, user: str, seat: int) -> int:
    """Vote that a seat which keeps everybody waiting be given up; the last vote needed does it."""

    def voted(course: Course[Any], at: float) -> tuple[Seat, ...]:
        mine = table.seats_of(user)
        if not mine or seat in mine:
            raise refused("not_your_seat", "Only the others at the table vote.")
        begin = votable_from(table, seat)
        if begin is None or at < begin:
            raise refused("not_idle", "That seat has not kept you waiting for long enough.")
        cast = voters(table, seat)
        if cast & mine:
            return ()
        _add(course, min(mine), VOTE, str(seat + 1), at)
        if len(cast) + 1 < votes_needed(table, seat):
            return ()
        return give_up(table, course, seat, BY_VOTE, at)

    return await _change(keeper, table, voted)


# friends


def hand_of(header: Header, seat: int) -> str:
    """The word that lets a friend take a seat over: only its player is told it, and it is void once the seat has a new one."""
    secret = f"{header.seed}/hand/{seat}/{header.seats[seat].user}"
    return urlsafe_b64encode(hashlib.sha256(secret.encode()).digest()[:12]).decode()


async def take_over(keeper: Keeper, table: Table, user: User, name: str, seat: int, hand: str) -> int:
    """Sit down in the seat of a player who has handed it over, with all that it knows; nobody plays two seats so."""

    def taken(course: Course[Any], at: float) -> tuple[Seat, ...]:
        here = table.header.seats[seat]
        if here.user is None or not hmac.compare_digest(hand_of(table.header, seat).encode(), hand.encode()):
            raise refused("seat_taken", "This link is no longer good: the seat has changed hands.")
        if table.seats_of(user.id) | table.left_by(user.id):
            raise refused("seat_taken", "You have a seat at this table already.")
        others = {other.name for other in table.header.seats if other.seat != seat and other.kind != FREE}
        sitter = replace(here, kind=PERSON, user=user.id, bot=None, name=named_apart(name, others))
        _add(course, seat, FRIEND, sitter.name, at)
        return (sitter,)

    return await _change(keeper, table, taken)


def never_got_going(table: Table) -> bool:
    """Whether no person has acted yet."""
    people = {seat.seat for seat in table.header.seats if seat.user is not None}
    return not any(line.entry.kind == ACT and line.entry.seat in people for line in table.course.lines)
