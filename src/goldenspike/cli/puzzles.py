"""The command that mines puzzles: bots play, every decision is looked at, and the clearest and most varied ones are written."""

from __future__ import annotations

import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import click
import msgspec

from goldenspike.arena.engine import in_order
from goldenspike.arena.engines import engine_for
from goldenspike.arena.series import Room, play_number, room_of
from goldenspike.cli.options import FIRST, option_option, processes_option, specs_of
from goldenspike.kernel.core import Game
from goldenspike.kernel.record import dumps, header_of, loads
from goldenspike.parts.offer import SetupError, parse_options
from goldenspike.shelf import box_of, own_board
from goldenspike.study.engine import engine_digest
from goldenspike.study.mining import Effort, Mine
from goldenspike.study.played import has_mind, played
from goldenspike.terminal.screen import progress
from goldenspike.text.puzzle import LIST, Collection, Puzzle

EFFORT: Final = Effort()


class Mined(NamedTuple):
    """A puzzle and the game that it was found in: its number, its room, who played, and the moves before the decision."""

    number: int
    room: Room
    seats: list[str]
    moves: list[tuple[int, int]]
    puzzle: Puzzle


@click.command(epilog=f"\b\nExample:\n  goldenspike puzzles {FIRST} --players 4 --games 60 --seed 1 --out puzzles --processes 0")
@click.argument("game")
@click.option("--players", type=int, default=4, show_default=True, help="How many seats.")
@click.option("--bots", default="steady", show_default=True, help="The bots that play the games.")
@click.option("--games", type=click.IntRange(1, 100_000), default=60, show_default=True, help="How many games are searched.")
@click.option("--puzzles", "most", type=click.IntRange(1, 100), default=12, show_default=True, help="So many are kept at most.")
@click.option(
    "--seed", type=click.IntRange(0, 2**31 - 1), default=1, show_default=True, help="The same seed gives the same puzzles."
)
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, help="The folder they are written to.")
@processes_option(1)
@option_option
def puzzles(
    game: str, players: int, bots: str, games: int, most: int, seed: int, out: Path, processes: int, chosen: tuple[str, ...]
) -> None:
    """Find positions in games between bots in which one choice is far better than all others, on all maps of a game in turn.

    A game takes from seconds to a minute, by its length; the command tells how long it took.
    """
    if not has_mind(game):
        raise SetupError("setup-not-studied", game=game)
    options = parse_options(" ".join(chosen) or "none")
    offer = box_of(game).offer
    rooms = [room_of(offer.set_up(players, options, board)) for board in offer.boards.values()]
    began = time.monotonic()
    found = mined(rooms, specs_of(bots), games, seed, processes)
    words = [f"--option {name}={value}" for name, value in options.items()]
    command = " ".join(
        ["goldenspike puzzles", game, f"--players {players} --bots {bots} --games {games} --puzzles {most} --seed {seed}", *words]
    )
    kept = picked(found, most)
    write(out, Collection(command, engine_digest(game), games, len(found)), kept)
    click.echo(f"{len(found)} found in {games} games, {len(kept)} kept in {out}, {(time.monotonic() - began) / 60:.1f} minutes")


def mined(rooms: list[Room], bots: list[str], games: int, seed: int, processes: int) -> list[Mined]:
    """Every puzzle of so many games, in their order."""
    numbers = range(games)
    with engine_for(processes) as engine, progress() as bar:
        done = in_order(numbers, engine.run(partial(mine, rooms, bots, seed), numbers))
        return [one for several in bar.track(done, games, description="Mining") for one in several]


def mine(rooms: list[Room], bots: list[str], seed: int, number: int) -> list[Mined]:
    """Play one game and look for puzzles in it."""
    room = rooms[number % len(rooms)]
    told = play_number(room, bots, seed, number)
    found = Mine(played(room.set_up(), told.moves, room.kept), EFFORT).find()
    return [Mined(number, room, told.seats, told.moves[:place], puzzle) for place, puzzle in found]


def picked(found: list[Mined], most: int) -> list[Mined]:
    """One of each game at most, of many kinds of decisions, before others those that no quick bot sees; the easiest first."""
    left = sorted(found, key=lambda one: (one.puzzle.obvious, -one.puzzle.gap))
    kept: list[Mined] = []
    while left and len(kept) < most:
        kinds = Counter(one.puzzle.rule for one in kept)
        best = min(left, key=lambda one: kinds[one.puzzle.rule])
        kept.append(best)
        left = [one for one in left if one.number != best.number]
    return sorted(kept, key=lambda one: (not one.puzzle.obvious, -one.puzzle.gap))


def write(folder: Path, collection: Collection, kept: list[Mined]) -> None:
    """The list, and a record for each, named by the digest of its position."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    for one in kept:
        record = record_of(one.room.set_up(), one)
        name = loads(record).entries[-1].words
        (folder / f"{name}.record").write_text(record, "utf-8")
        collection.puzzles.append(msgspec.structs.replace(one.puzzle, name=name))
    (folder / LIST).write_bytes(msgspec.json.format(msgspec.json.encode(collection), indent=1) + b"\n")


def record_of(game: Game[Any], one: Mined) -> str:
    header = header_of(game, [f"bot:{name}" for name in one.seats])
    return dumps(game, header, one.moves, own_board(game))
