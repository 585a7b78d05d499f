"""The store is private, and a store that fails is told: one line to the operator, a clear answer to the player, no traceback."""

from __future__ import annotations

import importlib.util
import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine

from goldenspike.cli import main
from goldenspike.web.store.files import StoreError
from goldenspike.web.store.store import Store, prepare
from tests.web.servers import Person, PostgreSQL, Server, fetched, free_port, until

ACTION = {"seat": 1, "seq": 0, "words": "auction red 1"}
SERVE = "from goldenspike.cli import main; main()"
NOBODY = 65534
ROOM = 4096
"""The most bytes that a file may have on a full disk: enough for the server's log, too few for its store."""


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def assert_one_line(url: str, *words: str) -> None:
    """A server on this store ends before it has begun, and says so in one line with these words."""
    ended = CliRunner().invoke(main, ["serve", "--no-browser", "--port", str(free_port()), "--database", url])
    assert isinstance(ended.exception, SystemExit), ended.exception
    assert (ended.exit_code, ended.stdout, ended.stderr.count("\n")) == (1, "", 1), ended.output
    assert all(word in ended.stderr for word in words), ended.stderr


def refused_in(person: Person, table: str, lang: str) -> str:
    """What the player is told in a language, once the store fails."""
    answer = person.http.post(f"/api/tables/{table}/actions", json=ACTION, params={"lang": lang})
    assert (answer.status_code, answer.json()["error"]) == (503, "store_down"), answer.text
    assert int(answer.headers["retry-after"]) > 0
    return str(answer.json()["text"])


def assert_told_once(server: Server, words: str) -> None:
    """The operator has one line, and no traceback."""
    told = [line for line in server.log().splitlines() if "the store fails" in line]
    assert len(told) == 1, server.log()
    assert words in told[0], told
    assert "Traceback" not in server.log(), server.log()


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    if sys.platform != "linux":
        pytest.skip("only Linux limits the files of another process")
    import resource  # noqa: PLC0415

    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (ROOM, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.fixture
def started(tmp_path: Path) -> Iterator[tuple[Server, Person, str]]:
    """A server on SQLite, a player, and a table at which she is asked."""
    (tmp_path / "store").mkdir()
    server = Server(f"sqlite:///{tmp_path}/store/tables.sqlite", tmp_path / "log")
    ada = Person(server)
    yield server, ada, ada.opens("me", "hotseat", "hotseat")
    server.kill()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_files_are_for_the_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "goldenspike"
    before = os.umask(0)
    try:
        for _ in range(2):
            store = Store(f"sqlite:///{folder}/tables.sqlite")
            store.secret()
            assert set(modes(folder)) >= {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.lock"}
            assert set(modes(folder).values()) == {0o600}
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            store.close()
            folder.chmod(0o755)
            for file in folder.iterdir():
                file.chmod(0o644)
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_files_left_behind_by_a_crash_are_closed_too_and_others_folders_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir(mode=0o755)
    file = tmp_path / "shared" / "a.sqlite"
    opened = sqlite3.connect(file)
    opened.execute("PRAGMA journal_mode=WAL")
    opened.execute("CREATE TABLE x (y)")
    assert 0o644 in modes(file.parent).values()
    prepare(f"sqlite:///{file}")
    assert set(modes(file.parent).values()) == {0o600}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o755
    opened.close()


def test_a_file_deleted_under_the_server_is_noticed(started: tuple[Server, Person, str], tmp_path: Path) -> None:
    server, ada, table = started
    store = tmp_path / "store"
    store.rename(tmp_path / "away")
    assert "just now" in refused_in(ada, table, "en")
    assert "en ce moment" in refused_in(ada, table, "fr")
    assert "gerade nicht" in refused_in(ada, table, "de")
    for path in ("/api/tables", "/api/me", "/api/tables/unknown"):
        assert ada.http.get(path).status_code in (200, 503)
    assert not store.exists()
    assert_told_once(server, "was deleted or replaced")
    (tmp_path / "away").rename(store)
    ada.post(f"/api/tables/{table}/actions", ACTION)
    (store / "tables.sqlite").unlink()
    (store / "tables.sqlite").touch()
    assert ada.http.post("/api/me", json={"name": "Ada L."}).status_code == 503
    assert fetched(f"{server.base}/").status_code == 200


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(started: tuple[Server, Person, str]) -> None:
    server, ada, table = started
    with full_disk(server):
        assert refused_in(ada, table, "en")
        assert ada.view(table)["seq"] == 0
        assert ada.http.post("/api/me", json={"name": "Ada L."}).status_code == 503
    ada.post(f"/api/tables/{table}/actions", ACTION)
    assert ada.view(table)["seq"] == 1
    told = [line for line in server.log().splitlines() if "the store fails" in line]
    assert len(told) == 1, server.log()


def test_bots_that_cannot_store_their_moves_make_no_noise_and_play_on(started: tuple[Server, Person, str]) -> None:
    server, ada, _ = started
    table = ada.opens("me", "bot:random", "bot:random")
    seen = ada.view(table)
    choice = seen["choices"][0]
    ada.post(f"/api/tables/{table}/actions", {"seat": choice["seat"], "seq": seen["seq"], "action": choice["first"]})
    with full_disk(server):
        until(lambda: "the store fails" in server.log() or ada.view(table)["choices"], "a bot's move")
    until(lambda: ada.view(table)["choices"], "the bots to go on")
    assert "Traceback" not in server.log(), server.log()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_a_full_disk_at_the_start_is_one_line(tmp_path: Path) -> None:
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); "
    command = [sys.executable, "-c", limit + SERVE, "serve", "--no-browser", "--database", f"sqlite:///{tmp_path}/a.sqlite"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert ended.stderr.startswith("Error: the store cannot be opened: ")
    assert ended.stderr.count("\n") == 1, ended.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_a_file_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "a.sqlite"
        prepare(f"sqlite:///{file}")
        for path in (*file.parent.iterdir(), file.parent):
            path.chmod(0o500 if path.is_dir() else 0o400)
        become = f"import os; os.setgroups([]); os.setgid({NOBODY}); os.setuid({NOBODY}); " if os.getuid() == 0 else ""
        if become:
            for path in (*file.parent.iterdir(), file.parent):
                os.chown(path, NOBODY, NOBODY)
        command = [
            sys.executable,
            "-c",
            "import goldenspike.web.serve; from goldenspike.cli import main; " + become + "main()",
            "serve",
            "--no-browser",
        ]
        ended = subprocess.run(
            [*command, "--database", f"sqlite:///{file}"], capture_output=True, text=True, timeout=60, check=False
        )
        assert ended.returncode == 1
        assert ended.stderr == f"Error: the store {file} cannot be used: Permission denied\n"


def test_a_store_of_a_newer_program_is_one_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite"
    prepare(url)
    with create_engine(url).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer"):
        Store(url)
    assert_one_line(url, "newer")


def test_an_unreachable_database_is_one_line() -> None:
    word = "cannot be opened" if importlib.util.find_spec("psycopg") else "psycopg"
    assert_one_line(f"postgresql://nobody@127.0.0.1:{free_port()}/nothing", word)


def test_postgresql_goes_and_comes_back(postgresql: PostgreSQL, tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="goldenspike-", ignore_cleanup_errors=True) as place:
        Path(place).chmod(0o711)
        own = PostgreSQL(Path(place) / "cluster")
        server = Server(own.url("own"), tmp_path / "log")
        try:
            ada = Person(server)
            table = ada.opens("me", "hotseat", "hotseat")
            own.stop()
            assert refused_in(ada, table, "de")
            for _ in range(5):
                assert ada.http.get("/api/tables").status_code == 503
            assert_told_once(server, "")
            own.start()
            until(lambda: ada.http.get("/api/tables").status_code == 200, "PostgreSQL")
            ada.post(f"/api/tables/{table}/actions", ACTION)
        finally:
            server.kill()
            own.stop()


def test_a_second_server_says_which_file_is_in_use(started: tuple[Server, Person, str], tmp_path: Path) -> None:
    server, _, _ = started
    file = tmp_path / "store" / "tables.sqlite"
    in_use = f"{file} is in use by another server at http://localhost:{server.port}/"
    assert_one_line(f"sqlite:///{file}", in_use, "choose another file with --database sqlite:///")


def test_a_second_start_opens_the_server_that_runs(started: tuple[Server, Person, str], tmp_path: Path) -> None:
    server, _, _ = started
    (tmp_path / "browser").write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    (tmp_path / "browser").chmod(0o755)
    command = [sys.executable, "-c", SERVE, "serve", "--browser", "--database", f"sqlite:///{tmp_path}/store/tables.sqlite"]
    env = {**os.environ, "DISPLAY": ":9", "BROWSER": f"{tmp_path}/browser %s"}
    ended = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert f"running already at http://localhost:{server.port}/" in ended.stdout
    assert "choose another file" in ended.stdout
    assert (tmp_path / "opened").read_text() == f"http://localhost:{server.port}/\n"
