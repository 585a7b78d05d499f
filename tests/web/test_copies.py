"""Copies of a store, made while people play: read into either kind of store, the games go on exactly as they would have."""

from __future__ import annotations

import gzip
import hashlib
import json
import random
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.web.hands import asked, command
from tests.web.servers import Json, Person, Server, until

OTHER = {"sqlite": "postgresql", "postgresql": "sqlite"}
PROCESSES = {"sqlite": 1, "postgresql": 2}
PLAYED_ON = 8


class Player(threading.Thread):
    """Goes on playing, game after game, until told to stop."""

    def __init__(self, person: Person) -> None:
        super().__init__()
        self.person, self.stop, self.done = person, False, 0

    def run(self) -> None:
        chance = random.Random(5)
        while not self.stop:
            table = self.person.opens("me", "hotseat", "hotseat")
            while not self.stop and (seen := self.person.looks(table))["status"] != "over":
                assert self.person.act(table, seen, chance).status_code == 200
                self.done += 1


def digest(seen: Json) -> str:
    told = {name: seen[name] for name in ("seq", "status", "position", "choices", "result")}
    told["log"] = [(line["seq"], line["seat"], line["words"]) for line in seen["log"]]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def at(server: Server, person: Person) -> Person:
    """The same person, with the same cookie, at another server."""
    there = Person(server)
    there.http.cookies = httpx.Cookies({cookie.name: str(cookie.value) for cookie in person.http.cookies.jar})
    assert there.get("/api/me")["id"] == person.id
    return there


def play_alike(here: Person, there: Person, table: str) -> None:
    """Both play the same game on with the same choices, and everything comes out the same, chance and bots included."""
    found = []
    for one in (here, there):
        chance = random.Random(7)
        told = [digest(one.looks(table))]
        for _ in range(PLAYED_ON):
            seen = until(lambda: (now := one.looks(table))["choices"] and now, "a choice")  # noqa: B023
            assert one.act(table, seen, chance).status_code == 200
            told.append(digest(until(lambda: (now := one.looks(table))["choices"] and now, "a choice")))  # noqa: B023
        found.append(told)
    assert found[0] == found[1]


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_a_copy_made_while_people_play_goes_on_in_the_other_kind_of_store(
    engine: str, store_url: Callable[[str, str], str], tmp_path: Path
) -> None:
    url, to = store_url(engine, "copied"), store_url(OTHER[engine], "restored")
    file = tmp_path / "games.copy"
    server = Server(url, tmp_path / "log", PROCESSES[engine])
    player = Player(Person(server))
    restored = None
    try:
        ada = Person(server)
        ada.post("/api/account", {"login": "Ada", "password": "locomotion"})
        table = ada.opens("me", "hotseat", "hotseat")
        chance = random.Random(3)
        for _ in range(6):
            assert ada.act(table, ada.looks(table), chance).status_code == 200
        player.start()
        until(lambda: player.done > 20, "the player to be in the middle of a game")
        before = player.done
        command(url, "backup", str(file))
        until(lambda: player.done > before, "the game to go on after the copy")
        player.stop = True
        player.join()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert "is there already" in command(url, "backup", str(file), fails=True)
        told = asked(to, "restore", str(file))
        assert told["rows"]["log"] > 0
        assert "has games or people already" in command(to, "restore", str(file), fails=True)
        assert asked(to, "restore", str(file), "--replace")["rows"] == told["rows"]
        restored = Server(to, tmp_path / "restored.log")
        play_alike(ada, at(restored, ada), table)
        refused = command(to, "restore", str(file), "--replace", fails=True)
        assert "in use by another server" in refused or "a server uses this store" in refused
        assert restored.log().count("Traceback") == 0
    finally:
        player.stop = True
        server.kill()
        if restored is not None:
            restored.kill()


def test_one_command_moves_from_sqlite_to_postgresql(store_url: Callable[[str, str], str], tmp_path: Path) -> None:
    url, to = store_url("sqlite", "moved"), store_url("postgresql", "moved")
    server = Server(url, tmp_path / "log")
    moved = None
    try:
        ada, chance = Person(server), random.Random(3)
        table = ada.opens("me", "hotseat", "bot:greedy")
        for _ in range(4):
            seen = until(lambda: (now := ada.looks(table))["choices"] and now, "a choice")
            assert ada.act(table, seen, chance).status_code == 200
        assert "in use by another server" in command(url, "move", "--to", to, fails=True)
        server.stop()
        rows = asked(url, "move", "--to", to)["rows"]
        assert (rows["tables"], rows["log"] >= 4) == (1, True)
        assert "has games or people already" in command(url, "move", "--to", to, fails=True)
        server.start()
        moved = Server(to, tmp_path / "moved.log")
        play_alike(ada, at(moved, ada), table)
    finally:
        server.kill()
        if moved is not None:
            moved.kill()


@pytest.mark.parametrize("harm", ["cut", "changed", "other"])
def test_a_damaged_copy_changes_nothing(harm: str, tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "copy"
    assert asked(url, "people", "list") == []
    command(url, "backup", str(file))
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    harmed = {"cut": lines[:-1], "changed": [lines[0], b'{"table":"users","columns":["id"]}\n', *lines[1:]], "other": [b"[1]\n"]}
    file.write_bytes(gzip.compress(b"".join(harmed[harm])))
    assert "damaged" in command(url, "restore", str(file), fails=True)
    assert asked(url, "people", "list") == []


def test_a_copy_of_an_older_form_is_brought_up_to_date(tmp_path: Path) -> None:
    from sqlalchemy import create_engine, insert  # noqa: PLC0415

    from goldenspike.web.store.copies import tables_of, write_copy  # noqa: PLC0415
    from goldenspike.web.store.migrate import upgrade  # noqa: PLC0415

    with create_engine(f"sqlite:///{tmp_path}/old.sqlite").begin() as connection:
        upgrade(connection, "0002")
        users = next(table for table in tables_of(connection) if table.name == "users")
        connection.execute(insert(users).values(id="u", name="Grace", lang="fr", created=1.0))
        with (tmp_path / "copy").open("wb") as file:
            write_copy(connection, file)
    url = f"sqlite:///{tmp_path}/new.sqlite"
    command(url, "restore", str(tmp_path / "copy"))
    assert [person["name"] for person in asked(url, "people", "list", "--guests")] == ["Grace"]
