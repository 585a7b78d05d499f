"""Phase one, Buy shares: an auction for each company, whose winner buys first; then the others may buy at the same price."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules import actions, events, rules
from goldenspike.games.steam_barons.rules.control import settle_control
from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT, LOWEST_BID
from goldenspike.games.steam_barons.rules.state import NOBODY, BaronsState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, alone
from goldenspike.parts.lots import pick_between, pick_only

BIDDING: Final = 0
WINNER_BUYS: Final = 1
OTHERS_BUY: Final = 2
MOST_SHARES: Final = 8


@final
class BuyShares(Phase[BaronsState]):
    """`buying` tells how far the sale of a company's shares is; `out` who has passed or has had a turn to buy."""

    def __init__(self, players: int) -> None:
        self.name = "buy_shares"
        self.players: Final[i64] = players
        self.passing: Final = actions.one(actions.simple(actions.PASS))
        nothing, one = actions.simple(actions.BUY, 0), actions.simple(actions.BUY, 1)
        self.some: Final = [Choice(nothing, nothing + shares) for shares in range(MOST_SHARES + 1)]
        self.at_least_one: Final = [Choice(one, nothing + max(1, shares)) for shares in range(MOST_SHARES + 1)]

    def begin(self, state: BaronsState, log: Log) -> None:
        state.place = -1
        self._next_company(state, log)

    def pending(self, state: BaronsState) -> i64:
        return alone(state.asked)

    def question(self, state: BaronsState, seat: i64) -> Rule:
        if state.buying == BIDDING:
            return rules.AUCTION_SHARES
        return rules.WINNER_BUYS if state.buying == WINNER_BUYS else rules.OTHERS_BUY

    def choices(self, state: BaronsState, seat: i64) -> list[Choice]:
        if state.buying == BIDDING:
            bids = Choice(actions.simple(actions.BID, least_bid(state)), actions.simple(actions.BID, state.cash[seat]))
            return [self.passing, bids]
        return [self._purchases(state, seat)]

    def _purchases(self, state: BaronsState, seat: i64) -> Choice:
        most = most_shares(state, seat)
        return self.at_least_one[most] if state.buying == WINNER_BUYS else self.some[most]

    def at_random(self, state: BaronsState, seat: i64, stream: Stream) -> i64:
        if state.buying != BIDDING:
            return pick_only(stream, self._purchases(state, seat))
        if stream.below(2) == 0:
            return self.passing.first
        return actions.simple(actions.BID, pick_between(stream, least_bid(state), state.cash[seat]))

    def check(self, state: BaronsState, seat: i64, action: i64) -> Refusal | None:
        company, value = for_sale(state), actions.second(action)
        if state.buying == BIDDING:
            return None if action == self.passing.first else self._check_bid(state, seat, action)
        most = most_shares(state, seat)
        least = 1 if state.buying == WINNER_BUYS else 0
        if action != actions.simple(actions.BUY, value) or not least <= value <= most:
            return Refusal(rules.WINNER_BUYS if state.buying == WINNER_BUYS else rules.OTHERS_BUY, company, most)
        return None

    def _check_bid(self, state: BaronsState, seat: i64, action: i64) -> Refusal | None:
        bid = actions.second(action)
        if action != actions.simple(actions.BID, bid):
            return Refusal(rules.AUCTION_SHARES, for_sale(state))
        if bid < least_bid(state):
            if state.high_bidder == NOBODY:
                return Refusal(rules.LOWEST_OPENING_BID, bid, least_bid(state))
            return Refusal(rules.BID_HIGHER, bid, state.bid)
        return Refusal(rules.BID_WITHIN_CASH, bid, state.cash[seat]) if bid > state.cash[seat] else None

    def apply(self, state: BaronsState, seat: i64, action: i64, log: Log) -> None:
        company = for_sale(state)
        if state.buying != BIDDING:
            self._buy(state, seat, actions.second(action), log)
            self._ask_next_buyer(state, seat, log)
            return
        if actions.kind(action) == actions.BID:
            state.bid = actions.second(action)
            state.high_bidder = seat
            log.tell(events.BID, seat, company, state.bid)
        else:
            state.out |= BIT[seat]
            log.tell(events.BID_PASSED, seat, company)
        self._ask_next_bidder(state, seat, log)

    def _next_company(self, state: BaronsState, log: Log) -> None:
        """Go on to the next company in the order of play that has shares for sale and a player who can bid."""
        while True:
            state.place += 1
            if state.place >= state.running:
                state.asked = NOBODY
                return
            company = for_sale(state)
            if state.available[company]:
                log.tell(events.SHARES_OFFERED, company, state.available[company], state.price[company])
                state.bid = 0
                state.high_bidder = NOBODY
                state.out = 0
                state.buying = BIDDING
                state.asked = self._first_bidder(state)
                if state.asked != NOBODY:
                    return
                log.tell(events.NO_BID, company)

    def _first_bidder(self, state: BaronsState) -> i64:
        seat = state.marker
        for _step in range(self.players):
            if state.cash[seat] >= least_bid(state):
                return seat
            state.out |= BIT[seat]
            seat = self._left_of(seat)
        return NOBODY

    def _ask_next_bidder(self, state: BaronsState, seat: i64, log: Log) -> None:
        """Ask the next bidder clockwise who is still in; whoever cannot bid enough passes automatically."""
        for _step in range(self.players):
            seat = self._left_of(seat)
            if seat == state.high_bidder:
                self._win(state, seat, log)
                return
            if not state.out & BIT[seat]:
                if state.cash[seat] >= least_bid(state):
                    state.asked = seat
                    return
                state.out |= BIT[seat]
        log.tell(events.NO_BID, for_sale(state))
        self._next_company(state, log)

    def _win(self, state: BaronsState, seat: i64, log: Log) -> None:
        """The highest bidder must buy; if only one share can be bought, it is bought automatically."""
        state.out = 0
        state.buying = WINNER_BUYS
        state.asked = seat
        if most_shares(state, seat) == 1:
            self._buy(state, seat, 1, log)
            self._ask_next_buyer(state, seat, log)

    def _buy(self, state: BaronsState, seat: i64, shares: i64, log: Log) -> None:
        company = for_sale(state)
        state.out |= BIT[seat]
        if shares:
            state.cash[seat] -= shares * state.bid
            state.available[company] -= shares
            state.shares[seat * COMPANY_COUNT + company] += shares
            log.tell(events.SHARES_BOUGHT, seat, company, shares, shares * state.bid)
            settle_control(state, company, self.players, log)

    def _ask_next_buyer(self, state: BaronsState, seat: i64, log: Log) -> None:
        """Ask the others clockwise, once each, while shares are left; then the marker moves on [5]."""
        state.buying = OTHERS_BUY
        for _step in range(self.players):
            seat = self._left_of(seat)
            if not state.out & BIT[seat] and most_shares(state, seat):
                state.asked = seat
                return
        state.marker = self._left_of(state.marker)
        log.tell(events.MARKER_PASSED, state.marker)
        self._next_company(state, log)

    def _left_of(self, seat: i64) -> i64:
        if seat + 1 < self.players:
            return seat + 1
        return 0


def for_sale(state: BaronsState) -> i64:
    """The company whose shares are being sold."""
    return state.order[state.place]


def least_bid(state: BaronsState) -> i64:
    """The first bid must be at least the share price and a dollar; later ones must be higher than the bid before."""
    if state.high_bidder != NOBODY:
        return state.bid + 1
    return max(LOWEST_BID, state.price[for_sale(state)])


def most_shares(state: BaronsState, seat: i64) -> i64:
    """How many of the shares for sale a seat can pay at the price of the auction."""
    return min(state.available[for_sale(state)], state.cash[seat] // state.bid)
