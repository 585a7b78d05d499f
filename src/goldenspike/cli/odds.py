"""What can be measured of a game's chances over many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console

from goldenspike.arena.engines import engine_for
from goldenspike.arena.own_bots import bot_of, take_in
from goldenspike.arena.series import series
from goldenspike.cli.options import BOTS, FIRST, WITH_ODDS, board_option, option_option, processes_option
from goldenspike.kernel.course import position_after
from goldenspike.parts.offer import SetupError, parse_options
from goldenspike.shelf import box_of
from goldenspike.terminal.screen import progress

MEASURED: Final = next(iter(WITH_ODDS), FIRST)


@click.command(epilog=f"\b\nExample:\n  goldenspike odds {MEASURED} --games 2000 --plot odds.svg")
@click.argument("game", default=MEASURED)
@click.option("--players", type=int, default=3, show_default=True, help="How many seats.")
@click.option("--bot", default="greedy", show_default=True, help=f"Who sits in all of them: {BOTS}.")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=500, show_default=True, help="How many games.")
@click.option(
    "--seed", type=click.IntRange(0, 2**31 - 1), default=1, show_default=True, help="The same seed gives the same games."
)
@click.option("--plot", "plot_file", type=click.Path(path_type=Path), help="Write the chances as a picture (SVG).")
@processes_option
@board_option
@option_option
def odds(
    game: str,
    players: int,
    bot: str,
    games: int,
    seed: int,
    plot_file: Path | None,
    processes: int,
    board_file: Path | None,
    chosen: tuple[str, ...],
) -> None:
    """Measure how often and how soon each victory card wins the experimental short game."""
    box = box_of(game)
    if box.odds is None:
        raise SetupError("setup-no-odds", game=box.title, known=", ".join(WITH_ODDS))
    set_up = box.offer.set_up(players, box.odds.options(parse_options(" ".join(chosen) or "none")), board_file)
    name = take_in(bot)
    bot_of(name, set_up, 0)
    measured = box.odds.measured(set_up)
    with engine_for(processes) as engine, progress() as bar:
        for told in bar.track(series(engine, set_up, [name], games, seed), games, description="Playing"):
            measured.add(position_after(set_up, told.moves))
    measured.show(Console())
    if plot_file is not None:
        plot_file.write_text(measured.plot(), "utf-8")
