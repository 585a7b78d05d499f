"""A table as one user may see it: now, at an earlier line, or as the change between two lines."""

from __future__ import annotations

from sys import getsizeof
from typing import Any, Final, TypeVar

from msgspec import UNSET, UnsetType

from goldenspike.kernel.core import CHANCE, EVERYBODY
from goldenspike.kernel.course import ACT, Course, Line
from goldenspike.parts.offer import parse_options
from goldenspike.shelf import BOXES
from goldenspike.tables import guide, pictures, puzzles
from goldenspike.tables.agreement import parse_time
from goldenspike.tables.answers import (
    ChoiceShown,
    LineShown,
    Listed,
    LogPage,
    ResultShown,
    UndoAsked,
    UndoOffer,
    Update,
    View,
)
from goldenspike.tables.draw_answers import DrawShown
from goldenspike.tables.fairness import shown_draw
from goldenspike.tables.first_line import first_line
from goldenspike.tables.shown_names import seat_shown
from goldenspike.tables.shown_seats import given_up, shown_seat, timed
from goldenspike.tables.sight import Sight, has_secrets
from goldenspike.tables.stored import OPEN, OVER, PERSON, RUNNING, Header
from goldenspike.tables.table import Table, ended
from goldenspike.tables.voice import seat_number

REMEMBERED: Final = 24
PAGE: Final = 300
"""The most lines of the log that one answer brings; earlier ones are asked for page by page."""
KEY_SIZE: Final = 200
"""Bytes of an entry of a drawing beside its text: its key, and its share of the table of keys."""
V = TypeVar("V", bound=View)


def position_of(table: Table, course: Course[Any], sight: Sight) -> dict[str, Any]:
    position = course.view(sight.eyes)
    seats: Any = position.get("seats", [])
    for seat, name in zip(seats, table.names(sight.lang), strict=False):
        seat["name"] = name
    return position


def fragments_of(table: Table, course: Course[Any]) -> dict[str, str]:
    """The fragments, drawn once for all users: the board shows no secrets."""
    key = ("drawn", course.seq)
    found: dict[str, str] | None = table.memory.get(key)
    if found is None:
        near: dict[str, str] = table.memory.newest("drawn") or {}
        drawn = pictures.fragments(table.game, course.view(CHANCE))
        found = {name: near[name] if near.get(name) == text else text for name, text in drawn.items()}
        fresh = sum(getsizeof(text) for name, text in found.items() if text is not near.get(name))
        table.memory.keep(key, found, fresh + KEY_SIZE * len(found), REMEMBERED)
    return found


def view(table: Table, sight: Sight, at: int | None = None) -> View:
    """Everything this user may know, now or as it was at line `at`."""
    course = table.course if at is None else table.course.at(at)
    return _whole(View, table, course, sight, fragments_of(table, course))


def log_before(table: Table, sight: Sight, before: int) -> LogPage:
    """The page of the log that ends before line `before`."""
    end = max(0, min(before - 1, table.course.seq))
    earlier = max(0, end - PAGE)
    lines = table.course.lines[earlier:end]
    return LogPage(earlier, [shown_line(table, table.course, sight, line) for line in lines])


def update(table: Table, sight: Sight, since: int) -> Update:
    """What changed after line `since`.

    The whole view from 0, from a line that is not there, after more than a page, or where secrets were taken back.
    """
    course = table.course
    new = fragments_of(table, course)
    struck = sorted(course.struck_after(since))
    marked = struck and any(_is_marked(course, line) for line in course.lines[:since])
    if not 0 < since <= course.seq or course.seq - since > PAGE or marked:
        return _whole(Update, table, course, sight, new, from_=0, struck=[])
    old: dict[str, str] = table.memory.get(("drawn", since)) or fragments_of(table, course.at(since))
    changed = {key: drawn for key, drawn in new.items() if old.get(key) != drawn}
    draw = draw_of(table) if table.header.status == OVER else UNSET
    return _seen(Update, table, course, sight, changed, since, from_=since, struck=struck, draw=draw)


def draw_of(table: Table) -> DrawShown | UnsetType:
    """How the seed is drawn; lessons and puzzles have luck that was chosen for them."""
    return shown_draw(table.header, table.known_from) if table.header.is_earnest else UNSET


def _whole(shape: type[V], table: Table, course: Course[Any], sight: Sight, fragments: dict[str, str], **more: Any) -> V:
    opening = table.voice(sight.lang).line_facts(0, course.opening, sight.knows)
    earlier = max(0, course.seq - PAGE)
    return _seen(shape, table, course, sight, fragments, earlier, opening=opening, earlier=earlier, draw=draw_of(table), **more)


def steps(table: Table, sight: Sight, after: int, until: int) -> list[Update]:
    """The whole view as it was after line `after`, and then what each line up to `until` changed."""
    told: list[Update] = []
    drawn: dict[str, str] = {}
    for seq in range(after, until + 1):
        course, first = table.course.at(seq), seq == after
        new = fragments_of(table, course)
        changed = {key: piece for key, piece in new.items() if drawn.get(key) != piece}
        drawn = new
        if first:
            told.append(_whole(Update, table, course, sight, new, from_=0, struck=[]))
        else:
            struck = sorted(course.struck_after(seq - 1))
            told.append(_seen(Update, table, course, sight, changed, seq - 1, from_=seq - 1, struck=struck))
    return told


def _seen(
    shape: type[V],
    table: Table,
    course: Course[Any],
    sight: Sight,
    fragments: dict[str, str],
    after: int,
    **more: Any,
) -> V:
    header, given = table.header, given_up(course)
    running = header.status != OPEN and given is None
    asked = course.asked() if running else 0
    return shape(
        id=header.id,
        game=header.game,
        title=BOXES[header.game].title,
        board=header.board.partition(" ")[0],
        options=parse_options(header.options),
        time=table.agreed,
        public=header.public,
        host=header.host == sight.user,
        key=header.key if sight.seats or header.host == sight.user else None,
        look=header.look,
        status=RUNNING if header.status == OVER and not ended(course) else header.status,
        seq=course.seq,
        last=table.course.seq,
        seat=None if sight.seat is None else seat_number(sight.seat),
        curtain=None if sight.curtain is None else seat_number(sight.curtain),
        seats=[
            timed(table, sight, shown_seat(header, seat, name, sight.user, asked))
            for seat, name in zip(header.seats, table.names(sight.lang), strict=True)
        ],
        decisions=[table.voice(sight.lang).decision(decision) for decision in course.decisions()] if running else [],
        result=result(course),
        given_up=given,
        undo=undo_offer(table, course, sight),
        since=_last_line(course, sight),
        rematch=header.rematch,
        position=position_of(table, course, sight),
        fragments=fragments,
        choices=choices(table, sight) if course.seq == table.course.seq else [],
        log=[shown_line(table, course, sight, line) for line in course.lines[after:]],
        lesson=guide.guide(table, course, sight.lang) or UNSET,
        puzzle=puzzles.shown(table, course) or UNSET,
        **more,
    )


def _last_line(course: Course[Any], sight: Sight) -> int:
    """The line of the last action of the seat whose view is shown, or of any seat of a user with several."""
    mine = course.last_action(set(sight.seats) if sight.seat is None else {sight.seat})
    return 0 if mine is None else mine.seq


def listed(header: Header, user: str, lang: str) -> Listed:
    mine = {seat.seat for seat in header.seats if seat.kind == PERSON and seat.user == user}
    names = [seat_shown(seat, header.game, lang) if seat.name else "" for seat in header.seats]
    offered = BOXES[header.game].offer.options if header.game in BOXES else {}
    options = parse_options(header.options)
    return Listed(
        id=header.id,
        game=header.game,
        title=BOXES[header.game].title if header.game in BOXES else header.game,
        board=header.board.partition(" ")[0],
        options=options,
        special={name: value for name, value in options.items() if offered.get(name, [""])[0] != value},
        time=parse_time(header.time),
        status=header.status,
        seq=header.seq,
        public=header.public,
        created=header.created,
        changed=header.changed,
        waiting=header.status == RUNNING and any(header.asked >> seat & 1 for seat in mine),
        seats=[shown_seat(header, seat, name, user, header.asked) for seat, name in zip(header.seats, names, strict=True)],
    )


def choices(table: Table, sight: Sight) -> list[ChoiceShown]:
    """What the user's seats may do now; a seat with secrets is told its choices only where it is the one that looks."""
    if table.header.status != RUNNING:
        return []
    voice, course = table.voice(sight.lang), table.course
    asked = [seat for seat in sorted(sight.seats) if course.asked() >> seat & 1]
    told = [seat for seat in asked if seat in sight.knows or not has_secrets(course, seat)]
    return [voice.choice(course.state, seat, choice) for seat in told for choice in table.game.choices(course.state, seat)]


def shown_line(table: Table, course: Course[Any], sight: Sight, line: Line) -> LineShown:
    entry = line.entry
    return LineShown(
        seq=line.seq,
        seat=seat_number(entry.seat),
        kind=entry.kind,
        words=None if course.hidden(line, sight.knows) else entry.words,
        undone=line.seq in course.undone,
        seen=_is_marked(course, line),
        at=entry.at,
        turn=line.stage[1],
        facts=table.voice(sight.lang).line_facts(line.seq, line.facts, sight.knows) if entry.kind == ACT else [],
    )


def _is_marked(course: Course[Any], line: Line) -> bool:
    """Whether the line was not for everybody when it was written, and stays marked as seen although something was taken back."""
    return line.seq in course.seen and (line.sealed or any(fact.audience != EVERYBODY for fact in line.facts))


def result(course: Course[Any]) -> ResultShown | None:
    if not course.over:
        return None
    ended = course.game.result(course.state)
    return ResultShown([int(score) for score in ended.scores], [int(seat) + 1 for seat in ended.winners])


def undo_offer(table: Table, course: Course[Any], sight: Sight) -> UndoOffer:
    """Whether the user can take something back, and whether that needs the others."""
    asked = undo_asked(table, course)
    mine = course.last_action(set(sight.seats)) if table.header.status != OPEN and given_up(table.course) is None else None
    if mine is None or mine.seq < first_line(table):
        return UndoOffer(allowed=False, free=False, seat=None, back_to=None, seen=False, asked=asked)
    seat = mine.entry.seat
    free = course.explain_take_back(seat) is None or not table.people_besides(sight.user)
    seen = course.has_shown(mine.seq)
    return UndoOffer(allowed=True, free=free, seat=seat_number(seat), back_to=mine.seq, seen=seen, asked=asked)


def undo_asked(table: Table, course: Course[Any]) -> UndoAsked | None:
    request = course.request
    if request is None:
        return None
    waited_for = table.waited_for(course)
    waiting = [seat.seat + 1 for seat in table.header.seats if seat.kind == PERSON and seat.user in waited_for]
    return UndoAsked(seat_number(request.seat), request.back_to, [seat + 1 for seat in sorted(request.agreed)], waiting)
