"""The odds of the victory cards of Steel & Steam, measured over games between bots."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from goldenspike.arena.odds import Odds, plot
from goldenspike.bots import BOTS, make_bot
from goldenspike.cli.grid import add_columns, new_grid
from goldenspike.cli.options import board_option, option_option
from goldenspike.cli.shown import progress
from goldenspike.games import offer_of
from goldenspike.games.steel_and_steam.game import SteelAndSteam
from goldenspike.parts.offer import SetupError, parse_options


@click.command(epilog="\b\nExample:\n  goldenspike odds steel_and_steam --games 2000 --plot odds.svg")
@click.argument("game", default="steel_and_steam")
@click.option("--players", type=int, default=3, show_default=True, help="How many seats.")
@click.option("--bot", default="greedy", show_default=True, help=f"Who sits in all of them: {', '.join(BOTS)}.")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=500, show_default=True, help="How many games.")
@click.option(
    "--seed", type=click.IntRange(0, 2**31 - 1), default=1, show_default=True, help="The same seed gives the same games."
)
@click.option("--plot", "plot_file", type=click.Path(path_type=Path), help="Write the chances as a picture (SVG).")
@board_option
@option_option
def odds(
    game: str,
    players: int,
    bot: str,
    games: int,
    seed: int,
    plot_file: Path | None,
    board_file: Path | None,
    chosen: tuple[str, ...],
) -> None:
    """Measure how often and how soon each victory card wins the experimental short game."""
    if game != "steel_and_steam":
        raise SetupError("only steel_and_steam has victory cards")
    set_up = offer_of(game).set_up(players, experimental(parse_options(" ".join(chosen) or "none")), board_file)
    assert isinstance(set_up, SteelAndSteam)
    make_bot(bot, set_up, 0)
    measured = Odds(set_up)
    with progress() as bar:
        for _ in bar.track(measured.measure(bot, games, seed), games, description="Playing"):
            pass
    show(Console(), measured)
    if plot_file is not None:
        plot_file.write_text(plot(measured), "utf-8")


def experimental(chosen: dict[str, str]) -> dict[str, str]:
    options = {"length": "experimental", "limit": "100", **chosen}
    if options["length"] != "experimental":
        raise SetupError("only the experimental short game is played for victory cards")
    return options


def show(console: Console, measured: Odds) -> None:
    grid = new_grid(f"{measured.games} games, {measured.unfinished} without a winner")
    columns = ("Victory card", "Held", "Won", "Chance", "To the mean", "Mean round", "")
    add_columns(grid, {column: column not in ("Victory card", "") for column in columns})
    for card in measured.by_chance():
        ratio = card.chance() / measured.mean_chance() if measured.mean_chance() else 0.0
        figures = [str(card.held), str(len(card.rounds)), f"{card.chance():.1%}", f"{ratio:.2f}", f"{card.mean_round():.1f}"]
        grid.add_row(card.name.replace("_", " "), *figures, "" if measured.is_fair(card) else "to be tuned")
    console.print(grid)
    console.print(f"Mean chance {measured.mean_chance():.1%}", highlight=False)
