"""One thread writes: all that waits goes into one transaction, and nobody hears of it before it is on disk."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Job = Callable[[Connection], Any]
MOST_JOBS: Final = 256


class Waiting:
    """A job, and the one who waits for it."""

    def __init__(self, job: Job, order: str) -> None:
        self.job: Final = job
        self.order: Final = order
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[Any]] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._queue: Final[SimpleQueue[Waiting | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[Connection], T], order: str = "") -> T:
        """Run the job in a transaction; it may run twice, so it touches nothing but the store.

        Jobs of one transaction run by `order`, so that two processes never wait for each other's rows.
        """
        waiting = Waiting(job, order)
        self._queue.put(waiting)
        result: T = await asyncio.shield(waiting.future)
        return result

    def close(self) -> None:
        """Write what has been asked for, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, last = self._take()
            if batch:
                self._carry_out(batch)
            if last:
                return

    def _take(self) -> tuple[list[Waiting], bool]:
        batch: list[Waiting] = []
        while len(batch) < MOST_JOBS and not (batch and self._queue.empty()):
            waiting = self._queue.get()
            if waiting is None:
                return batch, True
            batch.append(waiting)
        return batch, False

    def _carry_out(self, batch: list[Waiting]) -> None:
        batch.sort(key=lambda waiting: waiting.order)
        try:
            with self._engine.begin() as connection:
                for waiting in batch:
                    waiting.result = waiting.job(connection)
        except Exception:
            for waiting in batch:
                self._alone(waiting)
        batch[0].loop.call_soon_threadsafe(_tell_all, batch)

    def _alone(self, waiting: Waiting) -> None:
        """One of the batch failed and took all with it: now each by itself."""
        try:
            with self._engine.begin() as connection:
                waiting.result = waiting.job(connection)
        except Exception as error:
            waiting.error = error


def _tell_all(batch: list[Waiting]) -> None:
    for waiting in batch:
        waiting.tell()
