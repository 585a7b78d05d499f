"""The arena: matches, round robins and gauntlets between bots, kept game by game, with ratings and a report."""

from __future__ import annotations

import shlex
import sys
from functools import partial
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from goldenspike.arena.engine import Engine
from goldenspike.arena.engines import PROCESSES, RAY, engine_for
from goldenspike.arena.outcome import Outcome, play_fixture
from goldenspike.arena.own_bots import bot_of
from goldenspike.arena.plan import FORMS, MATCH, Fixture, fixtures, meetings
from goldenspike.arena.program import program_of
from goldenspike.arena.results import Results, write_parquet
from goldenspike.arena.series import room_of
from goldenspike.arena.statistics import faults_by_bot
from goldenspike.cli.options import BOTS, FIRST, board_path, processes_option, specs_of
from goldenspike.cli.standings import show_meetings, show_standings, show_traits
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import Offer, SetupError, parse_options
from goldenspike.shelf import box_of
from goldenspike.terminal.screen import progress

INTERRUPTED: Final = 130
"""What a command ends with that Ctrl-C has stopped."""


@click.command(
    epilog=f"\b\nExamples:\n  goldenspike arena {FIRST} --bots greedy,random --games 200\n"
    f"  goldenspike arena {FIRST} --form gauntlet --bots uct:simulations=500,greedy,random --players 3,4 --report arena.html\n"
    f"  goldenspike arena {FIRST} --form round-robin --bots greedy,random,./my_bot.py --out mine.jsonl --parquet mine.parquet\n"
    f"  goldenspike arena {FIRST} --bots greedy --games 10000 --engine ray --address auto"
)
@click.argument("game")
@click.option("--bots", default="greedy,random", show_default=True, help=f"Bots by name ({BOTS}), with options, or files.")
@click.option(
    "--form",
    type=click.Choice(FORMS),
    default=MATCH,
    show_default=True,
    help="All bots at one table; every two of them; or the first alone among each of the others.",
)
@click.option("--players", default="4", show_default=True, metavar="NUMBERS", help="How many seats; several numbers with commas.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="Games of every meeting.")
@click.option("--seed", type=click.IntRange(0, 2**31 - 1), default=1, show_default=True, help="The same seed, the same games.")
@click.option("--map", "maps", multiple=True, metavar="NAME", help="One of the game's own maps; may be repeated.")
@click.option("--board", "boards", multiple=True, type=click.Path(path_type=Path), help="A board file; may be repeated.")
@click.option("--option", "chosen", multiple=True, metavar="NAME=VALUES", help="An option; each of several values is played.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="Results, as JSON lines; arena-GAME.jsonl if not given."
)
@click.option("--parquet", type=click.Path(path_type=Path, dir_okay=False), help="Write the results as a Parquet table too.")
@click.option("--report", "page", type=click.Path(path_type=Path, dir_okay=False), help="Write a page with plots (HTML).")
@click.option("--traits", is_flag=True, help="Tell what seats, companies, openings and the like won, as far as the game knows.")
@click.option("--engine", type=click.Choice([PROCESSES, RAY]), default=PROCESSES, show_default=True, help="This machine, or Ray.")
@click.option("--address", help="Of the Ray cluster; without one Ray runs on this machine alone.")
@processes_option(0)
@click.pass_context
def arena(
    ctx: click.Context,
    game: str,
    bots: str,
    form: str,
    players: str,
    games: int,
    seed: int,
    maps: tuple[str, ...],
    boards: tuple[Path, ...],
    chosen: tuple[str, ...],
    out: Path | None,
    parquet: Path | None,
    page: Path | None,
    traits: bool,
    engine: str,
    address: str | None,
    processes: int,
) -> None:
    """Let bots meet in many games, seats rotated, and tell how strong they are.

    Every game is kept when it ends: stop with Ctrl-C, and the same command goes on where it was. Games of another version of the
    rules or the bots do not count.
    """
    check_installed(parquet, page)
    offer, names = box_of(game).offer, specs_of(bots)
    set_up = settings(offer, numbers(players), chosen, [board_path(offer, name, None) for name in maps] + list(boards))
    check_bots(set_up, form, names)
    planned = list(fixtures(set_up, program_of(game), form, names, games, seed))
    results = Results(out or Path(f"arena-{game}.jsonl"), game)
    whole = play_all(engine_for(processes, engine, address), set_up, planned, results)
    played = [results.outcomes[fixture.key] for fixture in planned if fixture.key in results.outcomes]
    show(played, len(planned), results.file, traits)
    write_files(offer.title, played, parquet, page)
    ctx.exit(0 if whole else INTERRUPTED)


def check_installed(parquet: Path | None, page: Path | None) -> None:
    """What is asked for can be written, which is better known before hours of play than after them."""
    wanted = (["pyarrow"] if parquet is not None else []) + (["matplotlib", "openskill"] if page is not None else [])
    try:
        for name in wanted:
            import_module(name)
    except ImportError as error:
        raise SetupError("setup-no-arena", missing=error.name, command="pip install -e '.[arena]'") from None


def numbers(text: str) -> list[int]:
    if not all(word.isascii() and word.isdigit() and len(word) < 3 for word in text.split(",")):
        raise SetupError("setup-not-numbers", found=text[:40])
    return [int(word) for word in dict.fromkeys(text.split(","))]


def settings(offer: Offer, players: list[int], chosen: tuple[str, ...], boards: list[Path | None]) -> list[Game[Any]]:
    """A game for every number of players, board and choice of options."""
    options = parse_options(" ".join(chosen) or "none")
    choices = [dict(zip(options, values, strict=True)) for values in product(*(value.split(",") for value in options.values()))]
    return [offer.set_up(count, choice, board) for count in players for board in boards or [None] for choice in choices]


def check_bots(games: list[Game[Any]], form: str, names: list[str]) -> None:
    """Every bot can play in every setting; raises `SetupError`."""
    for game in games:
        meetings(form, names, game.players)
        for name in names:
            bot_of(name, game, 0)


def play_all(engine: Engine, games: list[Game[Any]], planned: list[Fixture], results: Results) -> bool:
    """Play what is not yet played; False if it was interrupted."""
    left = [fixture for fixture in planned if fixture.key not in results.outcomes]
    if not left:
        return True
    work = partial(play_fixture, [room_of(game) for game in games])
    try:
        with results, engine, progress() as bar:
            task = bar.add_task("Playing", total=len(planned), completed=len(planned) - len(left))
            for _, outcome in engine.run(work, left):
                results.add(outcome)
                bar.advance(task)
    except KeyboardInterrupt:
        return False
    return True


def show(played: list[Outcome], planned: int, file: Path, traits: bool) -> None:
    console = Console()
    if played:
        show_standings(console, played)
        show_meetings(console, played)
    for bot, faults in faults_by_bot(played).items():
        console.print(f"{bot}: {len(faults):,} decisions were made for it, as in: {faults[0]}", highlight=False, soft_wrap=True)
    if traits:
        show_traits(console, played)
    done = f"{len(played):,} of {planned:,} games are in {file}"
    more = "" if len(played) == planned else "; the same command goes on with the others"
    console.print(f"{done}{more}", highlight=False, soft_wrap=True)


def write_files(title: str, played: list[Outcome], parquet: Path | None, page: Path | None) -> None:
    """Whatever else was asked for; the command that gave it stands on the page."""
    if parquet is not None:
        write_parquet(played, parquet)
    if page is not None:
        from goldenspike.arena.report import report  # noqa: PLC0415

        page.write_text(report(title, shlex.join(["goldenspike", *sys.argv[1:]]), played), "utf-8")
