"""The shapes of what a table tells of the draw of its seed, and of the luck that came of it."""

from __future__ import annotations

from msgspec import Struct

from goldenspike.tables.stored import NO_DRAW, Stage


class PartShown(Struct):
    """What the browser of the person in a seat promised, and what that was: shown when the game has begun, None if never told."""

    seat: int
    commitment: str
    contribution: str | None


class DrawShown(Struct):
    """How the seed is drawn (docs/fairness.md). `secret` and `seed` are shown when the game is over.

    The first `brought` moves came from another game. If the end was taken back, the seed was known from move `known_from` on.
    """

    stage: Stage = NO_DRAW
    commitment: str | None = None
    parts: list[PartShown] = []
    until: float | None = None
    brought: int = 0
    known_from: int | None = None
    secret: str | None = None
    seed: str | None = None


class Dealt(Struct):
    """An outcome of chance: the number of the move, what it was and what the seed gives, in words.

    `offered` has a weight and a number of actions for each choice there was, `chosen` the number of the choice and the action in
    it, both from 0.
    """

    move: int
    words: str
    right: str
    offered: list[tuple[int, int]]
    chosen: tuple[int, int]
