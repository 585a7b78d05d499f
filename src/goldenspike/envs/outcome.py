"""What came of many games, as numpy arrays."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from goldenspike.envs.play import Mask, Observation


@dataclass(frozen=True)
class Decisions:
    """Every decision, game after game: which game, whose, what was done, seen and allowed."""

    games: NDArray[np.int64]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    observations: Observation
    masks: Mask


@dataclass(frozen=True)
class Games:
    """By game and seat: `scores`, and in `winners` whether it won; by game: `lengths` in decisions.

    A game that was broken off has no winner. `decisions` are kept only if asked for.
    """

    scores: NDArray[np.int64]
    winners: NDArray[np.bool_]
    lengths: NDArray[np.int64]
    decisions: Decisions | None


def joined(parts: list[Games]) -> Games:
    """The games of several processes as one."""
    kept = [part.decisions for part in parts if part.decisions is not None]
    names = [field.name for field in fields(Decisions)]
    decisions = Decisions(**{name: np.concatenate([getattr(part, name) for part in kept]) for name in names}) if kept else None
    return Games(
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.winners for part in parts]),
        np.concatenate([part.lengths for part in parts]),
        decisions,
    )
