"""Every visitor is a guest without signing up: a name is made for them, and the store keeps the one that they choose."""

from __future__ import annotations

import asyncio
import hashlib
import time
from functools import partial
from typing import Final

from goldenspike.tables.shown_names import guest_name
from goldenspike.tables.stored import User
from goldenspike.text.speaker import LANGUAGES
from goldenspike.web.store.store import Store
from goldenspike.web.store.writes import save_user

MOST_REMEMBERED: Final = 10_000
GOOD_FOR: Final = 60.0


class Guests:
    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[dict[str, tuple[float, User]]] = {}

    def likely_language(self, user: str, accepted: str) -> str:
        """The language of a user, as far as it can be told without the store."""
        known = self._known.get(user)
        return language(accepted) if known is None else known[1].lang

    async def user(self, user: str, accepted: str = "", fresh: bool = True) -> User:
        """The user of that id; one who is not stored yet gets a name made from the id, and the browser's language.

        Where other processes may change the store, a remembered user is used only for a while, and never if `fresh`.
        """
        known = self._known.get(user)
        if known is not None and (not self._store.shared or (not fresh and known[0] > time.monotonic())):
            return known[1]
        found = await asyncio.to_thread(self._store.user, user)
        if found is None:
            number = int.from_bytes(hashlib.sha256(user.encode()).digest()[:4], "big") % 9000 + 1000
            found = User(user, guest_name(number), language(accepted))
        self._remember(found)
        return found

    async def save(self, user: User) -> list[str]:
        """Store the user; returns the tables at which the name has changed."""
        changed = await self._store.write(partial(save_user, user=user))
        self._remember(user)
        return changed

    def forget(self, user: str) -> None:
        """Read the user again when they are next asked for."""
        self._known.pop(user, None)

    def _remember(self, user: User) -> None:
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        self._known[user.id] = (time.monotonic() + GOOD_FOR, user)


def language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for wish in accepted.split(","):
        code = wish.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
