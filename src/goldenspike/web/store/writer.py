"""One thread writes to the store: all waiting jobs go into one transaction, and their callers hear of it once it is on disk."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from goldenspike.tables.stored import Append
from goldenspike.web.metrics import commits, writes
from goldenspike.web.store.moves import Moves, is_move
from goldenspike.web.store.writes import Moved, append_all

T = TypeVar("T")
Job = Callable[[Connection], Any] | Append
MOST_JOBS: Final = 256


class Waiting:
    """A job, and the caller who waits for it."""

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
    """`check` is asked before anything is written and before anybody is told of it; it raises if that would be in vain."""

    def __init__(self, engine: Engine, check: Callable[[], None]) -> None:
        self._engine: Final = engine
        self._moves: Final = Moves(engine) if engine.dialect.name == "postgresql" else None
        self._check: Final = check
        self._queue: Final[SimpleQueue[Waiting | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[Connection], T], order: str = "") -> T:
        """Run the job in a transaction; it may run twice, so it touches nothing but the store.

        Jobs of one transaction run by `order`, so that two processes never wait for each other's rows.
        """
        result: T = await self._wait(Waiting(job, order))
        return result

    async def append(self, job: Append) -> bool:
        """Add lines to a table; False if it has moved on."""
        return bool(await self._wait(Waiting(job, job.table)))

    async def _wait(self, waiting: Waiting) -> Any:
        self._queue.put(waiting)
        return await asyncio.shield(waiting.future)

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
            self._commit(batch, self._moves)
        except Exception:
            for waiting in batch:
                self._alone(waiting)
        batch[0].loop.call_soon_threadsafe(_tell_all, batch)

    def _commit(self, batch: list[Waiting], moves: Moves | None = None) -> None:
        self._check()
        appending = [waiting.job for waiting in batch if isinstance(waiting.job, Append) and is_move(waiting.job)]
        with commits.time():
            if moves is not None and len(appending) == len(batch):
                for waiting, stored in zip(batch, moves.append(appending), strict=True):
                    waiting.result = stored
            else:
                with self._engine.begin() as connection:
                    _run_all(connection, batch)
        self._check()
        writes.inc(len(batch))

    def _alone(self, waiting: Waiting) -> None:
        """Run one job in its own transaction, after one of its batch failed and all were rolled back."""
        try:
            self._commit([waiting])
        except Moved:
            waiting.result = False
        except Exception as error:
            waiting.error = error


def _run_all(connection: Connection, batch: list[Waiting]) -> None:
    appending = [waiting for waiting in batch if isinstance(waiting.job, Append)]
    if appending:
        append_all(connection, [waiting.job for waiting in appending if isinstance(waiting.job, Append)])
    for waiting in batch:
        waiting.result = True if isinstance(waiting.job, Append) else waiting.job(connection)


def _tell_all(batch: list[Waiting]) -> None:
    for waiting in batch:
        waiting.tell()
