"""The server is started again and again under those who play: no action is lost, none is done twice, and nobody sees an error."""

from __future__ import annotations

import random
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.web.servers import PATIENCE, Json, Person, Server, fetched, until

AWAY = (502, 503, 504)
MOST_RESTARTS = 20
"""Three, and then until one has come in the midst of an action."""


class Player(threading.Thread):
    """Plays as the page does: what has no answer is sent again, with the word that it may be done already."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.chance = person, table, random.Random(seed)
        self.sent: list[tuple[int, int]] = []
        self.resent = 0
        self.stop = False
        self.trouble = ""

    def run(self) -> None:
        here = f"/api/tables/{self.table}"
        try:
            while not self.stop and (seen := self.patiently(lambda: self.person.http.get(here)))["choices"]:
                choice = self.chance.choice(seen["choices"])
                action = self.chance.randint(choice["first"], choice["last"])
                body = {"seat": choice["seat"], "seq": seen["seq"], "action": action}
                self.patiently(partial(self.person.http.post, f"{here}/actions", json=body), body)
                self.sent.append((seen["seq"] + 1, choice["seat"]))
        except AssertionError as error:
            self.trouble = str(error)

    def patiently(self, ask: Callable[[], httpx.Response], body: Json | None = None) -> Json:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                answer = ask()
            except httpx.HTTPError:
                answer = None
            if answer is not None and answer.status_code not in AWAY:
                assert answer.status_code == 200, answer.text[:300]
                told: Json = answer.json()
                return told
            if body is not None:
                body["again"] = True
                self.resent += 1
            time.sleep(0.02)
        raise AssertionError("the server did not come back")


def have_acted(players: list[Player], wanted: list[int]) -> bool:
    return all(len(player.sent) >= most or not player.is_alive() for player, most in zip(players, wanted, strict=True))


def test_nothing_is_lost_or_done_twice_while_the_server_starts_again_and_again(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log")
    people = [Person(server) for _ in range(3)]
    players = [Player(one, one.opens("me", "hotseat", "hotseat"), seed) for seed, one in enumerate(people)]
    try:
        for player in players:
            player.start()
        for restart in range(MOST_RESTARTS):
            wanted = [len(player.sent) + 3 for player in players]
            until(partial(have_acted, players, wanted), "everybody to act")
            server.kill() if restart == 1 else server.stop()
            server.start()
            if restart > 1 and any(player.resent for player in players):
                break
        for player in players:
            player.stop = True
        for player in players:
            player.join(PATIENCE)
            assert player.trouble == ""
            there = {line["seq"]: line["seat"] for line in player.person.whole_log(player.table) if line["kind"] == "act"}
            assert [there[seq] for seq, _ in player.sent] == [seat for _, seat in player.sent]
            mine = [seq for seq, seat in there.items() if seat]
            assert len(mine) == len(player.sent), "each action stands there once"
        assert sum(player.resent for player in players) > 0
    finally:
        server.kill()


def test_an_action_sent_again_is_done_once(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    body = {"seat": 1, "seq": 0, "words": "auction red 1"}
    first = ada.post(f"/api/tables/{table}/actions", body)
    assert ada.http.post(f"/api/tables/{table}/actions", json=body).status_code == 409
    assert ada.post(f"/api/tables/{table}/actions", {**body, "again": True}) == first
    other = {**body, "words": "auction red 2", "again": True}
    assert ada.http.post(f"/api/tables/{table}/actions", json=other).json()["error"] == "stale"
    assert ada.view(table)["seq"] == first["seq"]


def workers(server: Server) -> set[int]:
    """The processes that serve."""
    return set(map(int, Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which processes a process has")
def test_processes_are_replaced_one_by_one_without_a_single_refusal(store_url: Callable[[str, str], str], tmp_path: Path) -> None:
    server = Server(store_url("postgresql", "rolling"), tmp_path / "log", 2)
    try:
        ada = Person(server)
        table = ada.opens("me", "hotseat", "hotseat")
        refused, began, old = 0, time.monotonic(), workers(server)
        assert len(old) == 2
        server.process.send_signal(signal.SIGHUP)
        while workers(server) & old:
            assert time.monotonic() - began < 3 * PATIENCE, "the processes are not replaced"
            try:
                refused += fetched(f"{server.base}/api/games").status_code != 200
            except httpx.ConnectError:
                refused += 1
            except httpx.HTTPError:
                pass  # a connection that was open when its process ended; browsers ask again by themselves
        assert refused == 0
        assert fetched(f"{server.base}/health/ready").status_code == 200
        assert ada.act(table, ada.looks(table), random.Random(1)).status_code == 200
    finally:
        server.kill()
