"""What other processes, and the operator beside the server, have changed in the store: each hears of it whom it concerns."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

from litestar import Litestar

from goldenspike.web.errors import StoreDown
from goldenspike.web.settings import with_kept
from goldenspike.web.store import bans, kept_settings
from goldenspike.web.store.calls import listen_beside
from goldenspike.web.store.notices import listen
from goldenspike.web.store.sessions import USER
from goldenspike.web.store.store import Store

AGAIN: Final = 60.0
"""Seconds after which bans and settings are read anew, should a notice of them be lost."""


def hearing(app: Litestar) -> Coroutine[Any, Any, None]:
    """Hear of changes for as long as the server runs."""
    store: Store = app.state.store
    if store.shared:
        return listen(store.url, partial(heard, app), partial(missed, app))
    return listen_beside(store, partial(heard, app))


async def heard(app: Litestar, word: str, seq: int) -> None:
    """A process, often this one itself, or the operator tells of a user, of a table and those at it, of bans or of settings."""
    if word.startswith(USER):
        app.state.sessions.changed(word.removeprefix(USER))
    elif word in (bans.NOTICE, kept_settings.NOTICE):
        await learn(app)
        app.state.house.hub.doubt_all()
    else:
        await app.state.parlour.heard(word, seq)


async def missed(app: Litestar) -> None:
    app.state.sessions.missed()
    await learn(app)
    await app.state.parlour.missed()


async def learn(app: Litestar) -> None:
    """Read who is shut out, and the settings that the operator has changed; what was known stays while the store is down."""
    try:
        await app.state.bans.read()
        kept = await asyncio.to_thread(app.state.store.read, kept_settings.kept_settings)
    except StoreDown:
        return
    changed = with_kept(app.state.first_settings, kept)
    if changed != app.state.settings:
        app.state.settings = changed
        app.state.allowance.change(changed)


async def learn_again(app: Litestar) -> None:
    while True:
        await learn(app)
        await asyncio.sleep(AGAIN)
