"""Friends and invitations in the store; whoever is asked something is told by a job in the same transaction."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection, Row, case, delete, func, insert, or_, select, update

from goldenspike.tables.stored import FREE, OPEN, Header
from goldenspike.web.store.people_schema import friends, invitations
from goldenspike.web.store.reading import read_headers
from goldenspike.web.store.schema import seats, tables, users
from goldenspike.web.store.talk_schema import mutes
from goldenspike.web.store.writes import held, insert_new

State = Literal["asked", "declined", "friend", "blocked"]
ASKED: Final = "asked"
DECLINED: Final = "declined"
FRIEND: Final = "friend"
BLOCKED: Final = "blocked"
AS_TOLD: Final = case((friends.c.state == DECLINED, ASKED), else_=friends.c.state).label("state")
"""Nobody is told that they were declined."""
MOST: Final = 300
"""So many people may one person have asked, befriended and blocked."""
MOST_INVITED: Final = 20


@dataclass(frozen=True)
class News:
    """Somebody has asked another person to be friends, or has invited them to a table."""

    to: str
    by: str
    table: str | None


Tell = Callable[[Connection, News], None]


def _row(user: str, other: str) -> Any:
    return (friends.c.user_id == user) & (friends.c.other_id == other)


def state_of(connection: Connection, user: str, other: str) -> State | None:
    """What the other is to the user, by the user's own word."""
    found: State | None = connection.execute(select(friends.c.state).where(_row(user, other))).scalar()
    return found


def _set(connection: Connection, user: str, other: str, state: State) -> None:
    connection.execute(delete(friends).where(_row(user, other)))
    connection.execute(insert(friends).values(user_id=user, other_id=other, state=state, at=time.time()))


def may_reach(connection: Connection, user: str, other: str) -> bool:
    """Whether the other wants to hear of the user: who is muted or blocked is not heard."""
    muted = select(mutes.c.at).where(mutes.c.user_id == other, mutes.c.muted_id == user)
    return state_of(connection, other, user) != BLOCKED and connection.execute(muted).first() is None


def is_full(connection: Connection, user: str) -> bool:
    return int(connection.execute(select(func.count()).where(friends.c.user_id == user)).scalar_one()) >= MOST


def ask(connection: Connection, user: str, other: str, tell: Tell) -> None:
    """Ask somebody to be friends; whoever has asked the user is accepted by that. Being declined is not told."""
    mine, theirs = state_of(connection, user, other), state_of(connection, other, user)
    if mine == FRIEND:
        return
    if theirs in (ASKED, DECLINED):
        befriend(connection, user, other)
    elif mine not in (ASKED, DECLINED):
        _set(connection, user, other, ASKED)
        tell(connection, News(other, user, None))


def befriend(connection: Connection, user: str, other: str) -> None:
    _set(connection, user, other, FRIEND)
    _set(connection, other, user, FRIEND)


def answer(connection: Connection, user: str, other: str, accept: bool) -> bool:
    """Accept or decline what the other has asked; False if they have not."""
    if state_of(connection, other, user) != ASKED:
        return False
    if accept:
        befriend(connection, user, other)
    else:
        connection.execute(update(friends).where(_row(other, user)).values(state=DECLINED))
    return True


def end(connection: Connection, user: str, other: str) -> None:
    """Be friends no longer, or ask no longer; what the other has blocked stays so."""
    connection.execute(delete(friends).where(_row(user, other)))
    connection.execute(delete(friends).where(_row(other, user), friends.c.state == FRIEND))


def block(connection: Connection, user: str, other: str, blocked: bool) -> None:
    """Hear nothing more of the other, or be open to them again."""
    if not blocked:
        connection.execute(delete(friends).where(_row(user, other), friends.c.state == BLOCKED))
        return
    connection.execute(delete(friends).where(_row(other, user), friends.c.state != BLOCKED))
    connection.execute(delete(invitations).where(invitations.c.user_id == user, invitations.c.by_id == other))
    _set(connection, user, other, BLOCKED)


def known_to(connection: Connection, user: str) -> list[Row[Any]]:
    """Everybody whom the user has asked, befriended or blocked, by name."""
    told = select(users.c.id, users.c.name, AS_TOLD).join(users, users.c.id == friends.c.other_id)
    return list(connection.execute(told.where(friends.c.user_id == user).order_by(users.c.name, users.c.id)))


def asking(connection: Connection, user: str) -> list[Row[Any]]:
    """Who has asked the user and waits for an answer."""
    told = select(users.c.id, users.c.name).join(users, users.c.id == friends.c.user_id)
    waiting = told.where(friends.c.other_id == user, friends.c.state == ASKED)
    return list(connection.execute(waiting.order_by(friends.c.at)))


# invitations


def invite(connection: Connection, table: str, user: str, by: str, tell: Tell) -> bool:
    """False if the table is open no more, or has too many invitations."""
    here = invitations.c.table_id == table
    if not held(connection, table, OPEN):
        return False
    if connection.execute(select(func.count()).where(here)).scalar_one() >= MOST_INVITED:
        return False
    sits = select(seats.c.seat).where(seats.c.table_id == table, seats.c.user_id == user)
    row = {"table_id": table, "user_id": user, "by_id": by, "at": time.time()}
    if connection.execute(sits).first() is None:
        added = connection.execute(insert_new(connection, invitations).values(row)).rowcount
        if added:
            tell(connection, News(user, by, table))
    return True


def withdraw(connection: Connection, table: str, user: str) -> bool:
    here = (invitations.c.table_id == table) & (invitations.c.user_id == user)
    return connection.execute(delete(invitations).where(here)).rowcount > 0


def invited_at(connection: Connection, table: str) -> list[Row[Any]]:
    """Who is invited to a table and has not sat down."""
    told = select(users.c.id, users.c.name).join(users, users.c.id == invitations.c.user_id)
    sits = select(seats.c.user_id).where(seats.c.table_id == table, seats.c.user_id.is_not(None))
    waiting = told.where(invitations.c.table_id == table, invitations.c.user_id.not_in(sits))
    return list(connection.execute(waiting.order_by(invitations.c.at)))


def invited_to(connection: Connection, user: str) -> list[tuple[Header, str]]:
    """The tables with an open seat to which the user is invited, and by whom; the newest invitation first."""
    rows = select(invitations.c.table_id, users.c.name).join(users, users.c.id == invitations.c.by_id)
    names = {row.table_id: row.name for row in connection.execute(rows.where(invitations.c.user_id == user))}
    wanted = select(tables).where(tables.c.id.in_(names), tables.c.status == OPEN).order_by(tables.c.created.desc())
    found = [header for header in read_headers(connection, wanted) if any(seat.kind == FREE for seat in header.seats)]
    return [(header, names[header.id]) for header in found if all(seat.user != user for seat in header.seats)]


def who_asks(connection: Connection, user: str, table: str, by: str) -> str | None:
    """The name of who invites the user to a table, or (without one) of `by` who asks to be friends, if they still do."""
    if not table:
        return next((row.name for row in asking(connection, user) if row.id == by), None)
    return next((name for header, name in invited_to(connection, user) if header.id == table), None)


# people who leave


def end_friends(connection: Connection, user: str) -> None:
    connection.execute(delete(friends).where(or_(friends.c.user_id == user, friends.c.other_id == user)))
    connection.execute(delete(invitations).where(or_(invitations.c.user_id == user, invitations.c.by_id == user)))


def friends_of(connection: Connection, user: str) -> dict[str, Any]:
    """Whom a user knows here, and the invitations that they have and have made."""
    wanted = {
        "known": select(friends.c.other_id, AS_TOLD, friends.c.at).where(friends.c.user_id == user),
        "invited": select(invitations.c.table_id, invitations.c.by_id, invitations.c.at).where(invitations.c.user_id == user),
        "inviting": select(invitations.c.table_id, invitations.c.user_id, invitations.c.at).where(invitations.c.by_id == user),
    }
    return {name: [dict(row) for row in connection.execute(asked).mappings()] for name, asked in wanted.items()}
