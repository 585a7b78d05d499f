"""What a table needs of those who keep it: one at a time changes it, and a change is stored before anybody hears of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVar

from goldenspike.kernel.core import Refusal
from goldenspike.kernel.course import Course
from goldenspike.tables.errors import Moved
from goldenspike.tables.stored import Append
from goldenspike.tables.table import Table, added

T = TypeVar("T")


class Keeper(Protocol):
    """Keeps tables: in a store, or in memory alone."""

    def holding(self, table: Table) -> AbstractAsyncContextManager[Any]:
        """Nobody else changes the table in the meantime."""

    async def look_again(self, table: Table) -> None:
        """Follow what others may have written to the table, which is held."""

    async def store(self, table: Table, append: Append) -> bool:
        """Keep the lines for good; False if the table, which is held, has moved on: then it follows what was written."""

    def publish(self, table: Table) -> None:
        """Tell those who watch the table, and its bots, that it has changed."""


async def change(keeper: Keeper, table: Table, seq: int, do: Callable[[Course[Any], float], T]) -> tuple[T, int]:
    """Let something be done at a table as it stands after line `seq`: on a copy, which is stored, then becomes the table's own.

    The second value is the new number of the table's last line. Raises `Moved`.
    """
    async with keeper.holding(table):
        if seq != table.course.seq:
            await keeper.look_again(table)
        if seq != table.course.seq:
            raise Moved
        course = table.course.fork()
        done = do(course, time.time())
        if course.seq == seq:
            return done, seq
        append = added(table.header, seq, course)
        if not await keeper.store(table, append):
            raise Moved
        table.advance(course, append)
        keeper.publish(table)
        return done, course.seq


async def submit(keeper: Keeper, table: Table, seat: int, seq: int, action: int | str) -> tuple[Refusal | None, int]:
    """The door by which people and bots come in: an action of a seat, by number or in words.

    Raises `Moved`, and `NotationError` for words that spell nothing.
    """

    def act(course: Course[Any], at: float) -> Refusal | None:
        number = action if isinstance(action, int) else table.game.parse(course.state, action)
        return course.submit(seat, number, at)

    return await change(keeper, table, seq, act)
