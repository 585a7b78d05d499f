"""What was said lately at the tables of this process, as the store has it; whoever watches is woken when there is more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection

from goldenspike.web.errors import StoreDown
from goldenspike.web.hub import Hub
from goldenspike.web.store import talk
from goldenspike.web.store.store import Store
from goldenspike.web.talk.remarks import CLOSED, DELETED, GONE, OPENED, ROOMS, Remark, RemarkShown, Room, shown

PAGE: Final = 100
"""So many remarks are told at once; earlier ones are asked for page by page."""
MOST_TOLD: Final = 8
logger: Final = logging.getLogger("goldenspike.web")


class Heard(msgspec.Struct, omit_defaults=True):
    """What a live message tells of talk: who I am and whom I have muted; or what is new in a room, and whether it is open."""

    me: str = ""
    muted: list[str] | None = None
    room: Room | None = None
    open: bool | None = None
    remarks: list[RemarkShown] | None = None


def told(heard: Heard) -> str:
    """As the live stream sends it."""
    return msgspec.json.encode({"talk": heard}).decode()


class Conversation:
    """The newest remarks at one table."""

    def __init__(self, table: str) -> None:
        self.table: Final = table
        self.lock: Final = asyncio.Lock()
        self.is_read = False
        self.switched: bool | None = None
        """Whether the host has opened or closed talk; None if neither."""
        self._rooms: Final[dict[Room, list[Remark]]] = {room: [] for room in ROOMS}
        self._told: Final[dict[tuple[object, ...], str]] = {}

    def last(self, room: Room) -> int:
        """The number of the newest remark."""
        return self._rooms[room][-1].number if self._rooms[room] else 0

    def begin(self, remarks: list[Remark], switched: bool | None) -> None:
        """Start from what the store has."""
        self._told.clear()
        for room, kept in self._rooms.items():
            kept[:] = [remark for remark in remarks if remark.room == room]
        self.switched, self.is_read = switched, True

    def has(self, user: str) -> bool:
        """Whether something that this user has said is among the newest remarks."""
        return any(remark.user == user for room in self._rooms.values() for remark in room)

    def add(self, remark: Remark) -> bool:
        """Take in a remark; False if others before it are missing here."""
        last = self.last(remark.room)
        if remark.number != last + 1:
            return remark.number <= last
        room = self._rooms[remark.room]
        if remark.kind == DELETED:
            room[:] = [replace(one, kind=GONE, text="") if one.number == remark.about else one for one in room]
        elif remark.kind in (OPENED, CLOSED):
            self.switched = remark.kind == OPENED
        room.append(remark)
        del room[: -2 * PAGE]
        return True

    def message(self, room: Room, after: int, is_open: bool, lang: str) -> str:
        """The live message with the remarks after a number, a page of them at most; made once for all who hear the same."""
        key = (room, after, self.last(room), is_open, lang)
        if key not in self._told:
            new = [shown(remark, lang) for remark in self._rooms[room] if remark.number > after]
            while len(self._told) >= MOST_TOLD:
                del self._told[next(iter(self._told))]
            self._told[key] = told(Heard(room=room, open=is_open, remarks=new[-PAGE:]))
        return self._told[key]


class Conversations:
    def __init__(self, store: Store, hub: Hub) -> None:
        self._store: Final = store
        self._hub: Final = hub
        self._known: Final[WeakValueDictionary[str, Conversation]] = WeakValueDictionary()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def at(self, table: str) -> Conversation:
        """The conversation at a table; it is kept for as long as somebody holds it."""
        known = self._known.get(table)
        if known is None:
            known = self._known[table] = Conversation(table)
        if not known.is_read:
            async with known.lock:
                await self._read(known)
        return known

    async def _read(self, known: Conversation) -> None:
        if not known.is_read:
            known.begin(*await self._stored(known.table))

    async def _stored(self, table: str) -> tuple[list[Remark], bool | None]:
        def read(connection: Connection) -> tuple[list[Remark], bool | None]:
            return talk.last_remarks(connection, table, PAGE), talk.switched(connection, table)

        return await asyncio.to_thread(self._store.read, read)

    async def write(self, table: str, job: Callable[[Connection], Remark | list[Remark] | None]) -> list[Remark]:
        """What the job has added to the talk at a table; those who watch hear it."""
        made = await self._store.write(job, table)
        added = made if isinstance(made, list) else [] if made is None else [made]
        known = self._known.get(table)
        if known is not None:
            async with known.lock:
                if known.is_read and not all(known.add(remark) for remark in added):
                    await self._catch_up(known)
        if added:
            self._hub.publish(table)
        return added

    async def _catch_up(self, known: Conversation) -> None:
        """Take in what other processes have written; the caller holds the conversation."""
        after: dict[Room, int] = {room: known.last(room) for room in ROOMS}
        for remark in await asyncio.to_thread(self._store.read, partial(talk.remarks_after, table=known.table, after=after)):
            known.add(remark)

    def look_again_at(self, user: str) -> None:
        """What a user has said may be another's now, or nobody's."""
        for known in list(self._known.values()):
            if known.has(user):
                self._soon(self._follow(known, anew=True))

    def heard(self, table: str) -> None:
        """A process, often this one itself, has added something to the talk at a table; one that is just being read is followed
        afterwards, for what was read may be older than the notice."""
        known = self._known.get(table)
        if known is not None:
            self._soon(self._follow(known))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def missed(self) -> None:
        """Notices may be lost: look at every conversation again."""
        for table in list(self._known):
            self.heard(table)

    async def _follow(self, known: Conversation, anew: bool = False) -> None:
        try:
            async with known.lock:
                before = [known.last(room) for room in ROOMS]
                if anew:
                    known.begin(*await self._stored(known.table))
                elif known.is_read:
                    await self._catch_up(known)
            if before != [known.last(room) for room in ROOMS]:
                self._hub.publish(known.table)
        except StoreDown:
            return  # the store has told why; the next notice, or its return, brings what is missing
        except Exception:
            logger.exception("what was said could not be read")
