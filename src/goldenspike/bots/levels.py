"""The levels that people choose from, the same in every game: beginner, steady, strong and expert."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any, Final, final

from goldenspike.bots.bot import Bot
from goldenspike.bots.mind import Mind
from goldenspike.bots.search import ENDLESS, FOREVER, Search
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Game, S
from goldenspike.kernel.ints import i64

BEGINNER, STEADY, STRONG, EXPERT = "beginner", "steady", "strong", "expert"
LEVELS: Final = [BEGINNER, STEADY, STRONG, EXPERT]
STRONG_SECONDS: Final = 1.0
EXPERT_SECONDS: Final = 4.0
"""How much processor time a core takes for a decision at most."""
ALL_CORES: Final = 0
MISTAKES: Final = 35
"""How many in a hundred decisions a beginner gets wrong."""
SECOND_BEST: Final = 60
"""How many in a hundred of those mistakes stop at the next plan; the others go one further, and so on."""
WORST: Final = 5
"""A mistake is never worse than the plan that comes so many places after the best."""


@final
class Beginner(Bot[S]):
    """Plays quick answers, but now and then takes a plan that looked nearly as good."""

    def __init__(self, game: Game[S], mind: Mind[S], seed: i64) -> None:
        self.game: Final = game
        self.mind: Final = mind
        self.stream: Final = Stream(seed)

    def choose(self, state: S, seat: i64) -> i64:
        if self.stream.below(100) >= MISTAKES:
            return self.mind.answer(state, seat)
        plans = self.mind.plans(state, seat)
        place: i64 = 1
        while place < WORST and self.stream.below(100) >= SECOND_BEST:
            place += 1
        return plans[min(place, len(plans) - 1)][0]


def levels(
    steady: Callable[[Any, int], Bot[Any]], mind: Callable[[Any, int], Mind[Any]], expert: Callable[..., Bot[Any]] | None = None
) -> dict[str, Callable[..., Bot[Any]]]:
    """The bots of a game by level: what makes each for a game and a seed. An expert is a strong player with more time, unless
    the game has one of its own."""
    return {
        BEGINNER: partial(beginner, mind),
        STEADY: steady,
        STRONG: partial(searching, mind, STRONG_SECONDS, 1),
        EXPERT: expert or expert_by(mind),
    }


def expert_by(mind: Callable[[Any, int], Mind[Any]]) -> Callable[..., Bot[Any]]:
    """What makes an expert that searches by this mind."""
    return partial(searching, mind, EXPERT_SECONDS, ALL_CORES)


def beginner(mind: Callable[[Any, int], Mind[Any]], game: Game[Any], seed: int) -> Bot[Any]:
    return Beginner(game, mind(game, seed), seed)


def searching(
    mind: Callable[[Any, int], Mind[Any]],
    usual_seconds: float,
    usual_cores: int,
    game: Game[Any],
    seed: int,
    simulations: int = 0,
    seconds: float = 0.0,
    cores: int = 0,
    further: int = 0,
) -> Bot[Any]:
    """A search by its level; simulations, time, cores and how far playouts go can be given instead of the usual ones."""
    time = seconds or (FOREVER if simulations else usual_seconds)
    return Search(
        game, mind(game, seed), seed, simulations or ENDLESS, time, cores or usual_cores or os.cpu_count() or 1, further
    )
