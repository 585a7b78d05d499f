"""Careful play on hexes, in which games are long, and the contract looked at on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Choice, Game, Journal, Log
from goldenspike.kernel.course import position_after
from goldenspike.kernel.record import dumps, header_of, loads, replay, verify
from tests.contract.random_play import pending_seats

SAMPLES = 4


def careful(choices: list[Choice], stream: Stream, seat: int) -> int:
    """The lowest action of a range, more often than not, so that money lasts and games are long."""
    choice = choices[stream.below(len(choices))]
    if seat == CHANCE:
        return stream.draw(choices)
    if choice.last - choice.first > 3 and stream.below(4):
        return choice.first
    return choice.first + stream.below(choice.last - choice.first + 1)


def looked_at(choices: list[Choice], stream: Stream) -> list[Choice]:
    return [choices[stream.below(len(choices))] for _ in range(min(SAMPLES, len(choices)))]


def check_boxes(game: Game[Any], state: Any, seat: int, choices: list[Choice], stream: Stream) -> None:
    """What is offered is legal; what lies just outside is not; nobody else may act."""
    for choice in looked_at(choices, stream):
        for action in {choice.first, choice.last, choice.first + stream.below(choice.last - choice.first + 1)}:
            assert game.check(state, seat, action) is None, game.spell(state, action)
        for action in (choice.first - 1, choice.last + 1):
            inside = any(other.first <= action <= other.last for other in choices)
            assert (game.check(state, seat, action) is None) == inside
    for other in range(game.players + 1):
        if not game.pending(state) >> other & 1:
            assert game.check(state, other, choices[0].first) is not None


def check_spelling(game: Game[Any], state: Any, choices: list[Choice], stream: Stream) -> None:
    for choice in looked_at(choices, stream):
        for action in (choice.first, choice.last):
            assert game.parse(state, game.spell(state, action)) == action
            assert game.parse(state, game.spell(state, action).upper().lower()) == action
            wording = game.wording(action)
            assert len(game.wording_values(state, action)) == len(wording.names)


def check_apply(game: Game[Any], state: Any, seat: int, action: int, journal: Journal) -> None:
    """A copy goes the same way, and the original stays where it was."""
    twin = game.copy(state)
    before = state.numbers()
    assert twin.numbers() == before
    game.apply(twin, seat, action, Log())
    assert state.numbers() == before
    game.apply(state, seat, action, journal)
    assert twin.numbers() == state.numbers()


def check_record(game: Game[Any], state: Any, moves: list[tuple[int, int]]) -> None:
    text = dumps(game, header_of(game, ["random"]), moves)
    record = loads(text)
    verify(game, record)
    assert replay(game, record) == moves
    assert position_after(game, moves).numbers() == state.numbers()


def keeps_the_contract(game: Game[Any], seed: int, conserves: Callable[[Any, Journal], None]) -> None:
    """A whole game, with all that its rules promise looked at now and then."""
    stream, journal = Stream(seed), Journal()
    state = game.start(journal)
    moves: list[tuple[int, int]] = []
    while game.pending(state):
        seats = pending_seats(game, state)
        seat = seats[stream.below(len(seats))]
        choices = game.choices(state, seat)
        assert choices
        if len(moves) % 3 == 2:
            check_boxes(game, state, seat, choices, stream)
            check_spelling(game, state, choices, stream)
        moves.append((seat, careful(choices, stream, seat)))
        check_apply(game, state, *moves[-1], journal)
        if len(moves) % 5 == 0:
            game.view(state, 0)
            conserves(state, journal)
    conserves(state, journal)
    check_record(game, state, moves)
    assert game.check(state, 0, 0) is not None
    assert game.result(state).winners
