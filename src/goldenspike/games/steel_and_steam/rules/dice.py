"""Rolling two dice: the economy looks at them first, then the phase that asked for the roll."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.economy.economy import Economy
from goldenspike.games.steel_and_steam.rules.state import SteelAndSteamState
from goldenspike.kernel.core import CHANCE, Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT

SIDES: Final = 6
ROLLS: Final = [Choice(actions.roll(first, 1), actions.roll(first, SIDES), SIDES) for first in range(1, SIDES + 1)]
"""All 36 outcomes of two dice, equally likely."""


@final
class Dice(Phase[SteelAndSteamState]):
    def __init__(self, economy: Economy) -> None:
        self.name = "dice"
        self.economy: Final = economy

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        state.waiting = BIT[CHANCE]

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        return rules.ROLL_DICE

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        return ROLLS

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        return None if is_roll(action) else Refusal(rules.ROLL_DICE)

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        state.first_die = actions.first(action)
        state.second_die = actions.second(action)
        log.tell(events.ROLLED, state.first_die, state.second_die)
        state.waiting = 0
        state.then = state.roll_for
        if state.first_die == state.second_die:
            self.economy.look_at_doubles(state, state.first_die, log)


def is_roll(action: i64) -> bool:
    first, second = actions.first(action), actions.second(action)
    return actions.kind(action) == actions.ROLL and 1 <= first <= SIDES and 1 <= second <= SIDES


def roll_for(state: SteelAndSteamState, phase: i64) -> None:
    """Have the dice rolled; `phase` then begins again and finds the roll in the state."""
    state.roll_for = phase
    state.waiting = 0
    state.then = sequence.DICE


def has_rolled(state: SteelAndSteamState) -> bool:
    return state.first_die != 0


def pick_up(state: SteelAndSteamState) -> i64:
    """Return the sum of the dice and clear them for the next roll."""
    total = state.first_die + state.second_die
    state.first_die = 0
    state.second_die = 0
    return total
