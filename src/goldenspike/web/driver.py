"""Sees to it that bots play: at every table at which one is asked, also after a restart; one turn of a bot at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from goldenspike.tables.bots import Thinker, play_for_bot, waits_for_bots
from goldenspike.tables.errors import TableError
from goldenspike.tables.keeping import MOST_LINES
from goldenspike.tables.stored import BOT, Header
from goldenspike.tables.table import Table
from goldenspike.web.errors import StoreDown
from goldenspike.web.house import House
from goldenspike.web.store.store import Store
from goldenspike.web.turns import Turn, Turns

logger: Final = logging.getLogger("goldenspike.bots")


class Driver:
    def __init__(self, house: House, store: Store, thinker: Thinker, at_once: int) -> None:
        self._house: Final = house
        self._store: Final = store
        self._thinker: Final = thinker
        self._turns: Final = Turns(at_once)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @property
    def thinking(self) -> int:
        return self._turns.playing

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    def drive(self, table: Table) -> None:
        """See to it that the bots of a table play until a person is asked."""
        if waits_for_bots(table):
            self._wait(Turn(table.header.host, table.id))

    def _wait(self, turn: Turn) -> None:
        self._turns.wait(turn)
        self._begin()

    def _begin(self) -> None:
        """Begin all turns that can begin now."""
        while (turn := self._turns.next()) is not None:
            task = asyncio.create_task(self._play(turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _play(self, turn: Turn) -> None:
        """One turn of a bot, until its action is stored; tables that wait for theirs need not be in memory."""
        table = None
        try:
            table = await self._house.fresh_table(turn.table)
            if waits_for_bots(table):
                await play_for_bot(self._house, self._thinker, table)
        except TableError:
            table = None  # it was closed, or the house has logged why it cannot be read
        except StoreDown:
            table = None
            logger.info("the bots of a table wait for the store; they are asked again soon")
        except Exception:
            table = None
            logger.exception("the bots of a table stopped; they are asked again soon")
        finally:
            self._turns.done(turn)
        if table is not None:
            self.drive(table)
        self._begin()

    async def sweep(self, older_than: float) -> None:
        """Take up the games in which a bot is asked and nobody thinks: after a restart, or when a process has died."""
        idle = await asyncio.to_thread(self._store.running_since, time.time() - older_than)
        for header in idle:
            if _waits_for_bots(header) and header.id not in self._turns:
                self._wait(Turn(header.host, header.id))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def _waits_for_bots(header: Header) -> bool:
    bots = sum(1 << seat.seat for seat in header.seats if seat.kind == BOT)
    return bool(header.asked & bots) and header.seq < MOST_LINES
