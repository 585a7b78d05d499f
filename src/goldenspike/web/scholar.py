"""Studies games in a process of its own, a slice for each in turn, for as long as somebody looks; what is found is kept."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final, ParamSpec, TypeVar

import msgspec

from goldenspike.study.analysis import go_on
from goldenspike.study.engine import engine_digest
from goldenspike.study.findings import Findings
from goldenspike.study.played import Played, played
from goldenspike.tables.table import Table
from goldenspike.web.errors import Busy, StoreDown
from goldenspike.web.store import studies
from goldenspike.web.store.store import Store
from goldenspike.web.store.studies import StudyKey
from goldenspike.web.workers import Died, Late, Worker

P = ParamSpec("P")
T = TypeVar("T")
SLICE: Final = 1.0
"""Seconds that one game is studied before it is another's turn."""
PATIENCE: Final = 15.0
"""Nobody looks at a study any more if nobody has asked for it in so many seconds."""
MOST_JOBS: Final = 20
MOST_SECONDS: Final = 60.0
"""A slice or a hint that takes longer has gone wrong; its process is ended."""
ELSEWHERE: Final = ""
"""Stands for those who look through another process."""
logger: Final = logging.getLogger("goldenspike.study")


class Job:
    """A game that is being studied, and who looks: each visitor with the time when they last asked."""

    def __init__(self, played: Played, findings: Findings) -> None:
        self.played: Final = played
        self.findings = findings
        self.lookers: Final[dict[str, float]] = {}

    def is_wanted(self, now: float) -> bool:
        return any(now - asked < PATIENCE for asked in self.lookers.values())


class Scholar:
    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._name: Final = secrets.token_hex(8)
        self._worker: Final = Worker()
        self._jobs: Final[OrderedDict[StudyKey, Job]] = OrderedDict()
        self._hinted: Final[set[str]] = set()
        self._task: asyncio.Task[None] | None = None

    # analysis

    async def begin(self, table: Table, visitor: str) -> None:
        """Study a finished game for a visitor, in place of what was studied for them before; raises `Busy`.

        What another process studies for them ends by itself, as they ask for it no more.
        """
        key = key_of(table)
        self._leave(visitor, key)
        if key not in self._jobs:
            await self._take_up(key, table)
        if key in self._jobs:
            self._jobs[key].lookers[visitor] = time.monotonic()
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._study())

    async def _take_up(self, key: StudyKey, table: Table) -> None:
        """Make it a job here, unless it is done or another process is at it."""
        if len(self._jobs) >= MOST_JOBS:
            raise Busy
        found, is_done = await self._kept(key)
        if not is_done and await self._store.write(partial(studies.claim, key=key, process=self._name, now=time.time())):
            self._jobs.setdefault(key, Job(played(table.game, table.course.moves, table.kept), found))

    async def found(self, table: Table, visitor: str) -> tuple[Findings, bool]:
        """What is known of a game, and whether some process goes on with it; who has begun it keeps it going by asking."""
        key, now = key_of(table), time.monotonic()
        job = self._jobs.get(key)
        if job is not None:
            if visitor in job.lookers:
                job.lookers[visitor] = now
            return job.findings, job.is_wanted(now)
        row = await asyncio.to_thread(self._store.study, key)
        if row is None or row.done or row.until < time.time():
            return findings_of(row.findings if row else ""), False
        await self._store.write(partial(studies.want, key=key, now=time.time()))
        return findings_of(row.findings), True

    def cancel(self, table: Table, visitor: str) -> None:
        """Whoever else looks at it keeps it going."""
        job = self._jobs.get(key_of(table))
        if job is not None:
            job.lookers.pop(visitor, None)

    def _leave(self, visitor: str, key: StudyKey) -> None:
        for other, job in self._jobs.items():
            if other != key:
                job.lookers.pop(visitor, None)

    async def _kept(self, key: StudyKey) -> tuple[Findings, bool]:
        row = await asyncio.to_thread(self._store.study, key)
        return findings_of(row.findings if row else ""), bool(row and row.done)

    async def _study(self) -> None:
        """A slice for each job in turn, until none is left."""
        while self._jobs:
            key, job = next(iter(self._jobs.items()))
            self._jobs.move_to_end(key)
            try:
                goes_on = await self._slice(key, job)
            except (Died, Late, StoreDown):
                goes_on = False
            except Exception:
                logger.exception("a study failed")
                goes_on = False
            if not goes_on:
                self._jobs.pop(key, None)

    async def _slice(self, key: StudyKey, job: Job) -> bool:
        """Find out more and keep it; whether there is anything left to do that anybody wants."""
        if job.is_wanted(time.monotonic()):
            job.findings = await self._worker.do(MOST_SECONDS, go_on, job.played, job.findings, SLICE)
            await self._keep(key, job)
        if job.findings.done < 1.0 and job.is_wanted(time.monotonic()):
            return True
        await self._store.write(partial(studies.give_up, key=key, process=self._name))
        return False

    async def _keep(self, key: StudyKey, job: Job) -> None:
        """Keep what was found; those who look through another process are seen by it."""
        text, now = msgspec.json.encode(job.findings).decode(), time.time()
        saved = partial(studies.save, key=key, process=self._name, findings=text, done=job.findings.done >= 1.0, now=now)
        if now - await self._store.write(saved) < PATIENCE and self._store.shared:
            job.lookers[ELSEWHERE] = time.monotonic()

    # hints

    async def hint(self, visitor: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a short study returns, for a visitor who waits; raises `Busy` if they wait for another already, or it failed."""
        if visitor in self._hinted:
            raise Busy
        self._hinted.add(visitor)
        try:
            return await self._worker.do(MOST_SECONDS, work, *args, **kwargs)
        except (Died, Late):
            raise Busy from None
        finally:
            self._hinted.discard(visitor)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._worker.close()


def key_of(table: Table) -> StudyKey:
    return StudyKey(table.id, table.course.seq, engine_digest(table.header.game))


def findings_of(text: str) -> Findings:
    return msgspec.json.decode(text, type=Findings) if text else Findings()
