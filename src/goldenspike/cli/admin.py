"""What the operator of a server can do in its store, while it runs or not."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any, Final

import click

from goldenspike.parts.offer import SetupError

DAY: Final = 24 * 3600


@click.group(epilog="\b\nExamples:\n  goldenspike admin reset-password Ada\n  goldenspike admin reports")
def admin() -> None:
    """Look after a server: for whoever runs it. The store is the one of GOLDENSPIKE_DATABASE_URL, or your own."""


@admin.command("reset-password", epilog="\b\nExamples:\n  goldenspike admin reset-password Ada --url https://games.example.org")
@click.argument("name")
@click.option("--database", metavar="URL", help="Where games are kept, as for `serve`.")
@click.option("--url", help="The public address of the server; that of GOLDENSPIKE_URL, or of the running server, by default.")
def reset_password(name: str, database: str | None, url: str | None) -> None:
    """Print a link by which somebody who has forgotten it chooses a new password; NAME is the one they sign in with.

    The link can be used once, within a day. Send it to them, and to nobody else.
    """
    try:
        from goldenspike.web.operator import reset_link  # noqa: PLC0415
        from goldenspike.web.settings import CannotServe  # noqa: PLC0415
    except ImportError as error:
        raise SetupError("setup-no-server", missing=error.name, command="pip install -e '.[web]'") from None
    try:
        click.echo(reset_link(name, database, url))
    except CannotServe as error:
        raise click.ClickException(str(error)) from None


@admin.command(epilog="\b\nExamples:\n  goldenspike admin reports\n  goldenspike admin reports --days 365")
@click.option("--database", metavar="URL", help="Where games are kept, as for `serve`.")
@click.option("--days", type=click.FloatRange(min=0), default=30.0, show_default=True, help="How far back to look.")
def reports(database: str | None, days: float) -> None:
    """List what people have reported, oldest first, with a copy of what was said."""
    found = _reports_since(database, time.time() - days * DAY)
    for row in found:
        at = datetime.fromtimestamp(row.at, UTC).strftime("%Y-%m-%d %H:%M")
        click.echo(f"{at} UTC  table {row.table_id}, {row.room} {row.number}  {row.reason}{': ' + row.more if row.more else ''}")
        click.echo(f"    {row.name} ({row.author_id}): {row.text}")
        click.echo(f"    reported by {row.user_id}")
    if not found:
        click.echo("No reports.")


def _reports_since(database: str | None, since: float) -> list[Any]:
    try:
        from goldenspike.web.operator import reports_since  # noqa: PLC0415
        from goldenspike.web.settings import CannotServe  # noqa: PLC0415
    except ImportError as error:
        raise SetupError("setup-no-server", missing=error.name, command="pip install -e '.[web]'") from None
    try:
        return reports_since(database, since)
    except CannotServe as error:
        raise click.ClickException(str(error)) from None


@admin.command("rebuild-results", epilog="\b\nExamples:\n  goldenspike admin rebuild-results")
@click.option("--database", metavar="URL", help="Where games are kept, as for `serve`.")
def rebuild_results(database: str | None) -> None:
    """Make the results of all finished games and all ratings anew from the logs.

    They come out as they were: needed only for games from before there were results, or after a doubt.
    """
    try:
        from goldenspike.web import rebuilding  # noqa: PLC0415
        from goldenspike.web.settings import CannotServe  # noqa: PLC0415
    except ImportError as error:
        raise SetupError("setup-no-server", missing=error.name, command="pip install -e '.[web]'") from None
    try:
        done = rebuilding.rebuild_results(database)
    except CannotServe as error:
        raise click.ClickException(str(error)) from None
    unread = f"; {done.unreadable} cannot be read by these rules and stay as they were" if done.unreadable else ""
    click.echo(f"{done.games} finished games, {done.counted} of them count{unread}.")
