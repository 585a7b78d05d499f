"""Opens the store for the operator: beside its server, alone, or as it is at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, text

from goldenspike.web.settings import settings_from_environment
from goldenspike.web.store.engine import NAME, is_sqlite, open_engine, store_url
from goldenspike.web.store.files import InUse, StoreError, StoreFile
from goldenspike.web.store.migrate import newest_revision, revision_of
from goldenspike.web.store.store import opening, prepare
from goldenspike.web.store.writes import BESIDE

OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
    "AND application_name = :name"
)


def usual(database: str | None) -> str:
    """The store that was named, else that of the settings."""
    return database or settings_from_environment().database_url


@contextmanager
def in_store(database: str) -> Iterator[tuple[Connection, str]]:
    """A transaction in the store, and where its server can be visited as far as that is known; raises `CannotServe`."""
    address = ""
    try:
        prepare(database)
    except InUse as running:
        address = running.address
    with _engine(database, "IMMEDIATE") as engine, engine.execution_options(**{BESIDE: True}).begin() as connection:
        if revision_of(connection) != newest_revision():
            raise StoreError("the running server is of another version than this command: use the one that belongs to it")
        yield connection, address


@contextmanager
def at_one_moment(database: str) -> Iterator[Connection]:
    """A transaction that reads the store as it is now, whatever a server writes meanwhile."""
    with _engine(database, "DEFERRED") as engine:
        one = engine if is_sqlite(store_url(database)) else engine.execution_options(isolation_level="REPEATABLE READ")
        with one.begin() as connection:
            yield connection


@contextmanager
def alone_in_store(database: str) -> Iterator[Connection]:
    """A transaction in a store, new or not, that no server uses; raises `StoreError` if one does."""
    url = store_url(database)
    file = StoreFile(str(url.database)) if is_sqlite(url) else None
    try:
        with _engine(database, "IMMEDIATE") as engine, engine.begin() as connection:
            if file is None and connection.execute(OTHERS, {"name": NAME}).scalar_one():
                raise StoreError("a server uses this store; stop it first")
            yield connection
    finally:
        if file is not None:
            file.release()


@contextmanager
def _engine(database: str, begin: str) -> Iterator[Engine]:
    with opening():
        engine = open_engine(store_url(database), begin, 1)
        try:
            yield engine
        finally:
            engine.dispose()
