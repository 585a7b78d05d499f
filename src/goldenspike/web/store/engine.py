"""Opens the database by its URL: SQLite with every commit on disk, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from goldenspike.web.store.files import StoreError

NAME: Final = "goldenspike"
"""By this name PostgreSQL lists our connections."""
CONNECT_SECONDS: Final = 5
"""How long PostgreSQL may take to answer the call."""


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


def open_engine(url: URL, begin: str, connections: int) -> Engine:
    """`begin` opens a transaction on SQLite: IMMEDIATE for the writer, DEFERRED for readers."""
    if not is_sqlite(url):
        called = {"connect_timeout": CONNECT_SECONDS, "application_name": NAME}
        return create_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=begin == "DEFERRED", connect_args=called)
    engine = create_engine(existing_file(url), pool_size=connections, max_overflow=0)
    _prepare_sqlite(engine, begin)
    return engine


def existing_file(url: URL) -> URL:
    """The same store, but SQLite makes no new file where there is none: it would be empty and readable by others."""
    file = Path(str(url.database)).absolute().as_uri()
    return url.set(database=file, query={**url.query, "mode": "rw", "uri": "true"})


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {begin}")
