"""The draw of a table's seed, as jobs of the writer: promises, the moment when they are fixed, and what was promised."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from goldenspike.tables.fairness import commitment_to
from goldenspike.tables.stored import COMMITTING, FREE, GATHERING, PERSON, REVEALING, Stage
from goldenspike.web.store.schema import seats, tables
from goldenspike.web.store.writes import PROMISED, held_at, is_sat, notify


def commit(connection: Connection, table: str, user: str, commitment: str) -> bool:
    """Keep what a user's browser promises, in place of an earlier promise; False if all is fixed already or they have no seat."""
    if not held_at(connection, table, GATHERING, COMMITTING):
        return False
    mine = (seats.c.table_id == table) & (seats.c.user_id == user) & (seats.c.kind == PERSON)
    wanted = select(seats.c.seat).where(mine).order_by(seats.c.commitment.is_(None), seats.c.seat)
    found = connection.execute(wanted).scalar()
    if found is None:
        return False
    connection.execute(update(seats).where(mine, seats.c.seat == found).values(commitment=commitment))
    notify(connection, f"{table}:-1")
    return True


def reveal(connection: Connection, table: str, user: str, contribution: str) -> bool:
    """Keep what a user's browser had promised; False if it had not, or this is not the time."""
    if not held_at(connection, table, REVEALING):
        return False
    mine = (seats.c.table_id == table) & (seats.c.user_id == user) & (seats.c.commitment == commitment_to(contribution))
    told = connection.execute(update(seats).where(mine).values(contribution=contribution))
    notify(connection, f"{table}:-1")
    return told.rowcount > 0


def move_on(connection: Connection, table: str, before: Stage, after: Stage, due: float) -> bool:
    """From one stage of the draw to the next, which ends at a time; False if it is there no more or a seat is free."""
    if not held_at(connection, table, before) or is_sat(connection, table, FREE):
        return False
    connection.execute(update(tables).where(tables.c.id == table).values(draw=after, due=due))
    notify(connection, f"{table}:-1")
    return True


def call_off(connection: Connection, table: str) -> None:
    """Somebody is gone in the middle of a draw: it begins anew when the game does, with new promises of all who are there."""
    if held_at(connection, table, COMMITTING, REVEALING):
        connection.execute(update(tables).where(tables.c.id == table).values(draw=GATHERING, due=None))
        connection.execute(update(seats).where(seats.c.table_id == table).values(dict.fromkeys(PROMISED)))
