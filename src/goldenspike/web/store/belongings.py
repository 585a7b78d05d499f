"""What belongs to a user in the store: it moves to an account when a guest signs in, and is given up when somebody leaves.

Whatever else is kept of people adds its part to `MOVES` and `ENDS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from goldenspike.shelf import BOXES
from goldenspike.tables.bots import usual_bot
from goldenspike.tables.names import named_apart
from goldenspike.tables.shown_names import is_made_up
from goldenspike.tables.stored import BOT, FREE, OPEN, PERSON, RUNNING, User
from goldenspike.web.store.bans import end_bans
from goldenspike.web.store.draws import call_off
from goldenspike.web.store.friends import end_friends
from goldenspike.web.store.results import end_results, move_results
from goldenspike.web.store.schema import accounts, links, mails, seats, sessions, tables, users
from goldenspike.web.store.sessions import tell_of
from goldenspike.web.store.talkers import end_talk, move_talk
from goldenspike.web.store.wishes import end_wishes, move_wishes
from goldenspike.web.store.writes import PROMISED, close_if_empty, notify, save_user


@dataclass(frozen=True)
class Left:
    """What somebody who is gone leaves behind: tables that were closed with them, and tables whose seats have changed."""

    closed: list[str]
    changed: list[str]
    running: list[str]
    """Those of them at which a game goes on."""


MOVES: Final[list[Callable[[Connection, User, User], None]]] = [move_talk, move_results, move_wishes]
"""Give the account, the second, what the guest, the first, has."""
ENDS: Final[list[Callable[[Connection, str], None]]] = [end_talk, end_results, end_wishes, end_friends, end_bans]
"""Remove what is kept of a user."""


def move_belongings(connection: Connection, guest: User, account: User) -> tuple[list[str], list[str]]:
    """Give an account all that a guest has: seats, tables they opened, and the name where the account has none of its own.

    Returns the guest's tables, and those of the account at which its name has changed.
    Sessions, links and addresses do not move: whoever else holds one of the guest's must not come into the account by it.
    """
    held = _hold_tables(connection, guest.id)
    renamed: list[str] = []
    if is_made_up(account.name) and not is_made_up(guest.name):
        account = User(account.id, guest.name, account.lang)
        renamed = save_user(connection, account)
    for table in held:
        _move_seats(connection, table, guest, account)
    for move in MOVES:
        move(connection, guest, account)
    _forget_user(connection, guest.id)
    return held, renamed


def _hold_tables(connection: Connection, user: str) -> list[str]:
    """The tables that a user has opened or sits at; nobody else changes them before this transaction ends."""
    sat = select(seats.c.table_id).where(seats.c.user_id == user)
    mine = tables.c.id.in_(sat) | (tables.c.host == user)
    return list(connection.execute(select(tables.c.id).where(mine).order_by(tables.c.id).with_for_update()).scalars())


def _move_seats(connection: Connection, table: str, guest: User, account: User) -> None:
    here = seats.c.table_id == table
    sat = connection.execute(select(seats).where(here).order_by(seats.c.seat)).all()
    names = {row.seat: row.name for row in sat}
    for row in sat:
        if row.user_id == guest.id:
            others = {name for seat, name in names.items() if seat != row.seat}
            names[row.seat] = named_apart(account.name, others) if row.name == guest.name else row.name
            moved = {"user_id": account.id, "name": names[row.seat]}
            connection.execute(update(seats).where(here, seats.c.seat == row.seat).values(moved))
    connection.execute(update(tables).where(tables.c.id == table, tables.c.host == guest.id).values(host=account.id))
    notify(connection, f"{table}:-1")


def _forget_user(connection: Connection, user: str) -> None:
    for kept in (sessions, links, mails, accounts):
        connection.execute(delete(kept).where(kept.c.user_id == user))
    connection.execute(delete(users).where(users.c.id == user))
    tell_of(connection, user)


def erase_user(connection: Connection, user: str) -> Left:
    """Remove a user and their names. Before the start their seats are free; in a game with other people a bot plays on."""
    left = Left([], [], [])
    for table in _hold_tables(connection, user):
        status = connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar_one()
        _give_up_seats(connection, table, user, status)
        if status == OPEN and close_if_empty(connection, table):
            left.closed.append(table)
        else:
            left.changed.append(table)
            left.running.extend([table] * (status == RUNNING))
    for end in ENDS:
        end(connection, user)
    _forget_user(connection, user)
    return left


def _give_up_seats(connection: Connection, table: str, user: str, status: str) -> None:
    """Leave the seats without a name; another person, be it one for whom a bot plays just now, becomes the host."""
    here = seats.c.table_id == table
    other = here & seats.c.user_id.is_not(None) & (seats.c.user_id != user)
    heir: str | None = connection.execute(select(seats.c.user_id).where(other).order_by(seats.c.seat).limit(1)).scalar()
    values: dict[str, Any] = {"kind": PERSON, "user_id": None, "bot": None, "name": ""}
    if status == OPEN:
        values |= {"kind": FREE, **dict.fromkeys(PROMISED)}
        call_off(connection, table)
    elif status == RUNNING and heir is not None:
        game = connection.execute(select(tables.c.game).where(tables.c.id == table)).scalar_one()
        values |= {"kind": BOT, "bot": usual_bot(game) if game in BOXES else None}
    connection.execute(update(seats).where(here, seats.c.user_id == user).values(values))
    connection.execute(update(tables).where(tables.c.id == table, tables.c.host == user).values(host=heir or ""))
    notify(connection, f"{table}:-1")
