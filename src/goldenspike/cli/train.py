"""Training an evaluation for the search bots of a game."""

from __future__ import annotations

import json
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

import click

from goldenspike.arena.engines import engine_for
from goldenspike.arena.lessons import Lesson, School, lesson, mind_of
from goldenspike.arena.series import room_of
from goldenspike.cli.options import FIRST, option_option, processes_option
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import SetupError, parse_options
from goldenspike.shelf import box_of
from goldenspike.terminal.screen import progress

EXPLORATION: Final = 10


@click.command(epilog=f"\b\nExample:\n  goldenspike train {FIRST} --players 4 --games 4000 --seed 1 --out weights.txt")
@click.argument("game")
@click.option("--players", type=int, default=4, show_default=True, help="How many seats.")
@click.option("--bot", default="steady", show_default=True, help="The bot that plays the games.")
@click.option("--games", type=click.IntRange(10, 1_000_000), default=4000, show_default=True, help="How many games.")
@click.option(
    "--seed", type=click.IntRange(0, 2**31 - 1), default=1, show_default=True, help="The same seed gives the same weights."
)
@click.option(
    "--exploration",
    type=click.IntRange(0, 100),
    default=EXPLORATION,
    show_default=True,
    help="How many in a hundred decisions try something else.",
)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The file of weights.")
@processes_option
@option_option
def train(
    game: str, players: int, bot: str, games: int, seed: int, exploration: int, out: Path, processes: int, chosen: tuple[str, ...]
) -> None:
    """Learn from games between bots how likely a position wins, on all maps of a game in turn.

    The games lie beside the weights in a file that ends in .lessons; if it is there, training goes on where it stopped.
    """
    options = parse_options(" ".join(chosen) or "none")
    offer = box_of(game).offer
    rooms = [offer.set_up(players, options, board) for board in offer.boards.values()]
    check(rooms[0], bot)
    school = School(tuple(room_of(room) for room in rooms), bot, exploration, seed)
    words = [f"--option {name}={value}" for name, value in options.items()]
    command = " ".join(
        ["goldenspike train", game, f"--players {players} --bot {bot} --exploration {exploration} --seed {seed}", *words]
    )
    lessons = learn(school, command, games, out.with_suffix(".lessons"), processes)
    out.write_text(weights(lessons, [f"{command} --games {games}"]), "utf-8")
    click.echo(out.read_text("utf-8"), nl=False)


def check(game: Game[Any], bot: str) -> None:
    """Whether the game can be learned and the bot plays it; raises `SetupError`."""
    mind_of(game, 0)
    box_of(game.name).bot(bot, game, 0)


def learn(school: School, command: str, games: int, kept: Path, processes: int) -> list[Lesson]:
    """Play what is not yet kept, and keep it game by game."""
    lessons = read(kept, command, games)
    missing = [number for number in range(games) if number not in lessons]
    with kept.open("a", encoding="utf-8") as file, engine_for(processes) as engine, progress() as bar:
        if not lessons:
            file.write(command + "\n")
        for number, learned in bar.track(
            engine.run(partial(lesson, school), missing), games, completed=len(lessons), description="Learning"
        ):
            lessons[number] = learned
            file.write(json.dumps([number, *learned]) + "\n")
    return [lessons[number] for number in range(games)]


def read(kept: Path, command: str, games: int) -> dict[int, Lesson]:
    """The lessons that are kept; a last line that was cut off is played again. Raises `SetupError` if others were learned."""
    if not kept.exists():
        return {}
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    if lines and lines[0] != command + "\n":
        raise SetupError("setup-other-lessons", file=str(kept), command=lines[0].strip()[:200])
    whole = [line for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        kept.write_text("".join(whole), "utf-8")
    told = [json.loads(line) for line in islice(whole, 1, None)]
    return {number: Lesson(*learned) for number, *learned in told if number < games}


def weights(lessons: list[Lesson], told: list[str]) -> str:
    """The fitted weights; raises `SetupError` where numpy is missing."""
    try:
        from goldenspike.arena.training import fit, stages_of, written  # noqa: PLC0415
    except ImportError as error:
        raise SetupError("setup-no-numpy", missing=error.name or "numpy", command="pip install -e '.[arena]'") from None
    return written(fit(stages_of(lessons)), told)
