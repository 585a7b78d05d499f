"""Reads and writes who is at which table, by the word of every process that shares the store, and who was there last when."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, delete, select, update

from goldenspike.web.store.schema import seats, tables
from goldenspike.web.store.talk_schema import presence, seen
from goldenspike.web.store.writes import insert_new, notify

NOTICE: Final = "here/"
"""Stands before the table in a notice that somebody came or went."""
MINUTE: Final = 60


def note(connection: Connection, process: str, table: str, came: set[str], went: set[str], looking: set[str]) -> None:
    """Somebody came to a table or went from it, or turned to another page; an empty `process` is the only one there is."""
    is_there = select(tables.c.id).where(tables.c.id == table).with_for_update(read=True, key_share=True)
    if connection.execute(is_there).first() is None:
        return
    _note_seen(connection, table, came | went)
    if not process:
        return
    here = (presence.c.process == process) & (presence.c.table_id == table)
    if went:
        connection.execute(delete(presence).where(here, presence.c.user_id.in_(went)))
    rows = [{"process": process, "table_id": table, "user_id": user, "at": time.time()} for user in sorted(came)]
    if rows:
        connection.execute(insert_new(connection, presence), rows)
    connection.execute(update(presence).where(here).values(looking=presence.c.user_id.in_(looking)))
    notify(connection, f"{NOTICE}{table}:0")


def _note_seen(connection: Connection, table: str, users: set[str]) -> None:
    """Only of those who have a seat is it kept when they were there."""
    sat = select(seats.c.user_id).where(seats.c.table_id == table, seats.c.user_id.in_(users)).distinct()
    minute = int(time.time()) // MINUTE
    for user in sorted(connection.execute(sat).scalars()):
        mine = (seen.c.table_id == table) & (seen.c.user_id == user)
        if not connection.execute(update(seen).where(mine).values(minute=minute)).rowcount:
            connection.execute(insert_new(connection, seen).values(table_id=table, user_id=user, minute=minute))


def refresh(connection: Connection, process: str, aged: float) -> int:
    """Say again that everybody whom this process has named is still there, and forget whoever was named too long ago.

    Returns how many this process has named.
    """
    connection.execute(delete(presence).where(presence.c.at < aged))
    return connection.execute(update(presence).where(presence.c.process == process).values(at=time.time())).rowcount


def end(connection: Connection, process: str) -> None:
    """This process stops: whoever is still at its tables goes now."""
    mine = presence.c.process == process
    named = connection.execute(select(presence.c.table_id).where(mine).distinct()).scalars().all()
    connection.execute(delete(presence).where(mine))
    notify(connection, *(f"{NOTICE}{table}:0" for table in named))


def last_seen(connection: Connection, table: str) -> dict[str, int]:
    """When those who have a seat at a table were last there, in minutes."""
    rows = connection.execute(select(seen.c.user_id, seen.c.minute).where(seen.c.table_id == table))
    return {row.user_id: row.minute for row in rows}


def looks_on(connection: Connection, user: str, aged: float, table: str) -> bool:
    """Whether somebody looks at a table by the word of any process."""
    there = (presence.c.table_id == table) & (presence.c.user_id == user) & (presence.c.at >= aged) & presence.c.looking
    return connection.execute(select(presence.c.process).where(there)).first() is not None


def present(connection: Connection, users: set[str], aged: float) -> set[str]:
    """Those of them who are at some table by the word of any process."""
    wanted = select(presence.c.user_id).where(presence.c.user_id.in_(users), presence.c.at >= aged).distinct()
    return set(connection.execute(wanted).scalars())


def elsewhere(connection: Connection, process: str, aged: float, table: str | None = None) -> dict[str, set[str]]:
    """Who is there by the word of other processes: at all tables, or at one."""
    others = (presence.c.process != process) & (presence.c.at >= aged)
    wanted = others if table is None else others & (presence.c.table_id == table)
    found: dict[str, set[str]] = {}
    for row in connection.execute(select(presence.c.table_id, presence.c.user_id).where(wanted)):
        found.setdefault(row.table_id, set()).add(row.user_id)
    return found
