"""Carries the notices out: claims what is due, looks whether it is still true and wanted, and tells it, once.

Whatever fails in passing is tried again, later each time; a process that dies leaves its notices to the others.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from itertools import groupby
from typing import Final

from goldenspike.tables.errors import TableError
from goldenspike.tables.table import Table
from goldenspike.web.errors import StoreDown
from goldenspike.web.house import House
from goldenspike.web.notices.counts import count
from goldenspike.web.notices.occasions import runs_low, still_true
from goldenspike.web.notices.ways import Reached, Recipient, Ways, recipient
from goldenspike.web.notices.wished import ASKING, quiet_until, wants
from goldenspike.web.notices.wording import Told, message
from goldenspike.web.store import queue
from goldenspike.web.store.friends import who_asks
from goldenspike.web.store.queue import VOID, Notice
from goldenspike.web.store.store import Store
from goldenspike.web.talk.presence import Presence

FIRST_WAIT: Final = 30.0
LONGER: Final = 4
MOST_TRIES: Final = 6
LONGEST_WAIT: Final = 6 * 3600.0
SEEN: Final = "seen"
logger: Final = logging.getLogger("goldenspike.notices")


class Courier:
    def __init__(self, store: Store, house: House, presence: Presence, ways: Ways) -> None:
        self._store: Final = store
        self._house: Final = house
        self._presence: Final = presence
        self._ways: Final = ways

    async def run(self, seconds: float) -> None:
        """Carry out what is due every so many seconds, for ever."""
        while True:
            try:
                while await self.sweep(time.time()) == queue.MOST_CLAIMED:
                    pass
            except StoreDown:
                pass  # the store has told why
            except Exception:
                logger.exception("carrying out notices failed")
            await asyncio.sleep(seconds)

    async def sweep(self, now: float) -> int:
        """Carry out what is due; how many notices that were."""
        if not await asyncio.to_thread(self._store.read, partial(queue.is_due, now=now)):
            return 0
        claimed = await self._store.write(partial(queue.claim, now=now))
        groups = [list(group) for _, group in groupby(claimed, key=lambda notice: (notice.user, notice.way))]
        await asyncio.gather(*(self._carry_out(group, now) for group in groups))
        return len(claimed)

    async def _carry_out(self, group: list[Notice], now: float) -> None:
        """All that one person is to be told by one way goes in one message."""
        to = await asyncio.to_thread(self._store.read, partial(recipient, user=group[0].user))
        if to is None:
            await self._finish(group, VOID, now)
            return
        quiet = quiet_until(to.wishes, now)
        if quiet is not None:
            await self._store.write(partial(queue.postpone, later=group, due=quiet, tried=False))
            return
        told = [one for notice in group if (one := await self._judged(notice, to, now)) is not None]
        if told:
            await self._send(to, told, now)

    async def _judged(self, notice: Notice, to: Recipient, now: float) -> Told | None:
        """A notice that is still to be told; what is not is finished, or put off."""
        table, asker = await self._table_of(notice), await self._asker_of(notice)
        if not still_true(table, notice, asker) or not wants(to.wishes, notice.kind):
            await self._finish([notice], VOID, now)
        elif await self._presence.looks_on(notice.table, notice.user):
            await self._finish([notice], SEEN, now)
        elif table is not None and notice.kind == "low" and (low := runs_low(table, notice.seat) or now) > now:
            await self._store.write(partial(queue.postpone, later=[notice], due=low, tried=False))
        else:
            return Told(notice, table, asker or notice.word)
        return None

    async def _table_of(self, notice: Notice) -> Table | None:
        try:
            return await self._house.fresh_table(notice.table) if notice.table else None
        except TableError:
            return None

    async def _asker_of(self, notice: Notice) -> str | None:
        """The name of who asks what is to be told, if it is asked and still so."""
        if notice.kind not in ASKING:
            return None
        read = partial(who_asks, user=notice.user, table=notice.table, by=notice.word)
        return await asyncio.to_thread(self._store.read, read)

    async def _send(self, to: Recipient, told: list[Told], now: float) -> None:
        notices, way = [one.notice for one in told], told[0].notice.way
        key = " ".join([to.user.id, *(notice.key for notice in notices)])
        try:
            outcome = await self._ways.send(way, to, message(to.user.lang, told), key)
        except StoreDown:
            raise
        except Exception:
            logger.exception("a notice could not be sent")
            outcome = Reached("failed")
        if outcome.fate == "later" and notices[0].tries < MOST_TRIES:
            wait = max(FIRST_WAIT * LONGER ** (notices[0].tries - 1), outcome.wait)
            await self._store.write(partial(queue.postpone, later=notices, due=now + min(wait, LONGEST_WAIT), tried=True))
            count(way, "later", len(notices))
            return
        fate = "sent" if outcome.fate == "sent" else "failed"
        await self._finish(notices, fate, now)
        count(way, fate, len(notices))

    async def _finish(self, notices: list[Notice], outcome: str, now: float) -> None:
        await self._store.write(partial(queue.finish, done=notices, outcome=outcome, now=now))
