"""Forgets, in the store, guests who never came back, and what is no longer good for anything."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, delete, select

from goldenspike.web.store.belongings import Left, erase_user
from goldenspike.web.store.operator_schema import bans
from goldenspike.web.store.schema import accounts, links, mails, seats, sessions, tables, users
from goldenspike.web.store.talk_schema import presence, reports, seen

DAY: Final = 24 * 3600.0
MINUTE: Final = 60
SESSION_DAYS: Final = 400.0
"""Cookies are good for a year: a session that was not used for longer cannot be used any more."""
REPORT_DAYS: Final = 365.0
"""For so long the operator can read again what was reported and dealt with."""


def stale_guests(connection: Connection, days: float, most: int) -> list[str]:
    """Guests whom nothing has been heard of for so many days: no account, no address, no device, and no game that went on."""
    before = time.time() - days * DAY
    fresh = select(tables.c.id).where(tables.c.changed >= before)
    kept = (
        select(accounts.c.user_id),
        select(mails.c.user_id),
        select(sessions.c.user_id).where(sessions.c.seen >= before),
        select(seats.c.user_id).where(seats.c.table_id.in_(fresh), seats.c.user_id.is_not(None)),
        select(tables.c.host).where(tables.c.id.in_(fresh)),
        select(seen.c.user_id).where(seen.c.minute >= int(before) // MINUTE),
    )
    wanted = select(users.c.id).where(users.c.created < before, *(users.c.id.not_in(some) for some in kept))
    return list(connection.execute(wanted.order_by(users.c.created).limit(most)).scalars())


def forget_guests(connection: Connection, days: float, most: int) -> list[Left]:
    """Forget some of them as if they had deleted themselves."""
    return [erase_user(connection, user) for user in stale_guests(connection, days, most)]


def clear(connection: Connection) -> dict[str, int]:
    """Remove what is over for long; how many rows of each."""
    now = time.time()
    over = {
        "sessions": sessions.c.seen < now - SESSION_DAYS * DAY,
        "links": links.c.expires < now,
        "bans": bans.c.until < now - REPORT_DAYS * DAY,
        "reports": reports.c.resolved < now - REPORT_DAYS * DAY,
        "presence": presence.c.at < now - DAY,
    }
    kept = {"sessions": sessions, "links": links, "bans": bans, "reports": reports, "presence": presence}
    return {name: connection.execute(delete(kept[name]).where(past)).rowcount for name, past in over.items()}
