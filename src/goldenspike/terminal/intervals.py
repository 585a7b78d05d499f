"""How far a share of victories can be trusted: Wilson's 95 % interval."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959964
"""Half the width of 95 % of the normal distribution."""


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a chance of which so many games were won; shared victories may count as parts."""
    if not games:
        return 0.0, 1.0
    share, extra = won / games, Z * Z / games
    middle = (share + extra / 2) / (1 + extra)
    half = Z / (1 + extra) * sqrt(share * (1 - share) / games + extra / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def interval(won: float, games: float) -> str:
    """In per cent, short: 45-55."""
    low, high = wilson(won, games)
    return f"{low * 100:.0f}-{high * 100:.0f}"
