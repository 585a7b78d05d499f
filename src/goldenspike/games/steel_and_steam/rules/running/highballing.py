"""Highballing: the roll less the maintenance level decides on wear and benefit, breakdown or catastrophe."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import events, sequence
from goldenspike.games.steel_and_steam.rules.dice import has_rolled, pick_up, roll_for
from goldenspike.games.steel_and_steam.rules.fees.barrelhead import standing_on
from goldenspike.games.steel_and_steam.rules.fees.usage_fees import UsageFees
from goldenspike.games.steel_and_steam.rules.rules import (
    BREAKDOWN,
    BROKEN_DOWN,
    FULL_BENEFIT,
    LAST_PARTIAL_RESULT,
    NO_BENEFIT_RESULT,
    PARTIAL_BENEFIT,
    WEAR,
    WORST_LEVEL,
)
from goldenspike.games.steel_and_steam.rules.state import HIGHBALLS, TALLIES, SteelAndSteamState, active
from goldenspike.kernel.core import Log, Phase
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


@final
class Highballing(Phase[SteelAndSteamState]):
    """Begins again once the dice are rolled."""

    def __init__(self, fees: UsageFees) -> None:
        self.name = "highballing"
        self.fees: Final = fees

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        if not has_rolled(state):
            roll_for(state, sequence.HIGHBALL)
            return
        seat = active(state)
        result = pick_up(state) - state.level[seat]
        state.then = sequence.RUNNING
        if result < 0:
            suffer_catastrophic_breakdown(state, seat, log)
        elif state.level[seat] + WEAR[result] > WORST_LEVEL:
            state.level[seat] = BROKEN_DOWN
            state.mps = BREAKDOWN[state.engine[seat]]
            log.tell(events.BROKE_DOWN, seat, state.mps)
        else:
            state.level[seat] += WEAR[result]
            state.mps += benefit(state, seat, result)
            log.tell(events.HIGHBALL_RESULT, seat, result, state.level[seat], state.mps)
        self.fees.after_highballing(state, seat, log)

    def pending(self, state: SteelAndSteamState) -> i64:
        return 0


def benefit(state: SteelAndSteamState, seat: i64, result: i64) -> i64:
    if result == NO_BENEFIT_RESULT:
        return 0
    if result <= LAST_PARTIAL_RESULT:
        return PARTIAL_BENEFIT[state.engine[seat]]
    state.tally[seat * TALLIES + HIGHBALLS] += 1
    return FULL_BENEFIT[state.engine[seat]]


def odds(level: i64) -> dict[str, int]:
    """How many of the 36 rolls of two dice give which result at a maintenance level; none when broken down."""
    found = {"full": 0, "partial": 0, "none": 0, "breakdown": 0, "catastrophe": 0}
    for first in range(0 if level == BROKEN_DOWN else 6):
        for second in range(6):
            result = first + second + 2 - level
            if result < 0:
                found["catastrophe"] += 1
            elif level + WEAR[result] > WORST_LEVEL:
                found["breakdown"] += 1
            elif result > LAST_PARTIAL_RESULT:
                found["full"] += 1
            else:
                found["none" if result == NO_BENEFIT_RESULT else "partial"] += 1
    return found


def suffer_catastrophic_breakdown(state: SteelAndSteamState, seat: i64, log: Log) -> None:
    """No movement this turn, but the fee of the property last ridden is due, or at departure the flat fee [15]."""
    state.level[seat] = BROKEN_DOWN
    state.mps = 0
    state.used |= BIT[standing_on(state, seat)]
    log.tell(events.CATASTROPHE, seat)
    state.then = sequence.USAGE_FEES
