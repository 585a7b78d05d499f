"""What the state of the economy does to payoffs and fees: nothing in the standard game, much with the optional rules."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import events, sequence
from goldenspike.games.steel_and_steam.rules.rules import (
    ADJUSTMENT,
    BEARISH,
    BOOM,
    BULLISH,
    BUST,
    BUST_FEE,
    CHANGE_TABLE,
    FLAT_FEE,
    NORMAL_ECONOMY,
    PAYOFF_BAND,
)
from goldenspike.games.steel_and_steam.rules.state import NEVER_YET, NOW, PAST, SteelAndSteamState
from goldenspike.kernel.core import Log
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


class Economy:
    """The steady economy of the standard game."""

    def look_at_doubles(self, state: SteelAndSteamState, number: i64, log: Log) -> None:
        pass

    def adjusted(self, state: SteelAndSteamState, payoff: i64) -> i64:
        return payoff

    def flat_fee(self, state: SteelAndSteamState, others: i64) -> i64:
        """The fee for riding the bank's or one's own properties; `others` are the other players' properties used in the turn."""
        return FLAT_FEE

    def surcharge(self, state: SteelAndSteamState) -> i64:
        """What a turn with any fee costs in addition, paid to the bank."""
        return 0


@final
class FluctuatingEconomy(Economy):
    """Doubles change the economy, and payoffs and fees with it [32] [33]; an option adds the Great Depression [34]."""

    def __init__(self, players: i64, with_depression: bool) -> None:
        self.everyone: Final[i64] = BIT[players] - 1
        self.with_depression: Final = with_depression

    def look_at_doubles(self, state: SteelAndSteamState, number: i64, log: Log) -> None:
        if state.depression == NOW:
            state.depression = PAST
            log.tell(events.DEPRESSION_ENDED)
        elif self.with_depression and number == 1 and state.economy == BUST and state.depression == NEVER_YET:
            state.depression = NOW
            state.to_pay = self.everyone
            state.then = sequence.GREAT_DEPRESSION
            log.tell(events.DEPRESSION_BEGUN)
        else:
            self._change(state, number, log)

    def adjusted(self, state: SteelAndSteamState, payoff: i64) -> i64:
        band = payoff // PAYOFF_BAND
        small, large = ADJUSTMENT * (band // 2), ADJUSTMENT * band
        if state.depression == NOW:
            return payoff - small - large
        if state.economy == NORMAL_ECONOMY:
            return payoff
        if state.economy == BULLISH:
            return payoff + small
        if state.economy == BEARISH:
            return payoff - small
        return payoff + large if state.economy == BOOM else payoff - large

    def flat_fee(self, state: SteelAndSteamState, others: i64) -> i64:
        return 0 if state.economy == BOOM and others == 0 else FLAT_FEE

    def surcharge(self, state: SteelAndSteamState) -> i64:
        return BUST_FEE if state.economy == BUST else 0

    def _change(self, state: SteelAndSteamState, number: i64, log: Log) -> None:
        condition = CHANGE_TABLE[state.economy][number]
        if condition != state.economy:
            state.economy = condition
            log.tell(events.ECONOMY_CHANGED, condition)
