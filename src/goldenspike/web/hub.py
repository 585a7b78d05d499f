"""Wakes everybody who watches a table when it changes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

TICK: Final = 1.0
BEAT: Final = 20
"""After so many ticks, which are seconds, in which they have heard nothing else, watchers are given a sign of life."""
MOST_CONNECTIONS: Final = 60
"""The most connections that one user may have open."""


CROWD: Final = 250
"""Where so many watch a table, those who come later stay where they came in: several processes tell a crowd sooner than one."""


class Watcher:
    """One open connection; when woken, it finds out itself what is new."""

    def __init__(self, table: str, user: str, told: int) -> None:
        self.table: Final = table
        self.user: Final = user
        self.told = told
        """The tick at which something was told last."""
        self.seated = False
        self.looking = True
        """Whether the page lies open before them."""
        self.doubted = False
        """Whether it is to be asked again who this is."""
        self._woken: Final = asyncio.Event()
        self._news = False

    def wake(self, news: bool = True) -> None:
        self._news = self._news or news
        self._woken.set()

    async def news(self) -> bool:
        """Wait to be woken; False if that was only a beat."""
        await self._woken.wait()
        self._woken.clear()
        news, self._news = self._news, False
        return news


class Hub:
    def __init__(self) -> None:
        self._watchers: Final[dict[str, set[Watcher]]] = {}
        self._connections: Final[Counter[str]] = Counter()
        self.closed = False
        self.ticks = 0

    def watch(self, table: str, user: str) -> Watcher | None:
        """None if this user has too many connections open already."""
        if self._connections[user] >= MOST_CONNECTIONS:
            return None
        self._connections[user] += 1
        watcher = Watcher(table, user, self.ticks)
        self._watchers.setdefault(table, set()).add(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        watchers = self._watchers.get(watcher.table, set())
        watchers.discard(watcher)
        self._connections[watcher.user] -= 1
        if not self._connections[watcher.user]:
            del self._connections[watcher.user]
        if not watchers:
            self._watchers.pop(watcher.table, None)

    @property
    def count(self) -> int:
        """How many watch."""
        return self._connections.total()

    def watched(self, table: str) -> bool:
        return table in self._watchers

    def crowded(self, table: str) -> bool:
        return len(self._watchers.get(table, ())) >= CROWD

    def publish(self, table: str) -> None:
        """Wake all who watch a table, players first, so that they need not wait for a crowd of onlookers."""
        watchers = self._watchers.get(table, ())
        for first in (True, False):
            for watcher in watchers:
                if watcher.seated == first:
                    watcher.wake()

    def doubt(self, user: str) -> None:
        """Have all connections of a user find out whether they are still signed in."""
        self._doubt(lambda watcher: watcher.user == user)

    def doubt_all(self) -> None:
        """The same for everybody's, after the operator has shut somebody out."""
        self._doubt(lambda _watcher: True)

    def _doubt(self, whom: Callable[[Watcher], bool]) -> None:
        for watchers in self._watchers.values():
            for watcher in filter(whom, watchers):
                watcher.doubted = True
                watcher.wake()

    async def beat(self) -> None:
        """Give a sign of life to all who have not had one for long, each at a moment of their own, for ever."""
        while True:
            await asyncio.sleep(TICK)
            self.ticks += 1
            for watchers in self._watchers.values():
                for watcher in watchers:
                    if self.ticks - watcher.told >= BEAT:
                        watcher.wake(news=False)

    def close(self) -> None:
        """Wake all for the last time: the server is stopping."""
        self.closed = True
        for table in self._watchers:
            self.publish(table)
