"""Hears from PostgreSQL what other processes have written: only which table stands at which line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Final

from sqlalchemy.engine import URL

from goldenspike.web.store.engine import NAME
from goldenspike.web.store.writes import CHANNEL

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

AGAIN: Final = 1.0
logger: Final = logging.getLogger("goldenspike.store")


async def listen(url: URL, heard: Callable[[str, int], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
    """Call `heard` for every notice, for ever; and `missed` whenever some may have been lost with the connection."""
    import psycopg  # noqa: PLC0415  only servers on PostgreSQL have it

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    told = False
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(address, autocommit=True, application_name=NAME)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                told = False
                await missed()
                async for word, number in _notices(connection.pgconn):
                    await heard(word, number)
        except (psycopg.Error, OSError):
            if not told:
                logger.warning("lost the line to PostgreSQL; calling again until it answers")
            told = True
        await asyncio.sleep(AGAIN)


async def _notices(line: PGconn) -> AsyncIterator[tuple[str, int]]:
    """All notices that come by a line, until it is cut; `AsyncConnection.notifies` takes longer for each than we for its news."""
    came, loop = asyncio.Event(), asyncio.get_running_loop()
    loop.add_reader(line.socket, came.set)
    try:
        while True:
            await came.wait()
            came.clear()
            line.consume_input()
            while (notice := line.notifies()) is not None:
                word, _, number = notice.extra.decode().rpartition(":")
                yield word, int(number)
    finally:
        loop.remove_reader(line.socket)
