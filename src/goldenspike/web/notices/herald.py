"""Finds those who are to be told something: looks at every table at which something happened, and fills the queue.

One process looks for all. It keeps in the store how far it has come, so that after a restart nobody's turn is passed over;
what is found twice is written once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import Final

from sqlalchemy import Connection

from goldenspike.tables.errors import TableError
from goldenspike.tables.stored import OPEN
from goldenspike.web.errors import StoreDown
from goldenspike.web.house import House
from goldenspike.web.notices.occasions import occasion_of, occasions_at
from goldenspike.web.store import queue
from goldenspike.web.store.friends import News
from goldenspike.web.store.queue import Occasion
from goldenspike.web.store.store import Store
from goldenspike.web.talk.presence import Presence

SLACK: Final = 30.0
"""By so many seconds the clocks of several machines may differ."""
OFTEN: Final = queue.DUTY_SECONDS / 2
"""Seconds after which a process says again that it looks."""
KEPT: Final = 60 * 24 * 3600.0
"""Seconds for which it is known what was told."""
logger: Final = logging.getLogger("goldenspike.notices")


class Herald:
    """`letters` says whether there is mail; what is found is told after `seconds` at the earliest."""

    def __init__(self, store: Store, house: House, presence: Presence, letters: bool, seconds: float) -> None:
        self._store: Final = store
        self._house: Final = house
        self._presence: Final = presence
        self._letters: Final = letters
        self._seconds: Final = seconds
        self._process: Final = secrets.token_urlsafe(9)
        self._mark: float | None = None
        """Everything before is looked at; None while another process looks."""
        self._said = 0.0
        self._looked: Final[dict[str, int]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def run(self) -> None:
        """Look every so many seconds, for ever."""
        while True:
            try:
                await self.sweep(time.time())
            except StoreDown:
                pass  # the store has told why
            except Exception:
                logger.exception("looking for people to tell failed")
            await asyncio.sleep(self._seconds)

    async def sweep(self, now: float) -> None:
        if now - self._said >= OFTEN:
            self._mark = await self._store.write(partial(queue.take_duty, process=self._process, now=now, mark=self._mark))
            self._said = now
            await self._store.write(partial(queue.purge, before=now - KEPT))
        if self._mark is None:
            return
        found = await asyncio.to_thread(self._store.read, partial(queue.changed_since, moment=self._mark - SLACK))
        looked = {table: seq for table, seq in found if self._looked.get(table) == seq or await self._look(table, seq, now)}
        self._looked.clear()
        self._looked.update(looked)
        self._mark = now

    async def _look(self, table: str, seq: int, now: float) -> bool:
        """False if a change is on its way from the store to the table just now: then it is looked at again."""
        try:
            here = await self._house.fresh_table(table)
        except TableError:
            return True  # it was closed, or the house has logged why it cannot be read
        if here.header.status == OPEN or here.course.seq < seq:
            return False
        found = [one for one in occasions_at(here) if not await self._presence.looks_on(table, one.user)]
        if found:
            await self.tell(found, now)
        return True

    def note(self, connection: Connection, news: News) -> None:
        """Somebody is asked something: fill the queue in the transaction that asks, so that both are stored or neither."""
        queue.enqueue_anew(connection, occasion_of(news), time.time() + self._seconds, self._letters)

    def tell_soon(self, occasion: Occasion) -> None:
        """The same for what no table tells; nobody waits for it."""
        task = asyncio.create_task(self._tell_quietly(occasion))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_quietly(self, occasion: Occasion) -> None:
        try:
            await self.tell([occasion], time.time())
        except StoreDown:
            return  # the store has told why
        except Exception:
            logger.exception("a notice could not be written")

    async def tell(self, found: list[Occasion], now: float) -> None:
        """Fill the queue with what those who wish to be told are to be told."""
        job = partial(queue.enqueue, occasions=found, soon=now + self._seconds, letters=self._letters)
        await self._store.write(job)
