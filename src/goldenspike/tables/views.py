"""A table as one user may see it: now, at an earlier line, or as the change between two lines."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from goldenspike.kernel.core import CHANCE
from goldenspike.kernel.course import ACT, Course, Line
from goldenspike.parts.offer import parse_options
from goldenspike.shelf import BOXES
from goldenspike.tables import pictures
from goldenspike.tables.answers import ChoiceShown, LineShown, Listed, ResultShown, SeatShown, UndoAsked, UndoOffer, Update, View
from goldenspike.tables.sight import Sight
from goldenspike.tables.stored import FREE, OPEN, OVER, PERSON, RUNNING, Header, Seat
from goldenspike.tables.table import Table
from goldenspike.tables.voice import seat_number

REMEMBERED: Final = 24
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
    if key not in table.memory:
        table.forget("drawn", REMEMBERED)
        table.memory[key] = pictures.fragments(table.game, course.view(CHANCE))
    found: dict[str, str] = table.memory[key]
    return found


def view(table: Table, sight: Sight, at: int | None = None) -> View:
    """Everything this user may know, now or as it was at line `at`."""
    course = table.course if at is None else table.course.at(at)
    opening = table.voice(sight.lang).line_facts(0, course.opening, sight.knows)
    return _seen(View, table, course, sight, fragments_of(table, course), course.lines, opening=opening)


def update(table: Table, sight: Sight, since: int) -> Update:
    """What changed after line `since`; from 0, or from a line that is not there, the whole view."""
    course = table.course
    new = fragments_of(table, course)
    if not 0 < since <= course.seq:
        opening = table.voice(sight.lang).line_facts(0, course.opening, sight.knows)
        return _seen(Update, table, course, sight, new, course.lines, opening=opening, from_=0, struck=[])
    old = table.memory.get(("drawn", since)) or fragments_of(table, course.at(since))
    changed = {key: drawn for key, drawn in new.items() if old.get(key) != drawn}
    struck = sorted(course.struck_after(since))
    return _seen(Update, table, course, sight, changed, course.lines[since:], from_=since, struck=struck)


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
            opening = table.voice(sight.lang).line_facts(0, course.opening, sight.knows)
            told.append(_seen(Update, table, course, sight, new, course.lines, opening=opening, from_=0, struck=[]))
        else:
            struck = sorted(course.struck_after(seq - 1))
            told.append(_seen(Update, table, course, sight, changed, course.lines[-1:], from_=seq - 1, struck=struck))
    return told


def _seen(
    shape: type[V],
    table: Table,
    course: Course[Any],
    sight: Sight,
    fragments: dict[str, str],
    lines: list[Line],
    **more: Any,
) -> V:
    header, running = table.header, table.header.status != OPEN
    asked = course.asked() if running else 0
    return shape(
        id=header.id,
        game=header.game,
        title=BOXES[header.game].title,
        board=header.board,
        options=parse_options(header.options),
        public=header.public,
        host=header.host == sight.user,
        key=header.key if sight.seats else None,
        status=RUNNING if header.status == OVER and not course.over else header.status,
        seq=course.seq,
        last=table.course.seq,
        seat=None if sight.seat is None else seat_number(sight.seat),
        seats=[
            shown_seat(header, seat, name, seat.seat in sight.seats, asked)
            for seat, name in zip(header.seats, table.names(sight.lang), strict=True)
        ],
        decisions=[table.voice(sight.lang).decision(decision) for decision in course.decisions()] if running else [],
        result=result(course),
        undo=undo_offer(table, course, sight),
        since=_last_line(course, sight),
        rematch=header.rematch,
        position=position_of(table, course, sight),
        fragments=fragments,
        choices=choices(table, sight) if course.seq == table.course.seq else [],
        log=[shown_line(table, course, sight, line) for line in lines],
        **more,
    )


def _last_line(course: Course[Any], sight: Sight) -> int:
    """The line of the user's last action."""
    mine = course.last_action(set(sight.seats))
    return 0 if mine is None else mine.seq


def shown_seat(header: Header, seat: Seat, name: str, mine: bool, asked: int) -> SeatShown:
    return SeatShown(
        seat=seat.seat + 1,
        name=name,
        kind=seat.kind,
        bot=seat.bot,
        mine=mine,
        host=seat.kind == PERSON and seat.user == header.host,
        free=seat.kind == FREE,
        asked=bool(asked >> seat.seat & 1),
    )


def listed(header: Header, user: str) -> Listed:
    mine = {seat.seat for seat in header.seats if seat.kind == PERSON and seat.user == user}
    offered = BOXES[header.game].offer.options if header.game in BOXES else {}
    options = parse_options(header.options)
    return Listed(
        id=header.id,
        game=header.game,
        title=BOXES[header.game].title if header.game in BOXES else header.game,
        board=header.board,
        options=options,
        special={name: value for name, value in options.items() if offered.get(name, [""])[0] != value},
        status=header.status,
        seq=header.seq,
        public=header.public,
        created=header.created,
        changed=header.changed,
        waiting=header.status == RUNNING and any(header.asked >> seat & 1 for seat in mine),
        seats=[shown_seat(header, seat, seat.name, seat.seat in mine, header.asked) for seat in header.seats],
    )


def choices(table: Table, sight: Sight) -> list[ChoiceShown]:
    """What the user's seats may do now; the choices of other seats are not told."""
    if table.header.status != RUNNING:
        return []
    voice, course = table.voice(sight.lang), table.course
    asked = [seat for seat in sorted(sight.seats) if course.asked() >> seat & 1]
    return [voice.choice(course.state, seat, choice) for seat in asked for choice in table.game.choices(course.state, seat)]


def shown_line(table: Table, course: Course[Any], sight: Sight, line: Line) -> LineShown:
    entry = line.entry
    return LineShown(
        seq=line.seq,
        seat=seat_number(entry.seat),
        kind=entry.kind,
        words=None if course.hidden(line, sight.knows) else entry.words,
        undone=line.seq in course.undone,
        at=entry.at,
        turn=line.stage[1],
        facts=table.voice(sight.lang).line_facts(line.seq, line.facts, sight.knows) if entry.kind == ACT else [],
    )


def result(course: Course[Any]) -> ResultShown | None:
    if not course.over:
        return None
    ended = course.game.result(course.state)
    return ResultShown([int(score) for score in ended.scores], [int(seat) + 1 for seat in ended.winners])


def undo_offer(table: Table, course: Course[Any], sight: Sight) -> UndoOffer:
    """Whether the user can take something back, and whether that needs the others."""
    asked = undo_asked(table, course)
    mine = course.last_action(set(sight.seats)) if table.header.status != OPEN else None
    if mine is None:
        return UndoOffer(allowed=False, free=False, seat=None, back_to=None, asked=asked)
    seat = mine.entry.seat
    free = course.explain_take_back(seat) is None or not table.other_people(sight.user)
    return UndoOffer(allowed=True, free=free, seat=seat_number(seat), back_to=mine.seq, asked=asked)


def undo_asked(table: Table, course: Course[Any]) -> UndoAsked | None:
    request = course.request
    if request is None:
        return None
    waited_for = table.waited_for(course)
    waiting = [seat.seat + 1 for seat in table.header.seats if seat.kind == PERSON and seat.user in waited_for]
    return UndoAsked(seat_number(request.seat), request.back_to, [seat + 1 for seat in sorted(request.agreed)], waiting)
