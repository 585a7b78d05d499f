"""Whole games by the thousand, played inside the compiled unit: numpy arrays of what came of them, and of every decision."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from typing import Any, Final

import numpy as np

from goldenspike.bots.bot import Bot
from goldenspike.bots.plays import ENDLESS, Plays
from goldenspike.envs.outcome import Decisions, Games, joined
from goldenspike.envs.play import array, mask_array, seed_from
from goldenspike.envs.policies import Policy, play_by_policy
from goldenspike.envs.setting import encoding_of
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import SetupError, parse_options
from goldenspike.shelf import box_of, game_again, offer_of

RANDOM: Final = "random"
SEED_STEP: Final = 1_000_003


def play_many(
    game: Game[Any],
    bots: str | Sequence[str] | Policy = RANDOM,
    games: int = 1000,
    seed: int = 0,
    *,
    decisions: bool = False,
    longest: int = ENDLESS,
    processes: int = 1,
) -> Games:
    """Play so many games and tell what came of them; the same seed plays the same games, in any number of processes.

    `bots` names the bots of the seats, one for all or one for each, or is a policy, which plays for every seat in this process.
    With `longest` a game is broken off after so many decisions; `decisions` keeps them all. Raises `SetupError`.
    """
    if callable(bots):
        return play_by_policy(game, bots, games, seed, decisions, longest)
    names = _seated(game, [bots] if isinstance(bots, str) else list(bots))
    ends = [games * place // processes for place in range(processes + 1)]
    parts = [Part(names, range(first, last), seed_from(seed), decisions, longest) for first, last in pairwise(ends)]
    if processes == 1:
        return parts[0].play(game)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        return joined(list(pool.map(_play_elsewhere, [_description(game)] * processes, parts)))


def _seated(game: Game[Any], names: list[str]) -> list[str]:
    """The bot of each seat: the names are repeated to fill the seats."""
    if not 1 <= len(names) <= game.players:
        raise SetupError("setup-too-many-bots", bots=len(names), seats=game.players)
    return [names[seat % len(names)] for seat in range(game.players)]


@dataclass(frozen=True)
class Part:
    """The games that one process plays."""

    names: list[str]
    numbers: range
    seed: int
    decisions: bool
    longest: int

    def play(self, game: Game[Any]) -> Games:
        plays: Plays[Any] = Plays(encoding_of(game), self.decisions, self.longest)
        for number in self.numbers:
            seed = self.seed * SEED_STEP + number
            plays.play([_bot(game, name, seed * 64 + seat + 1) for seat, name in enumerate(self.names)], seed)
        return _arrays(plays, self.numbers.start, game.players)


def _bot(game: Game[Any], name: str, seed: int) -> Bot[Any] | None:
    return None if name == RANDOM else box_of(game.name).bot(name, game, seed)


def _arrays(plays: Plays[Any], first: int, players: int) -> Games:
    scores, winners = np.array(plays.scores, np.int64), np.array(plays.winners, np.int64)
    kept = None
    if plays.keeps:
        encoding = plays.trial.encoding
        kept = Decisions(
            np.array(plays.games, np.int64) + first,
            np.array(plays.seats, np.int64),
            np.array(plays.indices, np.int64),
            array(plays.seen).reshape(-1, len(encoding.sheet.numbers)),
            mask_array(plays.masks).reshape(-1, int(encoding.actions.size)),
        )
    return Games(scores.reshape(-1, players), winners.reshape(-1, players) > 0, np.array(plays.lengths, np.int64), kept)


Description = tuple[str, int, int, str, str, dict[str, str]]


def _description(game: Game[Any]) -> Description:
    """What another process needs to set up the same game."""
    return game.name, game.version, game.players, game.options, game.board_name, game.board_texts


def _play_elsewhere(description: Description, part: Part) -> Games:
    name, version, players, options, board, texts = description
    return part.play(game_again(offer_of(name), version, players, parse_options(options), board, texts))
