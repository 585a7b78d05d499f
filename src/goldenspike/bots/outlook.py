"""Looks ahead by quick answers: chance deals from a stream, and everybody plays on as the mind answers, up to a horizon."""

from __future__ import annotations

from typing import Final, Generic, final

from goldenspike.bots.evaluation import softmax
from goldenspike.bots.mind import Mind
from goldenspike.bots.tree import NOBODY
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, OVER, Game, Log, S, first_seat
from goldenspike.kernel.ints import i64

VICTORY: Final = 0.5
"""How much of what a playout to the end tells is the victory; the rest goes by the scores, as it is not yet the game itself."""
AT_THE_END: Final = 0.5
"""How much the end of such a playout counts; the rest is how everybody stood at the horizon."""


@final
class Outlook(Generic[S]):
    """Plays are judged where the stage `until` begins; `further` is how many stages later than the mind asks for. With
    `to_the_end` they go on from there and are judged by the end too, in games whose mind gives them some leeway."""

    def __init__(self, game: Game[S], mind: Mind[S], further: i64 = 0, to_the_end: bool = False) -> None:
        self.game: Final = game
        self.mind: Final = mind
        self.further: Final[i64] = further
        self.leeway: Final = mind.leeway() if to_the_end else 0.0
        self.silence: Final = Log()
        self.stream: Stream = Stream(0)
        self.until: i64 = 0

    def look_from(self, state: S) -> None:
        """Set the horizon for everything that is played from here on."""
        self.until = self.mind.horizon(state) + self.further

    def chances(self, state: S, seat: i64, number: i64) -> list[float]:
        """Each seat's chance after one quick playout of what a seat knows of a position, with the luck of that number."""
        twin = self.game.determinize(state, seat, number)
        self.look_from(twin)
        self.stream = Stream(number)
        return self.play_on(twin)

    def draw_on(self, state: S) -> i64:
        """Let chance draw until a seat is asked; `NOBODY` when the game is over."""
        game = self.game
        while state.phase != OVER:
            seat = first_seat(game.pending(state))
            if seat != CHANCE:
                return seat
            game.apply(state, seat, self.stream.draw(game.choices(state, seat)), self.silence)
        return NOBODY

    def follow(self, state: S, seat: i64, plan: list[int]) -> list[int]:
        """Carry out a plan as long as only this seat is asked and may go on; the actions that were carried out."""
        game = self.game
        game.apply(state, seat, plan[0], self.silence)
        for place in range(1, len(plan)):
            if state.phase == OVER or first_seat(game.pending(state)) != seat:
                return plan[:place]
            if game.check(state, seat, plan[place]) is not None:
                return plan[:place]
            game.apply(state, seat, plan[place], self.silence)
        return plan

    def play_on(self, state: S) -> list[float]:
        """Play on by quick answers to the horizon, or past it to the end; each seat's chance."""
        game, mind = self.game, self.mind
        seen: list[float] = []
        seat = self.draw_on(state)
        while seat != NOBODY:
            if not seen and mind.stage(state) >= self.until:
                seen = mind.chances(state)
                if self.leeway == 0.0:
                    return seen
            game.apply(state, seat, mind.answer(state, seat), self.silence)
            seat = self.draw_on(state)
        ended = self.result(state) if self.leeway == 0.0 else self._near_result(state)
        return [one + AT_THE_END * (ended[place] - one) for place, one in enumerate(seen)] if seen else ended

    def result(self, state: S) -> list[float]:
        """The chances in a game that is over: those who have won share the one that there is."""
        winners = self.game.result(state).winners
        chances = [0.0] * self.game.players
        for winner in winners:
            chances[winner] = 1.0 / len(winners)
        return chances

    def _near_result(self, state: S) -> list[float]:
        """The same, but those who came near the victory within the leeway have a part in it."""
        near = softmax([float(score) / self.leeway for score in self.game.result(state).scores])
        return [one + VICTORY * (won - one) for one, won in zip(near, self.result(state), strict=True)]
