"""The same games on a real Ray cluster of two nodes, a process and then a whole node of which are lost in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenspike.arena.engine import InTurn
from goldenspike.arena.engines import RAY, engine_for
from goldenspike.arena.outcome import Outcome, play_fixture
from goldenspike.arena.plan import MATCH, fixtures
from goldenspike.arena.results import Results
from goldenspike.arena.series import room_of
from goldenspike.shelf import BOXES
from tests.arena.jobs import play_but_die_once

GAMES = 60
NODE = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, "include_dashboard": False}


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    pytest.importorskip("ray", reason="this test needs Ray: pip install goldenspike[ray]")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    started = Cluster(initialize_head=True, head_node_args=NODE)
    yield started
    started.shutdown()


def without_times(outcomes: list[Outcome]) -> list[Outcome]:
    return [msgspec.structs.replace(outcome, seconds=[]) for outcome in outcomes]


def test_no_game_is_lost_or_counted_twice_when_a_worker_and_a_node_die(cluster: Any, tmp_path: Path) -> None:
    second = cluster.add_node(num_cpus=1, object_store_memory=NODE["object_store_memory"])
    game = BOXES["steel_driver"].offer.set_up(3, {})
    planned = list(fixtures([game], "program", MATCH, ["greedy", "random"], GAMES, 1))
    came: list[str] = []
    work = partial(play_but_die_once, str(tmp_path), [room_of(game)])
    with engine_for(kind=RAY, address=cluster.address) as engine, Results(tmp_path / "r.jsonl", game.name) as results:
        for _, outcome in engine.run(work, planned):
            came.append(outcome.key)
            results.add(outcome)
            if len(came) == GAMES // 2:
                cluster.remove_node(second)
    assert (tmp_path / "died").exists()
    assert len(list(tmp_path.glob("played-*"))) > GAMES
    assert sorted(came) == sorted(fixture.key for fixture in planned)
    kept = Results(tmp_path / "r.jsonl", game.name).outcomes
    expected = [outcome for _, outcome in InTurn().run(partial(play_fixture, [room_of(game)]), planned)]
    assert without_times([kept[fixture.key] for fixture in planned]) == without_times(expected)
