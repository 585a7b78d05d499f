"""What a table needs of its keeper: only one change at a time, and each is stored before anybody is told."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol, TypeVar

from goldenspike.kernel.core import Refusal
from goldenspike.kernel.course import Course
from goldenspike.tables.errors import Moved, TooLong
from goldenspike.tables.stored import Append, Seat
from goldenspike.tables.table import Table, added

T = TypeVar("T")
MOST_LINES: Final = 10_000
"""The most lines that the log of a table may have, those taken back included. The longest of 220 games by bots had 2,210; only a
game that ends by nothing but somebody's success goes on for ever when it is played at random."""
ATTEMPTS: Final = 5


class Keeper(Protocol):
    """Keeps tables: in a store, or in memory alone."""

    def holding(self, table: Table) -> AbstractAsyncContextManager[Any]:
        """A lock: while it is held nobody else changes the table."""

    async def look_again(self, table: Table) -> None:
        """Take in what other processes have written to the table; the caller holds it."""

    async def store(self, table: Table, append: Append) -> bool:
        """Store the lines; the caller holds the table. False if it has moved on: then it takes in the newer lines instead."""

    def publish(self, table: Table) -> None:
        """Tell those who watch the table, and its bots, that it has changed."""


async def change(keeper: Keeper, table: Table, seq: int, do: Callable[[Course[Any], float], T]) -> tuple[T, int]:
    """Apply `do` to a copy of the course, store what it added, then make the copy the table's own.

    Returns the result of `do` and the new number of the last line; raises `Moved` if the table is past line `seq`, and `TooLong`
    if its log is full.
    """
    async with keeper.holding(table):
        if seq != table.course.seq:
            await keeper.look_again(table)
        if seq != table.course.seq:
            raise Moved
        course = _longer(table)
        done = do(course, time.time())
        await _keep(keeper, table, course)
        return done, course.seq


async def change_seats(keeper: Keeper, table: Table, do: Callable[[Course[Any], float], tuple[Seat, ...]]) -> int:
    """The same for what may be done wherever the table stands: `do` adds lines to it and returns the seats that change.

    It is done again if another process has come first.
    """
    for attempt in range(ATTEMPTS):
        async with keeper.holding(table):
            await keeper.look_again(table)
            course = _longer(table)
            seats = do(course, time.time())
            try:
                await _keep(keeper, table, course, seats)
            except Moved:
                if attempt + 1 == ATTEMPTS:
                    raise
            else:
                return course.seq
    raise Moved


def _longer(table: Table) -> Course[Any]:
    """A copy of the course, to which lines may be added."""
    if table.course.seq >= MOST_LINES:
        raise TooLong
    return table.course.fork()


async def _keep(keeper: Keeper, table: Table, course: Course[Any], seats: tuple[Seat, ...] = ()) -> None:
    """Store what the copy has more, then make it the table's own."""
    if course.seq == table.course.seq:
        return
    append = added(table.header, table.course.seq, course, table.clocks, seats)
    if not await keeper.store(table, append):
        raise Moved
    table.advance(course, append)
    keeper.publish(table)


async def submit(keeper: Keeper, table: Table, seat: int, seq: int, action: int | str) -> tuple[Refusal | None, int]:
    """Carry out an action of a seat, by number or in words; people and bots both act through here.

    Raises `Moved`, and `NotationError` for words that spell nothing.
    """

    def act(course: Course[Any], at: float) -> Refusal | None:
        number = action if isinstance(action, int) else table.game.parse(course.state, action)
        return course.submit(seat, number, at)

    return await change(keeper, table, seq, act)
