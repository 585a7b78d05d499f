"""Lessons for an evaluation: games between bots, and what a mind saw at the beginning of every stage of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from goldenspike.arena.series import Room
from goldenspike.bots.bot import Bot
from goldenspike.bots.mind import Mind
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Game, Log, first_seat
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import box_of


class Lesson(NamedTuple):
    """One game: the stages that it came to, the features of every seat there, and how it ended."""

    stages: list[int]
    features: list[list[list[float]]]
    scores: list[int]
    shares: list[float]
    """By seat: its share of the victory."""


class School(NamedTuple):
    """How lessons are played: where, by which bot, and how many in a hundred decisions try something else."""

    rooms: tuple[Room, ...]
    bot: str
    exploration: int
    seed: int


def mind_of(game: Game[Any], seed: int) -> Mind[Any]:
    """What bots of the game go by; raises `SetupError`."""
    made = box_of(game.name).mind
    if made is None:
        raise SetupError("setup-no-mind", game=game.name)
    return made(game, seed)


def lesson(school: School, number: int) -> Lesson:
    """The game with this number; rooms take turns."""
    game = school.rooms[number % len(school.rooms)].set_up()
    seed = school.seed * 1_000_003 + number
    bots = [box_of(game.name).bot(school.bot, game, seed * 64 + seat + 1) for seat in range(game.players)]
    return Student(game, bots, school.exploration, seed).play()


class Student:
    """Watches one game."""

    def __init__(self, game: Game[Any], bots: list[Bot[Any]], exploration: int, seed: int) -> None:
        self.game, self.bots, self.exploration = game, bots, exploration
        self.mind = mind_of(game, seed)
        self.stream = Stream(seed)
        self.stages: list[int] = []
        self.features: list[list[list[float]]] = []

    def play(self) -> Lesson:
        game, silence = self.game, Log()
        state = game.start(silence)
        while waiting := game.pending(state):
            seat = first_seat(waiting)
            if seat == CHANCE:
                action = self.stream.draw(game.choices(state, seat))
            else:
                self.look_at(state)
                action = self.decide(state, seat)
            game.apply(state, seat, action, silence)
        result = game.result(state)
        shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(game.players)]
        return Lesson(self.stages, self.features, list(result.scores), shares)

    def look_at(self, state: Any) -> None:
        stage = int(self.mind.stage(state))
        if not self.stages or stage > self.stages[-1]:
            self.stages.append(stage)
            self.features.append([list(self.mind.features(state, seat)) for seat in range(self.game.players)])

    def decide(self, state: Any, seat: int) -> int:
        """What the bot chooses, or now and then any plan that is worth a look."""
        known = self.game.determinize(state, seat, self.stream.below(1 << 30))
        if self.stream.below(100) >= self.exploration:
            return int(self.bots[seat].choose(known, seat))
        plans = self.mind.plans(known, seat)
        return int(plans[self.stream.below(len(plans))][0])
