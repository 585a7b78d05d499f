"""The operator looks after reports, bans of addresses and settings, and has the store tidied."""

from __future__ import annotations

import time
from typing import Final, Literal

import click

from goldenspike.cli.admin.people import days_option, reason_option
from goldenspike.cli.admin.told import IDS, Told, database_option, day, json_option, tell, tell_all

DAY: Final = 24 * 3600


@click.group()
def reports() -> None:
    """What people have reported: list it, and note how it was dealt with."""


@reports.command("list", epilog="\b\nExamples:\n  goldenspike admin reports list --days 365 --all")
@click.option("--days", type=click.FloatRange(min=0), default=30.0, show_default=True, help="How far back to look.")
@click.option("--all", "resolved", is_flag=True, help="Also those that were dealt with.")
@database_option
@json_option
def list_reports(days: float, resolved: bool, database: str | None, as_json: bool) -> None:
    """List reports, oldest first, with a copy of what was said."""
    from goldenspike.web.operator.reports import reports_since  # noqa: PLC0415

    tell_all(reports_since(database, time.time() - days * DAY, resolved), as_json, _report, "No reports.")


def _report(row: Told) -> str:
    more = f": {row['more']}" if row["more"] else ""
    dealt = f"\n    dealt with {day(row['resolved'])}: {row['resolution']}" if row["resolved"] else ""
    return (
        f"{day(row['at'])} UTC  table {row['table_id']}, {row['room']} {row['number']}  {row['reason']}{more}\n"
        f"    {row['name']} ({row['author_id']}): {row['text']}\n    reported by {row['user_id']}{dealt}"
    )


@reports.command(
    context_settings=IDS, epilog='\b\nExamples:\n  goldenspike admin reports resolve k3Jw0pQx players 12 --note "Warned" --remove'
)
@click.argument("table")
@click.argument("room", type=click.Choice(["players", "onlookers"]))
@click.argument("number", type=int)
@click.option("--note", default="", help="How it was dealt with, for your own memory.")
@click.option("--remove", is_flag=True, help="Take the text of the remark away.")
@database_option
@json_option
def resolve(
    table: str, room: Literal["players", "onlookers"], number: int, note: str, remove: bool, database: str | None, as_json: bool
) -> None:
    """Note that the reports of a remark were dealt with; TABLE, ROOM and NUMBER are those that `list` shows."""
    from goldenspike.web.operator import reports as hands  # noqa: PLC0415

    done = hands.resolve(database, table, room, number, note, remove)
    tell(done, as_json, f"{done['resolved']} dealt with{', and the remark removed' if done['removed'] else ''}.")


@click.group()
def bans() -> None:
    """Who is shut out; addresses and networks. People by name: `admin people ban`."""


@bans.command("list", epilog="\b\nExamples:\n  goldenspike admin bans list")
@database_option
@json_option
def list_bans(database: str | None, as_json: bool) -> None:
    """List the bans that are in force, the newest first."""
    from goldenspike.web.operator import bans as hands  # noqa: PLC0415

    tell_all(hands.list_bans(database), as_json, _ban, "Nobody is shut out.")


def _ban(ban: Told) -> str:
    until = f"until {day(ban['until'])} UTC" if ban["until"] else "for ever"
    return f"{ban['id']}  {ban['network'] or 'person ' + ban['user']}  {until}: {ban['reason']}"


@bans.command(epilog='\b\nExamples:\n  goldenspike admin bans add 203.0.113.0/24 --reason "Floods" --days 1')
@click.argument("network")
@reason_option
@days_option
@database_option
@json_option
def add(network: str, reason: str, days: float | None, database: str | None, as_json: bool) -> None:
    """Shut out an address or a network: everybody who comes from there."""
    from goldenspike.web.operator import bans as hands  # noqa: PLC0415

    made = hands.ban_network(database, network, reason, days)
    tell(made, as_json, f"{made['network']} is shut out.")


@bans.command(epilog="\b\nExamples:\n  goldenspike admin bans lift 203.0.113.0/24")
@click.argument("which")
@database_option
@json_option
def lift(which: str, database: str | None, as_json: bool) -> None:
    """Lift a ban; WHICH is its number or its network."""
    from goldenspike.web.operator import bans as hands  # noqa: PLC0415

    tell(hands.lift(database, which), as_json, f"{which} is let in again.")


@click.group()
def settings() -> None:
    """Settings: what each is and where from, and change those that may be changed while the server runs."""


@settings.command("show", epilog="\b\nExamples:\n  goldenspike admin settings show")
@database_option
@json_option
def show_settings(database: str | None, as_json: bool) -> None:
    """Show every setting. Those of the environment are of this command's own: run it as the server is run."""
    from goldenspike.web.operator import settings as hands  # noqa: PLC0415

    tell_all(hands.show_settings(database), as_json, _setting, "")


def _setting(one: Told) -> str:
    return f"{one['name']} = {one['value']}  ({one['from']}{', can be changed' if one['changeable'] else ''})"


@settings.command("set", epilog="\b\nExamples:\n  goldenspike admin settings set TALK_PER_MINUTE 10")
@click.argument("name")
@click.argument("value")
@database_option
@json_option
def set_setting(name: str, value: str, database: str | None, as_json: bool) -> None:
    """Change a setting for all processes. It is kept in the store, above the environment."""
    from goldenspike.web.operator import settings as hands  # noqa: PLC0415

    done = hands.change_setting(database, name, value)
    tell(done, as_json, _setting(done))


@settings.command("unset", epilog="\b\nExamples:\n  goldenspike admin settings unset TALK_PER_MINUTE")
@click.argument("name")
@database_option
@json_option
def unset_setting(name: str, database: str | None, as_json: bool) -> None:
    """Go back to what the environment says."""
    from goldenspike.web.operator import settings as hands  # noqa: PLC0415

    done = hands.change_setting(database, name, None)
    tell(done, as_json, _setting(done))


@click.command(epilog="\b\nExamples:\n  goldenspike admin tidy --count")
@click.option("--days", type=click.FloatRange(min=1), help="Days without a sign; GOLDENSPIKE_GUEST_DAYS by default.")
@click.option("--count", is_flag=True, help="Only tell how many guests there are.")
@database_option
@json_option
def tidy(days: float | None, count: bool, database: str | None, as_json: bool) -> None:
    """Forget guests who never came back, and clear what is over for long. A running server does so by itself every day."""
    from goldenspike.web.operator.people import tidy as hands  # noqa: PLC0415

    done = hands(database, days, not count)
    tell(done, as_json, f"{done['guests']} guests {'would be' if count else 'are'} forgotten.")


@click.command("rebuild-results", epilog="\b\nExamples:\n  goldenspike admin rebuild-results")
@database_option
def rebuild_results(database: str | None) -> None:
    """Make the results of all finished games and all ratings anew from the logs.

    They come out as they were: needed only for games from before there were results, or after a doubt.
    """
    from goldenspike.web import rebuilding  # noqa: PLC0415

    done = rebuilding.rebuild_results(database)
    unread = f"; {done.unreadable} cannot be read by these rules and stay as they were" if done.unreadable else ""
    click.echo(f"{done.games} finished games, {done.counted} of them count{unread}.")
