"""Running the locomotives: the next player's turn begins with a fresh allowance of MPs."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import events, sequence
from goldenspike.games.steel_and_steam.rules.rules import BREAKDOWN, BROKEN_DOWN, NORMAL
from goldenspike.games.steel_and_steam.rules.state import DEPARTING, IN_STATION, NOWHERE, UNDER_WAY, SteelAndSteamState
from goldenspike.kernel.core import Log, Phase
from goldenspike.kernel.ints import i64


@final
class BeginTurn(Phase[SteelAndSteamState]):
    def __init__(self, players: int) -> None:
        self.name = "begin_turn"
        self.players: Final[i64] = players

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        state.turn += 1
        state.place = state.place + 1 if state.place + 1 < self.players else 0
        seat = state.order[state.place]
        state.mps = allowance(state, seat)
        state.spent = 0
        state.used = 0
        state.highballing = 0
        state.home_entered = 0
        log.tell(events.TURN_BEGUN, seat, state.turn, state.mps)
        if state.journey[seat] == DEPARTING:
            state.journey[seat] = UNDER_WAY
        if state.home[seat] == NOWHERE:
            state.then = sequence.HOME_CITY
        else:
            state.then = sequence.STATION if state.journey[seat] == IN_STATION else sequence.RUNNING

    def pending(self, state: SteelAndSteamState) -> i64:
        return 0


def allowance(state: SteelAndSteamState, seat: i64) -> i64:
    return BREAKDOWN[state.engine[seat]] if state.level[seat] == BROKEN_DOWN else NORMAL[state.engine[seat]]
