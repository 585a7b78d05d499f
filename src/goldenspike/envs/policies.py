"""Many games at once for a policy: a function that decides for a whole batch of observations and masks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from goldenspike.bots.plays import ENDLESS
from goldenspike.bots.trial import NOBODY, Trial
from goldenspike.envs.outcome import Decisions, Games
from goldenspike.envs.play import Mask, Observation, array, mask_array, seed_from
from goldenspike.envs.setting import encoding_of
from goldenspike.kernel.core import Game

Policy = Callable[[Observation, Mask], Any]
"""Takes observations and masks, a row for each decision, and gives as many indices."""
AT_ONCE: Final = 64
"""How many games a policy is asked about together."""


class Batch:
    """Games in play side by side, each with its number; one that ends makes room for the next."""

    def __init__(self, game: Game[Any], games: int, seed: int, keeps: bool, longest: int) -> None:
        self.game: Final = game
        self.encoding: Final = encoding_of(game)
        self.seed: Final = seed_from(seed)
        self.keeps: Final = keeps
        self.longest: Final = longest
        self.scores: Final = np.zeros((games, game.players), np.int64)
        self.winners: Final = np.zeros((games, game.players), np.bool_)
        self.lengths: Final = np.zeros(games, np.int64)
        self.numbers: Final = iter(range(games))
        self.kept: Final[list[tuple[int, int, int, Observation, Mask]]] = []
        self.live: dict[int, Trial[Any]] = {}
        self._fill()

    def _fill(self) -> None:
        """Begin new games while there is room and any are left."""
        while len(self.live) < AT_ONCE and (number := next(self.numbers, None)) is not None:
            self.live[number] = Trial(self.encoding, (self.seed + number) % 2**31)

    def run(self, policy: Policy) -> None:
        while self.live:
            trials = list(self.live.items())
            seen = np.stack([array(trial.observe(trial.seat)) for _, trial in trials])
            masks = np.stack([mask_array(trial.mask()) for _, trial in trials])
            for place, ((number, trial), index) in enumerate(zip(trials, policy(seen, masks), strict=True)):
                if self.keeps:
                    self.kept.append((number, int(trial.seat), int(index), seen[place], masks[place]))
                self._step(number, trial, int(index))
            self._fill()

    def _step(self, number: int, trial: Trial[Any], index: int) -> None:
        if not trial.step(index):
            raise ValueError(f"the policy chose the index {index}, which its mask does not allow")
        self.lengths[number] += index != trial.encoding.actions.more
        broken_off = self.longest != ENDLESS and self.lengths[number] >= self.longest
        if trial.seat == NOBODY or broken_off:
            result = self.game.result(trial.state)
            self.scores[number] = result.scores
            self.winners[number, result.winners if trial.seat == NOBODY else []] = True
            del self.live[number]

    def decisions(self) -> Decisions:
        """All that was kept, game after game."""
        kept = sorted(self.kept, key=lambda decision: decision[0])
        numbers = np.array([decision[:3] for decision in kept], np.int64).reshape(-1, 3)
        seen = np.stack([decision[3] for decision in kept])
        masks = np.stack([decision[4] for decision in kept])
        return Decisions(numbers[:, 0], numbers[:, 1], numbers[:, 2], seen, masks)


def play_by_policy(game: Game[Any], policy: Policy, games: int, seed: int, decisions: bool, longest: int) -> Games:
    """Play so many games by one policy for every seat. Raises `ValueError` if it chooses what its mask does not allow."""
    batch = Batch(game, games, seed, decisions, longest)
    batch.run(policy)
    return Games(batch.scores, batch.winners, batch.lengths, batch.decisions() if decisions else None)
