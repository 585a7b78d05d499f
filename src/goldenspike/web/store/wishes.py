"""Wishes about notices in the store, and the browsers that take Web Push."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from goldenspike.tables.stored import User
from goldenspike.web.notices.wished import Wishes
from goldenspike.web.store.notice_schema import notices, pushes, wishes
from goldenspike.web.store.sessions import key_of
from goldenspike.web.store.talkers import give
from goldenspike.web.store.writes import insert_new, make_user

MOST_PUSHES: Final = 10
"""Whoever takes notices on one more device takes none on the one that was the first."""


@dataclass(frozen=True)
class Push:
    """A browser: its address at a push service, the keys that encrypt what is sent there, and what the device is called."""

    id: str
    user: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    device: str
    created: float


def wishes_of(connection: Connection, user: str) -> Wishes | None:
    row = connection.execute(select(wishes).where(wishes.c.user_id == user)).mappings().first()
    return None if row is None else Wishes(**{name: row[name] for name in asdict(Wishes())})


def keep_wishes(connection: Connection, user: User, wished: Wishes) -> None:
    make_user(connection, user)
    connection.execute(insert_new(connection, wishes).values(user_id=user.id, **asdict(wished)))
    connection.execute(update(wishes).where(wishes.c.user_id == user.id).values(**asdict(wished)))


def stop_letters(connection: Connection, user: str) -> bool:
    """No letters any more; False if there is no such person."""
    return connection.execute(update(wishes).where(wishes.c.user_id == user).values(mail=False)).rowcount == 1


# browsers


def _push(row: Row[Any]) -> Push:
    return Push(row.id, row.user_id, row.session, row.endpoint, row.p256dh, row.auth, row.device, row.created)


def pushes_of(connection: Connection, user: str) -> list[Push]:
    return [_push(row) for row in connection.execute(select(pushes).where(pushes.c.user_id == user).order_by(pushes.c.created))]


def subscribe(connection: Connection, user: User, push: Push) -> None:
    """A browser takes notices of this user from now on, and of no other."""
    make_user(connection, user)
    connection.execute(insert_new(connection, wishes).values(user_id=user.id, **asdict(Wishes())))
    connection.execute(delete(pushes).where((pushes.c.id == push.id) | (pushes.c.session == push.session)))
    row = {**asdict(push), "user_id": push.user}
    del row["user"]
    connection.execute(insert(pushes).values(**row))
    for old in pushes_of(connection, user.id)[:-MOST_PUSHES]:
        unsubscribe(connection, user.id, old.id)


def new_push(user: User, session: str, endpoint: str, p256dh: str, auth: str, device: str) -> Push:
    return Push(key_of(endpoint), user.id, session, endpoint, p256dh, auth, device, time.time())


def unsubscribe(connection: Connection, user: str, push: str) -> bool:
    return connection.execute(delete(pushes).where(pushes.c.user_id == user, pushes.c.id == push)).rowcount == 1


# with the rest of what is kept of people


def move_wishes(connection: Connection, guest: User, account: User) -> None:
    """Wishes, browsers and what is still to be told become the account's; its own wishes go before the guest's."""
    connection.execute(update(pushes).where(pushes.c.user_id == guest.id).values(user_id=account.id))
    for kept in (wishes, notices):
        give(connection, kept, kept.c.user_id, guest.id, account.id)


def end_wishes(connection: Connection, user: str) -> None:
    """Also what others were told of the user's requests."""
    for kept in (wishes, pushes, notices):
        connection.execute(delete(kept).where(kept.c.user_id == user))
    connection.execute(delete(notices).where(notices.c.word == user))


def wishes_told(connection: Connection, user: str) -> dict[str, Any]:
    """All that is kept of a user about notices. The keys of a browser are its own business."""
    wished = wishes_of(connection, user)
    browsers = select(pushes.c.device, pushes.c.endpoint, pushes.c.created).where(pushes.c.user_id == user)
    told = [notices.c[name] for name in ("kind", "way", "table_id", "made", "due", "done", "outcome")]
    queued = select(*told).where(notices.c.user_id == user).order_by(notices.c.made)
    return {
        "wishes": None if wished is None else asdict(wished),
        "browsers": [dict(row) for row in connection.execute(browsers).mappings()],
        "notices": [dict(row) for row in connection.execute(queued).mappings()],
    }
