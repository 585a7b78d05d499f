"""What the operator calls out to the server of an SQLite store: the words that processes on PostgreSQL hear by `NOTIFY`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, select

from goldenspike.web.errors import StoreDown
from goldenspike.web.store.operator_schema import calls
from goldenspike.web.store.store import Store

EVERY: Final = 1.0
logger: Final = logging.getLogger("goldenspike.store")


async def listen_beside(store: Store, heard: Callable[[str, int], Awaitable[None]]) -> None:
    """Call `heard` for every word, for ever."""
    while True:
        try:
            for number, words in await asyncio.to_thread(store.read, waiting):
                word, _, seq = words.rpartition(":")
                await heard(word, int(seq))
                await store.write(partial(forget, number=number))
        except StoreDown:
            pass  # the store has told why
        except Exception:
            logger.exception("what the operator has changed could not be heard")
        await asyncio.sleep(EVERY)


def waiting(connection: Connection) -> list[tuple[int, str]]:
    return [(row.number, row.word) for row in connection.execute(select(calls).order_by(calls.c.number))]


def forget(connection: Connection, number: int) -> None:
    connection.execute(delete(calls).where(calls.c.number == number))
