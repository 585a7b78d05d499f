"""Opens the database by its URL: SQLite with every commit on disk, or PostgreSQL."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError


class StoreError(Exception):
    """A sentence that says why the store cannot be opened."""


def store_url(text: str) -> URL:
    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError(f"the store is sqlite:///FILE or postgresql://..., not '{text[:20]}'") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise StoreError(f"the store is sqlite:///FILE or postgresql://..., not '{text.partition(':')[0]}:...'")
    return url


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def lock_sqlite(url: URL) -> IO[str]:
    """Let only one process use the file: SQLite's own lock is unfair, and the server's memory must agree with the file."""
    path = Path(str(url.database))
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreError(f"another server is using {path.name}; take another file, or PostgreSQL for several processes") from None
    return lock


def open_engine(url: URL, begin: str, connections: int) -> Engine:
    """`begin` opens a transaction on SQLite: IMMEDIATE for the writer, DEFERRED for readers."""
    engine = create_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=begin == "DEFERRED" and not is_sqlite(url))
    if is_sqlite(url):
        _prepare_sqlite(engine, begin)
    return engine


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {begin}")
