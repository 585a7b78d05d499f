"""Phase four, Dividends: shareholders, controllers and companies are paid, then share prices move."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules import events
from goldenspike.games.steam_barons.rules.market import Market
from goldenspike.games.steam_barons.rules.rules import (
    ADJUSTMENTS,
    BANKRUPT_PRICE,
    BLOCKED_BOXES,
    COMPANY_COUNT,
    FIRST_BOX,
    HIGHEST_PERFORMANCE,
)
from goldenspike.games.steam_barons.rules.state import NOBODY, BaronsState
from goldenspike.kernel.core import Log, Phase
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, count


@final
class Dividends(Phase[BaronsState]):
    def __init__(self, players: int, market: Market) -> None:
        self.name = "dividends"
        self.players: Final[i64] = players
        self.market: Final = market

    def begin(self, state: BaronsState, log: Log) -> None:
        for company in range(COMPANY_COUNT):
            if not state.bankrupt & BIT[company]:
                self._pay_dividends(state, company, log)
                self._pay_ceo_bonus(state, company, log)
                self._pay_company_profit(state, company, log)
        self._adjust_prices(state, log)
        for company in range(COMPANY_COUNT):
            state.performance[company] = 0

    def _pay_dividends(self, state: BaronsState, company: i64, log: Log) -> None:
        dividend = self.market.dividends[charted(state, company)]
        for seat in range(self.players):
            shares = state.shares[seat * COMPANY_COUNT + company]
            if shares and dividend:
                state.cash[seat] += shares * dividend
                log.tell(events.DIVIDEND_PAID, seat, company, shares * dividend)

    def _pay_ceo_bonus(self, state: BaronsState, company: i64, log: Log) -> None:
        """The bonus goes to whoever controls the company, with or without a share of it."""
        bonus = self.market.bonuses[charted(state, company)]
        seat = state.controller[company]
        if seat != NOBODY and bonus:
            state.cash[seat] += bonus
            log.tell(events.BONUS_PAID, seat, company, bonus)

    def _pay_company_profit(self, state: BaronsState, company: i64, log: Log) -> None:
        profit = self.market.profits[charted(state, company)]
        if profit:
            state.treasury[company] += profit
            log.tell(events.PROFIT_MADE, company, profit)

    def _adjust_prices(self, state: BaronsState, log: Log) -> None:
        """The stacks take the free boxes from left to right; how many there are decides the box of the best one [13]."""
        box = FIRST_BOX[stacks(state)]
        level = best_below(state, -1)
        while level != NOBODY:
            while BLOCKED_BOXES[count(state.bankrupt)] & BIT[box]:
                box += 1
            for company in range(COMPANY_COUNT):
                if state.performance[company] == level and not state.bankrupt & BIT[company]:
                    self._adjust_price(state, company, ADJUSTMENTS[box], log)
            box += 1
            level = best_below(state, level)

    def _adjust_price(self, state: BaronsState, company: i64, adjustment: i64, log: Log) -> None:
        before = state.price[company]
        after = self.market.new_price(before, adjustment)
        state.price[company] = after
        if after == BANKRUPT_PRICE:
            log.tell(events.PRICE_BELOW_ZERO, company)
        else:
            log.tell(events.PRICE_CHANGED, company, before, after)


def charted(state: BaronsState, company: i64) -> i64:
    return min(HIGHEST_PERFORMANCE, state.performance[company])


def best_below(state: BaronsState, limit: i64) -> i64:
    """The highest performance of a company in play below a limit (-1: no limit), or `NOBODY`."""
    best: i64 = NOBODY
    for company in range(COMPANY_COUNT):
        performance = state.performance[company]
        if not state.bankrupt & BIT[company] and performance > best and (limit == -1 or performance < limit):
            best = performance
    return best


def stacks(state: BaronsState) -> i64:
    """Companies level in performance form one stack; every bankrupt company counts as one of its own [14]."""
    number = count(state.bankrupt)
    level = best_below(state, -1)
    while level != NOBODY:
        number += 1
        level = best_below(state, level)
    return number
