"""Games played at random, position by position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, OVER, Game, Log

MOST_ACTIONS = 5000
"""No game is longer than this: play that passes it has stalled."""


def pending_seats(game: Game[Any], state: Any) -> list[int]:
    return [seat for seat in range(CHANCE + 1) if game.pending(state) >> seat & 1]


def course(game: Game[Any], seed: int) -> Iterator[tuple[Any, int, int]]:
    """Positions of a random game, each with the seat and the action that come next; the last one is the end."""
    stream, state, log = Stream(seed), game.start(Log()), Log()
    for _ in range(MOST_ACTIONS):
        if state.phase == OVER:
            break
        seats = pending_seats(game, state)
        seat = seats[stream.below(len(seats))]
        choices = game.choices(state, seat)
        action = stream.draw(choices) if seat == CHANCE else stream.pick(choices)
        yield state, seat, action
        game.apply(state, seat, action, log)
    assert state.phase == OVER, "play does not end"
    yield state, -1, 0


def moves_of(game: Game[Any], seed: int) -> list[tuple[int, int]]:
    return [(seat, action) for _, seat, action in course(game, seed) if seat >= 0]
