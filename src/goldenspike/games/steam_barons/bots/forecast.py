"""What the companies will probably perform in a turn, and what a share of each then pays and costs."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.bots.hauls import Hauls
from goldenspike.games.steam_barons.rules.game import BUILD_TRACK, BUY_SHARES, MOVE_GOODS, SteamBarons
from goldenspike.games.steam_barons.rules.rules import (
    ADJUSTMENTS,
    BANKRUPT_PRICE,
    BLOCKED_BOXES,
    COMPANY_COUNT,
    FIRST_BOX,
    GOODS_ROUNDS,
    HIGHEST_PERFORMANCE,
    TURNS,
)
from goldenspike.games.steam_barons.rules.state import NOBODY, BaronsState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, count

DOUBTS: Final[Row] = row([-6, -3, -1, 1, 3, 6])
"""By how many quarters of the doubt a performance may differ from what is expected: each of these as often."""
DOUBT_BEFORE_BUILDING: Final = 3.2
DOUBT_AFTER_BUILDING: Final = 0.5
GROWTH: Final = [0.0, 2.5, 2.4, 2.6, 2.6, 2.4]
"""By turn: how many links two deliveries gain by what a company builds first."""


@final
class Forecast:
    """Expected performances, and by company what a share will pay in dividends and what it will cost then."""

    def __init__(self, game: SteamBarons) -> None:
        self.market: Final = game.market
        self.hauls: Final = Hauls(game.ground)
        self.expected: Final = [0.0] * COMPANY_COUNT
        self.doubt: Final = [0.0] * COMPANY_COUNT
        self.dividend: Final = [0.0] * COMPANY_COUNT
        self.bonus: Final = [0.0] * COMPANY_COUNT
        self.price: Final = [0.0] * COMPANY_COUNT
        self.levels: Final[Row] = row([0] * COMPANY_COUNT)

    def look(self, state: BaronsState) -> None:
        """Look at this turn while goods can still be moved in it, and later at the next turn."""
        for company in range(COMPANY_COUNT):
            self._expect(state, company)
        self.settle(state)

    def _expect(self, state: BaronsState, company: i64) -> None:
        """Its longest deliveries, as many as it still has in this turn, and more before it has built."""
        if state.bankrupt & BIT[company] or self._is_idle(state, company):
            self.expected[company], self.doubt[company] = 0.0, 0.0
            return
        left = deliveries_left(state, company)
        self.hauls.count(state.track, state.cubes, company)
        performance = float(state.performance[company] + self.hauls.longest(left))
        self.doubt[company] = DOUBT_AFTER_BUILDING if left else 0.0
        if has_to_build(state, company):
            turn = state.turn + 1 if state.phase > MOVE_GOODS or state.phase < BUY_SHARES else state.turn
            performance += GROWTH[min(turn, TURNS)]
            self.doubt[company] = DOUBT_BEFORE_BUILDING
        self.expected[company] = performance

    def _is_idle(self, state: BaronsState, company: i64) -> bool:
        """Nobody controls it, nor will anybody buy a share before it would act."""
        return state.controller[company] == NOBODY and (state.phase in (BUILD_TRACK, MOVE_GOODS) or not state.available[company])

    def settle(self, state: BaronsState) -> None:
        """Average what is paid, and where prices go, over performances somewhat above and below the expected ones."""
        for company in range(COMPANY_COUNT):
            self.dividend[company] = self.bonus[company] = self.price[company] = 0.0
        for case in range(len(DOUBTS)):
            for company in range(COMPANY_COUNT):
                doubt = float(DOUBTS[(company + case) % len(DOUBTS)]) * self.doubt[company] / 4.0
                self.levels[company] = max(0, int(self.expected[company] + doubt + 0.5))
            self._pay(state)
        for company in range(COMPANY_COUNT):
            self.dividend[company] /= float(len(DOUBTS))
            self.bonus[company] /= float(len(DOUBTS))
            self.price[company] /= float(len(DOUBTS))

    def _pay(self, state: BaronsState) -> None:
        """Add up one case: dividends by the chart, prices by the order of performances."""
        blocked = BLOCKED_BOXES[count(state.bankrupt)]
        box = FIRST_BOX[self._stacks(state)]
        level = self._best_below(state, HIGHEST_PERFORMANCE * 3)
        while level != NOBODY:
            while blocked & BIT[box]:
                box += 1
            charted = min(HIGHEST_PERFORMANCE, level)
            for company in range(COMPANY_COUNT):
                if self.levels[company] == level and not state.bankrupt & BIT[company]:
                    self.dividend[company] += float(self.market.dividends[charted])
                    self.bonus[company] += float(self.market.bonuses[charted])
                    price = self.market.new_price(state.price[company], ADJUSTMENTS[box]) if state.price[company] >= 0 else 0
                    self.price[company] += 0.0 if price == BANKRUPT_PRICE else float(price)
            box += 1
            level = self._best_below(state, level)

    def _best_below(self, state: BaronsState, limit: i64) -> i64:
        best: i64 = NOBODY
        for company in range(COMPANY_COUNT):
            level = self.levels[company]
            if best < level < limit and not state.bankrupt & BIT[company]:
                best = level
        return best

    def _stacks(self, state: BaronsState) -> i64:
        number = count(state.bankrupt)
        level = self._best_below(state, HIGHEST_PERFORMANCE * 3)
        while level != NOBODY:
            number += 1
            level = self._best_below(state, level)
        return number

    def worth(self, company: i64) -> float:
        """What a share brings by the end of the turn: its dividend, and its price then."""
        return self.dividend[company] + self.price[company]


def place_of(state: BaronsState, company: i64) -> i64:
    for place in range(state.running):
        if state.order[place] == company:
            return place
    return NOBODY


def has_to_build(state: BaronsState, company: i64) -> bool:
    """Has the company still to build before its next deliveries?"""
    if state.phase == BUILD_TRACK:
        return place_of(state, company) >= state.place
    return state.phase != MOVE_GOODS


def deliveries_left(state: BaronsState, company: i64) -> i64:
    """How many cubes the company may still move in this turn or, when goods are done, in the next one."""
    if state.phase != MOVE_GOODS:
        return GOODS_ROUNDS
    return GOODS_ROUNDS - state.round - (1 if place_of(state, company) < state.place else 0)
