"""Links that can be used once, in the store: to sign in, to choose a new password, to confirm an address."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import Connection, delete, insert, select

from goldenspike.web.store.schema import links
from goldenspike.web.store.sessions import key_of

Purpose = Literal["sign_in", "reset", "mail"]
SIGN_IN: Final = "sign_in"
RESET: Final = "reset"
MAIL: Final = "mail"
SECONDS: Final[dict[Purpose, float]] = {SIGN_IN: 600.0, RESET: 3600.0, MAIL: 24 * 3600.0}
"""How long they are good for."""


@dataclass(frozen=True)
class Link:
    user: str
    purpose: Purpose
    address: str | None


def new_link(connection: Connection, user: str, purpose: Purpose, address: str | None = None, seconds: float = 0.0) -> str:
    """What a new link carries; an earlier one of the same user and purpose is no longer good."""
    now = time.time()
    earlier = (links.c.user_id == user) & (links.c.purpose == purpose)
    connection.execute(delete(links).where(earlier | (links.c.expires < now)))
    carried = secrets.token_urlsafe(24)
    row = {"key": key_of(carried), "user_id": user, "purpose": purpose, "address": address}
    connection.execute(insert(links).values(**row, expires=now + (seconds or SECONDS[purpose])))
    return carried


def find_link(connection: Connection, carried: str) -> Link | None:
    """The link, if it is still good."""
    wanted = select(links).where(links.c.key == key_of(carried), links.c.expires > time.time())
    row = connection.execute(wanted).first()
    return None if row is None else Link(row.user_id, row.purpose, row.address)


def use_link(connection: Connection, carried: str) -> Link | None:
    """The link, which nobody can use again; None if it is no longer good."""
    found = find_link(connection, carried)
    used = connection.execute(delete(links).where(links.c.key == key_of(carried)))
    return found if used.rowcount == 1 else None


def address_asked(connection: Connection, user: str) -> str | None:
    """The address that waits to be confirmed."""
    wanted = (links.c.user_id == user) & (links.c.purpose == MAIL) & (links.c.expires > time.time())
    return connection.execute(select(links.c.address).where(wanted)).scalar()
