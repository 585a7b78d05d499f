"""The operator looks after a running server, which notices within seconds; whoever is shut out is told so in their language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from goldenspike.web.store import attendance
from goldenspike.web.store.engine import store_url as parsed
from goldenspike.web.store.operator_schema import bans
from tests.web.hands import asked, command
from tests.web.servers import Person, Server, received, until


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def run(
    request: pytest.FixtureRequest, store_url: Callable[[str, str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, str]]:
    """A server, and the store that the operator is in, too."""
    engine: str = request.param
    url = store_url(engine, "operated")
    running = Server(url, tmp_path_factory.mktemp("log") / "log", 1 if engine == "sqlite" else 2)
    yield running, url
    running.kill()
    assert "Traceback" not in running.log(), running.log()


def closed_with(person: Person, table: str, does: Callable[[], object]) -> tuple[int, str]:
    """How a live connection ends by what is done meanwhile."""
    with person.live(table) as socket:
        received(socket)
        does()
        with pytest.raises(ConnectionClosed) as ended:
            listen(socket)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code, ended.value.rcvd.reason


def listen(socket: ClientConnection) -> None:
    while True:
        received(socket)


def test_a_person_is_shut_out_and_let_in_again(run: tuple[Server, str]) -> None:
    server, url = run
    eve = Person(server)
    eve.post("/api/me", {"name": "Eve", "lang": "fr"})
    table = eve.opens("me", "open", "open", public=True)
    ban = lambda: command(url, "people", "ban", eve.id, "--reason", "Insultes", "--days", "7")  # noqa: E731
    assert closed_with(eve, table, ban) == (4403, "banned")
    until(lambda: eve.http.get("/api/me").status_code == 403, "every process to know")
    told = eve.http.post(f"/api/tables/{table}/join", json={"seat": 2})
    assert (told.status_code, told.json()["error"]) == (403, "banned")
    assert "interdit jusqu\u2019au 20" in told.json()["text"]
    assert "Insultes" in told.json()["text"]
    assert eve.http.get("/api/texts/fr").status_code == 200, "the words themselves are there for everybody"
    assert [(ban["user"], ban["reason"]) for ban in asked(url, "bans", "list")] == [(eve.id, "Insultes")]
    assert asked(url, "people", "show", eve.id)["banned"] is True
    assert Person(server).get("/api/me"), "others are let in"
    command(url, "people", "unban", eve.id)
    until(lambda: eve.http.get("/api/me").status_code == 200, "her to be let in again")
    assert "is not shut out" in command(url, "people", "unban", eve.id, fails=True)


def test_an_address_is_shut_out(run: tuple[Server, str]) -> None:
    server, url = run
    far, near = Person(server, **{"X-Forwarded-For": "203.0.113.9"}), Person(server, **{"X-Forwarded-For": "203.0.114.9"})
    command(url, "bans", "add", "203.0.113.77/24", "--reason", "Floods")
    until(lambda: far.http.get("/api/me").status_code == 403, "the network to be shut out")
    assert "You are shut out of this server. Reason: Floods" in far.http.get("/api/me").json()["text"]
    assert near.http.get("/api/me").status_code == 200
    command(url, "bans", "lift", "203.0.113.0/24")
    until(lambda: far.http.get("/api/me").status_code == 200, "it to be let in again")
    assert "too much of the world" in command(url, "bans", "add", "0.0.0.0/0", "--reason", "all", fails=True)
    assert "no address" in command(url, "bans", "add", "everybody", "--reason", "all", fails=True)


def test_people_are_found_and_deleted(run: tuple[Server, str]) -> None:
    server, url = run
    grace, bob = Person(server), Person(server)
    grace.post("/api/account", {"login": "Grace_H", "password": "compilers"})
    table = grace.opens("me", "open", "bot:random", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    grace.post(f"/api/tables/{table}/start", {})
    found = asked(url, "people", "list", "--search", "grace_h")
    assert [(one["id"], one["login"], one["seats"]) for one in found] == [(grace.id, "Grace_H", 1)]
    assert [one["id"] for one in asked(url, "people", "show", "GRACE_H")["tables"]] == [table]
    assert [one["id"] for one in asked(url, "tables", "list", "--of", "Grace_H", "--status", "running")] == [table]
    command(url, "people", "delete", "Grace_H", "--yes")
    until(lambda: bob.view(table)["seats"][0]["kind"] == "bot", "a bot to take her seat")
    until(lambda: grace.get("/api/account")["login"] is None, "her account to be gone")
    assert "nobody of the name" in command(url, "people", "show", "Grace_H", fails=True)


def test_tables_are_closed_and_deleted(run: tuple[Server, str]) -> None:
    server, url = run
    ada = Person(server)
    table = ada.opens("me", "hotseat", "hotseat")
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    assert asked(url, "tables", "show", table)["lines"] == 1
    command(url, "tables", "close", table)
    seen = until(lambda: (now := ada.view(table))["status"] == "over" and now, "the game to be over")
    assert (seen["given_up"]["why"], seen["given_up"]["winners"]) == ("closed", [])
    assert "over already" in command(url, "tables", "close", table, fails=True)
    assert closed_with(ada, table, lambda: command(url, "tables", "delete", table, "--yes")) == (4404, "unknown_table")
    until(lambda: ada.http.get(f"/api/tables/{table}").status_code == 404, "the table to be gone")
    assert "There is no table" in command(url, "tables", "show", table, fails=True)


@pytest.mark.parametrize(
    "words", [("tables", "show", "-Kmh2"), ("people", "show", "-hK"), ("reports", "resolve", "-2h", "players", "1")]
)
def test_an_id_may_begin_with_a_dash(run: tuple[Server, str], words: tuple[str, ...]) -> None:
    said = command(run[1], *words, fails=True)
    assert words[2] in said
    assert "Usage" not in said


@pytest.mark.parametrize("run", ["postgresql"], indirect=True)
def test_a_table_is_deleted_while_it_is_noted_who_is_there(run: tuple[Server, str]) -> None:
    server, url = run
    ada = Person(server)
    table = ada.opens("me", "hotseat", "hotseat")
    note = partial(attendance.note, process="another", table=table, came={ada.id}, went=set(), looking=set())
    engine = create_engine(parsed(url))
    with ThreadPoolExecutor(1) as pool, engine.connect() as noting, engine.connect() as looking:
        note(noting)
        deleting = pool.submit(command, url, "tables", "delete", table, "--yes")
        waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        until(lambda: looking.execute(waiting).scalar_one() > 0, "the operator to wait for the note")
        noting.commit()
        assert table in deleting.result()
        note(noting)
        assert attendance.last_seen(noting, table) == {}, "nobody is seen at a table that is gone"


def test_reports_are_dealt_with(run: tuple[Server, str]) -> None:
    server, url = run
    ada, bob = Person(server), Person(server)
    table = ada.opens("me", "open", "open", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    number = bob.post(f"/api/tables/{table}/talk", {"text": "you crook"}, expect=201)["number"]
    about = {"room": "players", "number": number, "reason": "insult"}
    ada.post(f"/api/tables/{table}/talk/report", about)
    command(url, "reports", "resolve", table, "players", str(number), "--note", "warned", "--remove")
    assert [one for one in asked(url, "reports", "list") if one["table_id"] == table] == []
    (dealt,) = [one for one in asked(url, "reports", "list", "--all") if one["table_id"] == table]
    assert (dealt["text"], dealt["resolution"]) == ("you crook", "warned")
    says = lambda: [one["kind"] for one in ada.get(f"/api/tables/{table}/talk")["remarks"]]  # noqa: E731
    until(lambda: says() == ["gone", "deleted"], "the remark to be gone")
    assert "Nobody has reported" in command(url, "reports", "resolve", table, "players", "999", fails=True)


def test_settings_change_while_the_server_runs(run: tuple[Server, str]) -> None:
    server, url = run
    ada = Person(server)
    command(url, "settings", "set", "ACTIONS_PER_SECOND", "0.001")
    command(url, "settings", "set", "BURST", "2")
    try:
        post = lambda: ada.http.post("/api/me", json={"lang": "en"}).status_code  # noqa: E731
        until(lambda: post() == 429, "the limit to count")
        told = {one["name"]: one for one in asked(url, "settings", "show")}
        assert (told["BURST"]["value"], told["BURST"]["from"], told["DATABASE_URL"]["from"]) == (2.0, "store", "environment")
        assert told["BOT_SECONDS"] == {"name": "BOT_SECONDS", "value": 120.0, "from": "usual", "changeable": False}
    finally:
        command(url, "settings", "unset", "BURST")
        command(url, "settings", "unset", "ACTIONS_PER_SECOND")
    until(lambda: post() == 200, "the limit to be lifted")
    assert "is a number from 0 up" in command(url, "settings", "set", "BURST", "many", fails=True)
    assert "start the server again" in command(url, "settings", "set", "BOT_WORKERS", "3", fails=True)
    assert "no setting" in command(url, "settings", "set", "COLOUR", "red", fails=True)


def test_passwords_are_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENSPIKE_MAIL", "smtp://post:s3cret@mail.example.org:587")
    monkeypatch.setenv("GOLDENSPIKE_SECRET", "s3cret")
    told = command(f"sqlite:///{tmp_path}/a.sqlite", "settings", "show")
    assert "s3cret" not in told
    assert "smtp://post:***@mail.example.org:587" in told


def test_guests_who_never_came_back_are_forgotten(run: tuple[Server, str]) -> None:
    from sqlalchemy import create_engine, select, update  # noqa: PLC0415

    from goldenspike.web.store.engine import store_url as parsed  # noqa: PLC0415
    from goldenspike.web.store.schema import seats, tables, users  # noqa: PLC0415
    from goldenspike.web.store.talk_schema import seen  # noqa: PLC0415

    server, url = run
    old, kept, fresh = Person(server), Person(server), Person(server)
    for person, name in ((old, "Old"), (kept, "Kept"), (fresh, "Fresh")):
        person.post("/api/me", {"name": name})
    kept.post("/api/account", {"login": f"Kept{server.port}", "password": "compilers"})
    table = old.opens("me", "hotseat", "hotseat")
    with create_engine(parsed(url)).begin() as connection:
        connection.execute(update(users).where(users.c.id.in_([old.id, kept.id])).values(created=1.0))
        connection.execute(update(tables).where(tables.c.id == table).values(changed=1.0))
        connection.execute(update(seen).where(seen.c.user_id == old.id).values(minute=1))
    assert asked(url, "tidy", "--count") == {"guests": 1}
    assert asked(url, "tidy")["guests"] == 1
    with create_engine(parsed(url)).connect() as connection:
        left = set(connection.execute(select(users.c.id).where(users.c.id.in_([old.id, kept.id, fresh.id]))).scalars())
        assert left == {kept.id, fresh.id}
        assert connection.execute(select(seats.c.user_id).where(seats.c.table_id == table)).scalars().all() == [None] * 3
        assert connection.execute(select(bans)).all() == []
