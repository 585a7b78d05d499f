"""One game in play, as every environment uses it: numpy arrays for what a seat sees and may do, rewards, and pictures."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from goldenspike.bots.trial import NOBODY, Trial
from goldenspike.envs.pictures import drawing, pixels, screen
from goldenspike.kernel.core import Game
from goldenspike.parts.encoding import Encoding

Observation = NDArray[np.int32]
Mask = NDArray[np.int8]
Rewards = Literal["win", "score"]
RENDER_MODES: Final = ["human", "ansi", "svg", "rgb_array"]


def seed_from(seed: int | None) -> int:
    """A seed for our streams from one of any size; from the machine's own chance if there is none."""
    return int(np.random.SeedSequence(seed).generate_state(1)[0]) >> 1


def array(numbers: Any) -> Observation:
    """A new array of a row of numbers, compiled or not."""
    return np.array(numbers, dtype=np.int32)


def mask_array(flags: Any) -> Mask:
    return np.array(flags, dtype=np.uint8).view(np.int8)


class Play:
    """A game in play. `rewards` are paid at the end: 1 for the winner, shared if there are several ("win"), or the scores."""

    def __init__(self, encoding: Encoding[Any], rewards: Rewards = "win") -> None:
        if rewards not in get_args(Rewards):
            raise ValueError(f"rewards are one of {', '.join(get_args(Rewards))}, not {rewards!r}")
        self.encoding: Final = encoding
        self.game: Final[Game[Any]] = encoding.game
        self.kind: Final = rewards
        self.trial: Final[Trial[Any]] = Trial(encoding, 0)
        self.actions: Final = int(encoding.actions.size)
        self.numbers: Final = len(encoding.sheet.numbers)
        self.nothing: Final[Mask] = np.zeros(self.actions, np.int8)

    def begin(self, seed: int | None) -> None:
        self.trial.begin(seed_from(seed))

    @property
    def over(self) -> bool:
        return self.trial.seat == NOBODY

    def observation(self, seat: int) -> Observation:
        return array(self.trial.observe(seat))

    def mask(self, seat: int) -> Mask:
        """What a seat may do now: nothing at all unless it is the one that is asked."""
        return mask_array(self.trial.mask()) if seat == self.trial.seat else self.nothing.copy()

    def paid(self) -> list[float]:
        """By seat: its reward for the game, which is over."""
        result = self.game.result(self.trial.state)
        if self.kind == "score":
            return [float(score) for score in result.scores]
        return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(self.game.players)]

    def render(self, mode: str | None, seat: int) -> Any:
        """The table as a seat sees it, in one of `RENDER_MODES`; "human" prints it and gives nothing."""
        draw = {"human": screen, "ansi": screen, "svg": drawing, "rgb_array": pixels}.get(mode or "")
        drawn = None if draw is None else draw(self.game, self.trial.state, seat)
        if mode == "human":
            print(drawn)
            return None
        return drawn


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode
