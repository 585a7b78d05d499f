"""Start of game: everyone rolls for the turn order, highest first; those who tie roll again among themselves [1]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import events, sequence
from goldenspike.games.steel_and_steam.rules.dice import has_rolled, pick_up, roll_for
from goldenspike.games.steel_and_steam.rules.endings.endings import Ending
from goldenspike.games.steel_and_steam.rules.state import SteelAndSteamState
from goldenspike.kernel.core import Log, Phase
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, lowest

RANKS: Final = 16
"""More than any roll, so that an earlier roll always outranks a later one."""


@final
class TurnOrder(Phase[SteelAndSteamState]):
    """Begins again after every roll. `rank` holds everyone's place so far, `to_roll` who rolls in this round."""

    def __init__(self, players: int, ending: Ending) -> None:
        self.name = "turn_order"
        self.players: Final[i64] = players
        self.ending: Final = ending

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        if not has_rolled(state):
            state.to_roll = BIT[self.players] - 1
        else:
            seat = lowest(state.to_roll)
            roll = pick_up(state)
            log.tell(events.ORDER_ROLLED, seat, roll)
            state.rank[seat] += roll
            state.to_roll ^= BIT[seat]
            if state.to_roll == 0:
                self._compare(state)
        if state.to_roll:
            roll_for(state, sequence.TURN_ORDER)
        else:
            self._sit_down(state, log)

    def pending(self, state: SteelAndSteamState) -> i64:
        return 0

    def _compare(self, state: SteelAndSteamState) -> None:
        """Keep only the order of the ranks, and have those who share one roll again."""
        better = [self._better_than(state, seat) for seat in range(self.players)]
        for seat in range(self.players):
            state.rank[seat] = (self.players - better[seat]) * RANKS
            if better.count(better[seat]) > 1:
                state.to_roll |= BIT[seat]

    def _better_than(self, state: SteelAndSteamState, seat: i64) -> i64:
        better: i64 = 0
        for other in range(self.players):
            if state.rank[other] > state.rank[seat]:
                better += 1
        return better

    def _sit_down(self, state: SteelAndSteamState, log: Log) -> None:
        for seat in range(self.players):
            place = self._better_than(state, seat)
            state.order[place] = seat
            log.tell(events.ORDER_PLACE, seat, place + 1)
        state.place = self.players - 1
        state.waiting = 0
        state.then = self.ending.after_turn_order
