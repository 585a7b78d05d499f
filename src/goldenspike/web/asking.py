"""Who is asking, and at which table: what every request handler begins with."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import SerializationException

from goldenspike.tables.sight import Sight, sight_of
from goldenspike.tables.stored import OPEN, User
from goldenspike.tables.table import Table
from goldenspike.text.speaker import LANGUAGES
from goldenspike.web.bans import Bans
from goldenspike.web.clerk import Clerk
from goldenspike.web.draws import Draws
from goldenspike.web.errors import not_your_seat, private_table
from goldenspike.web.guests import Guests
from goldenspike.web.house import House
from goldenspike.web.limits import Allowance
from goldenspike.web.mail import Mail
from goldenspike.web.notices.office import Office
from goldenspike.web.scholar import Scholar
from goldenspike.web.sessions import Sessions
from goldenspike.web.settings import Settings
from goldenspike.web.store.store import Store
from goldenspike.web.talk.parlour import Parlour

Connection = ASGIConnection[Any, Any, Any, Any]


class JsonRequest(Request[Any, Any, Any]):
    """A request whose JSON may be anything: too deep, or no text at all."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise SerializationException("JSON is text in UTF-8, and not nested this deep") from None


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def store_of(connection: Connection) -> Store:
    store: Store = connection.app.state.store
    return store


def parlour_of(connection: Connection) -> Parlour:
    parlour: Parlour = connection.app.state.parlour
    return parlour


def clerk_of(connection: Connection) -> Clerk:
    clerk: Clerk = connection.app.state.clerk
    return clerk


def draws_of(connection: Connection) -> Draws:
    draws: Draws = connection.app.state.draws
    return draws


def scholar_of(connection: Connection) -> Scholar:
    scholar: Scholar = connection.app.state.scholar
    return scholar


def guests_of(connection: Connection) -> Guests:
    guests: Guests = connection.app.state.guests
    return guests


def sessions_of(connection: Connection) -> Sessions:
    sessions: Sessions = connection.app.state.sessions
    return sessions


def mail_of(connection: Connection) -> Mail | None:
    """What sends letters, if that is set up."""
    mail: Mail | None = connection.app.state.mail
    return mail


def office_of(connection: Connection) -> Office:
    office: Office = connection.app.state.office
    return office


def bans_of(connection: Connection) -> Bans:
    bans: Bans = connection.app.state.bans
    return bans


def settings_of(connection: Connection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def allowance_of(connection: Connection) -> Allowance:
    allowance: Allowance = connection.app.state.allowance
    return allowance


def guest_of(connection: Connection) -> str:
    """The id of the user who is asking; `Door` has set it."""
    return str(connection.scope["guest"])  # type: ignore[typeddict-item]


def cookie_of(connection: Connection) -> str:
    """The cookie that stands for the user who is asking; `Door` has set it."""
    return str(connection.scope["cookie"])  # type: ignore[typeddict-item]


def address_of(connection: Connection) -> str:
    """Where the request comes from; `Door` has set it."""
    return str(connection.scope["address"])  # type: ignore[typeddict-item]


def accepted_of(connection: Connection) -> str:
    """The languages that the browser would like; `Door` has set it."""
    return str(connection.scope.get("accepted", ""))


def likely_language(connection: Connection) -> str:
    """The language asked for, else that of the user, without asking the store."""
    asked = connection.query_params.get("lang")
    guests = guests_of(connection)
    return asked if asked in LANGUAGES else guests.likely_language(guest_of(connection), accepted_of(connection))


async def user_of(connection: Connection, fresh: bool = True) -> User:
    return await guests_of(connection).user(guest_of(connection), accepted_of(connection), fresh)


async def language_of(connection: Connection, wanted: str | None) -> str:
    """The language asked for, else the user's own."""
    asked = wanted or connection.query_params.get("lang")
    return asked if asked in LANGUAGES else (await user_of(connection, fresh=False)).lang


async def table_for(connection: Connection, table: str, key: str | None = None, fresh: bool = True) -> Table:
    """A table that this user may see, as the store has it or (not `fresh`) as this process knows it; raises `TableError`."""
    house = house_of(connection)
    here = await (house.fresh_table(table) if fresh else house.table(table))
    key = key or connection.query_params.get("key")
    if key != here.header.look and not is_invited(connection, here, key):
        raise private_table()
    return here


async def table_to_join(connection: Connection, table: str) -> Table:
    """A table at which this user may sit down; the onlooker's key is not enough."""
    here = await table_for(connection, table)
    if not is_invited(connection, here, connection.query_params.get("key")):
        raise private_table()
    return here


def is_invited(connection: Connection, table: Table, key: str | None) -> bool:
    header, user = table.header, guest_of(connection)
    return header.public or key == header.key or user == header.host or bool(table.seats_of(user) | table.left_by(user))


async def table_to_act_at(connection: Connection, table: str) -> Table:
    """A table as this process knows it, not read anew: the line number sent with an action shows whether it has moved on."""
    here = await table_for(connection, table, fresh=False)
    return here if here.header.status != OPEN else await table_for(connection, table)


async def sight_for(connection: Connection, table: Table, lang: str | None, seat: int | None) -> Sight:
    language = await language_of(connection, lang)
    return sight_of(table, guest_of(connection), language, None if seat is None else seat - 1)


def own_seat(connection: Connection, table: Table, number: int) -> int:
    """The seat of that number, counted from 0, if it is the asker's."""
    if number - 1 not in table.seats_of(guest_of(connection)):
        raise not_your_seat()
    return number - 1
