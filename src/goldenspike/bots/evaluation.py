"""An evaluation learned from games: the chance to win, by weights for each stage of a game."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final, final

from goldenspike.bots.mind import Mind
from goldenspike.kernel.core import Game, S
from goldenspike.kernel.ints import i64

COMMENT: Final = "#"


@final
class Linear:
    """For each seat the sum of weights times features; the chances are the softmax of the sums over all seats."""

    def __init__(self, stages: list[list[float]]) -> None:
        self.stages: Final = stages

    def chances(self, game: Game[S], mind: Mind[S], state: S) -> list[float]:
        sums = [self.strength(mind.stage(state), mind.features(state, seat)) for seat in range(game.players)]
        return softmax(sums)

    def strength(self, stage: i64, features: list[float]) -> float:
        weights = self.stages[min(stage, len(self.stages) - 1)]
        total = 0.0
        for place in range(len(features)):
            total += weights[place] * features[place]
        return total


def softmax(sums: list[float]) -> list[float]:
    highest = max(sums)
    powers = [math.exp(one - highest) for one in sums]
    total = sum(powers)
    return [power / total for power in powers]


def read_weights(text: str) -> Linear:
    """Weights as a file tells them: a line of numbers for each stage; lines that begin with `#` tell how they came about."""
    rows = [line.split() for line in text.splitlines() if line and not line.startswith(COMMENT)]
    return Linear([[float(number) for number in numbers] for numbers in rows])


def weights_beside(module: str, name: str) -> Linear:
    """The weights `weights/NAME.txt` beside a module of bots."""
    return read_weights((Path(module).parent / "weights" / (name + ".txt")).read_text("utf-8"))
