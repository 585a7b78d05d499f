"""Servers that the tests of the web share: one on SQLite, and one of two processes on PostgreSQL where it is installed."""

from __future__ import annotations

import importlib.util
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.web.servers import Person, PostgreSQL, Server, postgresql_programs


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    if postgresql_programs() is None:
        pytest.skip("PostgreSQL is not installed here (Debian: apt install postgresql)")
    if importlib.util.find_spec("psycopg") is None:
        pytest.skip("psycopg is not installed here (pip install -e '.[postgresql]')")
    with tempfile.TemporaryDirectory(prefix="goldenspike-", ignore_cleanup_errors=True) as place:
        Path(place).chmod(0o711)
        running = PostgreSQL(Path(place) / "cluster")
        try:
            yield running
        finally:
            running.stop()


@pytest.fixture(scope="session")
def store_url(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Callable[[str, str], str]:
    """A new, empty store of an engine, by a name of its own."""

    def new(engine: str, name: str) -> str:
        if engine == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp(name)}/tables.sqlite"
        running: PostgreSQL = request.getfixturevalue("postgresql")
        return running.url(name)

    return new


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Servers are tried on both stores. A module whose subject has nothing to do with stores says `STORES = ["sqlite"]`, or has
    a server of its own; a test in which nothing is asked of the store that others do not ask is `one_store`.
    """
    if "server" in metafunc.fixturenames and not hasattr(metafunc.module, "server"):
        stores = getattr(metafunc.module, "STORES", ["sqlite", "postgresql"])
        alone = metafunc.definition.get_closest_marker("one_store")
        metafunc.parametrize("server", stores[:1] if alone else stores, indirect=True, scope="session")


@pytest.fixture(scope="session")
def server(
    request: pytest.FixtureRequest, store_url: Callable[[str, str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    engine: str = request.param
    url = store_url(engine, "shared")
    log: Path = tmp_path_factory.mktemp("log") / "server.log"
    running = Server(url, log, 1 if engine == "sqlite" else 2)
    yield running
    running.kill()
    assert "Traceback" not in running.log(), running.log()
    assert "there is no such message" not in running.log(), running.log()


@pytest.fixture
def ada(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def bob(server: Server) -> Person:
    return Person(server)
