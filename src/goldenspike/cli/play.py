"""The command that opens a game in the terminal."""

from __future__ import annotations

import random
import secrets
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource

from goldenspike.cli.kept import Kept
from goldenspike.cli.options import BOTS, FIRST, board_option, board_path, lang_option, map_option, option_option, specs_of
from goldenspike.cli.records import PERSON, read_record, replayed, speaker_of
from goldenspike.cli.session import Session
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import SetupError, parse_options
from goldenspike.shelf import game_of_record, offer_of
from goldenspike.tables.bots import usual_bot

SETTLED_BY_THE_RECORD: Final = {
    "game": "GAME",
    "players": "--players",
    "hotseat": "--hotseat",
    "bots": "--bots",
    "shuffle": "--shuffle",
    "map_name": "--map",
    "chosen": "--option",
}


@click.command(
    epilog=f"\b\nExamples:\n  goldenspike play {FIRST} --players 4\n"
    f"  goldenspike play {FIRST} --players 3 --hotseat Ann,Bob\n"
    "  goldenspike play --resume goldenspike-saved.record --lang fr"
)
@click.argument("game", default=FIRST)
@click.option("--players", type=int, default=4, show_default=True, help="How many seats.")
@click.option("--hotseat", default="", metavar="NAMES", help="People at this terminal, by name, from the first seat on.")
@click.option("--bots", default="", help=f"Who sits in the other seats, if not steady bots: {BOTS}, or a file.")
@click.option("--shuffle", is_flag=True, help="Let chance decide who sits where.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with the game in this record.")
@click.option("--seed", type=click.IntRange(0, 2**31 - 1), help="The same seed gives the same bots and the same luck.")
@map_option
@board_option
@option_option
@lang_option
@click.pass_context
def play(
    ctx: click.Context,
    game: str,
    players: int,
    hotseat: str,
    bots: str,
    shuffle: bool,
    resume: Path | None,
    seed: int | None,
    map_name: str | None,
    board_file: Path | None,
    chosen: tuple[str, ...],
    lang: str,
) -> None:
    """Play at the terminal against bots, or with friends on one screen."""
    if resume is not None:
        only_resumed(ctx)
        set_up, header, seats, moves = resumed(resume, board_file, lang)
    else:
        offer = offer_of(game)
        set_up = offer.set_up(players, parse_options(" ".join(chosen) or "none"), board_path(offer, map_name, board_file))
        seats = in_their_order(seat_players(players, hotseat, specs_of(bots or usual_bot(game))), shuffle, seed)
        header, moves = {}, []
    chosen_seed = secrets.randbelow(2**31) if seed is None else seed
    Session(set_up, seats, chosen_seed, lang, Kept(resume, header), moves).run()


def resumed(file: Path, board_file: Path | None, lang: str) -> tuple[Game[Any], dict[str, str], list[str], list[tuple[int, int]]]:
    """The game of a record, its header, who sits where, and what was done."""
    record = read_record(file)
    game = game_of_record(record, board_file)
    seats = record.seats()[: game.players]
    seats += [PERSON] * (game.players - len(seats))
    return game, record.header, seats, replayed(speaker_of(game, lang, seats), record)


def only_resumed(ctx: click.Context) -> None:
    """A record says what is played and by whom, so nothing else can be asked for beside it."""
    for name, spelt in SETTLED_BY_THE_RECORD.items():
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise SetupError("setup-resumed", option=spelt)


def in_their_order(seats: list[str], shuffle: bool, seed: int | None) -> list[str]:
    """The same people and bots in the same seats, or where chance puts them; with a seed always alike."""
    chance = secrets.SystemRandom() if seed is None else random.Random(seed)
    return chance.sample(seats, len(seats)) if shuffle else seats


def seat_players(players: int, hotseat: str, bots: list[str]) -> list[str]:
    """Who sits where, as a record names them: people first, then bots."""
    people = ["_".join(name.split()) for name in hotseat.split(",") if name.strip()] or [PERSON]
    if len(people) > players:
        raise SetupError("setup-too-many-people", people=len(people), seats=players)
    if len(bots) > max(1, players - len(people)):
        raise SetupError("setup-too-many-bots", bots=len(bots), seats=players - len(people))
    return people + [f"bot:{bots[seat % len(bots)]}" for seat in range(players - len(people))]
