"""The seats of a table as one user may see them: who sits there, their clocks, the votes on them, and who has given up."""

from __future__ import annotations

from typing import Any

from goldenspike.kernel.course import Course
from goldenspike.tables import sitting
from goldenspike.tables.agreement import NONE
from goldenspike.tables.answers import ClockShown, GivenUp, SeatShown, VoteShown
from goldenspike.tables.sight import Sight
from goldenspike.tables.stored import BOT, CLOSED, FREE, PERSON, RESIGNED, RUNNING, Header, Seat
from goldenspike.tables.table import Table


def shown_seat(header: Header, seat: Seat, name: str, user: str, asked: int) -> SeatShown:
    stands_in = seat.kind == BOT and seat.user is not None
    return SeatShown(
        seat=seat.seat + 1,
        name=name,
        kind=seat.kind,
        bot=seat.bot,
        mine=seat.kind == PERSON and seat.user == user,
        host=seat.kind == PERSON and seat.user == header.host,
        free=seat.kind == FREE,
        asked=bool(asked >> seat.seat & 1),
        stands_in=stands_in,
        left=stands_in and seat.user == user,
    )


def timed(table: Table, sight: Sight, shown: SeatShown) -> SeatShown:
    """With the clock of a person as it stands now, and the vote on their seat."""
    seat, clocks = shown.seat - 1, table.clocks
    if table.header.status != RUNNING or shown.kind != PERSON:
        return shown
    clock, begin = clocks.seats[seat], sitting.votable_from(table, seat)
    if table.agreed.kind != NONE:
        shown.clock = ClockShown(max(0.0, clock.left), clocks.due(seat), clock.away, clock.reserve)
    if begin is not None and not shown.mine:
        cast = sitting.voters(table, seat)
        shown.vote = VoteShown(begin, len(cast), sitting.votes_needed(table, seat), bool(cast & sight.seats))
    return shown


def given_up(course: Course[Any]) -> GivenUp | None:
    """How a game has ended that was given up; of two seats the other one wins, of more nobody."""
    last = course.lines[-1].entry if course.lines else None
    if last is None or last.kind != RESIGNED:
        return None
    others = [seat + 1 for seat in range(course.game.players) if seat != last.seat and last.words != CLOSED]
    return GivenUp(last.seat + 1, last.words, others if len(others) == 1 else [])
