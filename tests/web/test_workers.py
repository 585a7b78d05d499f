"""Processes that work for the server: one that is late or dies is replaced, and the others go on with what they do."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

import goldenspike
from goldenspike.tables.bots import Question, think
from goldenspike.web import workers
from goldenspike.web.thinkers import Thinkers
from goldenspike.web.workers import Died, Late, Worker
from tests.web.servers import run_alone

QUESTION = Question("a table", "greedy", "steel_driver", 1, 3, "none", "usa", None, (), 0, 7)


def wait_for(file: Path) -> int:
    """Work that is done when a file is there."""
    while not file.exists():
        time.sleep(0.005)
    return os.getpid()


def home() -> str:
    """Where the process has our program from."""
    return str(goldenspike.__file__)


def fail() -> None:
    raise ValueError("a mistake in the work itself")


async def under_way(worker: Worker) -> int:
    while not worker.processes():
        await asyncio.sleep(0.005)
    return worker.processes()[0]


def test_one_that_is_late_ends_alone(tmp_path: Path) -> None:
    async def run() -> None:
        late, other = Worker(), Worker()
        try:
            busy = asyncio.create_task(other.do(60, wait_for, tmp_path / "done"))
            process = await under_way(other)
            with pytest.raises(Late):
                await late.do(0.05, wait_for, tmp_path / "never")
            assert not busy.done()
            (tmp_path / "done").touch()
            assert await busy == process
            assert await late.do(60, wait_for, tmp_path / "done") != process, "it works again"
        finally:
            late.close()
            other.close()

    run_alone(run())


def test_time_begins_with_the_work_and_not_with_the_waiting(tmp_path: Path) -> None:
    """The second piece waits for the first longer than it may take itself."""

    async def run() -> None:
        worker = Worker()
        try:
            first = asyncio.create_task(worker.do(60, wait_for, tmp_path / "done"))
            await under_way(worker)
            allowed = 0.5
            second = asyncio.create_task(worker.do(allowed, os.getpid))
            await asyncio.wait([second], timeout=2 * allowed)
            assert not second.done()
            (tmp_path / "done").touch()
            assert await second == await first
        finally:
            worker.close()

    run_alone(run())


def test_a_death_and_a_mistake_are_told_apart(tmp_path: Path) -> None:
    async def run() -> None:
        worker = Worker()
        try:
            busy = asyncio.create_task(worker.do(60, wait_for, tmp_path / "never"))
            os.kill(await under_way(worker), signal.SIGKILL)
            with pytest.raises(Died):
                await busy
            with pytest.raises(ValueError, match="mistake"):
                await worker.do(60, fail)
        finally:
            worker.close()

    run_alone(run())


def test_a_bot_whose_process_dies_is_asked_once_more() -> None:
    async def run() -> None:
        thinkers = Thinkers(1, 60)
        try:
            asked = asyncio.create_task(thinkers.plan(QUESTION))
            while not thinkers.processes():
                await asyncio.sleep(0.005)
            os.kill(thinkers.processes()[0], signal.SIGKILL)
            assert await asked == think(QUESTION)
        finally:
            thinkers.close()

    run_alone(run())


def test_a_bot_that_never_answers_has_no_answer_and_the_next_one_has() -> None:
    async def run() -> None:
        hurried, thinkers = Thinkers(1, 0.0), Thinkers(1, 60)
        try:
            assert await hurried.plan(QUESTION) is None
            assert await thinkers.plan(QUESTION) == think(QUESTION)
        finally:
            hurried.close()
            thinkers.close()

    run_alone(run())


def test_a_worker_changes_over_to_the_compiled_copy_once_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy: list[Path | None] = [None]
    monkeypatch.setattr(workers, "compiled_copy", lambda: copy[0])
    (tmp_path / "goldenspike").symlink_to(Path(home()).parent)

    async def run() -> None:
        worker, path = Worker(), list(sys.path)
        try:
            assert await worker.do(60, home) == home()
            first = worker.processes()
            copy[0] = tmp_path
            assert await worker.do(60, home) == str(tmp_path / "goldenspike" / "__init__.py")
            second = worker.processes()
            assert first != second
            await worker.do(60, home)
            assert worker.processes() == second, "it stays"
            assert sys.path == path, "the server's own imports are as before"
        finally:
            worker.close()

    run_alone(run())


def test_bots_that_think_at_the_same_time_share_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    async def run() -> None:
        thinkers, go_on = Thinkers(3, 60, cores=4), asyncio.Event()

        async def do(_worker: Worker, _seconds: float, _work: object, question: Question) -> list[int]:
            given.append(question.cores)
            await go_on.wait()
            return [len(given)]

        monkeypatch.setattr(Worker, "do", do)
        for thinking in ([4], [4, 2], [4, 2, 1], [4, 2, 1]):
            asyncio.create_task(thinkers.plan(QUESTION))  # noqa: RUF006
            await asyncio.sleep(0)
            assert given == thinking, "a fourth waits for a free process"
        go_on.set()

    run_alone(run())
