"""Processes for work that would hold up everybody else: each does one thing at a time, and can be ended without the others."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from goldenspike.compiled import compiled_copy
from goldenspike.web.parent import work_for_another

P = ParamSpec("P")
T = TypeVar("T")


class Died(Exception):
    """The process ended before its work was done."""


class Late(Exception):
    """The work took longer than it may; its process was ended."""


def _is_up() -> int:
    return os.getpid()


@contextmanager
def _first_on_path(folder: Path | None) -> Iterator[None]:
    """A process that is started meanwhile looks there first for all that it imports; ours has imported its own already."""
    before = sys.path[:]
    if folder is not None:
        sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path[:] = before


class Worker:
    """One process, started when it is first needed and again after it has died. Whoever uses it waits for the one before.

    Once there is a compiled copy of this program, the process is one that runs that.
    """

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._copy: Path | None = None
        self._free: Final = asyncio.Lock()

    async def do(self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `work` returns, or its exception; raises `Late` after so many seconds of work, not of waiting, and `Died`."""
        async with self._free:
            pool, is_up = self._open()
            try:
                await asyncio.wrap_future(is_up)
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *args, **kwargs)), seconds)
            except TimeoutError:
                self.close()
                raise Late from None
            except BrokenProcessPool:
                self.close()
                raise Died from None
            except asyncio.CancelledError:
                self.close()
                raise

    def processes(self) -> list[int]:
        return [] if self._pool is None else list(self._pool._processes or {})

    def close(self) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)

    def _open(self) -> tuple[ProcessPoolExecutor, Future[int]]:
        copy = compiled_copy()
        if copy != self._copy:
            self.close()
            self._copy = copy
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=work_for_another)
        with _first_on_path(copy):
            return self._pool, self._pool.submit(_is_up)
