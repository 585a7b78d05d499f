"""Brings a store of any age up to the newest form."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

from goldenspike.web.store.files import StoreError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 7_315_061
"""The number of the PostgreSQL lock that lets only one process migrate at a time."""


def migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the store up to the newest form, or to that of a revision, in the transaction that is under way."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME})
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError:
        raise StoreError(
            "the store was made by a newer Golden Spike than this one: install that version or a later one"
        ) from None


def revision_of(connection: Connection) -> str | None:
    """The form that a store has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest_revision() -> str:
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
