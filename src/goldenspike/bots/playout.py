"""Random play to the end of a game, for searches and measurements."""

from __future__ import annotations

from typing import Final, Generic, final

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Game, Log, S, first_seat
from goldenspike.kernel.ints import i64


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
            phase = game.phases[state.phase]
            seat = first_seat(waiting)
            choices = phase.choices(state, seat)
            if seat == CHANCE:
                phase.apply(state, seat, self.stream.draw(choices), self.silence)
            else:
                phase.apply(state, seat, self.stream.pick(choices), self.silence)
                self.decisions += 1
            waiting = game.run_on(state, self.silence)
