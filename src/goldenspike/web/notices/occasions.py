"""The occasions on which people are told something, from how their table stands: nothing that only one seat knows."""

from __future__ import annotations

from typing import Final

from goldenspike.tables.agreement import CORRESPONDENCE, HOUR
from goldenspike.tables.sitting import voters
from goldenspike.tables.stored import OVER, PERSON, RUNNING, Seat
from goldenspike.tables.table import Table, owing
from goldenspike.web.store.friends import News
from goldenspike.web.store.queue import Notice, Occasion

LOW: Final = 1 / 4
"""With so much of the time for a decision left, somebody is reminded."""


def occasions_at(table: Table) -> list[Occasion]:
    """Whoever plays alone against bots is told nothing."""
    people = [seat for seat in table.header.seats if seat.user is not None]
    if len({seat.user for seat in people}) < 2:
        return []
    if table.header.status == OVER:
        return [Occasion(user, table.id, "over") for user in sorted({str(seat.user) for seat in people})]
    return [occasion for seat in people if seat.kind == PERSON for occasion in _in_play(table, seat, str(seat.user))]


def _in_play(table: Table, seat: Seat, user: str) -> list[Occasion]:
    if not is_asked(table, seat.seat):
        return []
    turn = table.clocks.seats[seat.seat].turn
    found = [Occasion(user, table.id, "turn", seat.seat, turn)]
    low = runs_low(table, seat.seat)
    if low is not None:
        found.append(Occasion(user, table.id, "low", seat.seat, turn, at=low))
    if voters(table, seat.seat):
        found.append(Occasion(user, table.id, "vote", seat.seat, turn))
    return found


def occasion_of(news: News) -> Occasion:
    """An invitation is told with the name of whoever invites then; a request keeps who has asked."""
    if news.table is None:
        return Occasion(news.to, "", "request", word=news.by)
    return Occasion(news.to, news.table, "invited")


def is_asked(table: Table, seat: int) -> bool:
    return table.header.status == RUNNING and bool(owing(table.course) >> seat & 1)


def runs_low(table: Table, seat: int) -> float | None:
    """When a seat's time for a decision begins to run low, where players have hours for one."""
    due = table.clocks.due(seat)
    if due is None or table.agreed.kind != CORRESPONDENCE:
        return None
    return due - LOW * table.agreed.hours * HOUR


def still_true(table: Table | None, notice: Notice, asker: str | None) -> bool:
    """Whether what is to be told is still so; the `asker` is who still asks it, if somebody does."""
    if notice.kind == "request":
        return asker is not None
    if table is None or notice.kind == "invited":
        return table is not None and asker is not None
    if notice.kind in ("over", "friend"):
        return notice.kind == "friend" or table.header.status == OVER
    sits = notice.seat in table.seats_of(notice.user) and is_asked(table, notice.seat)
    same = sits and table.clocks.seats[notice.seat].turn == notice.turn
    return same and (notice.kind != "vote" or bool(voters(table, notice.seat)))
