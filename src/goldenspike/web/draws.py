"""Takes the draw of a table's seed from stage to stage, and begins the game when it is done, whichever process comes first."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from goldenspike.kernel.course import Course
from goldenspike.tables import opening
from goldenspike.tables.fairness import dice_of, not_committed, not_revealed
from goldenspike.tables.stored import COMMITTING, GATHERING, OPEN, REVEALING
from goldenspike.tables.table import Table
from goldenspike.web.house import House
from goldenspike.web.store import draws, writes
from goldenspike.web.store.store import Store

ATTEMPTS: Final = 8
"""How often it is looked again where other processes come first."""


class Draws:
    """`wait` is for how many seconds browsers are waited for at each of the two stages."""

    def __init__(self, house: House, store: Store, wait: float) -> None:
        self._house: Final = house
        self._store: Final = store
        self.wait: Final = wait

    async def begin(self, table: Table) -> bool:
        """Draw the seed and begin the game, at once where no browser takes part; False if a seat is open or it has begun."""
        if not any(seat.commitment for seat in table.header.seats):
            return await self._start(table)
        due = time.time() + self.wait
        job = partial(draws.move_on, table=table.id, before=GATHERING, after=COMMITTING, due=due)
        if not await self._store.write(job, table.id):
            return False
        await self.go_on(table.id)
        return True

    async def go_on(self, table: str, now: float | None = None) -> Table:
        """Go as far as it goes: a stage ends when everybody has done their part, or when its time is up."""
        for _ in range(ATTEMPTS):
            here = await self._house.reseat(table)
            late = here.header.due is not None and here.header.due <= (now or time.time())
            if here.header.status != OPEN:
                break
            if here.header.draw == COMMITTING and (late or not not_committed(here.header)):
                due = (now or time.time()) + self.wait
                job = partial(draws.move_on, table=table, before=COMMITTING, after=REVEALING, due=due)
                await self._store.write(job, table)
            elif here.header.draw == REVEALING and (late or not not_revealed(here.header)):
                await self._start(here)
            else:
                break
        return here

    async def _start(self, table: Table) -> bool:
        header = table.header
        begun, first = opening.started(header, Course(table.game, dice_of(header)))
        job = partial(writes.start, job=first, began=begun.began, header=header)
        if not await self._store.write(job, header.id):
            return False
        self._house.call_bots(await self._house.reseat(header.id))
        return True
