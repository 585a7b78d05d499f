"""Reads and writes what is said at tables, who does not want to hear whom, what was reported, and private notes."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from goldenspike.web.store.schema import seats, tables
from goldenspike.web.store.talk_schema import mutes, notes, reports, talk
from goldenspike.web.store.writes import insert_new, notify
from goldenspike.web.talk.remarks import CLOSED, GONE, OPENED, REACTED, ROOMS, SAID, Remark, Room, sign_of

MOST_REMARKS: Final = 5000
"""So many a room takes in, reactions included."""
MOST_MUTES: Final = 500
NOTICE: Final = "talk/"
"""Stands before the table in a notice that something was said there."""
CROWDING: Final = (SAID, REACTED)
"""What fills a room up; all else may still be written when it is full."""


class Notes(NamedTuple):
    text: str
    version: int


# what is said


def last_remarks(connection: Connection, table: str, most: int) -> list[Remark]:
    """The newest remarks of every room, oldest first."""
    return [remark for room in ROOMS for remark in remarks_before(connection, table, room, MOST_REMARKS * 2, most)]


def remarks_before(connection: Connection, table: str, room: Room, before: int, most: int) -> list[Remark]:
    here = (talk.c.table_id == table) & (talk.c.room == room) & (talk.c.number < before)
    found = connection.execute(select(talk).where(here).order_by(talk.c.number.desc()).limit(most)).all()
    return [_remark(row) for row in reversed(found)]


def remarks_after(connection: Connection, table: str, after: dict[Room, int]) -> list[Remark]:
    found: list[Remark] = []
    for room, number in after.items():
        here = (talk.c.table_id == table) & (talk.c.room == room) & (talk.c.number > number)
        found += [_remark(row) for row in connection.execute(select(talk).where(here).order_by(talk.c.number))]
    return found


def switched(connection: Connection, table: str) -> bool | None:
    """Whether the host has opened or closed talk; None if neither."""
    told = (talk.c.table_id == table) & talk.c.kind.in_([OPENED, CLOSED])
    last = connection.execute(select(talk.c.kind).where(told).order_by(talk.c.at.desc(), talk.c.number.desc()).limit(1)).scalar()
    return None if last is None else last == OPENED


def _remark(row: Row[Any]) -> Remark:
    return Remark(
        row.table_id, row.room, row.number, row.kind, row.user_id, row.seat, row.name, row.text, row.about, row.line, row.at
    )


def add(connection: Connection, remark: Remark) -> Remark | None:
    """Append a remark under the next number of its room; None if the table is gone, or the room full."""
    if connection.execute(select(tables.c.id).where(tables.c.id == remark.table).with_for_update()).first() is None:
        return None
    here = (talk.c.table_id == remark.table) & (talk.c.room == remark.room)
    last = connection.execute(select(func.max(talk.c.number)).where(here)).scalar() or 0
    if last >= MOST_REMARKS and remark.kind in CROWDING:
        return None
    made = replace(remark, number=last + 1)
    row = {"table_id": made.table, "user_id": made.user, **{name: getattr(made, name) for name in SAME}}
    connection.execute(insert(talk).values(row))
    notify(connection, f"{NOTICE}{made.table}:{made.number}")
    return made


SAME: Final = ("room", "number", "kind", "seat", "name", "text", "about", "line", "at")
"""The columns that are called as in a remark."""


def add_about(connection: Connection, remark: Remark) -> Remark | None:
    """Append a remark about an earlier one; None if that was not said, or is gone."""
    return add(connection, remark) if said(connection, remark.table, remark.room, remark.about or 0) else None


def delete_said(connection: Connection, mark: Remark, anyones: bool) -> Remark | None:
    """Take the text of a remark away for good and append the mark of it; None if it is not the user's own, unless `anyones`."""
    found = said(connection, mark.table, mark.room, mark.about or 0)
    if found is None or (found.user != mark.user and not anyones):
        return None
    here = (talk.c.table_id == mark.table) & (talk.c.room == mark.room) & (talk.c.number == mark.about)
    connection.execute(update(talk).where(here).values(kind=GONE, text=""))
    return add(connection, mark)


def switch(connection: Connection, marks: list[Remark]) -> list[Remark]:
    """Open or close talk: told in every room."""
    return [made for made in (add(connection, mark) for mark in marks) if made is not None]


def said(connection: Connection, table: str, room: Room, number: int) -> Remark | None:
    here = (talk.c.table_id == table) & (talk.c.room == room) & (talk.c.number == number) & (talk.c.kind == SAID)
    row = connection.execute(select(talk).where(here)).first()
    return None if row is None else _remark(row)


# who does not want to hear whom


def muted_by(connection: Connection, user: str) -> list[str]:
    return list(connection.execute(select(mutes.c.muted_id).where(mutes.c.user_id == user)).scalars())


def user_with_sign(connection: Connection, table: str, sign: str) -> str | None:
    """Who is called so at a table: somebody who sits there, or has spoken there."""
    sat = select(seats.c.user_id).where(seats.c.table_id == table, seats.c.user_id.is_not(None))
    spoke = select(talk.c.user_id).where(talk.c.table_id == table).distinct()
    users = {str(user) for wanted in (sat, spoke) for user in connection.execute(wanted).scalars()}
    return next((user for user in users if sign_of(table, user) == sign), None)


def mute(connection: Connection, user: str, other: str, muted: bool) -> bool:
    """False if the user has muted too many already."""
    if not muted:
        connection.execute(delete(mutes).where(mutes.c.user_id == user, mutes.c.muted_id == other))
        return True
    if len(muted_by(connection, user)) >= MOST_MUTES:
        return False
    connection.execute(insert_new(connection, mutes).values(user_id=user, muted_id=other, at=time.time()))
    return True


# what is reported


def report(connection: Connection, about: tuple[str, Room, int], user: str, reason: str, more: str) -> bool:
    """Keep a report with a copy of what was said, once for each person; False if it is their own, or was not said."""
    found = said(connection, *about)
    if found is None or found.user == user:
        return False
    told = {"user_id": user, "reason": reason, "more": more, "at": time.time()}
    copy = {"author_id": found.user, "name": found.name, "text": found.text}
    here = {"table_id": found.table, "room": found.room, "number": found.number}
    connection.execute(insert_new(connection, reports).values(**here, **told, **copy))
    return True


def all_reports(connection: Connection, since: float, resolved: bool) -> list[Row[Any]]:
    """Every report after a time, oldest first; those that the operator has dealt with only if wanted."""
    wanted = select(reports).where(reports.c.at >= since).order_by(reports.c.at)
    return list(connection.execute(wanted if resolved else wanted.where(reports.c.resolved.is_(None))))


def resolve(connection: Connection, about: tuple[str, Room, int], resolution: str) -> int:
    """Note how the reports of a remark were dealt with; returns how many there are."""
    table, room, number = about
    here = (reports.c.table_id == table) & (reports.c.room == room) & (reports.c.number == number)
    return connection.execute(update(reports).where(here).values(resolved=time.time(), resolution=resolution)).rowcount


# private notes


def notes_of(connection: Connection, user: str, table: str) -> Notes:
    wanted = select(notes.c.text, notes.c.version).where(notes.c.user_id == user, notes.c.table_id == table)
    row = connection.execute(wanted).first()
    return Notes("", 0) if row is None else Notes(row.text, row.version)


def keep_notes(connection: Connection, user: str, table: str, kept: Notes) -> bool:
    """Keep the text, if nothing was kept since the version it was made from."""
    empty = {"user_id": user, "table_id": table, "text": "", "version": 0, "at": time.time()}
    connection.execute(insert_new(connection, notes).values(empty))
    mine = (notes.c.user_id == user) & (notes.c.table_id == table) & (notes.c.version == kept.version)
    changed = connection.execute(update(notes).where(mine).values(text=kept.text, version=kept.version + 1, at=time.time()))
    return changed.rowcount == 1
