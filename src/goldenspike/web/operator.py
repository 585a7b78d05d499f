"""The operator's hands in the store: they work beside a running server, which keeps nothing in memory of what they write."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Row

from goldenspike.web.letters import link_to
from goldenspike.web.settings import CannotServe, settings_from_environment
from goldenspike.web.store import accounts, links, talk
from goldenspike.web.store.engine import open_engine, store_url
from goldenspike.web.store.files import InUse
from goldenspike.web.store.store import opening, prepare

DAY: Final = 24 * 3600.0
USUAL: Final = "http://localhost:8018"


@contextmanager
def in_store(database: str) -> Iterator[tuple[Connection, str]]:
    """A transaction in the store, and where its server can be visited as far as that is known; raises `CannotServe`."""
    address = ""
    try:
        prepare(database)
    except InUse as running:
        address = running.address
    with opening():
        engine = open_engine(store_url(database), "IMMEDIATE", 1)
        try:
            with engine.begin() as connection:
                yield connection, address
        finally:
            engine.dispose()


def reports_since(database: str | None, since: float) -> list[Row[Any]]:
    """What people have reported after a time, oldest first."""
    with in_store(database or settings_from_environment().database_url) as (connection, _):
        return talk.all_reports(connection, since)


def reset_link(name: str, database: str | None, url: str | None) -> str:
    """A link by which whoever signs in by that name chooses a new password, within a day."""
    settings = settings_from_environment()
    with in_store(database or settings.database_url) as (connection, address):
        account = accounts.account_named(connection, name)
        if account is None:
            raise CannotServe(f"Nobody signs in by the name '{name}'.")
        carried = links.new_link(connection, account.user, links.RESET, seconds=DAY)
    return link_to((url or settings.url or address or USUAL).rstrip("/"), carried)
