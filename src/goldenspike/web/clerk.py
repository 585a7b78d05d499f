"""Reads and writes records in a process of its own: checking a long game would hold up everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from goldenspike.kernel.course import Entry, Kind
from goldenspike.tables.answers import Problem
from goldenspike.tables.draw_answers import Dealt
from goldenspike.tables.errors import TableError, bad_request
from goldenspike.tables.fairness import dice_of
from goldenspike.tables.opening import Opening
from goldenspike.tables.records import copy_of, imported, outcomes_of, written
from goldenspike.tables.sight import Sight
from goldenspike.tables.stored import Append, Header, Status, User
from goldenspike.tables.table import Table
from goldenspike.text.speaker import common_text
from goldenspike.web.workers import Died, Late, Worker

P = ParamSpec("P")
T = TypeVar("T")
SECONDS: Final = 120.0
"""How long reading or writing one record may take, however busy the machine is; a free processor needs one for the longest."""
Packed = tuple[Header, Status, int, list[tuple[int, Kind, str, float]], dict[str, str]]
"""A new table as it is sent between processes: compiled lines cannot be."""


class Clerk:
    """Does one thing at a time; a visitor's second wish waits until the first is done, and so never before another visitor's."""

    def __init__(self) -> None:
        self._worker: Final = Worker()
        self._visitors: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    async def read_in(self, text: str, user: User, lang: str) -> Opening:
        """The record as a new table; raises `TableError`."""
        found = await self._do(user.id, lang, read_in, text, user, lang)
        if isinstance(found, Problem):
            raise TableError(found)
        header, status, asked, lines, board = found
        entries = tuple(Entry(seat, kind, words, at) for seat, kind, words, at in lines)
        return header, Append(header.id, 0, entries, status, asked), board

    async def write_out(self, table: Table, sight: Sight) -> str:
        """The game as a record, as far as the one who looks may know it; raises `TableError`."""
        return await self._do(sight.user, sight.lang, written, copy_of(table, sight))

    async def check(self, table: Table, sight: Sight) -> list[Dealt]:
        """All that chance did by the table's own seed; raises `TableError`."""
        copy, seed = copy_of(table, sight), dice_of(table.header)
        return await self._do(sight.user, sight.lang, outcomes_of, copy, table.header.brought, seed)

    async def _do(self, visitor: str, lang: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        own = self._visitors.setdefault(visitor, asyncio.Lock())
        async with own:
            try:
                return await self._worker.do(SECONDS, work, *args, **kwargs)
            except (Late, Died):
                raise bad_request(common_text(lang, "limit-record-time", seconds=SECONDS)) from None

    def close(self) -> None:
        self._worker.close()


def read_in(text: str, user: User, lang: str) -> Packed | Problem:
    try:
        header, first, board = imported(text, user, lang)
    except TableError as error:
        return error.answer
    assert first is not None
    lines = [(line.seat, line.kind, line.words, line.at) for line in first.entries]
    return header, first.status, first.asked, lines, board
