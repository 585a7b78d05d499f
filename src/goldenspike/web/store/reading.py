"""Reads tables, their logs and their boards inside a transaction."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Row, select

from goldenspike.kernel.course import Entry
from goldenspike.tables.stored import Header, Seat
from goldenspike.web.store.schema import boards, log, seats, tables


def read_headers(connection: Connection, wanted: Any) -> list[Header]:
    rows = connection.execute(wanted).all()
    sat: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(list(sat))).order_by(seats.c.seat)):
        who = seat.kind, seat.user_id, seat.bot, seat.name
        sat[seat.table_id].append(Seat(seat.seat, *who, seat.commitment, seat.contribution))
    return [_header(row, tuple(sat[row.id])) for row in rows]


def _header(row: Row[Any], sat: tuple[Seat, ...]) -> Header:
    return Header(**{column.name: getattr(row, column.name) for column in tables.columns}, seats=sat)


def read_table(connection: Connection, table: str, after: int = 0) -> tuple[Header, list[Entry]] | None:
    """A table and its log after a line."""
    found = read_headers(connection, select(tables).where(tables.c.id == table))
    if not found:
        return None
    wanted = select(log).where(log.c.table_id == table, log.c.seq > after, log.c.seq <= found[0].seq)
    rows = connection.execute(wanted.order_by(log.c.seq)).all()
    return found[0], [Entry(row.seat, row.kind, row.words, row.at) for row in rows]


def read_board(connection: Connection, game: str, board: str) -> dict[str, str] | None:
    """The files of a board, if it was kept."""
    wanted = select(boards.c.files).where(boards.c.game == game, boards.c.board == board)
    found = connection.execute(wanted).scalar()
    return None if found is None else dict(json.loads(found))
