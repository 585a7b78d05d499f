"""A game to be studied: how it was set up and what was done, small enough to send to another process."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from goldenspike.bots.mind import Mind
from goldenspike.kernel.core import CHANCE, Game, Log
from goldenspike.shelf import box_of
from goldenspike.tables.table import game_of

SEED: Final = 1869
"""The luck of all that is studied: whoever asks again is told the same."""
Moves = tuple[tuple[int, int], ...]
"""Seats and actions, one after the other."""


@dataclass(frozen=True)
class Played:
    game: str
    version: int
    players: int
    options: str
    board: str
    kept: dict[str, str] | None
    moves: Moves

    def set_up(self) -> Game[Any]:
        return game_of(self.game, self.version, self.players, self.options, self.board, self.kept)


def played(game: Game[Any], moves: Iterable[tuple[int, int]], kept: dict[str, str] | None) -> Played:
    """What was played of a game so far; `kept` are the files of its board, needed where the shelf does not have it."""
    plain = tuple((int(seat), int(action)) for seat, action in moves)
    return Played(game.name, int(game.version), int(game.players), game.options, game.board_name, kept, plain)


def has_mind(game: str) -> bool:
    """Whether a game can be studied: only one whose bots search can."""
    return box_of(game).mind is not None


def mind_of(game: Game[Any]) -> Mind[Any]:
    """What the bots of a game go by; the game must have it."""
    make = box_of(game.name).mind
    assert make is not None
    return make(game, SEED)


def positions(game: Game[Any], moves: Moves) -> list[Any]:
    """The position before each move, and the last."""
    silence = Log()
    found = [game.start(silence)]
    for seat, action in moves:
        state = game.copy(found[-1])
        game.apply(state, seat, action, silence)
        found.append(state)
    return found


def has_choice(game: Game[Any], state: Any, seat: int) -> bool:
    """Whether the seat that moves here has anything to decide."""
    if seat == CHANCE:
        return False
    choices = game.choices(state, seat)
    return len(choices) > 1 or choices[0].first != choices[0].last
