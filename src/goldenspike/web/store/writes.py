"""The jobs of the writer: each changes the store inside the transaction it is given."""

from __future__ import annotations

import json
import time
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, text, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from goldenspike.tables.stored import FREE, OPEN, PERSON, Append, Header, Seat, User
from goldenspike.web.store.schema import boards, log, seats, tables, users

CHANNEL = "goldenspike"


MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("expected"), tables.c.status != OPEN)
    .values({name: bindparam(f"new_{name}") for name in ("seq", "asked", "status", "changed")})
)
ADD_LINES = insert(log)
NOTIFY = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word")


class Moved(Exception):
    """A table no longer stands where the writer thought."""


def notify(connection: Connection, *words: str) -> None:
    """Tell the other processes where tables stand now: TABLE:SEQ, or TABLE:-1 when seats or status changed."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "words": list(words)})


def append_all(connection: Connection, jobs: list[Append]) -> None:
    """Lines for several tables in three statements; raises `Moved` if any of the tables has moved on."""
    moved = connection.execute(MOVE_ON, [_move_row(job) for job in jobs])
    if moved.rowcount != len(jobs):
        raise Moved
    connection.execute(ADD_LINES, [row for job in jobs for row in _log_rows(job)])
    notify(connection, *(f"{job.table}:{job.seq + len(job.entries)}" for job in jobs))


def _move_row(job: Append) -> dict[str, Any]:
    return {
        "table": job.table,
        "expected": job.seq,
        "new_seq": job.seq + len(job.entries),
        "new_asked": job.asked,
        "new_status": job.status,
        "new_changed": job.entries[-1].at,
    }


def start(connection: Connection, job: Append) -> bool:
    """Start the game; False if the table is no longer open, or a seat is still free."""
    free = connection.execute(seats.select().where(seats.c.table_id == job.table, seats.c.kind == FREE)).first()
    if free is not None:
        return False
    new = len(job.entries)
    moved = connection.execute(
        update(tables)
        .where(tables.c.id == job.table, tables.c.status == OPEN)
        .values(status=job.status, seq=new, asked=job.asked, changed=time.time())
    )
    if moved.rowcount != 1:
        return False
    if job.entries:
        connection.execute(insert(log), _log_rows(job))
    notify(connection, f"{job.table}:-1")
    return True


def _log_rows(job: Append) -> list[dict[str, Any]]:
    return [
        {"table_id": job.table, "seq": job.seq + 1 + n, "seat": line.seat, "kind": line.kind, "words": line.words, "at": line.at}
        for n, line in enumerate(job.entries)
    ]


def open_table(connection: Connection, header: Header, first: Append | None, board: dict[str, str]) -> None:
    """A new table with its seats and its board, and its first lines where the game starts at once."""
    keep_board(connection, header.game, header.board, board)
    row = {column.name: getattr(header, column.name) for column in tables.columns}
    connection.execute(insert(tables).values(**row))
    for seat in header.seats:
        connection.execute(insert(seats).values(table_id=header.id, **_seat_row(seat)))
    if first is not None and first.entries:
        connection.execute(insert(log), _log_rows(first))


def keep_board(connection: Connection, game: str, board: str, files: dict[str, str]) -> None:
    """Keep the files of a board, so that games that began on it are finished on it; a board is kept once."""
    insert_new = sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert
    row = {"game": game, "board": board, "files": json.dumps(files, ensure_ascii=False)}
    connection.execute(insert_new(boards).values(**row).on_conflict_do_nothing())


def _seat_row(seat: Seat) -> dict[str, Any]:
    return {"seat": seat.seat, "kind": seat.kind, "user_id": seat.user, "bot": seat.bot, "name": seat.name}


def take_seat(connection: Connection, table: str, seat: int, user: User, name: str) -> bool:
    return _change_seat(connection, table, Seat(seat, PERSON, user.id, None, name), seats.c.kind == FREE)


def leave_seats(connection: Connection, table: str, user: str, seat: int | None) -> bool:
    """Free every seat of the user, or only `seat`, while the table is open."""
    mine = seats.c.user_id == user if seat is None else (seats.c.user_id == user) & (seats.c.seat == seat)
    freed = connection.execute(
        update(seats).where(seats.c.table_id == table, mine, _is_open(table)).values(kind=FREE, user_id=None, bot=None, name="")
    )
    notify(connection, f"{table}:-1")
    return freed.rowcount > 0


def set_seat(connection: Connection, table: str, seat: Seat, host: str) -> bool:
    """Let the host change a seat before the start, unless another person sits in it."""
    return _change_seat(connection, table, seat, (seats.c.kind != PERSON) | (seats.c.user_id == host))


def _change_seat(connection: Connection, table: str, seat: Seat, condition: Any) -> bool:
    taken = connection.execute(
        update(seats)
        .where(seats.c.table_id == table, seats.c.seat == seat.seat, condition, _is_open(table))
        .values(**_seat_row(seat))
    )
    notify(connection, f"{table}:-1")
    return taken.rowcount == 1


def _is_open(table: str) -> Any:
    return tables.select().with_only_columns(tables.c.id).where(tables.c.id == table, tables.c.status == OPEN).exists()


def close_if_empty(connection: Connection, table: str) -> bool:
    """Remove a table at which nobody sits any more and nothing was played."""
    people = connection.execute(seats.select().where(seats.c.table_id == table, seats.c.kind == PERSON)).first()
    return people is None and close_table(connection, table)


def close_table(connection: Connection, table: str) -> bool:
    """Remove a table whoever sits there, if its game has not begun."""
    open_row = tables.select().where(tables.c.id == table, tables.c.status == OPEN).with_for_update()
    if connection.execute(open_row).first() is None:
        return False
    connection.execute(delete(seats).where(seats.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))
    notify(connection, f"{table}:-1")
    return True


def note_rematch(connection: Connection, table: str, again: Header, first: Append | None, board: dict[str, str]) -> str:
    """Open the rematch, or return the one that somebody opened before."""
    found = connection.execute(update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=again.id))
    if found.rowcount == 1:
        open_table(connection, again, first, board)
        notify(connection, f"{table}:-1")
        return again.id
    return str(connection.execute(tables.select().with_only_columns(tables.c.rematch).where(tables.c.id == table)).scalar_one())


def save_user(connection: Connection, user: User) -> list[str]:
    """Store the user; returns the tables at which the name has changed."""
    known = connection.execute(users.select().where(users.c.id == user.id)).first()
    if known is None:
        connection.execute(insert(users).values(id=user.id, name=user.name, lang=user.lang, created=time.time()))
        return []
    connection.execute(update(users).where(users.c.id == user.id).values(name=user.name, lang=user.lang))
    if known.name == user.name:
        return []
    mine = (seats.c.user_id == user.id) & (seats.c.name == known.name)
    sat = [row.table_id for row in connection.execute(seats.select().where(mine))]
    connection.execute(update(seats).where(mine).values(name=user.name))
    for table in sorted(set(sat)):
        notify(connection, f"{table}:-1")
    return sat
