"""Takes the measure of what goes on in this process and of what the store has, every few seconds."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from litestar import Litestar
from sqlalchemy import Connection, Select, func, select

from goldenspike.web import metrics
from goldenspike.web.driver import Driver
from goldenspike.web.errors import StoreDown
from goldenspike.web.house import House
from goldenspike.web.store.notice_schema import notices
from goldenspike.web.store.schema import IN_EARNEST, accounts, sessions, tables, users
from goldenspike.web.store.store import Store
from goldenspike.web.store.talk_schema import reports

EVERY: Final = 5.0
STORE_EVERY: Final = 60.0
COUNTED: Final[dict[str, Select[Any]]] = {
    "people": select(func.count()).select_from(users),
    "accounts": select(func.count()).select_from(accounts),
    "sessions": select(func.count()).select_from(sessions),
    "notices": select(func.count()).select_from(notices).where(notices.c.done.is_(None)),
    "reports": select(func.count()).select_from(reports).where(reports.c.resolved.is_(None)),
}
logger: Final = logging.getLogger("goldenspike.web")


class Figures:
    def __init__(self, house: House, store: Store, driver: Driver) -> None:
        self._house: Final = house
        self._store: Final = store
        self._driver: Final = driver
        self._store_asked = -STORE_EVERY

    def take(self) -> None:
        """Note what this process has just now."""
        metrics.memory_tables.set(self._house.count)
        metrics.memory_bytes.set(self._house.size)
        metrics.watchers.set(self._house.hub.count)
        metrics.bots_thinking.set(self._driver.thinking)
        metrics.bots_waiting.set(self._driver.waiting)

    async def run(self) -> None:
        while True:
            self.take()
            try:
                await self._ask_store()
            except StoreDown:
                pass  # the store has told why
            except Exception:
                logger.exception("taking the measure of the store failed")
            await asyncio.sleep(EVERY)

    async def _ask_store(self) -> None:
        if time.monotonic() - self._store_asked < STORE_EVERY:
            return
        self._store_asked = time.monotonic()
        for what, number in (await asyncio.to_thread(self._store.read, counts)).items():
            metrics.stored.labels(what).set(number)


def counts(connection: Connection) -> dict[str, int]:
    """How much the store has of everything."""
    found = {f"tables_{status}": 0 for status in ("open", "running", "over")}
    by_status = select(tables.c.status, func.count()).where(IN_EARNEST).group_by(tables.c.status)
    found |= {f"tables_{status}": number for status, number in connection.execute(by_status)}
    return found | {what: int(connection.execute(wanted).scalar_one()) for what, wanted in COUNTED.items()}


def figures_of(app: Litestar) -> Figures:
    figures: Figures = app.state.figures
    return figures
