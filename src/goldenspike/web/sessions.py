"""Who a cookie stands for: a guest by its signature, everybody who has a session by the store, which can end it at any time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection

from goldenspike.web.errors import StoreDown
from goldenspike.web.store.sessions import find_session, is_guarded, key_of, touch
from goldenspike.web.store.store import Store

COOKIE: Final = "spike"
YEAR: Final = 365 * 24 * 3600
MOST_REMEMBERED: Final = 10_000
GOOD_FOR: Final = 60.0
"""Seconds for which the store's word is taken where other processes may end a session; their notices come at once."""
ALONE_GOOD_FOR: Final = 600.0
SEEN_EVERY: Final = 600.0
"""Seconds after which it is noted again that a device is in use."""
logger: Final = logging.getLogger("goldenspike.web")


def _nobody(_user: str) -> None:
    pass


class Sessions:
    def __init__(self, store: Store, secret: str, secure: bool) -> None:
        self._store: Final = store
        self._guests: Final = URLSafeSerializer(secret, salt="guest")
        self._tokens: Final = URLSafeSerializer(secret, salt="session")
        self._secure: Final = secure
        self._known: Final[dict[str, tuple[float, str | None]]] = {}
        """By cookie: until when it is good to know, and whose it is; None if its session has ended."""
        self._changes = 0
        """Grows when a session may have ended: what was being read at that moment is not good for long."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.tell: Callable[[str], None] = _nobody
        """Is told of every user whose sessions may have ended."""

    # cookies

    def new_guest(self) -> str:
        return secrets.token_urlsafe(12)

    def guest_cookie(self) -> str:
        """For a guest who is new here."""
        return _text(self._guests.dumps(self.new_guest()))

    def session_cookie(self) -> str:
        """For a device on which somebody signs in."""
        return _text(self._tokens.dumps(secrets.token_urlsafe(24)))

    def guest(self, cookie: str) -> str | None:
        """The guest whom a cookie names by itself; None if it is not of that kind."""
        return _signed(self._guests, cookie)

    def is_ours(self, cookie: str) -> bool:
        return cookie in self._known or self.guest(cookie) is not None or _signed(self._tokens, cookie) is not None

    def header(self, cookie: str) -> str:
        """What the browser is told to keep; an empty cookie, to forget it."""
        age = YEAR if cookie else 0
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={cookie}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"

    # whose they are

    def likely_user(self, cookie: str) -> str | None:
        """Whose a cookie of ours is, as far as it can be told without the store."""
        known = self._known.get(cookie)
        return self.guest(cookie) if known is None else known[1]

    async def user(self, cookie: str) -> str | None:
        """Whose a cookie of ours is; None if its session has ended. While the store does not answer, its last word counts."""
        known = self._known.get(cookie)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        key, changes = key_of(cookie), self._changes
        try:
            user, seen = await asyncio.to_thread(self._store.read, partial(_holder, key=key, guest=self.guest(cookie)))
        except StoreDown:
            if known is None:
                raise
            return known[1]
        if seen is not None and seen < time.time() - SEEN_EVERY:
            self._soon(key)
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        good_for = GOOD_FOR if self._store.shared else ALONE_GOOD_FOR
        self._known[cookie] = (time.monotonic() + good_for if changes == self._changes else 0.0, user)
        return user

    def changed(self, user: str) -> None:
        """Look up again whose cookies are this user's."""
        self._changes += 1
        for cookie in [cookie for cookie, (_, whose) in self._known.items() if whose == user]:
            del self._known[cookie]
        self.tell(user)

    def missed(self) -> None:
        """Notices may be lost: look everything up again."""
        self._changes += 1
        for cookie, (_, user) in self._known.items():
            self._known[cookie] = 0.0, user

    def _soon(self, key: str) -> None:
        task = asyncio.create_task(self._touch(key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _touch(self, key: str) -> None:
        try:
            await self._store.write(partial(touch, key=key))
        except StoreDown:
            return  # it is noted when the store is back
        except Exception:
            logger.exception("a session could not be noted")


def _holder(connection: Connection, key: str, guest: str | None) -> tuple[str | None, float | None]:
    """Whose a cookie is, and when its session was last noted; a guest who is not guarded needs none."""
    if guest is not None and not is_guarded(connection, guest):
        return guest, None
    found = find_session(connection, key)
    return (None, None) if found is None else (found.user, found.seen)


def _signed(signer: URLSafeSerializer, cookie: str) -> str | None:
    try:
        return str(signer.loads(cookie))
    except BadSignature:
        return None


def _text(value: str | bytes) -> str:
    return value if isinstance(value, str) else value.decode()
