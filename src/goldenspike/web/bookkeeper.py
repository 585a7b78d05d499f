"""Keeps the ratings: looks for finished games that they do not know yet, whichever process these were played in."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from goldenspike.web.errors import StoreDown
from goldenspike.web.store.rating import LAST, rate_some, some_wait
from goldenspike.web.store.store import Store

logger: Final = logging.getLogger("goldenspike.web")


async def keep_ratings(store: Store, seconds: float) -> None:
    """Look every so many seconds, for ever."""
    while True:
        try:
            while await asyncio.to_thread(store.read, some_wait) and await store.write(rate_some, LAST) > 0:
                pass
        except StoreDown:
            pass  # the store has told why
        except Exception:
            logger.exception("ratings could not be reckoned")
        await asyncio.sleep(seconds)
