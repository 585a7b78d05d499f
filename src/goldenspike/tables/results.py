"""What came of a finished game, all of it made from the log of its table: who came where, who left, and whether it counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from goldenspike.kernel.core import CHANCE, OVER
from goldenspike.kernel.course import ACT, UNDO, Course, Entry, Line
from goldenspike.parts.offer import parse_options, spell_options
from goldenspike.shelf import BOXES
from goldenspike.tables.stored import BACK, FRIEND, PERSON, RESIGNED, TAKEN, Header, Seat

Company = Literal["people", "bots", "mixed"]
"""Who has played: people alone, one person among bots, or several people and bots."""
PEOPLE: Final = "people"
BOTS: Final = "bots"
MIXED: Final = "mixed"
ANONYMOUS: Final = "anonymous"
HOTSEAT: Final = "hotseat"
HANDED_ON: Final = "friend"
SHORT: Final = "short"
TAKEN_BACK: Final = "undo"
"""Why a game does not count, beside what its header says: nobody known is left, one person played several seats, a seat was
handed on, somebody never acted, or luck was tried again. The first that is true is told."""
PAIR: Final = 2


@dataclass(frozen=True)
class SeatResult:
    """`bot` is one that played for itself. Of the decisions a bot that stood in made `by_bot`; `left` is why a player was not
    there at the end."""

    seat: int
    user: str | None
    bot: str | None
    rank: int
    score: int | None
    won: bool
    decisions: int
    by_bot: int
    left: str


@dataclass(frozen=True)
class Result:
    """`options` are those that are not the usual ones. With an empty `why` the game counts."""

    table: str
    game: str
    rules: int
    board: str
    options: str
    public: bool
    players: int
    company: Company
    why: str
    began: float
    ended: float
    decisions: int
    turns: int
    given_up: bool
    seats: tuple[SeatResult, ...]


def places(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """Each seat's place: the winners share the first, the others follow by their scores."""
    standing = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in standing) for mine in standing]


def result_of(header: Header, seats: Sequence[Seat], course: Course[Any]) -> Result:
    """What came of a game that is over, with the people who sat there at its end."""
    company = _company(seats)
    sat = _seat_results(seats, course)
    last = next(line.entry for line in reversed(course.lines) if course.stands(line) or line.entry.kind == RESIGNED)
    return Result(
        table=header.id,
        game=header.game,
        rules=header.rules,
        board=header.board.partition(" ")[0],
        options=_unusual(header),
        public=header.public,
        players=len(seats),
        company=company,
        why=_why_not(header, seats, course, company, sat),
        began=header.began or header.created,
        ended=last.at,
        decisions=sum(seat.decisions for seat in sat),
        turns=int(course.state.turn),
        given_up=last.kind == RESIGNED,
        seats=sat,
    )


def _unusual(header: Header) -> str:
    offered = BOXES[header.game].offer.options
    chosen = parse_options(header.options)
    return spell_options({name: chosen[name] for name in sorted(chosen) if [chosen[name]] != offered.get(name, [])[:1]})


def _is_person(seat: Seat) -> bool:
    return seat.kind == PERSON or seat.user is not None


def _company(seats: Sequence[Seat]) -> Company:
    people = sum(map(_is_person, seats))
    if people == len(seats):
        return PEOPLE
    return BOTS if people == 1 else MIXED


def _why_not(header: Header, seats: Sequence[Seat], course: Course[Any], company: Company, sat: Sequence[SeatResult]) -> str:
    people = [seat.user for seat in seats if _is_person(seat)]
    known = [user for user in people if user is not None]
    if not known or len(people) - len(known) > 1:
        return ANONYMOUS
    if header.practice is not None:
        return header.practice
    if len(set(known)) < len(known):
        return HOTSEAT
    if any(line.entry.kind == FRIEND for line in course.lines):
        return HANDED_ON
    if any(seat.bot is None and seat.decisions == seat.by_bot for seat in sat):
        return SHORT
    return TAKEN_BACK if company == BOTS and tried_again(course) else ""


def tried_again(course: Course[Any]) -> bool:
    """Whether something was taken back after others had acted, luck was drawn, seals were opened or the game had ended."""
    gone: set[int] = set()
    for line in course.lines:
        if line.entry.kind == UNDO:
            struck = [one for one in course.lines[int(line.entry.words) - 1 : line.seq] if _acted(one) and one.seq not in gone]
            shown = any(one.sealed and one.seq in course.seen for one in struck)
            if len(struck) > 1 or shown or line.stage[0] == OVER:
                return True
            gone |= {one.seq for one in struck}
    return False


def _acted(line: Line) -> bool:
    return line.entry.kind == ACT


def _seat_results(seats: Sequence[Seat], course: Course[Any]) -> tuple[SeatResult, ...]:
    made, by_bot, left = _decisions(course, seats)
    given_up = course.lines[-1].entry if course.lines[-1].entry.kind == RESIGNED else None
    scores, ranks, winners = _standing(course, given_up)
    return tuple(
        SeatResult(
            seat=seat.seat,
            user=seat.user,
            bot=None if _is_person(seat) else seat.bot or "",
            rank=ranks[seat.seat],
            score=scores[seat.seat],
            won=seat.seat in winners,
            decisions=made[seat.seat],
            by_bot=by_bot[seat.seat],
            left=left.get(seat.seat, ""),
        )
        for seat in seats
    )


def _decisions(course: Course[Any], seats: Sequence[Seat]) -> tuple[Counter[int], Counter[int], dict[int, str]]:
    """How many decisions stand for every seat, how many of them a bot made that stood in, and who is gone at the end, and why."""
    made: Counter[int] = Counter()
    by_bot: Counter[int] = Counter()
    left: dict[int, str] = {}
    for line in course.lines:
        entry = line.entry
        if course.stands(line) and entry.seat != CHANCE:
            made[entry.seat] += 1
            by_bot[entry.seat] += entry.seat in left
        elif entry.kind in (TAKEN, RESIGNED):
            left[entry.seat] = entry.words.rpartition(" ")[2]
        elif entry.kind in (BACK, FRIEND):
            left.pop(entry.seat, None)
    return made, by_bot, {seat: why for seat, why in left.items() if _is_person(seats[seat])}


def _standing(course: Course[Any], given_up: Entry | None) -> tuple[list[int | None], list[int], list[int]]:
    """Scores, places and winners; a game that was given up has no scores, and all others are ahead of who has given up."""
    count = course.game.players
    if given_up is None:
        ended = course.game.result(course.state)
        scores, winners = [int(score) for score in ended.scores], [int(seat) for seat in ended.winners]
        return list(scores), places(winners, scores), winners
    others = [seat for seat in range(count) if seat != given_up.seat]
    ranks = [count if seat == given_up.seat else 1 for seat in range(count)]
    return [None] * count, ranks, others if count == PAIR else []
