"""What a server is told when it starts: where its store is, and how much it lets one visitor do."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

PREFIX: Final = "GOLDENSPIKE_"


def default_database_url() -> str:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'goldenspike' / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Every field can be set by an environment variable of its name, such as `GOLDENSPIKE_DATABASE_URL`."""

    database_url: str = ""
    secret: str = ""
    """Signs the cookies; left empty, one is made once and kept in the store."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 60.0
    """How long a bot may think about one decision before another move is made for it."""
    actions_per_second: float = 20.0
    """What one visitor may ask for in the long run; 0 lifts every limit."""
    burst: float = 100.0
    tables_per_minute: float = 30.0
    memory_mb: int = 200
    """How many megabytes the tables kept in memory may take; all others are read again when somebody comes."""
    secure_cookie: bool = False
    """Send the cookie over HTTPS only: set it behind a proxy that speaks HTTPS."""
    sweep_seconds: float = 5.0
    """How often games are looked for in which a bot is asked and no process thinks for it."""

    def environment(self) -> dict[str, str]:
        """The same settings for another process."""
        return {PREFIX + field.name.upper(): str(getattr(self, field.name)) for field in fields(self)}


def settings_from_environment() -> Settings:
    found: dict[str, str | int | float | bool] = {}
    for field in fields(Settings):
        text = os.environ.get(PREFIX + field.name.upper())
        if text is not None:
            found[field.name] = _value(str(field.type), text)
    found.setdefault("database_url", default_database_url())
    return Settings(**found)  # type: ignore[arg-type]


def _value(kind: str, text: str) -> str | int | float | bool:
    if kind == "bool":
        return text.lower() in ("1", "true", "yes", "on")
    if kind == "int":
        return int(text)
    return float(text) if kind == "float" else text
