"""What was found out about finished games, kept so that nobody has to wait for it twice; and which process is at it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, and_, distinct, func, or_, select, update

from goldenspike.kernel.course import ACT
from goldenspike.tables.stored import RUNNING, Header
from goldenspike.web.store.schema import log, seats, studies, tables
from goldenspike.web.store.writes import insert_new

LEASE: Final = 20.0
"""Seconds after which a process that has not told anything of a study is taken to have given it up."""
EARLY: Final = 24
"""The first action is one of so many lines: those who come and go have lines too."""


class StudyKey(NamedTuple):
    """A game at a line, studied by one version of the engine."""

    table: str
    seq: int
    engine: str


def _is(key: StudyKey) -> Any:
    return and_(studies.c.table_id == key.table, studies.c.seq == key.seq, studies.c.engine == key.engine)


def find_study(connection: Connection, key: StudyKey) -> Row[Any] | None:
    return connection.execute(select(studies).where(_is(key))).first()


def claim(connection: Connection, key: StudyKey, process: str, now: float) -> bool:
    """Take a study up, unless another process is at it."""
    named = {"table_id": key.table, "seq": key.seq, "engine": key.engine}
    row = {**named, "findings": "", "done": False, "process": process, "until": now + LEASE, "wanted": now}
    connection.execute(insert_new(connection, studies).values(**row))
    free = or_(studies.c.process == process, studies.c.until < now)
    taken = update(studies).where(_is(key), free).values(process=process, until=now + LEASE)
    return connection.execute(taken).rowcount == 1


def want(connection: Connection, key: StudyKey, now: float) -> None:
    """Note that somebody looks, for the process that is at it."""
    connection.execute(update(studies).where(_is(key)).values(wanted=now))


def save(connection: Connection, key: StudyKey, process: str, findings: str, done: bool, now: float) -> float:
    """Keep what this process has found so far; when somebody last wanted it, or never if another process has taken over."""
    mine = and_(_is(key), studies.c.process == process)
    connection.execute(update(studies).where(mine).values(findings=findings, done=done, until=now + LEASE))
    return float(connection.execute(select(studies.c.wanted).where(mine)).scalar() or 0.0)


def give_up(connection: Connection, key: StudyKey, process: str) -> None:
    """Let another process go on with it, should anybody want that."""
    connection.execute(update(studies).where(_is(key), studies.c.process == process).values(until=0.0))


def running_alike(connection: Connection, header: Header, first: str) -> list[str]:
    """The games that run among several people and were set up and begun like this one."""
    people = select(seats.c.table_id).where(seats.c.user_id.is_not(None)).group_by(seats.c.table_id)
    several = people.having(func.count(distinct(seats.c.user_id)) > 1)
    begun = select(log.c.table_id).where(log.c.seq <= EARLY, log.c.kind == ACT, log.c.words == first)
    alike = [tables.c.game == header.game, tables.c.board == header.board, tables.c.options == header.options]
    wanted = select(tables.c.id).where(tables.c.status == RUNNING, *alike, tables.c.id.in_(several), tables.c.id.in_(begun))
    return list(connection.execute(wanted).scalars())
