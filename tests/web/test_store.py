"""The store: its migrations, its lock, and what it says when it cannot be used."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from goldenspike.tables.stored import User
from goldenspike.web.settings import Settings, settings_from_environment
from goldenspike.web.store.engine import store_url
from goldenspike.web.store.files import StoreError
from goldenspike.web.store.migrate import migrate
from goldenspike.web.store.schema import metadata
from goldenspike.web.store.store import Store, prepare
from goldenspike.web.store.writes import save_user
from tests.web.servers import Person, Server, run_alone


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_migrations_make_what_the_code_expects(engine: str, store_url: Callable[[str, str], str]) -> None:
    from goldenspike.web.store.engine import store_url as parsed  # noqa: PLC0415

    made = create_engine(parsed(store_url(engine, "migrated")))
    migrate(made)
    migrate(made)
    with made.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_one_server_at_a_time_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite"
    store = Store(url)
    with pytest.raises(StoreError, match="another server"):
        Store(url)
    store.close()
    Store(url).close()


@pytest.mark.parametrize("url", ["mysql://somewhere/x", "sqlite://", "sqlite:///:memory:"])
def test_other_stores_are_refused(url: str) -> None:
    with pytest.raises(StoreError):
        store_url(url)


def test_what_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, but long enough to look at " * 40)
    for url in (f"sqlite:///{tmp_path}/text", "postgresql://nobody@127.0.0.1:1/nothing", "what is this"):
        with pytest.raises(StoreError) as told:
            prepare(url)
        assert "\n" not in str(told.value)


def test_one_failing_job_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/a.sqlite")

    def fail(_connection: object) -> None:
        raise ValueError("on purpose")

    async def write() -> list[object]:
        jobs = [store.write(partial(save_user, user=User(f"u{n}", "Ada", "en"))) for n in range(20)]
        return await asyncio.gather(*jobs[:10], store.write(fail), *jobs[10:], return_exceptions=True)

    results = run_alone(write())
    assert [type(result) for result in results if result != []] == [ValueError]
    assert all(store.user(f"u{n}") is not None for n in range(20))
    store.close()


def test_a_game_of_other_rules_is_told_so(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite"
    server = Server(url, tmp_path / "log")
    try:
        ada = Person(server)
        table = ada.opens("me", "hotseat", "hotseat", public=True)
        ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
        server.stop()
        with create_engine(url).begin() as connection:
            connection.exec_driver_sql("UPDATE log SET words = 'sail to the moon'")
        server.start()
        assert ada.http.get(f"/api/tables/{table}").json()["error"] == "other_rules"
        assert ada.http.get(f"/t/{table}").status_code == 404
        assert table in [listed["id"] for listed in ada.get("/api/tables")]
    finally:
        server.kill()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Settings(database_url="sqlite:///x", bot_workers=3, burst=2.5, secure_cookie=True)
    for name, value in wanted.environment().items():
        monkeypatch.setenv(name, value)
    assert settings_from_environment() == wanted
