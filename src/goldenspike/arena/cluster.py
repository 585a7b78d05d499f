"""The engine of a cluster: batches are tasks of Ray, which has them done on any machine of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from types import TracebackType
from typing import Any, Final, Self

from goldenspike.arena.engine import J, Pace, R, WorkFailed, done

AHEAD: Final = 2
"""Batches that wait for each core, so that none is idle while results travel."""
MOST_DEATHS: Final = 20
"""So often a batch is tried again after the death of its process or machine."""


def attempt(work: Callable[[Any], Any], batch: list[Any]) -> Any:
    """The results and seconds of a batch, or why it failed."""
    try:
        return done(batch, work)
    except WorkFailed as error:
        return str(error)


class Cluster:
    """Without an address it starts Ray on this machine alone; every machine needs this program of the same version.

    A task whose process or machine dies is done again, elsewhere; what comes of it is taken once.
    """

    def __init__(self, address: str | None, cores: int | None = None) -> None:
        """Raises `ImportError` where Ray is not installed."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.ray: Final[Any] = import_module("ray")
        self.address: Final = address
        self.cores: Final = cores if address is None else None
        self.joined: Final = bool(self.ray.is_initialized())

    def __enter__(self) -> Self:
        if not self.joined:
            self.ray.init(address=self.address, num_cpus=self.cores, include_dashboard=False, log_to_driver=False)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if not self.joined:
            self.ray.shutdown()

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        task = self.ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(attempt)
        shared, left, pace = self.ray.put(work), iter(jobs), Pace()
        running: dict[Any, list[J]] = {}
        while True:
            wanted = self._wanted()
            while len(running) < wanted and (batch := list(islice(left, pace.size))):
                running[task.remote(shared, batch)] = batch
            if not running:
                return
            ready, _ = self.ray.wait(list(running), num_returns=1)
            for finished in ready:
                answer = self._answer(finished)
                batch = running.pop(finished)
                pace.learn(len(batch), answer[1])
                yield from zip(batch, answer[0], strict=True)

    def _answer(self, finished: Any) -> tuple[list[Any], float]:
        try:
            answer: Any = self.ray.get(finished)
        except self.ray.exceptions.RayError as error:
            raise WorkFailed(f"{type(error).__name__}: {error}".splitlines()[0]) from error
        if isinstance(answer, str):
            raise WorkFailed(answer)
        results, seconds = answer
        return results, seconds

    def _wanted(self) -> int:
        """How many batches should be under way, on the cluster as large as it is now."""
        return AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
