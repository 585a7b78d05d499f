"""Many games between bots, with a summary."""

from __future__ import annotations

from pathlib import Path
from statistics import mean
from typing import Any

import click
from rich.console import Console

from goldenspike.arena.engines import engine_for
from goldenspike.arena.match import seat_bots
from goldenspike.arena.own_bots import bot_of
from goldenspike.arena.series import Told, series
from goldenspike.cli.options import (
    BOTS,
    FIRST,
    board_option,
    board_path,
    map_option,
    option_option,
    processes_option,
    specs_of,
)
from goldenspike.kernel.core import Game
from goldenspike.kernel.record import dumps, header_of
from goldenspike.parts.offer import SetupError, parse_options
from goldenspike.shelf import box_of, own_board
from goldenspike.terminal.grid import add_columns, new_grid
from goldenspike.terminal.intervals import interval
from goldenspike.terminal.screen import progress


@click.command(
    epilog=f"\b\nExamples:\n  goldenspike simulate {FIRST} --players 3 --bots greedy,random,random --games 200 --seed 7\n"
    f"  goldenspike simulate {FIRST} --players 4 --games 1 --record game.record\n"
    f"  goldenspike simulate {FIRST} --bots uct:simulations=200,greedy,./my_bot.py --games 50 --processes 0"
)
@click.argument("game")
@click.option("--players", type=int, default=3, show_default=True, help="How many seats.")
@click.option("--bots", default="greedy", show_default=True, help=f"Bots by name, repeated to fill the seats: {BOTS}.")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="How many games.")
@click.option(
    "--seed", type=click.IntRange(0, 2**31 - 1), default=1, show_default=True, help="The same seed gives the same games."
)
@click.option(
    "--record",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the record here; several games get numbers before the ending.",
)
@processes_option
@map_option
@board_option
@option_option
def simulate(
    game: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    record: Path | None,
    processes: int,
    map_name: str | None,
    board_file: Path | None,
    chosen: tuple[str, ...],
) -> None:
    """Let bots play many games and tell how each kind of bot fared."""
    offer = box_of(game).offer
    set_up = offer.set_up(players, parse_options(" ".join(chosen) or "none"), board_path(offer, map_name, board_file))
    names = specs_of(bots)
    for name in seat_bots(names, players, 0):
        bot_of(name, set_up, 0)
    tally = Tally()
    with engine_for(processes) as engine, progress() as bar:
        played = series(engine, set_up, names, games, seed)
        for number, told in enumerate(bar.track(played, games, description="Playing"), 1):
            tally.add(told)
            if record is not None:
                write_record(set_up, told, file_of(record, games, number))
    tally.show(Console())


def file_of(record: Path, games: int, number: int) -> Path:
    """The file of one of several games."""
    if not record.name:
        raise SetupError("setup-record-file")
    return record if games == 1 else record.with_stem(f"{record.stem}-{number:0{len(str(games))}}")


def write_record(game: Game[Any], played: Told, file: Path) -> None:
    header = header_of(game, [f"bot:{name}" for name in played.seats])
    file.write_text(dumps(game, header, played.moves, own_board(game)), "utf-8")


class Tally:
    """How the bots of a match fared."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.wins: dict[str, float] = {}
        self.scores: dict[str, list[int]] = {}
        self.seat_wins: dict[int, float] = {}

    def add(self, played: Told) -> None:
        self.games += 1
        self.decisions += len(played.moves)
        self.seconds += played.took
        share = 1 / len(played.winners)
        for seat, name in enumerate(played.seats):
            self.scores.setdefault(name, []).append(played.scores[seat])
            won = share if seat in played.winners else 0.0
            self.wins[name] = self.wins.get(name, 0.0) + won
            self.seat_wins[seat] = self.seat_wins.get(seat, 0.0) + won

    def show(self, console: Console) -> None:
        grid = new_grid("1 game" if self.games == 1 else f"{self.games:,} games")
        columns = ("Bot", "Seats played", "Games won", "Won", "95%", "Mean score", "Lowest", "Highest")
        add_columns(grid, {column: column != "Bot" for column in columns})
        for name in sorted(self.wins, key=lambda name: -self.wins[name]):
            scores, won = self.scores[name], self.wins[name]
            figures = (f"{mean(scores):,.0f}", f"{min(scores):,}", f"{max(scores):,}")
            grid.add_row(name, f"{len(scores):,}", f"{won:g}", f"{won / self.games:.1%}", interval(won, self.games), *figures)
        console.print(grid)
        seats = ", ".join(
            f"{seat + 1}: {won / self.games:.1%} ({interval(won, self.games)})" for seat, won in sorted(self.seat_wins.items())
        )
        console.print(f"Won by seat: {seats}", highlight=False)
        speed = f"{self.games / self.seconds:,.1f} games/s" if self.seconds else "at once"
        console.print(f"{self.decisions / self.games:,.0f} decisions a game, {speed} of CPU time", highlight=False)
