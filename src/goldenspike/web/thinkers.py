"""Bots think in processes of their own. If one dies or takes too long the game goes on all the same."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final

from goldenspike.tables.bots import Question, think
from goldenspike.web.workers import Died, Late, Worker

ATTEMPTS: Final = 2
"""A bot whose process died, or that was late, is asked once more: perhaps it was the machine's fault."""
logger: Final = logging.getLogger("goldenspike.bots")


class Thinkers:
    """Thinks for the bots of all tables, as `tables.bots.Thinker` says."""

    def __init__(self, workers: int, seconds: float, cores: int = 1) -> None:
        self._seconds: Final = seconds
        self._cores: Final = cores
        self._workers: Final = [Worker() for _ in range(workers)]
        self._idle: Final[asyncio.LifoQueue[Worker]] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def plan(self, question: Question) -> list[int] | None:
        worker = await self._idle.get()
        question = replace(question, cores=self.cores_for_one())
        try:
            for _ in range(ATTEMPTS):
                try:
                    return await worker.do(self._seconds, think, question)
                except Died:
                    logger.warning("a bot's process has died; starting another")
                except Late:
                    logger.warning("%s took too long in %s; its process is started again", question.bot, question.game)
        except Exception:
            logger.exception("%s failed in %s", question.bot, question.game)
        finally:
            self._idle.put_nowait(worker)
        return None

    def cores_for_one(self) -> int:
        """All cores for a bot that thinks alone; those who think at the same time share them, and have one each at least."""
        return max(1, self._cores // max(1, len(self._workers) - self._idle.qsize()))

    def processes(self) -> list[int]:
        return [process for worker in self._workers for process in worker.processes()]

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
