"""Hears from PostgreSQL what other processes have written: only which table stands at which line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.engine import URL

from goldenspike.web.store.engine import NAME
from goldenspike.web.store.writes import CHANNEL

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
                async for notice in connection.notifies():
                    table, _, seq = notice.payload.rpartition(":")
                    await heard(table, int(seq))
        except (psycopg.Error, OSError):
            if not told:
                logger.warning("lost the line to PostgreSQL; calling again until it answers")
            told = True
        await asyncio.sleep(AGAIN)
