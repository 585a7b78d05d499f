"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path

import click

from goldenspike.text.speaker import LANGUAGES

lang_option = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of everything said in the game."
)
board_option = click.option(
    "--board", "board_file", type=click.Path(path_type=Path), help="A board file of your own instead of the standard one."
)
option_option = click.option(
    "--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
