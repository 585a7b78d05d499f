"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from goldenspike.arena.own_bots import take_in
from goldenspike.bots.spec import split_specs
from goldenspike.parts.offer import Offer, SetupError
from goldenspike.shelf import BOXES
from goldenspike.text.speaker import LANGUAGES

FIRST: Final = next(iter(BOXES), "GAME")
"""The game that is played if none is named; the examples use it too."""
WITH_ODDS: Final = [name for name, box in BOXES.items() if box.odds is not None]
WITH_KIT: Final = [name for name, box in BOXES.items() if box.kit is not None]
BOTS: Final = ", ".join(dict.fromkeys(bot for box in BOXES.values() for bot in box.bots))
"""Every bot that plays any of the games, for the help."""
SPOKEN: Final = "goldenspike.language"
"""The key under which click's context keeps the language, for errors outside of any game."""


def remember_language(ctx: click.Context, _: click.Parameter, lang: str) -> str:
    ctx.meta[SPOKEN] = lang
    return lang


lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    callback=remember_language,
    help="Language of everything said in the game.",
)
board_option = click.option(
    "--board", "board_file", type=click.Path(path_type=Path), help="A board file of your own instead of the standard one."
)
option_option = click.option(
    "--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
processes_option = click.option(
    "--processes",
    type=click.IntRange(0, 1024),
    default=1,
    show_default=True,
    help="How many processes play; 0 for one on each core. The games are the same.",
)
map_option = click.option("--map", "map_name", metavar="NAME", help="One of the game's own maps, by name.")


def specs_of(bots: str) -> list[str]:
    """Bots as they were typed; files among them are read."""
    return [take_in(spec) for spec in split_specs(bots)]


def board_path(offer: Offer, map_name: str | None, board_file: Path | None) -> Path | None:
    """The board that was asked for: a file, one of the game's own maps, or None for the standard one."""
    if board_file is not None and map_name is not None:
        raise SetupError("setup-map-or-board")
    if board_file is not None or map_name is None:
        return board_file
    if map_name not in offer.boards:
        raise SetupError("setup-no-such-map", game=offer.title, name=map_name[:40], known=", ".join(offer.boards))
    return offer.boards[map_name]
