"""What the operator of a server can do in its store, while it runs or not."""

from __future__ import annotations

from typing import Any

import click

from goldenspike.cli.admin.copies import backup, move, restore
from goldenspike.cli.admin.others import bans, rebuild_results, reports, settings, tidy
from goldenspike.cli.admin.people import people, reset_password
from goldenspike.cli.admin.tables import tables
from goldenspike.parts.offer import SetupError


class Operator(click.Group):
    """Commands that need what the server needs, and say in a sentence why something cannot be done."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            from goldenspike.web.settings import CannotServe  # noqa: PLC0415
            from goldenspike.web.store import copies  # noqa: F401, PLC0415
        except ImportError as error:
            raise SetupError("setup-no-server", missing=error.name, command="pip install -e '.[web]'") from None
        try:
            return super().invoke(ctx)
        except CannotServe as error:
            raise click.ClickException(str(error)) from None


EXAMPLES = """
\b
Examples:
  goldenspike admin people list
  goldenspike admin people ban Mallory --reason "Insults" --days 7
  goldenspike admin reports list
  goldenspike admin backup games.copy
  goldenspike admin move --to postgresql://spike@localhost/spike
"""


@click.group(cls=Operator, epilog=EXAMPLES)
def admin() -> None:
    """Look after a server: for whoever runs it. The store is the one of GOLDENSPIKE_DATABASE_URL, or your own.

    All commands but restore and move may be given while the server runs; it notices within seconds.
    """


for command in (people, tables, reports, bans, settings, backup, restore, move, tidy, rebuild_results, reset_password):
    admin.add_command(command)
