"""Bots think in processes of their own. If one dies or takes too long the game goes on all the same."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from goldenspike.tables.bots import Question, play_anything, think
from goldenspike.web.workers import become_thinker

ATTEMPTS: Final = 2
logger: Final = logging.getLogger("goldenspike.bots")


class Thinkers:
    """Thinks for the bots of all tables, as `tables.bots.Thinker` says."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers: Final = workers
        self._seconds: Final = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> int:
        for _ in range(ATTEMPTS):
            pool = self._open_pool()
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, question)), self._seconds)
            except BrokenProcessPool:
                logger.warning("a bot's process has died; starting another")
                self._drop(pool)
            except TimeoutError:
                logger.warning("%s took too long in %s; its processes are started again", question.bot, question.game)
                self._drop(pool)
                break
            except Exception:
                logger.exception("%s failed in %s", question.bot, question.game)
                break
        return play_anything(question)

    def processes(self) -> list[int]:
        return [] if self._pool is None else list(self._pool._processes or {})

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=become_thinker)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
