"""All tables of this process: finds them, carries out what is asked, stores it, and tells those who watch."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Final

from goldenspike.kernel.core import CHANCE
from goldenspike.web.course import Course
from goldenspike.web.desk import Desk
from goldenspike.web.driver import Driver
from goldenspike.web.errors import ApiError, Stale, other_rules, unknown_table
from goldenspike.web.hub import Hub
from goldenspike.web.settings import Settings
from goldenspike.web.store.rows import OVER, RUNNING, Append, Entry, Header
from goldenspike.web.store.store import Store

ANYTHING: Final = -1
"""In place of a line's number: seats or names may have changed too."""
HELD: Final = 60.0
"""Seconds for which a request may hold a table."""
logger: Final = logging.getLogger("goldenspike.web")


class House:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.hub: Final = Hub()
        self.driver: Final = Driver(self)
        self._desks: Final[OrderedDict[str, Desk]] = OrderedDict()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._loading: Final[dict[str, asyncio.Task[Desk]]] = {}

    async def desk(self, table: str) -> Desk:
        """The table, read from the store if this process does not know it; raises `ApiError`."""
        known = self._desks.get(table)
        if known is not None:
            self._desks.move_to_end(table)
            known.used = time.monotonic()
            return known
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def fresh_desk(self, table: str) -> Desk:
        """The table as the store has it now, also if another process has written to it."""
        desk = await self.desk(table)
        if self.store.shared:
            await self.catch_up(desk)
        return desk

    async def _load(self, table: str) -> Desk:
        try:
            found = await asyncio.to_thread(self.store.table, table)
            if found is None:
                raise unknown_table()
            desk = self._desks[table] = laid_out(*found)
            self._make_room()
            return desk
        finally:
            del self._loading[table]

    def _make_room(self) -> None:
        """Forget the games that were longest of no interest, unless somebody may still hold them; the store has them."""
        for table, desk in list(self._desks.items()):
            if len(self._desks) <= self.settings.live_tables or time.monotonic() - desk.used < HELD:
                return
            if not desk.lock.locked() and not self.hub.watched(table) and not self.driver.drives(table):
                del self._desks[table]

    async def catch_up(self, desk: Desk) -> None:
        """Follow what other processes have written."""
        async with desk.lock:
            await self._catch_up(desk)

    async def look_now(self, desk: Desk) -> None:
        """Like `catch_up`, for one who holds the table's lock; there is nothing to see where no other process writes."""
        if self.store.shared:
            await self._catch_up(desk)

    async def _catch_up(self, desk: Desk) -> None:
        found = await asyncio.to_thread(self.store.table, desk.header.id, desk.course.seq)
        if found is None:
            await self.closed(desk.header.id)
            raise unknown_table()
        header, entries = found
        if entries or not desk.agrees_with(header):
            desk.follow(entries)
            desk.reseat(header)
            self.hub.publish(desk.header.id)

    async def reseat(self, table: str) -> Desk:
        """Seats, names or status have changed in the store."""
        desk = await self.desk(table)
        await self.catch_up(desk)
        return desk

    async def closed(self, table: str) -> None:
        """A table is gone from the store: those who watch it are told, and sent away."""
        desk = self._desks.pop(table, None)
        if desk is not None:
            desk.closed = True
        self.hub.publish(table)

    async def heard(self, table: str, seq: int) -> None:
        """A process says where a table stands; often it is this one, whose own act is about to be known here."""
        desk = self._desks.get(table)
        if desk is not None and _is_news(desk, seq):
            self._soon(desk, seq)

    async def look_again(self) -> None:
        """Notices may have been missed. Whoever reads or acts looks anyway; those who only watch must be told."""
        for table, desk in list(self._desks.items()):
            if self.hub.watched(table):
                self._soon(desk)

    def _soon(self, desk: Desk, seq: int = ANYTHING) -> None:
        task = asyncio.create_task(self._catch_up_quietly(desk, seq))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up_quietly(self, desk: Desk, seq: int) -> None:
        try:
            async with desk.lock:
                if _is_news(desk, seq):
                    await self._catch_up(desk)
        except ApiError:
            self.hub.publish(desk.header.id)
        except Exception:
            logger.exception("a table could not be read")

    async def change(self, desk: Desk, seq: int, course: Course) -> int:
        """Store what `course`, a fork of the table's, has done after line `seq`, then make it the table's own."""
        course.deal(desk.header.seed, time.time())
        entries = tuple(line.entry for line in course.lines[seq:])
        job = self.append_job(desk, seq, course, entries)
        if not await self.store.append(job):
            await self._catch_up(desk)
            raise Stale
        desk.advance(course, job.status, job.asked)
        self.hub.publish(desk.header.id)
        self.driver.drive(desk)
        return course.seq

    def append_job(self, desk: Desk, seq: int, course: Course, entries: tuple[Entry, ...]) -> Append:
        asked = 0 if course.over else course.asked() & ~(1 << CHANCE)
        return Append(desk.header.id, seq, entries, OVER if course.over else RUNNING, asked)

    def all_desks(self) -> list[Desk]:
        return list(self._desks.values())


def _is_news(desk: Desk, seq: int) -> bool:
    return seq < 0 or seq > desk.course.seq


def laid_out(header: Header, entries: list[Entry]) -> Desk:
    """A table from its log; raises `ApiError` if the games here no longer understand it."""
    try:
        return Desk(header, entries)
    except Exception as error:
        logger.warning("table %s cannot be read by these rules: %s", header.id, error)
        raise other_rules() from None
