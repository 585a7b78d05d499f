"""What every request handler needs: the house, the guests, and who is asking."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from goldenspike.text.speaker import LANGUAGES
from goldenspike.web.desk import Desk
from goldenspike.web.errors import not_your_seat, private_table
from goldenspike.web.guests import Guests
from goldenspike.web.house import House
from goldenspike.web.limits import Limits
from goldenspike.web.show import Sight, sight_of
from goldenspike.web.store.rows import OPEN, User

Connection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def guests_of(connection: Connection) -> Guests:
    guests: Guests = connection.app.state.guests
    return guests


def table_limits_of(connection: Connection) -> Limits:
    limits: Limits = connection.app.state.table_limits
    return limits


def guest_of(connection: Connection) -> str:
    """The id of who is asking; the door has seen to it that there is one."""
    return str(connection.scope["guest"])  # type: ignore[typeddict-item]


async def user_of(connection: Connection, fresh: bool = True) -> User:
    return await guests_of(connection).user(guest_of(connection), connection.headers.get("accept-language", ""), fresh)


async def language_of(connection: Connection, wanted: str | None) -> str:
    """The language asked for, else the user's own."""
    asked = wanted or connection.query_params.get("lang")
    return asked if asked in LANGUAGES else (await user_of(connection, fresh=False)).lang


async def desk_for(connection: Connection, table: str, key: str | None = None, fresh: bool = True) -> Desk:
    """A table that this user may see, as the store has it or (not `fresh`) as this process knows it; raises `ApiError`."""
    house = house_of(connection)
    desk = await (house.fresh_desk(table) if fresh else house.desk(table))
    header = desk.header
    key = key or connection.query_params.get("key")
    if (
        not header.public
        and key != header.key
        and not desk.seats_of(guest_of(connection))
        and guest_of(connection) != header.host
    ):
        raise private_table()
    return desk


async def known_desk(connection: Connection, table: str) -> Desk:
    """A table to act at: whether it has moved on is seen by the number that comes with the action."""
    desk = await desk_for(connection, table, fresh=False)
    return desk if desk.header.status != OPEN else await desk_for(connection, table)


async def sight_for(connection: Connection, desk: Desk, lang: str | None, seat: int | None) -> Sight:
    language = await language_of(connection, lang)
    return sight_of(desk, guest_of(connection), language, None if seat is None else seat - 1)


def own_seat(connection: Connection, desk: Desk, number: int) -> int:
    """The seat of that number, counted from 0, if it is the asker's."""
    if number - 1 not in desk.seats_of(guest_of(connection)):
        raise not_your_seat()
    return number - 1
