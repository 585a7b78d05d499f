"""All tables of this process: finds them in the store, keeps what happens at them, and tells those who watch."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final
from weakref import WeakKeyDictionary, WeakSet, WeakValueDictionary

from goldenspike.kernel.core import CHANCE
from goldenspike.kernel.course import Entry
from goldenspike.parts.lines import BoardError
from goldenspike.parts.offer import SetupError
from goldenspike.tables.agreement import HOUR
from goldenspike.tables.errors import TableError, other_rules
from goldenspike.tables.stored import Append, Header
from goldenspike.tables.table import Table, game_for
from goldenspike.web.errors import unknown_table
from goldenspike.web.hub import Hub
from goldenspike.web.metrics import actions
from goldenspike.web.store.store import Store

ANYTHING: Final = -1
"""Stands in place of a line's number when seats or names may have changed too."""
SLICE: Final = 0.004
"""Seconds for which long logs are followed, all that are just being read together, before others have their turn."""
ROOM: Final = 0.9
"""When room is made, the tables that are left take this part of what they may."""
MOST_UNREADABLE: Final = 1000
logger: Final = logging.getLogger("goldenspike.web")


def _nobody(_table: Table) -> None:
    pass


class House:
    """Keeps tables, as `tables.keeping.Keeper` says; `most` is how many bytes those in memory may take, `patience` theirs."""

    def __init__(self, store: Store, most: int, patience: float = HOUR) -> None:
        self._store: Final = store
        self._patience: Final = patience
        self._most: Final = most
        self.size = 0
        """The bytes that the tables in memory take, as far as they have been weighed."""
        self.hub: Final = Hub()
        self.call_bots: Callable[[Table], None] = _nobody
        """Is told of every table at which a bot may be asked."""
        self._tables: Final[OrderedDict[str, Table]] = OrderedDict()
        """The tables in memory, those that were unused for longest first."""
        self._sizes: Final[dict[str, int]] = {}
        self._alive: Final[WeakValueDictionary[str, Table]] = WeakValueDictionary()
        """Every table that anybody here still holds: there are never two of one."""
        self._behind: Final[WeakSet[Table]] = WeakSet()
        """Those of them that nobody watches here, and that another process has written to."""
        self._locks: Final[WeakKeyDictionary[Table, asyncio.Lock]] = WeakKeyDictionary()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}
        self._unreadable: Final[set[str]] = set()

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # finding tables

    async def table(self, table: str) -> Table:
        """The table, read from the store as far as this process knows that it does not know it; raises `TableError`."""
        here = await self._known(table)
        if here in self._behind:
            await self.catch_up(here)
        return here

    async def _known(self, table: str) -> Table:
        known = self._alive.get(table)
        if known is not None:
            self._use(known)
            return known
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def fresh_table(self, table: str) -> Table:
        """The table as the store has it now, also if another process has written to it."""
        here = await self._known(table)
        if self._store.shared:
            await self.catch_up(here)
        return here

    async def _load(self, table: str) -> Table:
        try:
            found = await asyncio.to_thread(self._store.table, table)
            if found is None:
                raise unknown_table()
            header, entries = found
            here = self._alive[table] = await self._laid(header, entries, await self._kept_board(header))
            self._use(here)
            return here
        finally:
            del self._loading[table]

    async def _kept_board(self, header: Header) -> dict[str, str] | None:
        """The files of a table's board as the store keeps them, if the shelf has another board under that name by now."""
        try:
            game_for(header)
        except (SetupError, BoardError):
            return await asyncio.to_thread(self._store.board, header.game, header.board)
        return None

    async def _laid(self, header: Header, entries: list[Entry], kept: dict[str, str] | None) -> Table:
        """A table from its log; raises `TableError` if the games here no longer understand it."""
        try:
            table = Table(header, [], kept, self._patience)
            began = time.monotonic()
            for entry in entries:
                table.follow([entry])
                if time.monotonic() - began > SLICE / len(self._loading):
                    await asyncio.sleep(0)
                    began = time.monotonic()
            return table
        except Exception as error:
            if header.id not in self._unreadable and len(self._unreadable) < MOST_UNREADABLE:
                self._unreadable.add(header.id)
                logger.warning("table %s cannot be read by these rules: %s", header.id, error)
            raise other_rules() from None

    def _use(self, table: Table) -> None:
        """Weigh a table that is used now, and make room if need be."""
        if table.closed:
            return
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        self._weigh(table)
        if self.size > self._most:
            self._make_room(table)

    def _weigh(self, table: Table) -> None:
        size = table.size
        self.size += size - self._sizes.get(table.id, 0)
        self._sizes[table.id] = size

    def _make_room(self, used: Table) -> None:
        """Of the tables that were unused for longest drop the drawings and sentences, then, if that is not enough, the tables
        themselves, save those that somebody watches; the store keeps them all."""
        others = [table for table in self._tables.values() if table is not used]
        for drop in (Table.forget, self._drop):
            for table in others:
                if self.size <= ROOM * self._most:
                    return
                drop(table)
                if table.id in self._tables:
                    self._weigh(table)

    def _drop(self, table: Table) -> None:
        if not self.hub.watched(table.id):
            self._leave_out(table.id)

    def _leave_out(self, table: str) -> None:
        self._tables.pop(table, None)
        self.size -= self._sizes.pop(table, 0)

    # keeping what happens at them

    def holding(self, table: Table) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def look_again(self, table: Table) -> None:
        """Only needed where other processes write to the store."""
        if self._store.shared:
            await self._catch_up(table)

    async def store(self, table: Table, append: Append) -> bool:
        stored = await self._store.append(append)
        if not stored:
            await self._catch_up(table)
        for entry in append.entries if stored else ():
            by = "chance" if entry.seat == CHANCE else table.header.seats[entry.seat].kind
            actions.labels(table.header.game, by).inc()
        return stored

    def publish(self, table: Table) -> None:
        self._use(table)
        self.hub.publish(table.id)
        self.call_bots(table)

    # following what others do

    async def catch_up(self, table: Table) -> None:
        """Follow what other processes have written."""
        async with self.holding(table):
            await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        self._behind.discard(table)
        found = await asyncio.to_thread(self._store.table, table.id, table.course.seq)
        if found is None:
            await self.closed(table.id)
            raise unknown_table()
        header, entries = found
        if entries or not table.agrees_with(header):
            table.reseat(header)
            table.follow(entries)
            self.hub.publish(table.id)

    async def reseat(self, table: str) -> Table:
        """Read seats, names and status again after a change in the store."""
        here = await self.table(table)
        await self.catch_up(here)
        return here

    async def reseat_known(self, tables: Iterable[str]) -> None:
        """The same for those of many tables that are in memory; all others are read when somebody comes."""
        for table in tables:
            if table in self._alive:
                await self.reseat(table)

    async def closed(self, table: str) -> None:
        """A table is gone from the store: wake its watchers, whose connections then end."""
        gone = self._alive.pop(table, None)
        self._leave_out(table)
        if gone is not None:
            gone.closed = True
        self.hub.publish(table)

    async def heard(self, table: str, seq: int) -> None:
        """A process, often this one itself, says at which line a table stands: read the lines that are missing here.

        Where nobody watches, and other processes call the bots, they are read when somebody asks for the table.
        """
        here = self._alive.get(table)
        if here is None or not _is_news(here, seq):
            return
        if self.hub.watched(table) or not self._store.shared:
            self._soon(here, seq)
        else:
            self._behind.add(here)

    async def missed(self) -> None:
        """Notices may be lost: every table may have changed."""
        for table in list(self._alive):
            await self.heard(table, ANYTHING)

    def _soon(self, table: Table, seq: int = ANYTHING) -> None:
        task = asyncio.create_task(self._catch_up_quietly(table, seq))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up_quietly(self, table: Table, seq: int) -> None:
        try:
            async with self.holding(table):
                if _is_news(table, seq):
                    await self._catch_up(table)
        except TableError:
            self.hub.publish(table.id)
        except Exception:
            logger.exception("a table could not be read")


def _is_news(table: Table, seq: int) -> bool:
    return seq < 0 or seq > table.course.seq
