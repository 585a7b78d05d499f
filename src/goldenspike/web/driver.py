"""Sees to it that bots play: at every table at which one is asked, also after a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from goldenspike.tables.bots import Thinker, play_for_bot, waits_for_bots
from goldenspike.tables.errors import TableError
from goldenspike.tables.stored import BOT
from goldenspike.tables.table import Table
from goldenspike.web.errors import StoreDown
from goldenspike.web.house import House
from goldenspike.web.store.store import Store

logger: Final = logging.getLogger("goldenspike.bots")


class Driver:
    def __init__(self, house: House, store: Store, thinker: Thinker) -> None:
        self._house: Final = house
        self._store: Final = store
        self._thinker: Final = thinker
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def drive(self, table: Table) -> None:
        """See to it that the bots of a table play until a person is asked."""
        if waits_for_bots(table) and table.id not in self._house.at_play:
            self._house.at_play.add(table.id)
            task = asyncio.create_task(self._drive(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _drive(self, table: Table) -> None:
        try:
            while waits_for_bots(table):
                await play_for_bot(self._house, self._thinker, table)
        except StoreDown:
            logger.info("the bots of a table wait for the store; they are asked again soon")
        except Exception:
            logger.exception("the bots of a table stopped; they are asked again soon")
        finally:
            self._house.at_play.discard(table.id)

    async def sweep(self, older_than: float) -> None:
        """Take up the games in which a bot is asked and nobody thinks: after a restart, or when a process has died."""
        idle = await asyncio.to_thread(self._store.running_since, time.time() - older_than)
        for header in idle:
            bots = sum(1 << seat.seat for seat in header.seats if seat.kind == BOT)
            if header.asked & bots and header.id not in self._house.at_play:
                try:
                    self.drive(await self._house.fresh_table(header.id))
                except TableError:
                    continue  # the house has logged why

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
