"""Engines: they do many jobs, on one core or on all, and give results as they come.

    with engine_for() as engine:
        for job, result in engine.run(work, jobs):
            ...

`work` is a function of a module, or a `partial` of one, and a job is whatever it takes; both are sent to other processes. All
that happens in a job must follow from the job, its seed included: then results are the same on any engine, and only their order
differs. Every job is done exactly once in what `run` gives, also if a process dies in the middle of it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import PurePath
from traceback import extract_tb
from types import TracebackType
from typing import Final, Protocol, Self, TypeVar

J = TypeVar("J")
R = TypeVar("R")

AIM: Final = 0.25
"""Seconds that a batch of jobs should take: long beside the cost of sending it, short beside a person's patience."""
LARGEST_BATCH: Final = 1000


class WorkFailed(Exception):
    """A job has raised an error; the message is that error in one line."""


class Engine(Protocol):
    def __enter__(self) -> Self: ...

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None: ...

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        """Every job with its result, in the order in which they are done; raises `WorkFailed`."""


class InTurn:
    """Does one job after the other in this process."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        pass

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        for job in jobs:
            yield job, done([job], work)[0][0]


def done(batch: list[J], work: Callable[[J], R]) -> tuple[list[R], float]:
    """The results of a batch and the seconds that it took; raises `WorkFailed`."""
    began = time.perf_counter()
    try:
        results = [work(job) for job in batch]
    except Exception as error:
        raise WorkFailed(in_one_line(error)) from error
    return results, time.perf_counter() - began


def in_one_line(error: BaseException) -> str:
    """What went wrong, and in which line of which file."""
    said = (f"{type(error).__name__}: {error}".splitlines() or [""])[0]
    frames = extract_tb(error.__traceback__)
    return f"{said} ({PurePath(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else said


class Pace:
    """How many jobs make a batch, from how long the last ones took."""

    def __init__(self) -> None:
        self.size = 1

    def learn(self, jobs: int, seconds: float) -> None:
        fitting = int(AIM * jobs / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 4 * self.size, LARGEST_BATCH))


def all_cores() -> int:
    """The cores that this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)  # only Linux has this call
    return os.cpu_count() or 1 if allowed is None else len(allowed(0))


def in_order(jobs: Iterable[J], results: Iterable[tuple[J, R]]) -> Iterator[R]:
    """The results in the order of the jobs; those that come before their turn wait."""
    early: dict[J, R] = {}
    following = iter(results)
    for job in jobs:
        while job not in early:
            done_job, result = next(following)
            early[done_job] = result
        yield early.pop(job)
