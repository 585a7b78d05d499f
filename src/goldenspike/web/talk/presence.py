"""Who is at which table: whoever has a live connection there to this process, or to another one that shares the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from functools import partial
from typing import Final

from goldenspike.web.errors import StoreDown
from goldenspike.web.hub import Hub
from goldenspike.web.store import attendance
from goldenspike.web.store.store import Store

SOON: Final = 0.2
"""Seconds in which those who come and go are gathered before anybody is told."""
CROWD: Final = 500
"""For so many people at a table it takes a second longer, lest a crowd that gathers tells itself of everybody in it."""
GRACE: Final = 2.0
"""Seconds after which somebody whose last connection has ended is gone: a page that is loaded again is no absence."""
MISSED: Final = 3
"""After so many beats without a word of a process, those whom it has named are gone."""
OFTEN: Final = 15
"""Every so many beats it is noted who is still there, lest a power cut makes their last visit seem older than it was."""
logger: Final = logging.getLogger("goldenspike.web")


class Presence:
    """`seconds` lie between two beats, at which the processes say again who is at their tables."""

    def __init__(self, store: Store, hub: Hub, seconds: float) -> None:
        self._store: Final = store
        self._hub: Final = hub
        self._seconds: Final = seconds
        self._process: Final = secrets.token_urlsafe(9) if store.shared else ""
        self._connections: Final[Counter[tuple[str, str]]] = Counter()
        self._eyes: Final[Counter[tuple[str, str]]] = Counter()
        """Of these connections, those whose page lies open before somebody."""
        self._here: Final[dict[str, set[str]]] = {}
        """Those at the tables of this process."""
        self._noted: Final[dict[str, set[str]]] = {}
        """Those of them who stand in the store."""
        self._looking: Final[dict[str, set[str]]] = {}
        """Those of them who look on, as the store has it."""
        self._elsewhere: Final[dict[str, set[str]]] = {}
        self._seen: Final[dict[str, dict[str, int]]] = {}
        self._versions: Final[Counter[str]] = Counter()
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self._locks: Final[dict[str, asyncio.Lock]] = {}
        """What is read later of a table is newer: one is read after the other."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    # what is known

    def version(self, table: str) -> int:
        """Grows whenever something else is known of a table."""
        return self._versions[table]

    def here(self, table: str) -> set[str]:
        """The users who are at a table now."""
        return self._here.get(table, set()) | self._elsewhere.get(table, set())

    async def anywhere(self, users: set[str]) -> set[str]:
        """Those of them who are at some table now."""
        found = {user for here in self._here.values() for user in here & users}
        if self._store.shared and users:
            read = partial(attendance.present, users=users, aged=self._aged())
            found |= await asyncio.to_thread(self._store.read, read)
        return found

    def seen(self, table: str) -> dict[str, int]:
        """When those who have a seat were last there, in minutes."""
        return self._seen.get(table, {})

    async def looks_on(self, table: str, user: str) -> bool:
        """Whether a page with the table lies open before a user, in any process."""
        if self._eyes[table, user] > 0 or not self._store.shared:
            return self._eyes[table, user] > 0
        read = partial(attendance.looks_on, user=user, aged=self._aged(), table=table)
        return await asyncio.to_thread(self._store.read, read)

    # coming and going

    def enter(self, table: str, user: str, looking: bool) -> None:
        self._connections[table, user] += 1
        self._eyes[table, user] += looking
        if user not in self._here.setdefault(table, set()):
            self._here[table].add(user)
            self._changed(table)

    def look(self, table: str, user: str, looking: bool) -> None:
        """A page was turned to, or away from."""
        self._eyes[table, user] += 1 if looking else -1
        if table in self._here:
            self._changed(table)

    def leave(self, table: str, user: str, looking: bool) -> None:
        self._connections[table, user] -= 1
        self._eyes[table, user] -= looking
        if not self._connections[table, user]:
            asyncio.get_running_loop().call_later(GRACE, self._gone, table, user)

    def _gone(self, table: str, user: str) -> None:
        """The last connection of a user ended a while ago; if it was not opened again since, they have left."""
        if self._connections[table, user]:
            return
        del self._connections[table, user], self._eyes[table, user]
        if user in self._here.get(table, ()):
            self._here[table].discard(user)
            self._changed(table)

    def _changed(self, table: str) -> None:
        if table not in self._timers:
            wait = SOON + len(self._here[table]) / CROWD
            self._timers[table] = asyncio.get_running_loop().call_later(wait, self._settle, table)

    def _settle(self, table: str) -> None:
        del self._timers[table]
        self._soon(table)

    def _soon(self, table: str) -> None:
        task = asyncio.create_task(self._note_alone(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note_alone(self, table: str) -> None:
        async with self._locks.setdefault(table, asyncio.Lock()):
            await self._note(table)

    async def _note(self, table: str) -> None:
        """Write down who came and who went, see who is there by the word of others, and tell those who watch."""
        here, before = set(self._here.get(table, ())), self._noted.get(table, set())
        looking, looked = {user for user in here if self._eyes[table, user] > 0}, self._looking.get(table)
        self._noted[table], self._looking[table] = here, looking
        try:
            if here != before or (looking != looked and self._process):
                await self._write(table, self._process, here - before, before - here, looking)
            await self._look(table)
        except StoreDown:
            self._noted[table] = before
            self._looking.pop(table, None)
        except Exception:
            logger.exception("who is at a table could not be noted")
        if not self._here.get(table):
            self._forget(table)
        self._tell(table)

    async def _write(self, table: str, process: str, came: set[str], went: set[str], looking: set[str]) -> None:
        note = partial(attendance.note, process=process, table=table, came=came, went=went, looking=looking)
        await self._store.write(note, table)

    def _tell(self, table: str) -> None:
        if table in self._here:
            self._versions[table] += 1
            self._hub.publish(table)

    def _forget(self, table: str) -> None:
        for known in (self._here, self._noted, self._looking, self._elsewhere, self._seen, self._versions, self._locks):
            known.pop(table, None)

    # what other processes say

    async def learn(self, table: str) -> None:
        """See who is at a table, before the first watcher of this process is told."""
        if table not in self._seen:
            await self._look(table)

    async def _look(self, table: str) -> None:
        self._seen[table] = await asyncio.to_thread(self._store.read, partial(attendance.last_seen, table=table))
        if self._store.shared:
            read = partial(attendance.elsewhere, process=self._process, aged=self._aged(), table=table)
            self._elsewhere[table] = (await asyncio.to_thread(self._store.read, read)).get(table, set())

    def _aged(self) -> float:
        return time.time() - MISSED * self._seconds

    def heard(self, table: str) -> None:
        """A process, often this one itself, says that somebody came or went."""
        if table in self._here:
            self._soon(table)

    def missed(self) -> None:
        """Notices may be lost: look at every table again."""
        for table in list(self._here):
            self._soon(table)

    async def beat(self) -> None:
        """Say again who is here, and see who is no longer named by others, for ever."""
        beats = 0
        while True:
            await asyncio.sleep(self._seconds)
            beats += 1
            try:
                await self._refresh(beats % OFTEN == 0)
            except StoreDown:
                continue  # the store has told why
            except Exception:
                logger.exception("who is at the tables could not be told")

    async def _refresh(self, everybody: bool) -> None:
        if everybody:
            self._noted.clear()
        if self._store.shared:
            await self._hear_others()
        for table in [table for table, here in self._here.items() if here != self._noted.get(table, set())]:
            await self._note_alone(table)  # one after the other, lest everybody waits while all are noted

    async def _hear_others(self) -> None:
        """Tell the others that this process lives, and see whom they name."""
        known = sum(map(len, self._noted.values()))
        if await self._store.write(partial(attendance.refresh, process=self._process, aged=self._aged())) < known:
            self._noted.clear()  # another process has taken this one for dead: at the next beat it names everybody again
        read = partial(attendance.elsewhere, process=self._process, aged=self._aged())
        found = await asyncio.to_thread(self._store.read, read)
        for table in list(self._here):
            if found.get(table, set()) != self._elsewhere.get(table, set()):
                self._elsewhere[table] = found.get(table, set())
                self._tell(table)

    async def close(self) -> None:
        """This process stops: whoever is at its tables was last seen now."""
        try:
            await asyncio.gather(*(self._write(table, "", set(), here, set()) for table, here in self._here.items()))
            if self._store.shared:
                await self._store.write(partial(attendance.end, process=self._process))
        except StoreDown:
            return  # the store has told why
