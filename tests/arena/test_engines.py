"""Every job is done once, whatever the engine and whoever dies."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import pytest

from goldenspike.arena.engine import InTurn, Pace, WorkFailed, in_order
from goldenspike.arena.engines import engine_for
from goldenspike.arena.processes import Processes
from goldenspike.arena.series import series
from goldenspike.shelf import BOXES
from tests.arena.jobs import always_die, die_once, fail_at_seven, square

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")


def test_results_come_with_their_jobs_on_one_core_and_on_two() -> None:
    expected = {number: number * number for number in range(40)}
    with engine_for(1) as one, engine_for(2) as two:
        assert isinstance(one, InTurn)
        assert isinstance(two, Processes)
        assert dict(one.run(square, range(40))) == expected
        assert sorted(two.run(square, range(40))) == sorted(expected.items())
        assert next(iter(two.run(square, range(1000, 2000)))) is not None
        assert dict(two.run(square, [3])) == {3: 9}, "a run that nobody follows to its end leaves nothing behind"


@on_posix
def test_no_job_is_lost_or_done_twice_when_a_process_is_killed(tmp_path: Path) -> None:
    with Processes(2) as engine:
        done = sorted(job for job, _ in engine.run(partial(die_once, str(tmp_path)), range(30)))
    assert (tmp_path / "died").exists()
    assert done == list(range(30))


@on_posix
def test_work_that_kills_every_process_is_given_up() -> None:
    with Processes(1) as engine, pytest.raises(WorkFailed, match="again and again"):
        list(engine.run(always_die, [1]))


@pytest.mark.parametrize("cores", [1, 2])
def test_an_error_is_told_with_its_place(cores: int) -> None:
    with engine_for(cores) as engine, pytest.raises(WorkFailed, match=r"ValueError: seven is too many \(jobs.py, line \d+\)"):
        list(engine.run(fail_at_seven, range(10)))


def test_batches_grow_while_jobs_are_quick_and_shrink_when_they_are_not() -> None:
    pace = Pace()
    pace.learn(1, 0.0001)
    assert pace.size == 4
    pace.learn(4, 0.0004)
    assert pace.size == 16
    pace.learn(16, 30.0)
    assert pace.size == 1


def test_results_can_be_had_in_the_order_of_the_jobs() -> None:
    assert list(in_order([1, 2, 3], [(3, "c"), (1, "a"), (2, "b")])) == ["a", "b", "c"]


def test_a_series_is_the_same_on_any_number_of_processes() -> None:
    game = BOXES["steel_driver"].offer.set_up(3, {})
    with engine_for(1) as one, engine_for(2) as two:
        played = [[told._replace(took=0.0) for told in series(engine, game, ["greedy", "random"], 6, 4)] for engine in (one, two)]
    assert played[0] == played[1]
    assert len(played[0]) == 6
