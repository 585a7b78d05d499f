"""Random play to the end of a game, for searches and measurements."""

from __future__ import annotations

from typing import Final, Generic, final

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Game, Log, Phase, S, first_seat
from goldenspike.kernel.ints import i64

CHANCE_ALONE: Final = 2**CHANCE
"""The set of seats that holds chance and nobody else."""


@final
class Playout(Generic[S]):
    """Plays at random to the end of the game, for chance and all seats, in one loop."""

    def __init__(self, game: Game[S], seed: i64) -> None:
        self.game: Final = game
        self.stream: Final = Stream(seed)
        self.silence: Final = Log()
        self.decisions: i64 = 0

    def run(self, state: S) -> None:
        game = self.game
        waiting = game.pending(state)
        while waiting:
            self._play_phase(game.phases[state.phase], state, waiting)
            waiting = game.run_on(state, self.silence)

    def _play_phase(self, phase: Phase[S], state: S, waiting: i64) -> None:
        """Decide for everybody until nobody in this phase owes a decision."""
        while waiting:
            seat: i64 = CHANCE
            if waiting != CHANCE_ALONE:
                seat = first_seat(waiting)
                self.decisions += 1
            phase.apply(state, seat, phase.at_random(state, seat, self.stream), self.silence)
            waiting = phase.pending(state)
