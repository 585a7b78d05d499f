"""Whether highballing pays: the MPs it gains on average, less the repairs it costs."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_and_steam.rules.rules import (
    BREAKDOWN,
    BROKEN_DOWN,
    FULL_BENEFIT,
    LAST_PARTIAL_RESULT,
    NO_BENEFIT_RESULT,
    NORMAL,
    PARTIAL_BENEFIT,
    REPAIR_COST,
    WEAR,
    WORST_LEVEL,
)
from goldenspike.kernel.ints import i64

OUTCOMES: Final = 36
SIDES: Final = 6


def highballing_gain(engine: i64, level: i64) -> float:
    """The MPs that an attempt gains on average, less those that repairing its wear costs."""
    total = 0.0
    for first in range(1, SIDES + 1):
        for second in range(1, SIDES + 1):
            total += gain_of(engine, level, first + second - level)
    return total / OUTCOMES


def gain_of(engine: i64, level: i64, result: i64) -> float:
    if result < 0:
        return -float(NORMAL[engine] + REPAIR_COST * (BROKEN_DOWN - level))
    if level + WEAR[result] > WORST_LEVEL:
        return -float(NORMAL[engine] - BREAKDOWN[engine] + REPAIR_COST * (BROKEN_DOWN - level))
    benefit: i64 = 0
    if result > NO_BENEFIT_RESULT:
        benefit = PARTIAL_BENEFIT[engine] if result <= LAST_PARTIAL_RESULT else FULL_BENEFIT[engine]
    return float(benefit - REPAIR_COST * WEAR[result])
