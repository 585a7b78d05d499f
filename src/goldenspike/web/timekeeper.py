"""Calls time: finds the tables at which a clock or the time of a draw has run out, in whichever process, also after a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from goldenspike.tables.errors import TableError
from goldenspike.tables.sitting import call_time
from goldenspike.web.draws import Draws
from goldenspike.web.errors import StoreDown
from goldenspike.web.house import House
from goldenspike.web.store.store import Store

logger: Final = logging.getLogger("goldenspike.web")


class Timekeeper:
    """Several processes may look at once: the line that the first of them adds tells the others that it is done."""

    def __init__(self, house: House, store: Store, draws: Draws, grace: float) -> None:
        self._house: Final = house
        self._store: Final = store
        self._draws: Final = draws
        self._from: Final = time.time() + grace
        """Nobody is called before: while the server was down they could not act."""

    async def run(self, seconds: float) -> None:
        """Look every so many seconds, for ever."""
        while True:
            try:
                await self.sweep(time.time())
            except StoreDown:
                pass  # the store has told why
            except Exception:
                logger.exception("looking for clocks that have run out failed")
            await asyncio.sleep(seconds)

    async def sweep(self, now: float) -> None:
        for table in await asyncio.to_thread(self._store.draws_due_by, now):
            with suppress(TableError):
                await self._draws.go_on(table, now)
        if now < self._from:
            return
        for table in await asyncio.to_thread(self._store.due_by, now):
            try:
                await call_time(self._house, await self._house.fresh_table(table), now)
            except TableError:
                continue  # it was closed or has just ended, or the house has logged why it cannot be read
