"""The operator's hands on tables: which there are, the end of a game, and the removal of a table with all that was done there."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, func, select

from goldenspike.kernel.course import Entry
from goldenspike.tables.shown_names import seat_shown
from goldenspike.tables.stored import CLOSED, OPEN, OVER, RESIGNED, RUNNING, Append, Header
from goldenspike.web.operator.opened import in_store, usual
from goldenspike.web.operator.people import find_person
from goldenspike.web.settings import CannotServe
from goldenspike.web.store.reading import read_headers
from goldenspike.web.store.schema import IN_EARNEST, seats, tables
from goldenspike.web.store.talk_schema import talk
from goldenspike.web.store.writes import append_all, close_table, held, remove_table

Told = dict[str, Any]


def list_tables(database: str | None, status: str | None, of: str | None, limit: int) -> list[Told]:
    """Tables, the one first at which something happened last."""
    wanted = select(tables).where(IN_EARNEST).order_by(tables.c.changed.desc()).limit(limit)
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    with in_store(usual(database)) as (connection, _):
        if of is not None:
            user = find_person(connection, of)
            sat = select(seats.c.table_id).where(seats.c.user_id == user)
            wanted = wanted.where(tables.c.id.in_(sat) | (tables.c.host == user))
        return [_told(header) for header in read_headers(connection, wanted)]


def _told(header: Header) -> Told:
    table = {name: getattr(header, name) for name in ("id", "game", "status", "public", "created", "changed", "host")}
    sat = [
        {
            "seat": seat.seat + 1,
            "kind": seat.kind,
            "name": seat_shown(seat, header.game, "en"),
            "user": seat.user,
            "bot": seat.bot,
        }
        for seat in header.seats
    ]
    return {**table, "board": header.board, "time": header.time, "lines": header.seq, "seats": sat}


def _find(connection: Connection, table: str) -> Header:
    found = read_headers(connection, select(tables).where(tables.c.id == table))
    if not found:
        raise CannotServe(f"There is no table '{table}'.")
    return found[0]


def show_table(database: str | None, table: str) -> Told:
    with in_store(usual(database)) as (connection, _):
        told = _told(_find(connection, table))
        remarks = select(func.count()).select_from(talk).where(talk.c.table_id == table)
        return {**told, "remarks": int(connection.execute(remarks).scalar_one())}


def end_table(database: str | None, table: str) -> Told:
    """Close a table: one that waits for players is removed, at one where a game runs the game ends without a result."""
    with in_store(usual(database)) as (connection, _):
        header = _find(connection, table)
        if header.status == OPEN:
            close_table(connection, table)
        elif header.status == RUNNING and held(connection, table, RUNNING):
            now = _find(connection, table)
            append_all(connection, [Append(table, now.seq, (Entry(0, RESIGNED, CLOSED, time.time()),), OVER, 0)])
        else:
            raise CannotServe(f"The game of table '{table}' is over already.")
    return {"closed": table, "was": header.status}


def delete_table(database: str | None, table: str) -> Told:
    """Remove a table for good, whatever has been played there; what was reported there stays."""
    with in_store(usual(database)) as (connection, _):
        header = _find(connection, table)
        remove_table(connection, table)
    return {"deleted": table, "lines": header.seq}
