"""A match: the same players in many games, each game with its own seeds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final, final

from goldenspike.arena.own_bots import bot_of
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Game, Log, Result, first_seat
from goldenspike.parts.offer import SetupError
from goldenspike.programs.program import Program


@final
class Played:
    """One game of a match: who sat where and thought for how long, what happened and how it ended."""

    def __init__(
        self,
        seats: list[str],
        moves: list[tuple[int, int]],
        result: Result,
        state: Any,
        seconds: list[float],
        faults: list[list[str]],
    ) -> None:
        self.seats: Final = seats
        self.moves: Final = moves
        self.result: Final = result
        self.state: Final = state
        self.seconds: Final = seconds
        """By seat: seconds of a processor in which its bot thought; those of processes that a bot starts do not count."""
        self.faults: Final = faults
        """By seat: what went wrong with its program, each time that another bot had to decide for it."""


def seat_bots(bots: list[str], players: int, game_number: int) -> list[str]:
    """The bot of each seat: the names are repeated to fill the seats, and every game shifts them by one seat."""
    if not bots or len(bots) > players:
        raise SetupError("setup-too-many-bots", bots=len(bots), seats=players)
    filled = [bots[seat % len(bots)] for seat in range(players)]
    shift = game_number % players
    return filled[-shift:] + filled[:-shift] if shift else filled


def seed_of(seed: int, game_number: int) -> int:
    return seed * 1_000_003 + game_number


def play(game: Game[Any], seats: list[str], seed: int, log: Log | None = None) -> Played:
    """Play one whole game between bots."""
    stream = Stream(seed)
    bots = [bot_of(name, game, seed * 64 + seat + 1) for seat, name in enumerate(seats)]
    log = log or Log()
    state = game.start(log)
    moves: list[tuple[int, int]] = []
    seconds = [0.0] * len(seats)
    waiting = game.pending(state)
    while waiting:
        seat = first_seat(waiting)
        if seat == CHANCE:
            action = stream.draw(game.choices(state, seat))
        else:
            began = time.process_time()
            action = bots[seat].choose(game.determinize(state, seat, stream.below(1 << 30)), seat)
            seconds[seat] += time.process_time() - began
        moves.append((seat, action))
        game.apply(state, seat, action, log)
        waiting = game.pending(state)
    faults = [bot.faults if isinstance(bot, Program) else [] for bot in bots]
    return Played(seats, moves, game.result(state), state, seconds, faults)


def match(game: Game[Any], bots: list[str], games: int, seed: int) -> Iterator[Played]:
    for number in range(games):
        yield play(game, seat_bots(bots, game.players, number), seed_of(seed, number))
