"""Who is shut out, in the store."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from goldenspike.web.store.operator_schema import bans
from goldenspike.web.store.writes import notify

NOTICE: Final = "bans"
"""The notice to processes that somebody is shut out, or let in again."""


@dataclass(frozen=True)
class Ban:
    """Shuts out a person, or all addresses of a network."""

    id: str
    user: str | None
    network: str | None
    reason: str
    created: float
    until: float | None


def add_ban(connection: Connection, user: str | None, network: str | None, reason: str, until: float | None) -> Ban:
    """Shut somebody out, instead of what was decided about them before."""
    lift(connection, (bans.c.user_id == user) if user else (bans.c.network == network))
    made = Ban(secrets.token_hex(4), user, network, reason, time.time(), until)
    row = {"id": made.id, "user_id": user, "network": network, "reason": reason, "created": made.created, "until": until}
    connection.execute(insert(bans).values(row))
    notify(connection, f"{NOTICE}:-1")
    return made


def lift_ban(connection: Connection, which: str) -> int:
    """Let in again whom the ban of that number, or of that person or network, shuts out; returns how many bans that were."""
    return lift(connection, (bans.c.id == which) | (bans.c.user_id == which) | (bans.c.network == which))


def lift(connection: Connection, condition: object) -> int:
    lifted = connection.execute(delete(bans).where(condition)).rowcount  # type: ignore[arg-type]
    notify(connection, f"{NOTICE}:-1")
    return lifted


def end_bans(connection: Connection, user: str) -> None:
    """Forget what was decided about a person who is gone."""
    connection.execute(delete(bans).where(bans.c.user_id == user))


def current_bans(connection: Connection) -> list[Ban]:
    """All that are not over, the newest first."""
    rows = connection.execute(select(bans).where(bans.c.until.is_(None) | (bans.c.until > time.time())))
    found = [Ban(row.id, row.user_id, row.network, row.reason, row.created, row.until) for row in rows]
    return sorted(found, key=lambda ban: -ban.created)
