"""Everything that the store has about a user, as one document. Whatever else is kept of people adds a collector to the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Select, select

from goldenspike.web.store.friends import friends_of
from goldenspike.web.store.results import results_of
from goldenspike.web.store.schema import accounts, links, log, mails, seats, sessions, tables, users
from goldenspike.web.store.talkers import talk_of
from goldenspike.web.store.wishes import wishes_told

Collector = Callable[[Connection, str], Any]


def user(connection: Connection, user: str) -> dict[str, Any] | None:
    return _one(connection, select(users.c.id, users.c.name, users.c.lang, users.c.created).where(users.c.id == user))


def account(connection: Connection, user: str) -> dict[str, Any] | None:
    """The name to sign in with; the password is kept as a hash alone, which is nobody's business."""
    return _one(connection, select(accounts.c.login, accounts.c.created).where(accounts.c.user_id == user))


def mail(connection: Connection, user: str) -> dict[str, Any]:
    confirmed = _one(connection, select(mails.c.address).where(mails.c.user_id == user))
    asked = select(links.c.address, links.c.expires).where(links.c.user_id == user, links.c.address.is_not(None))
    return {"confirmed": confirmed, "asked": _all(connection, asked)}


def devices(connection: Connection, user: str) -> list[dict[str, Any]]:
    wanted = select(sessions.c.device, sessions.c.created, sessions.c.seen).where(sessions.c.user_id == user)
    return _all(connection, wanted.order_by(sessions.c.created))


def games(connection: Connection, user: str) -> list[dict[str, Any]]:
    """The tables that the user has opened or sits at, with their seats and all that was done from these."""
    sat = select(seats.c.table_id).where(seats.c.user_id == user)
    told = (tables.c[name] for name in ("id", "game", "board", "options", "public", "status", "created", "changed", "host"))
    wanted = select(*told).where(tables.c.id.in_(sat) | (tables.c.host == user)).order_by(tables.c.created)
    return [_game(connection, user, found) for found in _all(connection, wanted)]


def _game(connection: Connection, user: str, table: dict[str, Any]) -> dict[str, Any]:
    mine = select(seats.c.seat, seats.c.name).where(seats.c.table_id == table["id"], seats.c.user_id == user)
    sat = _all(connection, mine.order_by(seats.c.seat))
    lines = select(log.c.seq, log.c.seat, log.c.kind, log.c.words, log.c.at).where(
        log.c.table_id == table["id"], log.c.seat.in_([seat["seat"] for seat in sat])
    )
    done = [{**line, "seat": line["seat"] + 1} for line in _all(connection, lines.order_by(log.c.seq))]
    named = [{**seat, "seat": seat["seat"] + 1} for seat in sat]
    return {**table, "host": table["host"] == user, "seats": named, "lines": done}


COLLECTORS: Final[dict[str, Collector]] = {
    "user": user,
    "account": account,
    "mail": mail,
    "devices": devices,
    "tables": games,
    "talk": talk_of,
    "results": results_of,
    "notices": wishes_told,
    "friends": friends_of,
}
"""The parts of the document by name."""


def everything_about(connection: Connection, user: str) -> dict[str, Any]:
    return {name: collect(connection, user) for name, collect in COLLECTORS.items()}


def _one(connection: Connection, wanted: Select[Any]) -> dict[str, Any] | None:
    found: RowMapping | None = connection.execute(wanted).mappings().first()
    return None if found is None else dict(found)


def _all(connection: Connection, wanted: Select[Any]) -> list[dict[str, Any]]:
    return [dict(found) for found in connection.execute(wanted).mappings()]
