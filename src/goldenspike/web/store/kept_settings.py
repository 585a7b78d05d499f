"""Settings that the operator has changed in the store: they stand above those of the environment, for all processes."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from goldenspike.web.settings import CHANGEABLE
from goldenspike.web.store.schema import settings
from goldenspike.web.store.writes import notify

NOTICE: Final = "settings"


def kept_settings(connection: Connection) -> dict[str, str]:
    rows = connection.execute(select(settings.c.name, settings.c.value).where(settings.c.name.in_(CHANGEABLE)))
    return {row.name: row.value for row in rows}


def keep_setting(connection: Connection, name: str, value: str | None) -> None:
    """Keep a value, or none: then that of the environment counts again."""
    connection.execute(delete(settings).where(settings.c.name == name))
    if value is not None:
        connection.execute(insert(settings).values(name=name, value=value))
    notify(connection, f"{NOTICE}:-1")
