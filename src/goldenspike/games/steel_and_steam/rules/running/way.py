"""A way over the map, as the route search finds it."""

from __future__ import annotations

from typing import Final, final


@final
class Way:
    """A way to an end of the turn: its segments in order, its MPs, and all fees of the turn."""

    def __init__(self, end: int, mps: int, fee: int, segments: list[int]) -> None:
        self.end: Final = end
        self.mps: Final = mps
        self.fee: Final = fee
        self.segments: Final = segments
