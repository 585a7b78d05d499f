"""All tables of this process: finds them in the store, keeps what happens at them, and tells those who watch."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

from goldenspike.kernel.course import Entry
from goldenspike.parts.lines import BoardError
from goldenspike.parts.offer import SetupError
from goldenspike.tables.errors import TableError, other_rules
from goldenspike.tables.stored import Append, Header
from goldenspike.tables.table import Table, game_of
from goldenspike.web.errors import unknown_table
from goldenspike.web.hub import Hub
from goldenspike.web.store.store import Store

ANYTHING: Final = -1
"""Stands in place of a line's number when seats or names may have changed too."""
HELD: Final = 60.0
"""Seconds for which a request may hold a table."""
logger: Final = logging.getLogger("goldenspike.web")


def _nobody(_table: Table) -> None:
    pass


class House:
    """Keeps tables, as `tables.keeping.Keeper` says; `most` is how many of them are kept in memory."""

    def __init__(self, store: Store, most: int) -> None:
        self._store: Final = store
        self._most: Final = most
        self.hub: Final = Hub()
        self.call_bots: Callable[[Table], None] = _nobody
        """Is told of every table at which a bot may be asked."""
        self.at_play: Final[set[str]] = set()
        """The tables whose bots are playing."""
        self._tables: Final[OrderedDict[str, Table]] = OrderedDict()
        self._used: Final[dict[str, float]] = {}
        self._locks: Final[WeakKeyDictionary[Table, asyncio.Lock]] = WeakKeyDictionary()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}
        self._unreadable: Final[set[str]] = set()

    # finding tables

    async def table(self, table: str) -> Table:
        """The table, read from the store if this process does not know it; raises `TableError`."""
        known = self._tables.get(table)
        if known is not None:
            self._tables.move_to_end(table)
            self._used[table] = time.monotonic()
            return known
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def fresh_table(self, table: str) -> Table:
        """The table as the store has it now, also if another process has written to it."""
        here = await self.table(table)
        if self._store.shared:
            await self.catch_up(here)
        return here

    async def _load(self, table: str) -> Table:
        try:
            found = await asyncio.to_thread(self._store.table, table)
            if found is None:
                raise unknown_table()
            header, entries = found
            here = self._tables[table] = self._laid(header, entries, await self._kept_board(header))
            self._used[table] = time.monotonic()
            self._make_room()
            return here
        finally:
            del self._loading[table]

    async def _kept_board(self, header: Header) -> dict[str, str] | None:
        """The files of a table's board as the store keeps them, if the shelf has another board under that name by now."""
        try:
            game_of(header.game, header.rules, len(header.seats), header.options, header.board)
        except (SetupError, BoardError):
            return await asyncio.to_thread(self._store.board, header.game, header.board)
        return None

    def _laid(self, header: Header, entries: list[Entry], kept: dict[str, str] | None) -> Table:
        """A table from its log; raises `TableError` if the games here no longer understand it."""
        try:
            return Table(header, entries, kept)
        except Exception as error:
            if header.id not in self._unreadable:
                self._unreadable.add(header.id)
                logger.warning("table %s cannot be read by these rules: %s", header.id, error)
            raise other_rules() from None

    def _make_room(self) -> None:
        """Drop the tables that were unused for longest, unless somebody may still use them; the store keeps them all."""
        for table, here in list(self._tables.items()):
            if len(self._tables) <= self._most or time.monotonic() - self._used[table] < HELD:
                return
            if not self.holding(here).locked() and not self.hub.watched(table) and table not in self.at_play:
                del self._tables[table], self._used[table]

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
        return stored

    def publish(self, table: Table) -> None:
        self.hub.publish(table.id)
        self.call_bots(table)

    # following what others do

    async def catch_up(self, table: Table) -> None:
        """Follow what other processes have written."""
        async with self.holding(table):
            await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        found = await asyncio.to_thread(self._store.table, table.id, table.course.seq)
        if found is None:
            await self.closed(table.id)
            raise unknown_table()
        header, entries = found
        if entries or not table.agrees_with(header):
            table.follow(entries)
            table.reseat(header)
            self.hub.publish(table.id)

    async def reseat(self, table: str) -> Table:
        """Read seats, names and status again after a change in the store."""
        here = await self.table(table)
        await self.catch_up(here)
        return here

    async def closed(self, table: str) -> None:
        """A table is gone from the store: wake its watchers, whose connections then end."""
        gone = self._tables.pop(table, None)
        if gone is not None:
            gone.closed = True
        self.hub.publish(table)

    async def heard(self, table: str, seq: int) -> None:
        """A process, often this one itself, says at which line a table stands: read the lines that are missing here."""
        here = self._tables.get(table)
        if here is not None and _is_news(here, seq):
            self._soon(here, seq)

    async def missed(self) -> None:
        """Notices may be lost: read all watched tables again. Tables that nobody watches are read when somebody asks for them."""
        for table, here in list(self._tables.items()):
            if self.hub.watched(table):
                self._soon(here)

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
