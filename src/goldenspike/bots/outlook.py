"""Looks ahead by quick answers: chance deals from a stream, and everybody plays on as the mind answers, up to a horizon."""

from __future__ import annotations

from typing import Final, Generic, final

from goldenspike.bots.mind import Mind
from goldenspike.bots.tree import NOBODY
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, OVER, Game, Log, S, first_seat
from goldenspike.kernel.ints import i64


@final
class Outlook(Generic[S]):
    """Plays end where the stage `until` begins; `further` is how many stages later than the mind asks for."""

    def __init__(self, game: Game[S], mind: Mind[S], further: i64 = 0) -> None:
        self.game: Final = game
        self.mind: Final = mind
        self.further: Final[i64] = further
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
        """Play on by quick answers to the horizon; each seat's chance there."""
        game, mind = self.game, self.mind
        seat = self.draw_on(state)
        while seat != NOBODY and mind.stage(state) < self.until:
            game.apply(state, seat, mind.answer(state, seat), self.silence)
            seat = self.draw_on(state)
        return self.result(state) if seat == NOBODY else mind.chances(state)

    def result(self, state: S) -> list[float]:
        """The chances in a game that is over: those who have won share the one that there is."""
        winners = self.game.result(state).winners
        chances = [0.0] * self.game.players
        for winner in winners:
            chances[winner] = 1.0 / len(winners)
        return chances
