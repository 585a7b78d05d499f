"""The jobs of the writer: each changes the store inside the transaction it is given."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Insert, Table, bindparam, delete, insert, not_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from goldenspike.kernel.course import UNDO
from goldenspike.tables.names import named_apart
from goldenspike.tables.stored import DRAWN, FREE, GATHERING, NO_DRAW, OPEN, OVER, PERSON, RUNNING, Append, Header, Seat, User
from goldenspike.web.store.operator_schema import calls
from goldenspike.web.store.people_schema import invitations
from goldenspike.web.store.results import drop_results, keep_result
from goldenspike.web.store.schema import IN_EARNEST, boards, log, metadata, seats, tables, users
from goldenspike.web.store.talk_schema import reports

CHANNEL = "goldenspike"
BESIDE = "beside_the_server"
"""The option of a connection by which something is written beside the server of an SQLite store, which has no `NOTIFY`."""


MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("expected"), tables.c.status != OPEN)
    .values({name: bindparam(f"new_{name}") for name in ("seq", "asked", "status", "changed", "due")})
)
SIT = ("kind", "user_id", "bot", "name")
PROMISED = ("commitment", "contribution")
"""What the person in a seat adds to the draw: it goes where they go before the game, and stays as it is from then on."""
RESEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}") for name in SIT})
)
ADD_LINES = insert(log)
NOTIFY = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word")


class Moved(Exception):
    """A table no longer stands where the writer thought."""


def notify(connection: Connection, *words: str) -> None:
    """Tell the other processes where tables stand now: TABLE:SEQ, or TABLE:-1 when seats or status changed."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "words": list(words)})
    elif connection.get_execution_options().get(BESIDE):
        connection.execute(insert(calls), [{"word": word} for word in words])


def append_all(connection: Connection, jobs: list[Append]) -> None:
    """Lines for several tables, and who sits where by them, in a few statements; raises `Moved` if any of them has moved on."""
    moved = connection.execute(MOVE_ON, [_move_row(job) for job in jobs])
    if moved.rowcount != len(jobs):
        raise Moved
    connection.execute(ADD_LINES, [row for job in jobs for row in _log_rows(job)])
    sitting = [_sitting_row(job.table, seat) for job in jobs for seat in job.seats]
    if sitting:
        connection.execute(RESEAT, sitting)
    _note_ends(connection, jobs)
    notify(connection, *(f"{job.table}:{job.seq + len(job.entries)}" for job in jobs))


def _note_ends(connection: Connection, jobs: list[Append]) -> None:
    """Keep what came of the games that end; one whose last action is taken back has not ended after all."""
    undone = [job.table for job in jobs if job.result is None and any(entry.kind == UNDO for entry in job.entries)]
    if undone:
        drop_results(connection, undone)
    for job in jobs:
        if job.result is not None:
            keep_result(connection, job.result)


def _move_row(job: Append) -> dict[str, Any]:
    return {
        "table": job.table,
        "expected": job.seq,
        "new_seq": job.seq + len(job.entries),
        "new_asked": job.asked,
        "new_status": job.status,
        "new_changed": job.entries[-1].at,
        "new_due": job.due,
    }


def _sitting_row(table: str, seat: Seat) -> dict[str, Any]:
    row = _seat_row(seat)
    return {"table": table, "number": seat.seat, **{f"new_{name}": row[name] for name in SIT}}


def held(connection: Connection, table: str, status: str) -> bool:
    """Whether the table has that status; if so, nobody else changes it or its seats before this transaction ends.

    Every job that changes seats or status begins with it: what it then reads of the table stays true until it is done.
    An open table is not held while its seed is drawn: nobody comes, goes or moves then.
    """
    if status == OPEN:
        return held_at(connection, table, NO_DRAW, GATHERING)
    row = select(tables.c.id).where(tables.c.id == table, tables.c.status == status).with_for_update()
    return connection.execute(row).first() is not None


def held_at(connection: Connection, table: str, *stages: str) -> bool:
    """The same for an open table whose draw is at one of these stages."""
    row = select(tables.c.id).where(tables.c.id == table, tables.c.status == OPEN, tables.c.draw.in_(stages))
    return connection.execute(row.with_for_update()).first() is not None


def start(connection: Connection, job: Append, began: float, header: Header) -> bool:
    """Start the game, dealt by the seed that follows from what `header` says of its draw.

    False if the table is no longer open, a seat is still free, or the draw stands elsewhere by now.
    """
    if not held_at(connection, job.table, header.draw) or is_sat(connection, job.table, FREE):
        return False
    if promised(connection, job.table) != [(seat.commitment, seat.contribution) for seat in header.seats]:
        return False
    new, draw = len(job.entries), NO_DRAW if header.draw == NO_DRAW else DRAWN
    begun = {"status": job.status, "seq": new, "asked": job.asked, "changed": began, "began": began, "due": job.due}
    connection.execute(update(tables).where(tables.c.id == job.table).values(draw=draw, **begun))
    _first_lines(connection, job)
    connection.execute(delete(invitations).where(invitations.c.table_id == job.table))
    notify(connection, f"{job.table}:-1")
    return True


def _first_lines(connection: Connection, job: Append) -> None:
    """The lines with which a game begins; a record that was taken in may end with them."""
    if job.entries:
        connection.execute(insert(log), _log_rows(job))
    if job.result is not None:
        keep_result(connection, job.result)


def promised(connection: Connection, table: str) -> list[tuple[str | None, str | None]]:
    """What the browsers have promised and told, seat by seat."""
    wanted = select(seats.c.commitment, seats.c.contribution).where(seats.c.table_id == table).order_by(seats.c.seat)
    return [(row.commitment, row.contribution) for row in connection.execute(wanted)]


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
    if first is not None:
        _first_lines(connection, first)


def keep_board(connection: Connection, game: str, board: str, files: dict[str, str]) -> None:
    """Keep the files of a board, so that games that began on it are finished on it; a board is kept once."""
    row = {"game": game, "board": board, "files": json.dumps(files, ensure_ascii=False)}
    connection.execute(insert_new(connection, boards).values(**row))


def _seat_row(seat: Seat) -> dict[str, Any]:
    who = {"seat": seat.seat, "kind": seat.kind, "user_id": seat.user, "bot": seat.bot, "name": seat.name}
    return {**who, "commitment": seat.commitment, "contribution": seat.contribution}


def is_sat(connection: Connection, table: str, kind: str) -> bool:
    return connection.execute(select(seats.c.seat).where(seats.c.table_id == table, seats.c.kind == kind)).first() is not None


def take_seat(connection: Connection, table: str, seat: int, user: User, name: str) -> bool:
    return _change_seat(connection, table, Seat(seat, PERSON, user.id, None, name), seats.c.kind == FREE)


def leave_seats(connection: Connection, table: str, user: str, seat: int | None) -> bool:
    """Free every seat of the user, or only `seat`, while the table is open."""
    if not held(connection, table, OPEN):
        return False
    mine = seats.c.user_id == user if seat is None else (seats.c.user_id == user) & (seats.c.seat == seat)
    free = {"kind": FREE, "user_id": None, "bot": None, "name": "", **dict.fromkeys(PROMISED)}
    freed = connection.execute(update(seats).where(seats.c.table_id == table, mine).values(free))
    notify(connection, f"{table}:-1")
    return freed.rowcount > 0


def set_seat(connection: Connection, table: str, seat: Seat, host: str) -> bool:
    """Let the host change a seat before the start, unless another person sits in it."""
    return _change_seat(connection, table, seat, (seats.c.kind != PERSON) | (seats.c.user_id == host))


def _change_seat(connection: Connection, table: str, seat: Seat, condition: Any) -> bool:
    """Let somebody sit in a seat, named apart from all others at the table."""
    if not held(connection, table, OPEN):
        return False
    others = select(seats.c.name).where(seats.c.table_id == table, seats.c.seat != seat.seat, seats.c.kind != FREE)
    seat = replace(seat, name=named_apart(seat.name, set(connection.execute(others).scalars())))
    here = (seats.c.table_id == table) & (seats.c.seat == seat.seat)
    taken = connection.execute(update(seats).where(here, condition).values(_seat_row(seat)))
    notify(connection, f"{table}:-1")
    return taken.rowcount == 1


def move_seats(connection: Connection, table: str, places: list[int]) -> bool:
    """Let all change places while the table is open: in every seat whoever sat in the one that `places` names for it."""
    if not held(connection, table, OPEN):
        return False
    sat = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)).mappings().all()
    for seat, place in enumerate(places):
        moved = {name: sat[place][name] for name in SIT + PROMISED}
        connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(moved))
    notify(connection, f"{table}:-1")
    return True


def close_if_empty(connection: Connection, table: str) -> bool:
    """Remove a table at which nobody sits any more and nothing was played."""
    return held(connection, table, OPEN) and not is_sat(connection, table, PERSON) and close_table(connection, table)


def close_table(connection: Connection, table: str, played: int | None = None) -> bool:
    """Remove a table whoever sits there, if its game has not begun, or has `played` so many lines and none more."""
    if not held(connection, table, OPEN) and not (held(connection, table, RUNNING) and _lines(connection, table) == played):
        return False
    remove_table(connection, table)
    return True


def remove_table(connection: Connection, table: str) -> None:
    """Remove a table with all that was done and said there; what was reported stays with its copy.

    The table is held first: what somebody else writes of it meanwhile is either removed too or never written.
    """
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    drop_results(connection, [table])
    for part in reversed(metadata.sorted_tables):
        if "table_id" in part.c and part is not reports:
            connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))
    notify(connection, f"{table}:-1")


def clear_lessons(connection: Connection, before: float) -> None:
    """Remove the scenes of lessons and the puzzles that nobody has touched since a time."""
    old = select(tables.c.id).where(not_(IN_EARNEST), tables.c.changed < before)
    found = list(connection.execute(old.limit(100)).scalars())
    for each in (log.c.table_id, seats.c.table_id, tables.c.id):
        connection.execute(delete(each.table).where(each.in_(found)))


def _lines(connection: Connection, table: str) -> int:
    return int(connection.execute(select(tables.c.seq).where(tables.c.id == table)).scalar_one())


def note_rematch(connection: Connection, table: str, again: Header, first: Append | None, board: dict[str, str]) -> str | None:
    """Open the rematch, or return the one that somebody opened before; None if the game is not over."""
    if not held(connection, table, OVER):
        return None
    here = tables.c.id == table
    found: str | None = connection.execute(select(tables.c.rematch).where(here)).scalar_one()
    if found is None:
        connection.execute(update(tables).where(here).values(rematch=again.id))
        open_table(connection, again, first, board)
        notify(connection, f"{table}:-1")
    return found or again.id


def save_user(connection: Connection, user: User) -> list[str]:
    """Store the user; returns the tables at which the name has changed."""
    make_user(connection, user)
    known = connection.execute(select(users.c.name).where(users.c.id == user.id).with_for_update()).scalar_one()
    connection.execute(update(users).where(users.c.id == user.id).values(name=user.name, lang=user.lang))
    if known == user.name:
        return []
    mine = (seats.c.user_id == user.id) & (seats.c.name == known)
    sat = list(connection.execute(select(seats.c.table_id).where(mine)).scalars())
    connection.execute(update(seats).where(mine).values(name=user.name))
    for table in sorted(set(sat)):
        notify(connection, f"{table}:-1")
    return sat


def make_user(connection: Connection, user: User) -> None:
    """A row for the user, unless there is one: two processes may meet a new guest at the same moment."""
    row = {"id": user.id, "name": user.name, "lang": user.lang, "created": time.time()}
    connection.execute(insert_new(connection, users).values(**row))


def insert_new(connection: Connection, into: Table) -> Insert:
    """Inserts a row unless there is one with its key."""
    new: Insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(into).on_conflict_do_nothing()
    return new
