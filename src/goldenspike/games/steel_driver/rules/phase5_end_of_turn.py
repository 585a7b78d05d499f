"""Phase five, End of turn: the pass row becomes the company order, profits go back to zero, markers into their boxes."""

from __future__ import annotations

from typing import final

from goldenspike.games.steel_driver.rules.events import TURN_ENDED
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.games.steel_driver.rules.state import NOBODY, SteelDriverState
from goldenspike.kernel.core import Log, Phase


@final
class EndOfTurn(Phase[SteelDriverState]):
    def __init__(self) -> None:
        self.name = "end_of_turn"

    def begin(self, state: SteelDriverState, log: Log) -> None:
        for company in range(COMPANY_COUNT):
            state.order[company] = state.passed[company]
            state.profit[company] = 0
            state.controller[company] = NOBODY
        log.tell(TURN_ENDED, state.turn, state.order[0])
