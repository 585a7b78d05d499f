"""A table as one user may see it: now, at an earlier line, or as the change between two lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from goldenspike.kernel.core import CHANCE
from goldenspike.parts.offer import parse_options
from goldenspike.shelf import BOXES, box_of
from goldenspike.tables import pictures
from goldenspike.web.course import Course, Line
from goldenspike.web.desk import Desk
from goldenspike.web.say import Json, Voice, seat_number
from goldenspike.web.store.rows import ACT, FREE, OPEN, PERSON, RUNNING, Header, Seat

REMEMBERED: Final = 24


@dataclass(frozen=True)
class Sight:
    """Who looks: the user, the seats that are theirs, the seat through whose eyes (None: an onlooker), and the language."""

    user: str
    seats: frozenset[int]
    seat: int | None
    lang: str

    @property
    def knows(self) -> set[int]:
        """The seats whose secrets may be told: of several seats at one screen, only the one that looks."""
        return set() if self.seat is None else {self.seat}

    @property
    def eyes(self) -> int:
        """The seat whose view is shown; onlookers see what chance sees, who has no secrets of the players."""
        return CHANCE if self.seat is None else self.seat


def sight_of(desk: Desk, user: str, lang: str, seat: int | None = None) -> Sight:
    """Through the seat asked for if it is the user's, else through one of theirs that is to decide, else the first."""
    mine = desk.seats_of(user)
    if seat not in mine:
        asked = [own for own in sorted(mine) if desk.course.asked() >> own & 1]
        seat = next(iter(asked or sorted(mine)), None)
    return Sight(user, frozenset(mine), seat, lang)


def names_at(desk: Desk, lang: str) -> list[str]:
    speaker = box_of(desk.game.name).speaker(desk.game, lang, [])
    return [seat.name or f"{speaker.text('seat-player')} {seat.seat + 1}" for seat in desk.header.seats]


def voice_of(desk: Desk, lang: str) -> Voice:
    key = ("voice", lang)
    if key not in desk.memory:
        desk.memory[key] = Voice(desk.game, lang, names_at(desk, lang))
    voice: Voice = desk.memory[key]
    return voice


def position_of(desk: Desk, course: Course, sight: Sight) -> Json:
    position = desk.game.view(course.state, sight.eyes)
    seats: Any = position.get("seats", [])
    for seat, name in zip(seats, names_at(desk, sight.lang), strict=False):
        seat["name"] = name
    return position


def fragments_of(desk: Desk, course: Course) -> dict[str, str]:
    """Drawn once for all, as an onlooker sees it: no secret is ever on the board."""
    key = ("drawn", course.seq)
    if key not in desk.memory:
        forget(desk, "drawn", REMEMBERED)
        desk.memory[key] = pictures.fragments(desk.game, desk.game.view(course.state, CHANCE))
    found: dict[str, str] = desk.memory[key]
    return found


def forget(desk: Desk, what: str, most: int) -> None:
    """Keep the newest few of what was drawn."""
    kept = [key for key in desk.memory if isinstance(key, tuple) and key[0] == what]
    for key in kept[: max(0, len(kept) - most + 1)]:
        del desk.memory[key]


def view(desk: Desk, sight: Sight, at: int | None = None) -> Json:
    """Everything this user may know, now or as it was at line `at`."""
    course = desk.course if at is None else desk.course.at(at)
    return {
        **summary(desk, course, sight),
        "position": position_of(desk, course, sight),
        "fragments": fragments_of(desk, course),
        "choices": choices(desk, course, sight) if course.seq == desk.course.seq else [],
        "opening": voice_of(desk, sight.lang).line_facts(0, course.opening, sight.knows),
        "log": [shown_line(desk, course, sight, line) for line in course.lines],
    }


def update(desk: Desk, sight: Sight, since: int) -> Json:
    """What changed after line `since`; from 0, or from a line that is not there, the whole view."""
    course = desk.course
    if not 0 < since <= course.seq:
        return {**view(desk, sight), "from": 0, "struck": []}
    old = desk.memory.get(("drawn", since)) or fragments_of(desk, course.at(since))
    new = fragments_of(desk, course)
    return {
        **summary(desk, course, sight),
        "from": since,
        "position": position_of(desk, course, sight),
        "fragments": {key: drawn for key, drawn in new.items() if old.get(key) != drawn},
        "choices": choices(desk, course, sight),
        "log": [shown_line(desk, course, sight, line) for line in course.lines[since:]],
        "struck": sorted(course.struck_after(since)),
    }


def summary(desk: Desk, course: Course, sight: Sight) -> Json:
    header = desk.header
    running = header.status != OPEN
    asked = course.asked() if running else 0
    offer = BOXES[header.game].offer
    decisions = desk.game.decisions(course.state) if running else []
    return {
        "id": header.id,
        "game": header.game,
        "title": offer.title,
        "board": header.board,
        "options": parse_options(header.options),
        "public": header.public,
        "host": header.host == sight.user,
        "key": header.key if sight.seats else None,
        "status": RUNNING if header.status == "over" and not course.over else header.status,
        "seq": course.seq,
        "last": desk.course.seq,
        "seat": None if sight.seat is None else seat_number(sight.seat),
        "seats": [
            shown_seat(header, seat, name, seat.seat in sight.seats, asked)
            for seat, name in zip(header.seats, names_at(desk, sight.lang), strict=True)
        ],
        "decisions": [voice_of(desk, sight.lang).decision(decision) for decision in decisions],
        "result": result(desk, course),
        "undo": undo_offer(desk, course, sight),
        "since": getattr(course.last_action(set(sight.seats)), "seq", 0),
        "rematch": header.rematch,
    }


def shown_seat(header: Header, seat: Seat, name: str, mine: bool, asked: int) -> Json:
    return {
        "seat": seat.seat + 1,
        "name": name,
        "kind": seat.kind,
        "bot": seat.bot,
        "mine": mine,
        "host": seat.kind == PERSON and seat.user == header.host,
        "free": seat.kind == FREE,
        "asked": bool(asked >> seat.seat & 1),
    }


def listed(header: Header, user: str) -> Json:
    """A table as it stands in a list."""
    mine = {seat.seat for seat in header.seats if seat.kind == PERSON and seat.user == user}
    offered = BOXES[header.game].offer.options if header.game in BOXES else {}
    options = parse_options(header.options)
    return {
        "id": header.id,
        "game": header.game,
        "title": BOXES[header.game].title if header.game in BOXES else header.game,
        "board": header.board,
        "options": options,
        "special": {name: value for name, value in options.items() if offered.get(name, [""])[0] != value},
        "status": header.status,
        "seq": header.seq,
        "public": header.public,
        "created": header.created,
        "changed": header.changed,
        "waiting": header.status == RUNNING and any(header.asked >> seat & 1 for seat in mine),
        "seats": [shown_seat(header, seat, seat.name, seat.seat in mine, header.asked) for seat in header.seats],
    }


def choices(desk: Desk, course: Course, sight: Sight) -> list[Json]:
    """What the user's seats may do now; another seat's choices are its own business."""
    if desk.header.status != RUNNING:
        return []
    voice, state = voice_of(desk, sight.lang), course.state
    asked = [seat for seat in sorted(sight.seats) if course.asked() >> seat & 1]
    return [voice.choice(state, seat, choice) for seat in asked for choice in desk.game.choices(state, seat)]


def shown_line(desk: Desk, course: Course, sight: Sight, line: Line) -> Json:
    entry = line.entry
    hidden = course.hidden(line, sight.knows)
    return {
        "seq": line.seq,
        "seat": seat_number(entry.seat),
        "kind": entry.kind,
        "words": None if hidden else entry.words,
        "undone": line.seq in course.undone,
        "at": entry.at,
        "facts": voice_of(desk, sight.lang).line_facts(line.seq, line.facts, sight.knows) if entry.kind == ACT else [],
    }


def result(desk: Desk, course: Course) -> Json | None:
    if not course.over:
        return None
    ended = desk.game.result(course.state)
    return {"scores": [int(score) for score in ended.scores], "winners": [int(seat) + 1 for seat in ended.winners]}


def undo_offer(desk: Desk, course: Course, sight: Sight) -> Json:
    """Whether the user can take something back, and whether that needs the others."""
    mine = course.last_action(set(sight.seats)) if desk.header.status != OPEN else None
    offer: Json = {"allowed": mine is not None, "free": False, "seat": None, "back_to": None, "asked": None}
    if mine is not None:
        refusal = course.check_undo(mine.entry.seat)[1]
        free = refusal is None or not desk.other_people(sight.user)
        offer.update(seat=seat_number(mine.entry.seat), back_to=mine.seq, free=free)
    request = course.request
    if request is not None:
        agreed = {seat.user for seat in desk.header.seats if seat.seat in request.agreed or seat.seat == request.seat}
        waiting = [seat.seat + 1 for seat in desk.header.seats if seat.kind == PERSON and seat.user not in agreed]
        offer["asked"] = {
            "seat": seat_number(request.seat),
            "back_to": request.back_to,
            "agreed": [seat + 1 for seat in sorted(request.agreed)],
            "waiting": waiting,
        }
    return offer
