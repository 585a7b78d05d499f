"""The end of a turn: the game may be won or the limit reached, else it is the next player's turn."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import events, sequence
from goldenspike.games.steel_and_steam.rules.endings.endings import Ending, end_game
from goldenspike.games.steel_and_steam.rules.state import SteelAndSteamState, active
from goldenspike.kernel.core import OVER, Log, Phase
from goldenspike.kernel.ints import i64


@final
class EndOfTurn(Phase[SteelAndSteamState]):
    def __init__(self, ending: Ending, players: int, limit: int) -> None:
        self.name = "end_of_turn"
        self.ending: Final = ending
        self.limit: Final[i64] = limit * players

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        state.then = sequence.BEGIN_TURN
        self.ending.after_turn(state, active(state), log)
        if state.turn == self.limit and state.then != OVER:
            log.tell(events.LIMIT_REACHED, state.turn // len(state.cash))
            end_game(self.ending.rails, state, log)

    def pending(self, state: SteelAndSteamState) -> i64:
        return 0
