"""Copies of the store: made beside a running server, read into another store, and the move from one to another."""

from __future__ import annotations

from pathlib import Path

import click

from goldenspike.cli.admin.told import Told, database_option, json_option, tell

replace_option = click.option("--replace", is_flag=True, help="Also if the store has games: they are lost.")


@click.command(epilog="\b\nExamples:\n  goldenspike admin backup games-2026-11-17.copy")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@json_option
def backup(file: Path, database: str | None, as_json: bool) -> None:
    """Write all that the store has into FILE, as it is at one moment, while the server runs.

    It can be read by you alone, and should be: it holds the addresses and password hashes of people, and what is still hidden in
    their games. Try it from time to time with `restore` into a store of another name.
    """
    from goldenspike.web.operator.copies import back_up  # noqa: PLC0415
    from goldenspike.web.operator.opened import usual  # noqa: PLC0415

    copied = back_up(usual(database), file)
    tell({"file": str(file), **vars(copied)}, as_json, f"{file}: {_counted(copied.rows)}")


@click.command(epilog="\b\nExamples:\n  goldenspike admin restore games.copy --database sqlite:///tried.sqlite")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@database_option
@replace_option
@json_option
def restore(file: Path, database: str | None, replace: bool, as_json: bool) -> None:
    """Read a copy that `backup` has made, from SQLite or PostgreSQL, into a store of either kind that no server uses.

    It is read wholly or not at all, and brought up to date if it is older than this program.
    """
    from goldenspike.web.operator.copies import restore as read  # noqa: PLC0415
    from goldenspike.web.operator.opened import usual  # noqa: PLC0415

    copied = read(file, usual(database), replace)
    tell({"file": str(file), **vars(copied)}, as_json, f"Restored: {_counted(copied.rows)}")


@click.command(epilog="\b\nExamples:\n  goldenspike admin move --to postgresql://spike@localhost/spike")
@click.option("--to", required=True, metavar="URL", help="The new store: postgresql://... or sqlite:///FILE.")
@database_option
@replace_option
@json_option
def move(to: str, database: str | None, replace: bool, as_json: bool) -> None:
    """Bring everything from one store into another, as from SQLite to PostgreSQL; stop the server first.

    The old store stays as it is. Start the server with the new one: GOLDENSPIKE_DATABASE_URL, or `serve --database`. Everybody
    stays signed in.
    """
    from goldenspike.web.operator.copies import move as bring  # noqa: PLC0415
    from goldenspike.web.operator.opened import usual  # noqa: PLC0415

    copied = bring(usual(database), to, replace)
    tell(vars(copied), as_json, f"Moved: {_counted(copied.rows)}")


def _counted(rows: Told) -> str:
    return f"{rows.get('tables', 0)} tables, {rows.get('log', 0)} lines, {rows.get('users', 0)} people"
