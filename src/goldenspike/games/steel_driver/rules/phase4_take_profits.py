"""Phase four, Take profits: whoever controls a company now is paid its profit level, shares or not."""

from __future__ import annotations

from typing import final

from goldenspike.games.steel_driver.rules.events import PROFIT_TAKEN
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.games.steel_driver.rules.state import NOBODY, SteelDriverState
from goldenspike.kernel.core import Log, Phase


@final
class TakeProfits(Phase[SteelDriverState]):
    def __init__(self) -> None:
        self.name = "take_profits"

    def begin(self, state: SteelDriverState, log: Log) -> None:
        for company in range(COMPANY_COUNT):
            seat = state.controller[company]
            if seat != NOBODY:
                state.cash[seat] += state.profit[company]
                log.tell(PROFIT_TAKEN, seat, company, state.profit[company])
