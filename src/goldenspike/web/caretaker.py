"""Tidies the store once a day: guests who never came back are forgotten after as many days as the settings say."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from litestar import Litestar

from goldenspike.web.errors import StoreDown
from goldenspike.web.house import House
from goldenspike.web.store.belongings import Left
from goldenspike.web.store.store import Store
from goldenspike.web.store.tidying import DAY, clear, forget_guests

AT_ONCE: Final = 20
"""So many guests are forgotten in one transaction, so that nobody waits long for it."""
logger: Final = logging.getLogger("goldenspike.web")


async def tidy_daily(app: Litestar) -> None:
    """Several processes may do so at once: what is gone already is not found again."""
    while True:
        try:
            await tidy(app)
        except StoreDown:
            pass  # the store has told why
        except Exception:
            logger.exception("tidying the store failed")
        await asyncio.sleep(DAY)


async def tidy(app: Litestar) -> None:
    store: Store = app.state.store
    await store.write(clear)
    days: float = app.state.settings.guest_days
    while days and (left := await store.write(partial(forget_guests, days=days, most=AT_ONCE))):
        for one in left:
            await tell_tables(app.state.house, one)


async def tell_tables(house: House, left: Left) -> None:
    """Let the tables know that somebody is gone for good."""
    for table in left.closed:
        await house.closed(table)
    await house.reseat_known(left.changed)
    for table in left.running:
        house.call_bots(await house.table(table))
