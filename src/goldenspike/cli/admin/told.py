"""How the operator is told what was found or done: lines to read, or JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

import click

Told = dict[str, Any]
IDS: Final = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
"""For commands that take an id: one in some sixty begins with a dash, and may have an h."""

database_option = click.option("--database", metavar="URL", help="Where games are kept, as for `serve`.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON, with moments in seconds since 1970.")


def day(moment: float | None) -> str:
    """A moment to the minute; nothing for never."""
    return "" if moment is None else datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


def tell_all(found: list[Told], as_json: bool, line: Callable[[Told], str], none: str) -> None:
    """Each of what was found, by `line`."""
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
        return
    for one in found:
        click.echo(line(one))
    if not found:
        click.echo(none)


def tell(found: Told, as_json: bool, told: str = "") -> None:
    """What was done in a sentence, or what was found field by field."""
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    elif told:
        click.echo(told)
    else:
        for name, value in found.items():
            _field(name, value)


def _field(name: str, value: object) -> None:
    if isinstance(value, list):
        click.echo(f"{name}:" if value else f"{name}: none")
        for one in value:
            click.echo("  " + ", ".join(f"{key} {_shown(key, part)}" for key, part in one.items() if part is not None))
    else:
        click.echo(f"{name}: {_shown(name, value)}")


def _shown(name: str, value: object) -> str:
    if isinstance(value, float) and name in ("created", "seen", "changed", "until"):
        return day(value)
    return "" if value is None else {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
