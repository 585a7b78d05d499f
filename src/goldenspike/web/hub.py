"""Wakes everybody who watches a table when it changes."""

from __future__ import annotations

import asyncio
from typing import Final


class Watcher:
    """One open connection: it is woken, and looks itself for what is new."""

    def __init__(self, table: str) -> None:
        self.table: Final = table
        self._news: Final = asyncio.Event()

    def wake(self) -> None:
        self._news.set()

    async def news(self, seconds: float) -> bool:
        """Wait for news, but not longer than this; False if there was none."""
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True


class Hub:
    def __init__(self) -> None:
        self._watchers: Final[dict[str, set[Watcher]]] = {}
        self.closed = False

    def watch(self, table: str) -> Watcher:
        watcher = Watcher(table)
        self._watchers.setdefault(table, set()).add(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        watchers = self._watchers.get(watcher.table, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(watcher.table, None)

    def watched(self, table: str) -> bool:
        return table in self._watchers

    def publish(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.wake()

    def close(self) -> None:
        """Wake all for the last time: the server goes."""
        self.closed = True
        for table in self._watchers:
            self.publish(table)
