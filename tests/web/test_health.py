"""Whether the server lives and is ready, its figures, and that a board in Grafana asks for none that there is not."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.servers import Person, Server, fetched, received, until

DEPLOY = Path(__file__).parents[2] / "deploy"
METRIC = re.compile(r"\bgoldenspike_\w+")


def figures(server: Server) -> dict[str, float]:
    """All figures, those of one name with different labels added up."""
    found: dict[str, float] = {}
    for line in fetched(f"{server.base}/metrics").text.splitlines():
        if not line.startswith("#"):
            name, _, number = line.rpartition(" ")
            found[name.partition("{")[0]] = found.get(name.partition("{")[0], 0) + float(number)
    return found


def test_the_figures_tell_what_goes_on_and_the_board_asks_for_nothing_else(server: Server, ada: Person) -> None:
    before = figures(server)
    table = ada.opens("me", "hotseat", "hotseat")
    chance = random.Random(2)
    with ada.live(table) as socket:
        received(socket)
        for _ in range(4):
            assert ada.act(table, ada.looks(table), chance).status_code == 200
        until(lambda: figures(server)["goldenspike_watchers"] >= 1, "the watcher to count")
    now = until(
        lambda: (now := figures(server))["goldenspike_actions_total"] >= before.get("goldenspike_actions_total", 0) + 4 and now,
        "the actions to count, whichever process did them",
    )
    assert now["goldenspike_store_writes_total"] > before.get("goldenspike_store_writes_total", 0)
    text = fetched(f"{server.base}/metrics").text
    assert 'route="/api/tables/{table}/actions"' in text
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(asked) > 12
    known = set(now) | {"goldenspike_store_failures_total", "goldenspike_notices_total"}  # nothing has failed or was sent yet
    assert {name for expression in asked for name in METRIC.findall(expression)} - known == set()
    whats = {what for expression in asked for what in re.findall(r'what="(\w+)"', expression)}
    assert {what for what in whats if f'what="{what}"' not in text} == set()


def test_figures_are_not_for_the_world_and_probes_are_no_visitors(server: Server) -> None:
    far = {"X-Forwarded-For": "203.0.113.9"}
    assert fetched(f"{server.base}/metrics", headers=far).status_code == 404
    for probe in ("live", "ready"):
        answer = fetched(f"{server.base}/health/{probe}")
        assert (answer.status_code, answer.json()[probe]) == (200, True)
        assert "set-cookie" not in answer.headers


def test_a_server_says_that_it_stops_then_ends_what_it_has_begun_and_tells_watchers_to_come_back(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log", DRAIN_SECONDS=2)
    try:
        ada = Person(server)
        table = ada.opens("me", "hotseat", "hotseat")
        with ada.live(table) as socket:
            received(socket)
            server.process.send_signal(signal.SIGTERM)
            ready = lambda: fetched(f"{server.base}/health/ready")  # noqa: E731
            told = until(lambda: (now := ready()).status_code == 503 and now, "the server to say that it stops")
            assert told.json() == {"ready": False, "store": "ok", "stopping": True}
            assert ada.act(table, ada.looks(table), random.Random(1)).status_code == 200, "it still serves those who are there"
            received(socket)
            with pytest.raises(ConnectionClosed) as ended:
                received(socket)
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 1012
        assert server.process.wait(30) in (0, -signal.SIGTERM)
        assert "Traceback" not in server.log()
    finally:
        if server.process.poll() is None:
            server.kill()


def test_a_server_is_not_ready_without_its_store_or_on_one_of_another_form(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    server = Server(f"sqlite:///{file}", tmp_path / "log")
    try:
        ready = lambda: fetched(f"{server.base}/health/ready")  # noqa: E731
        with sqlite3.connect(file) as store:
            store.execute("UPDATE alembic_version SET version_num = '0001'")
        assert (ready().status_code, ready().json()["store"]) == (503, "other version")
        os.rename(file, tmp_path / "gone")
        assert (ready().status_code, ready().json()["store"]) == (503, "down")
        assert fetched(f"{server.base}/health/live").status_code == 200
    finally:
        server.kill()
