"""A match on any engine: games are sent to other processes as words and come back as moves, in their order."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from goldenspike.arena.engine import Engine, in_order
from goldenspike.arena.match import play, seat_bots, seed_of
from goldenspike.arena.own_bots import TAKEN_IN, adopt
from goldenspike.kernel.core import Game
from goldenspike.tables.table import game_of


class Room(NamedTuple):
    """All that another process needs to set up a game, and the texts of bots that come from files."""

    game: str
    version: int
    players: int
    options: str
    board: str
    kept: dict[str, str]
    own_bots: dict[str, str]

    def set_up(self) -> Game[Any]:
        adopt(self.own_bots)
        return game_of(self.game, self.version, self.players, self.options, self.board, self.kept)


class Told(NamedTuple):
    """A game of a match as it comes back."""

    seats: list[str]
    moves: list[tuple[int, int]]
    scores: list[int]
    winners: list[int]
    took: float
    """Seconds of a processor."""


def room_of(game: Game[Any]) -> Room:
    texts = dict(game.board_texts)
    return Room(game.name, game.version, game.players, game.options, game.board_name, texts, dict(TAKEN_IN))


def play_number(room: Room, bots: list[str], seed: int, number: int) -> Told:
    game = room.set_up()
    began = time.process_time()
    played = play(game, seat_bots(bots, room.players, number), seed_of(seed, number))
    moves = [(int(seat), int(action)) for seat, action in played.moves]
    return Told(played.seats, moves, list(played.result.scores), list(played.result.winners), time.process_time() - began)


def series(engine: Engine, game: Game[Any], bots: list[str], games: int, seed: int) -> Iterator[Told]:
    """The same games as `match` plays, whatever the engine; raises `WorkFailed`."""
    numbers = range(games)
    return in_order(numbers, engine.run(partial(play_number, room_of(game), bots, seed), numbers))
