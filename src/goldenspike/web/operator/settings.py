"""The operator's hands on settings: what each is and where from, and what may be changed while the server runs."""

from __future__ import annotations

import os
import re
from dataclasses import fields
from typing import Any, Final

from goldenspike.web.operator.opened import in_store, usual
from goldenspike.web.settings import (
    CHANGEABLE,
    CannotServe,
    Settings,
    settings_from_environment,
    value_of,
    variable_of,
    with_kept,
)
from goldenspike.web.store.kept_settings import keep_setting, kept_settings

SECRETS: Final = ("secret",)
IN_ADDRESS: Final = re.compile(r"(?<=:)[^:/@]+(?=@)")
"""A password in the address of a store or a mail server."""


def show_settings(database: str | None) -> list[dict[str, Any]]:
    """Every setting, its value, and whether it is from the store, from this environment, or the usual one."""
    with in_store(usual(database)) as (connection, _):
        kept = kept_settings(connection)
    given = settings_from_environment()
    effective = with_kept(given, kept)
    return [_told(name, getattr(effective, name), kept) for name in (field.name for field in fields(Settings))]


def _told(name: str, value: object, kept: dict[str, str]) -> dict[str, Any]:
    source = "store" if name in kept else "environment" if variable_of(name) in os.environ else "usual"
    shown = "***" if name in SECRETS and value else IN_ADDRESS.sub("***", value) if isinstance(value, str) else value
    return {"name": name.upper(), "value": shown, "from": source, "changeable": name in CHANGEABLE}


def change_setting(database: str | None, name: str, text: str | None) -> dict[str, Any]:
    """Change a setting for all processes at once, or (None) go back to what the environment says."""
    wanted = name.lower().removeprefix("goldenspike_")
    if wanted not in {field.name for field in fields(Settings)}:
        raise CannotServe(f"There is no setting '{name}'.")
    if wanted not in CHANGEABLE:
        raise CannotServe(f"{wanted.upper()} is read at the start: set {variable_of(wanted)} and start the server again.")
    if text is not None:
        value_of(wanted, text)
    with in_store(usual(database)) as (connection, _):
        keep_setting(connection, wanted, text)
        kept = kept_settings(connection)
    return _told(wanted, getattr(with_kept(settings_from_environment(), kept), wanted), kept)
