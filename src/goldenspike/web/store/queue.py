"""The queue of notices in the store: written once for each occasion, claimed by one process, kept until it is done."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, or_, select, update

from goldenspike.tables.stored import OPEN
from goldenspike.web.notices.wished import MAIL, PUSH, WEBHOOK, Kind, Wishes, moment_for, wants
from goldenspike.web.store.accounts import mail_of
from goldenspike.web.store.notice_schema import duties, notices, wishes
from goldenspike.web.store.schema import IN_EARNEST, seats, tables
from goldenspike.web.store.wishes import pushes_of, wishes_of
from goldenspike.web.store.writes import insert_new

LEASE: Final = 120.0
"""Seconds after which a process that has not finished with a notice is taken to be dead: another one takes it up."""
MOST_CLAIMED: Final = 50
VOID: Final = "void"
"""The outcome of what was true no more when it was to be told."""
AGAIN: Final = 24 * 3600.0
"""Seconds after which the same is told again if it is asked again, lest somebody be pestered by asking and taking it back."""
DUTY: Final = "notices"
DUTY_SECONDS: Final = 60.0


@dataclass(frozen=True)
class Occasion:
    """A reason to tell somebody something; there is one of a kind in every turn. `at` is when, if not soon.

    A request to be friends is about no table; its `word` is who asks.
    """

    user: str
    table: str
    kind: Kind
    seat: int = 0
    turn: int = 0
    word: str = ""
    at: float | None = None

    @property
    def key(self) -> str:
        return f"{self.kind}/{self.table or self.word}/{self.seat}/{self.turn}"


@dataclass(frozen=True)
class Notice:
    """An occasion on one of the ways to somebody."""

    user: str
    key: str
    way: str
    table: str
    kind: Kind
    seat: int
    turn: int
    word: str
    due: float
    tries: int


# writing


def enqueue(connection: Connection, occasions: list[Occasion], soon: float, letters: bool) -> None:
    """Write what is new of these for those who wish to be told; `letters` says whether there is mail at all."""
    for occasion in occasions:
        wished = wishes_of(connection, occasion.user)
        if wished is None or not wants(wished, occasion.kind):
            continue
        for way in _ways(connection, occasion.user, wished, letters):
            connection.execute(insert_new(connection, notices).values(_row(occasion, way, soon, wished)))


def enqueue_anew(connection: Connection, occasion: Occasion, soon: float, letters: bool) -> None:
    """The same for what can be asked again: what came to nothing, or was told long ago, keeps nobody from being told now."""
    same = (notices.c.user_id == occasion.user) & (notices.c.key == occasion.key)
    connection.execute(delete(notices).where(same, (notices.c.outcome == VOID) | (notices.c.done < soon - AGAIN)))
    enqueue(connection, [occasion], soon, letters)


def _ways(connection: Connection, user: str, wished: Wishes, letters: bool) -> list[str]:
    ways = [PUSH + push.id for push in pushes_of(connection, user)]
    if wished.webhook is not None:
        ways.append(WEBHOOK)
    if letters and wished.mail and mail_of(connection, user) is not None:
        ways.append(MAIL)
    return ways


def _row(occasion: Occasion, way: str, soon: float, wished: Wishes) -> dict[str, Any]:
    due = moment_for(wished, way, occasion.kind, max(soon, occasion.at or 0.0))
    who = {"user_id": occasion.user, "key": occasion.key, "way": way, "table_id": occasion.table, "kind": occasion.kind}
    what = {"seat": occasion.seat, "turn": occasion.turn, "word": occasion.word}
    return {**who, **what, "made": soon, "due": due, "tries": 0, "until": 0.0, "done": None, "outcome": ""}


# carrying out


THIS: Final = (
    (notices.c.user_id == bindparam("user")) & (notices.c.key == bindparam("its_key")) & (notices.c.way == bindparam("its_way"))
)


def _named(notice: Notice) -> dict[str, Any]:
    return {"user": notice.user, "its_key": notice.key, "its_way": notice.way}


def _due(now: float) -> Any:
    return (notices.c.done.is_(None)) & (notices.c.due <= now) & (notices.c.until < now)


def is_due(connection: Connection, now: float) -> bool:
    return connection.execute(select(notices.c.key).where(_due(now)).limit(1)).first() is not None


def claim(connection: Connection, now: float) -> list[Notice]:
    """What is due and nobody else is at, all of one person's way together as far as possible; it is this process's now."""
    wanted = select(notices).where(_due(now)).order_by(notices.c.due, notices.c.user_id, notices.c.way).limit(MOST_CLAIMED)
    rows = connection.execute(wanted.with_for_update(skip_locked=True)).all()
    found = [
        Notice(row.user_id, row.key, row.way, row.table_id, row.kind, row.seat, row.turn, row.word, row.due, row.tries + 1)
        for row in rows
    ]
    found.sort(key=lambda notice: (notice.user, notice.way))
    if found:
        mine = update(notices).where(THIS).values(until=now + LEASE, tries=notices.c.tries + 1)
        connection.execute(mine, [_named(notice) for notice in found])
    return found


def finish(connection: Connection, done: Iterable[Notice], outcome: str, now: float) -> None:
    ended = update(notices).where(THIS).values(done=now, outcome=outcome, until=0.0)
    connection.execute(ended, [_named(notice) for notice in done])


def postpone(connection: Connection, later: Iterable[Notice], due: float, tried: bool) -> None:
    """Come back to it; what was not `tried` does not count."""
    again = update(notices).where(THIS).values(due=due, until=0.0, tries=notices.c.tries - (0 if tried else 1))
    connection.execute(again, [_named(notice) for notice in later])


def purge(connection: Connection, before: float) -> None:
    """Forget what was done with before a time."""
    connection.execute(delete(notices).where(notices.c.done < before))


# looking for occasions


class Changed(NamedTuple):
    table: str
    seq: int


def changed_since(connection: Connection, moment: float) -> list[Changed]:
    """The tables at which something has happened and somebody sits who wishes to be told, the oldest change first."""
    told = select(seats.c.table_id).join(wishes, wishes.c.user_id == seats.c.user_id).where(seats.c.table_id == tables.c.id)
    happened = (tables.c.changed > moment) & (tables.c.status != OPEN) & IN_EARNEST
    wanted = select(tables.c.id, tables.c.seq).where(happened, told.exists()).order_by(tables.c.changed)
    return [Changed(row.id, row.seq) for row in connection.execute(wanted)]


def take_duty(connection: Connection, process: str, now: float, mark: float | None) -> float | None:
    """Look for all processes, for a while; from which moment on. None if another one does. `mark`: how far this one has come."""
    new = {"name": DUTY, "process": process, "until": now + DUTY_SECONDS, "mark": now}
    connection.execute(insert_new(connection, duties).values(**new))
    free = or_(duties.c.process == process, duties.c.until < now)
    taken = {"process": process, "until": now + DUTY_SECONDS} | ({} if mark is None else {"mark": mark})
    if not connection.execute(update(duties).where(duties.c.name == DUTY, free).values(taken)).rowcount:
        return None
    return float(connection.execute(select(duties.c.mark).where(duties.c.name == DUTY)).scalar_one())
