"""A match: the same players in many games, each game with its own seeds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Game, Log, Result, first_seat
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import box_of


@final
class Played:
    """One game of a match: who sat where, what happened and how it ended."""

    def __init__(self, seats: list[str], moves: list[tuple[int, int]], result: Result, state: Any) -> None:
        self.seats: Final = seats
        self.moves: Final = moves
        self.result: Final = result
        self.state: Final = state


def seat_bots(bots: list[str], players: int, game_number: int) -> list[str]:
    """The bot of each seat: the names are repeated to fill the seats, and every game shifts them by one seat."""
    if not bots or len(bots) > players:
        raise SetupError("setup-too-many-bots", bots=len(bots), seats=players)
    filled = [bots[seat % len(bots)] for seat in range(players)]
    shift = game_number % players
    return filled[-shift:] + filled[:-shift] if shift else filled


def play(game: Game[Any], seats: list[str], seed: int, log: Log | None = None) -> Played:
    """Play one whole game between bots."""
    stream = Stream(seed)
    box = box_of(game.name)
    bots = [box.bot(name, game, seed * 64 + seat + 1) for seat, name in enumerate(seats)]
    log = log or Log()
    state = game.start(log)
    moves: list[tuple[int, int]] = []
    waiting = game.pending(state)
    while waiting:
        seat = first_seat(waiting)
        if seat == CHANCE:
            action = stream.draw(game.choices(state, seat))
        else:
            action = bots[seat].choose(game.determinize(state, seat, stream.below(1 << 30)), seat)
        moves.append((seat, action))
        game.apply(state, seat, action, log)
        waiting = game.pending(state)
    return Played(seats, moves, game.result(state), state)


def match(game: Game[Any], bots: list[str], games: int, seed: int) -> Iterator[Played]:
    for number in range(games):
        yield play(game, seat_bots(bots, game.players, number), seed * 1_000_003 + number)
