"""How one game of an arena came out, as results keep it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from goldenspike.arena.match import play
from goldenspike.arena.plan import Fixture, setting_of
from goldenspike.arena.series import Room
from goldenspike.box import Traits
from goldenspike.kernel.core import CHANCE, Game, Journal
from goldenspike.shelf import box_of


class Outcome(Struct, kw_only=True):
    key: str
    setting: str
    players: int
    seats: list[str]
    """The bots, by seat; what follows is by seat too, as far as it is a list."""
    seed: int
    scores: list[int]
    winners: list[int]
    """The seats that won, from 0; several share the victory."""
    decisions: list[int]
    seconds: list[float]
    """Of a processor, in which each seat thought."""
    moves: int
    turns: int
    kinds: dict[str, list[list[str]]]
    figures: dict[str, list[float]]
    faults: list[list[str]] = []
    """By seat: why another bot decided for a program."""

    def won(self, seat: int) -> float:
        """The seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_fixture(rooms: list[Room], fixture: Fixture) -> Outcome:
    """Play a game that was planned; this is the work that engines do."""
    return outcome_of(rooms[fixture.setting].set_up(), fixture)


def outcome_of(game: Game[Any], fixture: Fixture) -> Outcome:
    journal = Journal()
    played = play(game, list(fixture.seats), fixture.seed, journal)
    traits_of = box_of(game.name).traits
    traits = Traits({}, {}) if traits_of is None else traits_of(game, played.state, journal.facts)
    asked = [seat for seat, _ in played.moves if seat != CHANCE]
    return Outcome(
        key=fixture.key,
        setting=setting_of(game),
        players=game.players,
        seats=list(fixture.seats),
        seed=fixture.seed,
        scores=[int(score) for score in played.result.scores],
        winners=[int(seat) for seat in played.result.winners],
        decisions=[asked.count(seat) for seat in range(game.players)],
        seconds=[round(seconds, 6) for seconds in played.seconds],
        moves=len(played.moves),
        turns=int(played.state.turn),
        kinds=traits.kinds,
        figures=traits.figures,
        faults=played.faults if any(played.faults) else [],
    )
