"""Sessions in the store: which user a cookie stands for, on which devices somebody is signed in, and the end of it."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from goldenspike.tables.stored import User
from goldenspike.web.store.notice_schema import pushes
from goldenspike.web.store.schema import sessions, users
from goldenspike.web.store.writes import insert_new, make_user, notify

USER: Final = "user "
"""Begins the notices to other processes that tell of a user rather than of a table."""
MOST_SESSIONS: Final = 40
"""Whoever signs in on one more device is signed out on the one that was unused for longest."""


@dataclass(frozen=True)
class Session:
    key: str
    user: str
    device: str
    created: float
    seen: float


def key_of(secret: str) -> str:
    """What is stored of a cookie or a link: enough to know it again, too little to make it."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def find_session(connection: Connection, key: str) -> Session | None:
    row = connection.execute(select(sessions).where(sessions.c.key == key)).first()
    return None if row is None else Session(row.key, row.user_id, row.device, row.created, row.seen)


def is_guarded(connection: Connection, user: str) -> bool:
    """Whether cookies of this user count only with a session."""
    return bool(connection.execute(select(users.c.guarded).where(users.c.id == user)).scalar())


def sessions_of(connection: Connection, user: str) -> list[Session]:
    """Those of a user, the one that was used last first."""
    wanted = select(sessions).where(sessions.c.user_id == user).order_by(sessions.c.seen.desc())
    return [Session(row.key, row.user_id, row.device, row.created, row.seen) for row in connection.execute(wanted)]


def guard(connection: Connection, user: User, key: str, device: str) -> None:
    """Make a session of the cookie that somebody has already; from now on no cookie of theirs counts without one."""
    make_user(connection, user)
    now = time.time()
    row = {"key": key, "user_id": user.id, "device": device, "created": now, "seen": now}
    connection.execute(insert_new(connection, sessions).values(**row))
    connection.execute(update(users).where(users.c.id == user.id).values(guarded=True))


def open_session(connection: Connection, user: str, key: str, device: str) -> None:
    """Sign somebody in on a device."""
    now = time.time()
    connection.execute(update(users).where(users.c.id == user).values(guarded=True))
    connection.execute(insert(sessions).values(key=key, user_id=user, device=device, created=now, seen=now))
    for old in sessions_of(connection, user)[MOST_SESSIONS:]:
        end_session(connection, user, old.key)


def change_cookie(connection: Connection, before: str, key: str) -> None:
    """A browser has another cookie: what it takes of notices goes by that one."""
    connection.execute(update(pushes).where(pushes.c.session == before).values(session=key))


def touch(connection: Connection, key: str) -> None:
    connection.execute(update(sessions).where(sessions.c.key == key).values(seen=time.time()))


def end_session(connection: Connection, user: str, key: str) -> bool:
    ended = connection.execute(delete(sessions).where(sessions.c.user_id == user, sessions.c.key == key))
    connection.execute(delete(pushes).where(pushes.c.user_id == user, pushes.c.session == key))
    tell_of(connection, user)
    return ended.rowcount > 0


def end_other_sessions(connection: Connection, user: str, keep: str = "") -> None:
    connection.execute(delete(sessions).where(sessions.c.user_id == user, sessions.c.key != keep))
    connection.execute(delete(pushes).where(pushes.c.user_id == user, pushes.c.session != keep))
    tell_of(connection, user)


def tell_of(connection: Connection, user: str) -> None:
    """Let the other processes look up again who this user is, and where they are signed in."""
    notify(connection, f"{USER}{user}:-1")
