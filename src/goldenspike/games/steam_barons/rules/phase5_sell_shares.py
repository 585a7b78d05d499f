"""Phase five, Sell shares: everyone chooses in secret, company by company; then all sales are revealed and paid."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules import actions, events, rules
from goldenspike.games.steam_barons.rules.control import settle_control
from goldenspike.games.steam_barons.rules.rules import BANKRUPT_PRICE, COMPANY_COUNT, TURNS
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.lots import pick_only

ALL_CHOSEN: Final = COMPANY_COUNT
MOST_SHARES: Final = 8


@final
class SellShares(Phase[BaronsState]):
    """`selling` is, for each seat, the company to decide on next; `sales` what it has chosen so far."""

    def __init__(self, players: int) -> None:
        self.name = "sell_shares"
        self.players: Final[i64] = players
        self.offers: Final = [_offers(company) for company in range(COMPANY_COUNT)]

    def begin(self, state: BaronsState, log: Log) -> None:
        for place in range(self.players * COMPANY_COUNT):
            state.sales[place] = 0
        for seat in range(self.players):
            state.selling[seat] = next_to_sell(state, seat, 0)
        if state.turn == TURNS:
            self._sell_everything(state, log)
        if self.pending(state) == 0:
            self._reveal(state, log)

    def pending(self, state: BaronsState) -> i64:
        waiting: i64 = 0
        for seat in range(self.players):
            if state.selling[seat] != ALL_CHOSEN:
                waiting |= BIT[seat]
        return waiting

    def question(self, state: BaronsState, seat: i64) -> Rule:
        return rules.SELL_IN_SECRET

    def sealed(self, state: BaronsState, seat: i64) -> bool:
        return True

    def choices(self, state: BaronsState, seat: i64) -> list[Choice]:
        return [self._offer(state, seat)]

    def at_random(self, state: BaronsState, seat: i64, stream: Stream) -> i64:
        return pick_only(stream, self._offer(state, seat))

    def _offer(self, state: BaronsState, seat: i64) -> Choice:
        company = state.selling[seat]
        return self.offers[company][state.shares[seat * COMPANY_COUNT + company]]

    def check(self, state: BaronsState, seat: i64, action: i64) -> Refusal | None:
        company, shares = actions.first(action), actions.second(action)
        asked = state.selling[seat]
        if actions.kind(action) != actions.SELL or company >= COMPANY_COUNT:
            return Refusal(rules.SELL_IN_SECRET, asked)
        held = state.shares[seat * COMPANY_COUNT + company]
        if held and state.price[company] == BANKRUPT_PRICE:
            return Refusal(rules.NO_SALE_OF_BANKRUPT, company)
        if shares > held:
            return Refusal(rules.SELL_WHAT_YOU_HOLD, company, shares, held)
        return Refusal(rules.SELL_IN_SECRET, asked) if company != asked else None

    def apply(self, state: BaronsState, seat: i64, action: i64, log: Log) -> None:
        company, shares = actions.first(action), actions.second(action)
        state.sales[seat * COMPANY_COUNT + company] = shares
        log.tell(events.SALE_CHOSEN, company, shares, 0, 0, seat)
        state.selling[seat] = next_to_sell(state, seat, company + 1)
        if state.selling[seat] == ALL_CHOSEN:
            log.tell(events.SALE_SEALED, seat)
            if self.pending(state) == 0:
                self._reveal(state, log)

    def _sell_everything(self, state: BaronsState, log: Log) -> None:
        """In the last turn all shares are sold automatically [18]."""
        log.tell(events.ALL_SOLD, state.turn)
        for seat in range(self.players):
            state.selling[seat] = ALL_CHOSEN
            for company in range(COMPANY_COUNT):
                if state.price[company] != BANKRUPT_PRICE:
                    state.sales[seat * COMPANY_COUNT + company] = state.shares[seat * COMPANY_COUNT + company]

    def _reveal(self, state: BaronsState, log: Log) -> None:
        """Pay all sales at the share price; control is settled when all are done [19]."""
        for seat in range(self.players):
            for company in range(COMPANY_COUNT):
                place = seat * COMPANY_COUNT + company
                sold = state.sales[place]
                if sold:
                    state.cash[seat] += sold * state.price[company]
                    state.shares[place] -= sold
                    state.available[company] += sold
                    state.sales[place] = 0
                    log.tell(events.SHARES_SOLD, seat, company, sold, sold * state.price[company])
        for company in range(COMPANY_COUNT):
            if state.turn < TURNS:
                settle_control(state, company, self.players, log)


def next_to_sell(state: BaronsState, seat: i64, company: i64) -> i64:
    """The next company of which a seat has shares to sell; shares with a price below zero cannot be sold [17]."""
    while company < COMPANY_COUNT:
        if state.shares[seat * COMPANY_COUNT + company] and state.price[company] != BANKRUPT_PRICE:
            return company
        company += 1
    return ALL_CHOSEN


def _offers(company: i64) -> list[Choice]:
    """For every number of shares held, the sales that it allows."""
    return [Choice(actions.sell(company, 0), actions.sell(company, shares)) for shares in range(MOST_SHARES + 1)]
