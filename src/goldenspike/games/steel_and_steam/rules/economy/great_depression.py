"""The Great Depression: when it begins, everyone rolls two dice and pays that many thousands to the bank [34]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.dice import ROLLS, is_roll
from goldenspike.games.steel_and_steam.rules.rules import DEPRESSION_UNIT
from goldenspike.games.steel_and_steam.rules.state import NOBODY, SteelAndSteamState
from goldenspike.kernel.core import CHANCE, Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


@final
class GreatDepression(Phase[SteelAndSteamState]):
    """Begins again after every payment until all have paid; then the phase that asked for the first roll goes on."""

    def __init__(self, players: int) -> None:
        self.name = "great_depression"
        self.players: Final[i64] = players

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        state.waiting = BIT[CHANCE] if state.to_pay else 0
        state.then = state.roll_for

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        return rules.GREAT_DEPRESSION

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        return ROLLS

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        return None if is_roll(action) else Refusal(rules.GREAT_DEPRESSION)

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        victim = next_to_pay(state, self.players)
        amount = DEPRESSION_UNIT * (actions.first(action) + actions.second(action))
        log.tell(events.DEPRESSION_ROLLED, victim, amount)
        state.to_pay ^= BIT[victim]
        state.debt[self.players] = amount
        state.debtor = victim
        state.after_payment = sequence.GREAT_DEPRESSION
        state.waiting = 0
        state.then = sequence.PAYMENT


def next_to_pay(state: SteelAndSteamState, players: i64) -> i64:
    """The first seat in turn order that still has to pay."""
    for place in range(players):
        if state.to_pay & BIT[state.order[place]]:
            return state.order[place]
    return NOBODY
