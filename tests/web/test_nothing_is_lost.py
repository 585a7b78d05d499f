"""The server is killed in mid-play, again and again: whatever a client was told is there afterwards, in its place."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.web.servers import Person, Server

PLAYERS = 4


class Player(threading.Thread):
    """Plays one table at one screen and writes down what it was told: which line said what."""

    def __init__(self, person: Person, table: str, chance: random.Random) -> None:
        super().__init__()
        self.person, self.table, self.chance = person, table, chance
        self.told: dict[int, str] = {}

    def run(self) -> None:
        try:
            while True:
                seen = self.person.view(self.table)
                self.note(seen)
                if seen["status"] == "over":
                    return
                choice = self.chance.choice(seen["choices"])
                body = {"seat": choice["seat"], "seq": seen["seq"], "words": choice["words"]}
                answer = self.person.http.post(f"/api/tables/{self.table}/actions", json=body)
                assert answer.status_code == 200, answer.text
                self.told[answer.json()["seq"]] = choice["words"]
        except httpx.HTTPError:
            return

    def note(self, seen: dict[str, object]) -> None:
        for line in seen["log"]:  # type: ignore[attr-defined]
            self.told.setdefault(line["seq"], line["words"])


@pytest.mark.parametrize(("engine", "processes", "rounds"), [("sqlite", 1, 3), ("postgresql", 2, 2)])
def test_nothing_acknowledged_is_lost(
    engine: str, processes: int, rounds: int, store_url: Callable[[str, str], str], tmp_path: Path
) -> None:
    chance = random.Random(8)
    server = Server(store_url(engine, "killed"), tmp_path / "log", processes)
    acknowledged = 0
    try:
        for _ in range(rounds):
            people = [Person(server) for _ in range(PLAYERS)]
            players = [
                Player(person, person.opens("me", "hotseat", "hotseat"), random.Random(chance.random())) for person in people
            ]
            for player in players:
                player.start()
            while sum(len(player.told) for player in players) < chance.randint(15, 60):
                threading.Event().wait(0.002)
            server.kill()
            for player in players:
                player.join()
            server.start()
            for player in players:
                acknowledged += len(player.told)
                compare(player)
    finally:
        server.kill()
    assert acknowledged > 15 * rounds


def compare(player: Player) -> None:
    """At most one line more than was told: the one whose answer was under way."""
    there = {line["seq"]: line["words"] for line in player.person.view(player.table)["log"]}
    assert {seq: there.get(seq) for seq in player.told} == player.told
    assert len(there) - max(player.told, default=0) in (0, 1)
