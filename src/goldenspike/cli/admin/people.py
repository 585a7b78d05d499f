"""The operator looks after people."""

from __future__ import annotations

import click

from goldenspike.cli.admin.told import IDS, Told, database_option, day, json_option, tell, tell_all


@click.group()
def people() -> None:
    """People: list and show them, shut them out, let them back in, delete them.

    WHO is the name that somebody signs in with, their id, or a name that nobody else has.
    """


@people.command("list", epilog="\b\nExamples:\n  goldenspike admin people list --search ada")
@click.option("--search", default="", metavar="TEXT", help="Part of a name.")
@click.option("--guests", is_flag=True, help="Also those without an account.")
@click.option("--limit", type=click.IntRange(1, 100_000), default=100, show_default=True)
@database_option
@json_option
def list_people(search: str, guests: bool, limit: int, database: str | None, as_json: bool) -> None:
    """List people, the newest first."""
    from goldenspike.web.operator import people as hands  # noqa: PLC0415

    tell_all(hands.list_people(database, search, guests, limit), as_json, _line, "Nobody.")


def _line(person: Told) -> str:
    marks = [f"{person['seats']} seats", f"last here {day(person['seen'])}", *(["shut out"] if person["banned"] else [])]
    login = "guest" if person["login"] is None else f"signs in as {person['login']}"
    return f"{person['id']}  {person['name']}  ({login}, {', '.join(marks)})"


@people.command(context_settings=IDS, epilog="\b\nExamples:\n  goldenspike admin people show Ada")
@click.argument("who")
@database_option
@json_option
def show(who: str, database: str | None, as_json: bool) -> None:
    """Show what the store has about somebody, but not what they did at their tables."""
    from goldenspike.web.operator import people as hands  # noqa: PLC0415

    tell(hands.show_person(database, who), as_json)


reason_option = click.option("--reason", required=True, help="Why, in words for the one who is shut out.")
days_option = click.option("--days", type=click.FloatRange(min=0, min_open=True), help="For how long; for ever if not given.")


@people.command(context_settings=IDS, epilog='\b\nExamples:\n  goldenspike admin people ban Mallory --reason "Insults" --days 7')
@click.argument("who")
@reason_option
@days_option
@database_option
@json_option
def ban(who: str, reason: str, days: float | None, database: str | None, as_json: bool) -> None:
    """Shut somebody out: they can do nothing any more, and are told why. Their seats stay theirs; clocks run on.

    Without an account they could come back as another guest: then shut out their address, too (`admin bans add`).
    """
    from goldenspike.web.operator import bans as hands  # noqa: PLC0415

    made = hands.ban_person(database, who, reason, days)
    tell(made, as_json, f"{who} is shut out {'until ' + day(made['until']) + ' UTC' if days else 'for ever'}.")


@people.command(context_settings=IDS, epilog="\b\nExamples:\n  goldenspike admin people unban Mallory")
@click.argument("who")
@database_option
@json_option
def unban(who: str, database: str | None, as_json: bool) -> None:
    """Let somebody in again."""
    from goldenspike.web.operator import bans as hands  # noqa: PLC0415

    tell(hands.lift_person(database, who), as_json, f"{who} is let in again.")


@people.command(context_settings=IDS, epilog="\b\nExamples:\n  goldenspike admin people delete Mallory --yes")
@click.argument("who")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
@json_option
def delete(who: str, yes: bool, database: str | None, as_json: bool) -> None:
    """Delete all that is kept about somebody, as they could themselves. Where others play on, a bot takes their seat."""
    from goldenspike.web.operator import people as hands  # noqa: PLC0415

    if not yes:
        click.confirm(f"Delete {who} for good?", abort=True)
    tell(hands.delete_person(database, who), as_json, f"{who} is deleted.")


@people.command(
    "reset-password",
    context_settings=IDS,
    epilog="\b\nExamples:\n  goldenspike admin reset-password Ada --url https://games.example.org",
)
@click.argument("name")
@click.option("--url", help="The public address of the server; that of GOLDENSPIKE_URL, or of the running server, by default.")
@database_option
def reset_password(name: str, database: str | None, url: str | None) -> None:
    """Print a link by which somebody who has forgotten it chooses a new password; NAME is the one they sign in with.

    The link can be used once, within a day. Send it to them, and to nobody else.
    """
    from goldenspike.web.operator.people import reset_link  # noqa: PLC0415

    click.echo(reset_link(name, database, url))
