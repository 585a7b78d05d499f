"""Live updates: who may listen, catching up after an absence, and a server that goes and comes back."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.web.servers import Person, Server, received, until


def test_the_first_message_brings_what_was_missed(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    ada.post(f"/api/tables/{table}/actions", {"seat": 2, "seq": 1, "words": "bid 2"})
    with ada.live(table, **{"from": 1}) as socket:
        told = received(socket)
        assert (told["from"], told["seq"], [line["seq"] for line in told["log"]]) == (1, 2, [2])
        assert told["fragments"] == {}, "a bid changes nothing on the board"
    with ada.live(table, **{"from": 99}) as socket:
        assert received(socket)["from"] == 0


def test_two_people_and_an_onlooker_hear_the_same(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "bot:random", public=True)
    with ada.live(table) as hers, bob.live(table) as his:
        received(hers), received(his)
        bob.post(f"/api/tables/{table}/join", {"seat": 2})
        assert received(hers)["seats"][1]["kind"] == "person"
        told = received(his)
        while not told["seats"][1]["mine"]:
            told = received(his)
        ada.post(f"/api/tables/{table}/start")
        for socket in (hers, his):
            while received(socket)["status"] != "running":
                pass
        ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
        assert received(hers)["log"] == received(his)["log"]
        bob.post("/api/me", {"name": "Robert"})
        assert received(hers)["seats"][1]["name"] == "Robert"


def test_who_may_not_listen(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    with bob.live(table) as socket, pytest.raises(ConnectionClosed) as closed:
        received(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    with bob.live("nowhere") as socket, pytest.raises(ConnectionClosed) as closed:
        received(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    address = f"ws://127.0.0.1:{ada.server.port}/api/tables/{table}/live?key={ada.key}"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://elsewhere.example")):
        pass
    with connect(address, origin=Origin(ada.server.base)) as socket:
        assert received(socket)["seq"] == 0


def test_a_server_stops_quickly_with_listeners_and_they_catch_up_with_the_next(
    store_url: Callable[[str, str], str], tmp_path: Path
) -> None:
    server = Server(store_url("sqlite", "restart"), tmp_path / "log")
    try:
        ada = Person(server)
        table = ada.opens("me", "hotseat", "hotseat")
        with ada.live(table) as socket:
            seen = received(socket)
            ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
            assert server.stop() < 5.0
            with contextlib.suppress(ConnectionClosed):
                while True:
                    seen = received(socket)
        server.start()
        ada.post(f"/api/tables/{table}/actions", {"seat": 2, "seq": 1, "words": "bid 2"})
        with ada.live(table, **{"from": seen["seq"]}) as socket:
            told = received(socket)
            assert (told["from"], told["seq"]) == (1, 2)
            assert told["position"]["auction"]["bid"] == 2
    finally:
        server.kill()


def test_a_dead_worker_does_not_stop_a_game(store_url: Callable[[str, str], str], tmp_path: Path) -> None:
    server = Server(store_url("sqlite", "worker"), tmp_path / "log", afresh=True)
    try:
        ada = Person(server)
        ada.opens("bot:random", "bot:random", "bot:random", public=True)
        workers = until(lambda: children(server.process.pid), "a worker")
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        table = ada.opens("bot:random", "bot:random", "bot:random", public=True)
        until(lambda: ada.view(table)["status"] == "over", "the game to end all the same")
    finally:
        server.kill()


def test_bots_go_on_after_the_server_was_killed(store_url: Callable[[str, str], str], tmp_path: Path) -> None:
    server = Server(store_url("sqlite", "bots"), tmp_path / "log")
    try:
        ada = Person(server)
        table = ada.opens("bot:random", "bot:random", "bot:random", public=True)
        until(lambda: ada.view(table)["seq"] > 3, "the bots to begin")
        server.kill()
        server.start()
        until(lambda: ada.view(table)["status"] == "over", "the bots to finish")
    finally:
        server.kill()


def children(parent: int) -> list[int]:
    """The processes that think: Linux lists a process's children; elsewhere there is nothing to kill."""
    listing = Path(f"/proc/{parent}/task/{parent}/children")
    if not listing.exists():
        pytest.skip("the children of a process cannot be listed here")
    found = []
    for thread in Path(f"/proc/{parent}/task").iterdir():
        found += [int(word) for word in (thread / "children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
