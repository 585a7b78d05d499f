"""The operator looks after tables."""

from __future__ import annotations

import click

from goldenspike.cli.admin.told import IDS, Told, database_option, day, json_option, tell, tell_all


@click.group()
def tables() -> None:
    """Tables: list and show them, end a game, delete a table."""


@tables.command("list", epilog="\b\nExamples:\n  goldenspike admin tables list --status running --of Ada")
@click.option("--status", type=click.Choice(["open", "running", "over"]), help="Only these.")
@click.option("--of", metavar="WHO", help="Only those that somebody has opened or sits at.")
@click.option("--limit", type=click.IntRange(1, 100_000), default=100, show_default=True)
@database_option
@json_option
def list_tables(status: str | None, of: str | None, limit: int, database: str | None, as_json: bool) -> None:
    """List tables, the one first at which something happened last."""
    from goldenspike.web.operator import tables as hands  # noqa: PLC0415

    tell_all(hands.list_tables(database, status, of, limit), as_json, _line, "No tables.")


def _line(table: Told) -> str:
    names = ", ".join(seat["name"] for seat in table["seats"])
    seen = "public" if table["public"] else "private"
    return f"{table['id']}  {table['game']}, {table['status']}, {seen}, {table['lines']} lines, {day(table['changed'])}: {names}"


@tables.command(context_settings=IDS, epilog="\b\nExamples:\n  goldenspike admin tables show k3Jw0pQx")
@click.argument("table")
@database_option
@json_option
def show(table: str, database: str | None, as_json: bool) -> None:
    """Show a table and who sits where; nothing that is hidden in its game."""
    from goldenspike.web.operator import tables as hands  # noqa: PLC0415

    tell(hands.show_table(database, table), as_json)


@tables.command(context_settings=IDS, epilog="\b\nExamples:\n  goldenspike admin tables close k3Jw0pQx")
@click.argument("table")
@database_option
@json_option
def close(table: str, database: str | None, as_json: bool) -> None:
    """Close a table: one that waits for players is removed; a game that runs ends without a winner, and can be looked at."""
    from goldenspike.web.operator import tables as hands  # noqa: PLC0415

    tell(hands.end_table(database, table), as_json, f"Table {table} is closed.")


@tables.command(context_settings=IDS, epilog="\b\nExamples:\n  goldenspike admin tables delete k3Jw0pQx --yes")
@click.argument("table")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
@json_option
def delete(table: str, yes: bool, database: str | None, as_json: bool) -> None:
    """Delete a table for good, with all that was played and said there. Reports of what was said stay."""
    from goldenspike.web.operator import tables as hands  # noqa: PLC0415

    if not yes:
        click.confirm(f"Delete table {table} for good?", abort=True)
    tell(hands.delete_table(database, table), as_json, f"Table {table} is deleted.")
