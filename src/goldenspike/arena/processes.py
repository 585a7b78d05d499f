"""The engine of one machine: a process for each core, started once and kept busy."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Final, Self

from goldenspike.arena.engine import J, Pace, R, WorkFailed, done

MOST_DEATHS: Final = 3
"""So often a batch may cost the process its life before we give up: then it is the work that kills."""


def serve(pipe: Connection) -> None:
    """Do the batches that come through the pipe until its other end is closed; Ctrl-C is left to whoever started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            work, batch = pipe.recv()
        except EOFError:
            return
        try:
            answer: Any = done(batch, work)
        except WorkFailed as error:
            answer = str(error)
        try:
            pipe.send(answer)
        except ConnectionError:
            return


class Worker:
    """A process and the batch that it has, if any."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: Final = context.Process(target=serve, args=(theirs,))
        self.process.start()
        theirs.close()
        self.batch: list[Any] = []
        self.deaths = 0

    def give(self, work: Callable[[Any], Any], batch: list[Any], deaths: int) -> None:
        self.batch, self.deaths = batch, deaths
        try:
            self.pipe.send((work, batch))
        except ConnectionError:
            return  # it has died, which its pipe will tell

    def end(self) -> None:
        """Whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Processes:
    def __init__(self, cores: int) -> None:
        self.cores: Final = cores
        self.workers: Final[list[Worker]] = []

    def __enter__(self) -> Self:
        self.workers.extend(Worker() for _ in range(self.cores))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        while self.workers:
            self.workers.pop().end()

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        self._replace_busy()
        left, pace = iter(jobs), Pace()
        again: list[tuple[list[J], int]] = []
        while True:
            for worker in self.workers:
                if not worker.batch:
                    batch, deaths = again.pop() if again else (list(islice(left, pace.size)), 0)
                    if batch:
                        worker.give(work, batch, deaths)
            busy = {worker.pipe: worker for worker in self.workers if worker.batch}
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                batch, results = worker.batch, self._results(worker, pace)
                if results is None:
                    again.append((batch, worker.deaths + 1))
                else:
                    yield from zip(batch, results, strict=True)

    def _replace_busy(self) -> None:
        """End what is left of a run that nobody followed to its end."""
        for number, worker in enumerate(self.workers):
            if worker.batch:
                worker.end()
                self.workers[number] = Worker()

    def _results(self, worker: Worker, pace: Pace) -> list[Any] | None:
        """What the worker has done; None if it has died, and another one has taken its place."""
        try:
            answer = worker.pipe.recv()
        except (EOFError, ConnectionError):
            if worker.deaths + 1 >= MOST_DEATHS:
                raise WorkFailed("a process was killed at the same work again and again") from None
            worker.end()
            self.workers[self.workers.index(worker)] = Worker()
            return None
        if isinstance(answer, str):
            raise WorkFailed(answer)
        pace.learn(len(worker.batch), answer[1])
        worker.batch = []
        return list(answer[0])
