"""Training an evaluation: weights by stage that tell from the features of all seats who will win, fitted to many lessons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldenspike.arena.lessons import Lesson

Floats = NDArray[np.float64]
NEWTON_STEPS: Final = 20
CLOSENESS: Final = 3.0
"""How strongly the weights of a stage are held to those of the stage after it, in lessons."""
VICTORY: Final = 0.5
"""How much of the aim is the victory; the rest goes by the scores, which tell more of a single game."""


class Stage(NamedTuple):
    """All that the lessons saw of one stage: features by lesson and seat, and the chances that they aim at."""

    features: Floats
    aims: Floats


class Fit(NamedTuple):
    """Weights by stage, and for each how many positions it was fitted to and its loss beside that of level chances."""

    weights: list[Floats]
    positions: list[int]
    losses: list[float]
    level: float


def stages_of(lessons: Iterable[Lesson]) -> list[Stage]:
    """The lessons by stage, from the first to the last that any of them came to."""
    played = list(lessons)
    scores = np.array([lesson.scores for lesson in played], float)
    spread = (scores - scores.mean(axis=1, keepdims=True)).std() or 1.0
    shares = np.array([lesson.shares for lesson in played])
    aims = VICTORY * shares + (1 - VICTORY) * softmax(scores / spread)
    seen: dict[int, list[tuple[list[list[float]], Floats]]] = {}
    for lesson, aim in zip(played, aims, strict=True):
        for stage, features in zip(lesson.stages, lesson.features, strict=True):
            seen.setdefault(stage, []).append((features, aim))
    return [stage_of(seen.get(stage, [])) for stage in range(max(seen) + 1)]


def stage_of(seen: list[tuple[list[list[float]], Floats]]) -> Stage:
    return Stage(np.array([features for features, _ in seen], float), np.array([aim for _, aim in seen]))


def softmax(sums: Floats) -> Floats:
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=1, keepdims=True)
    return chances


def fit(stages: list[Stage]) -> Fit:
    """Fit the last stage first; each stage starts from the weights of the one after it."""
    width, seats = stages[-1].features.shape[2], stages[-1].features.shape[1]
    weights: list[Floats] = []
    after = np.zeros(width)
    for stage in reversed(stages):
        after = fit_stage(stage, after) if len(stage.features) else after
        weights.insert(0, after)
    losses = [loss(stage, fitted) for stage, fitted in zip(stages, weights, strict=True)]
    return Fit(weights, [len(stage.features) for stage in stages], losses, float(np.log(seats)))


def fit_stage(stage: Stage, near: Floats) -> Floats:
    """The weights that make the aims likeliest, held to those nearby: Newton's method on a convex function."""
    features, aims = stage
    weights = near.copy()
    for _ in range(NEWTON_STEPS):
        chances = softmax(features @ weights)
        slope = np.einsum("ns,nsf->f", chances - aims, features) + CLOSENESS * (weights - near)
        mean = np.einsum("ns,nsf->nf", chances, features)
        bend = np.einsum("ns,nsf,nsg->fg", chances, features, features) - mean.T @ mean
        step = np.linalg.solve(bend + CLOSENESS * np.eye(len(weights)), slope)
        weights = weights - step
        if np.abs(step).max() < 1e-9:
            break
    return weights


def loss(stage: Stage, weights: Floats) -> float:
    """How surprised the weights are by the aims, on average."""
    if not len(stage.features):
        return 0.0
    chances = softmax(stage.features @ weights)
    return float(-(stage.aims * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def written(found: Fit, told: list[str]) -> str:
    """Weights as a file that `bots.evaluation.read_weights` reads, after lines that tell how they came about."""
    losses = " ".join(f"{one:.3f}" for one in found.losses)
    about = [
        *told,
        f"positions by stage: {' '.join(map(str, found.positions))}",
        f"loss by stage: {losses} (level {found.level:.3f})",
    ]
    rows = [" ".join(f"{number:.4f}" for number in weights) for weights in found.weights]
    return "".join(f"# {line}\n" for line in about) + "".join(f"{line}\n" for line in rows)
