"""A Steel Driver player that pays what a company costs on the market, builds by short plans and claims against the others."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steel_driver.bots.estimates import goods_estimate, next_location, start_worth, transcontinental_hope, rivals, rarity, _profit_from
from goldenspike.games.steel_driver.bots.forecast import forecast
from goldenspike.games.steel_driver.bots.market import Market
from goldenspike.games.steel_driver.bots.works import Works
from goldenspike.games.steel_driver.rules import actions
from goldenspike.games.steel_driver.rules.game import AUCTION, BUILD_TRACK, SteelDriver
from goldenspike.games.steel_driver.rules.phase3_build_track import active_company
from goldenspike.games.steel_driver.rules.rules import COLOUR_COUNT, COMPANY_COUNT, TURNS, SET_VALUES
from goldenspike.games.steel_driver.rules.state import NOBODY, NOTHING, NOWHERE, SteelDriverState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, lowest

KNOBS: Final = [
    25.0,  # 0 future cube in turn 1
    25.0,  # 1 future cube in turn 4
    1.0,  # 2 kappa
    0.5,  # 3 opening part
    10.0,  # 4 majority
    1.0,  # 5 profit weight
    0.95,  # 6 plan discount
    5.0,  # 7 leftover cube
    1.0,  # 8 goods weight in building
    1.0,  # 9 denial weight in building
    80.0,  # 10 rare
    6.0,  # 11 crowded
    0.5,  # 12 further
    8.0,  # 13 room to grow
    15.0,  # 14 mood
    1.0,  # 15 claim denial
    1.0,  # 16 last cube
    0.05,  # 17 temperament
    1.0,  # 18 forecast weight
    0.0,  # 19 bonus for own shares in company
    3.0,  # 20 width
    1.0,  # 21 jump part
    0.0,  # 22 price offset
    0.9,  # 23 rival rate
    0.5,  # 24 gain of companies that rivals will take
    5.0,  # 25 outlook
]


@final
class SteelDriverSteady(Bot[SteelDriverState]):
    def __init__(self, game: SteelDriver, seed: i64, knobs: list[float] = KNOBS) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.knobs: Final = knobs
        self.stream: Final = Stream(seed)
        self.taste: Final = [1.0 + knobs[17] * float(self.stream.below(201) - 100) / 100.0 for _ in range(COMPANY_COUNT)]

    def choose(self, state: SteelDriverState, seat: i64) -> i64:
        if state.phase == AUCTION:
            if state.auctioned == NOTHING:
                return self._put_up_or_pass(state, seat)
            return self._raise_or_pass(state, seat)
        if state.phase == BUILD_TRACK:
            return self._build(state, seat)
        return self._claim(state, seat)

    # auctions

    def _put_up_or_pass(self, state: SteelDriverState, seat: i64) -> i64:
        """Put up the company that should bring most at the price that the others drive it to, or pass."""
        market = Market(state, self.board, self.game.players, self.knobs, self.taste)
        best: i64 = NOTHING
        most = 0.0
        opening: i64 = 0
        for company in range(COMPANY_COUNT):
            if state.controller[company] == NOBODY:
                rate = market.rate(company)
                limit = market.limit(seat, company, rate)
                if limit == 0:
                    continue
                rival = market.rival_limit(seat, company, rate * self.knobs[23])
                price = max(1, min(limit, rival))
                gain = market.worth(seat, company, price) - rate * float(price)
                if rival > limit:
                    gain = self.knobs[24] * gain
                if best == NOTHING or gain > most:
                    best = company
                    most = gain
                    opening = max(1, int(float(price) * self.knobs[3] + 0.5))
        return actions.pass_() if best == NOTHING else actions.auction(best, opening)

    def _raise_or_pass(self, state: SteelDriverState, seat: i64) -> i64:
        market = Market(state, self.board, self.game.players, self.knobs, self.taste)
        company = state.auctioned
        rate = market.rate(company)
        limit = market.limit(seat, company, rate)
        if limit <= state.bid:
            return actions.pass_()
        rival = market.rival_limit(seat, company, rate * self.knobs[23])
        aim = state.bid + 1 + int(self.knobs[21] * float(rival - state.bid - 1) + 0.5)
        return actions.bid(max(state.bid + 1, min(limit, aim)))

    # building

    def _build(self, state: SteelDriverState, seat: i64) -> i64:
        company = active_company(state)
        if state.start[company] == NOWHERE:
            return self._start(state, seat, company)
        board = self.board
        choices = self.game.choices(state, seat)
        if len(choices) == 1:
            return choices[0].first
        for choice in choices:
            if transcontinental_hope(state, board, actions.first(choice.first), actions.second(choice.first)) > 0.0:
                return choice.first
        works = Works(state, board, company, seat, self.game.players, self.knobs)
        reached = state.reached[company]
        link = works.best_first(reached, state.touching_low[company], state.touching_high[company], state.treasury[company])
        if link == NOTHING:
            return choices[0].first
        if reached & board.bit_a[link]:
            return board.forward[link].first
        return board.backward[link].first

    def _start(self, state: SteelDriverState, seat: i64, company: i64) -> i64:
        best: i64 = 0
        most = -1.0e9
        for choice in self.game.choices(state, seat):
            worth = self._start_worth(state, company, choice.first) + self.knobs[14] * float(self.stream.below(100)) / 100.0
            if worth > most:
                best = choice.first
                most = worth
        return best

    def _start_worth(self, state: SteelDriverState, company: i64, action: i64) -> float:
        board = self.board
        knobs = self.knobs
        start, end = actions.first(action), actions.second(action)
        left = state.treasury[company] - board.costs[board.link_between(start, end)]
        reached = BIT[start] | BIT[end]
        low, high = board.at_low[start] | board.at_low[end], board.at_high[start] | board.at_high[end]
        profit = float(board.values[end]) + _profit_from(state, board, reached, low, high, left)
        further = _profit_from(state, board, reached, low, high, left + int(knobs[13]))
        crowd = rivals(state, company, start) + rivals(state, company, end)
        return profit + knobs[12] * further + knobs[10] * (rarity(board, start) + rarity(board, end)) - knobs[11] * float(crowd)

    # claims

    def _claim(self, state: SteelDriverState, seat: i64) -> i64:
        company = active_company(state)
        best: i64 = 0
        most = -1.0e9
        claimable = state.goods & state.reached[company]
        held = [self._hold(state, seat, other) for other in range(COMPANY_COUNT)]
        before = [self._claim_estimate(state, other, NOWHERE, NOWHERE) for other in range(COMPANY_COUNT)]
        while claimable:
            location = lowest(claimable)
            claimable &= claimable - 1
            worth = 0.0
            colour = self.board.colours[location]
            for other in range(COMPANY_COUNT):
                if state.reached[other] & BIT[location]:
                    after = self._claim_estimate(state, other, location, colour if other == company else NOWHERE)
                    worth += held[other] * (after - before[other])
            if worth > most:
                best = location
                most = worth
        return actions.claim(best)

    def _hold(self, state: SteelDriverState, seat: i64, company: i64) -> float:
        mine = state.shares[seat * COMPANY_COUNT + company]
        others: i64 = -mine
        for other in range(self.game.players):
            others += state.shares[other * COMPANY_COUNT + company]
        return float(mine) - self.knobs[15] * float(others) / float(self.game.players - 1)

    def _claim_estimate(self, state: SteelDriverState, company: i64, gone: i64, gained: i64) -> float:
        """The final value of a company if the cubes that are left are shared evenly among those that reach them."""
        amounts = [float(state.claimed[company * COLOUR_COUNT + colour]) for colour in range(COLOUR_COUNT)]
        if gained != NOWHERE:
            amounts[gained] += 1.0
        goods = state.goods & state.reached[company]
        if gone != NOWHERE:
            goods &= ~BIT[gone]
        while goods:
            location = lowest(goods)
            goods &= goods - 1
            amounts[self.board.colours[location]] += 1.0 / (1.0 + float(rivals(state, company, location)))
        value = 0.0
        number = 0.0
        size = 1.0
        while size > 0.0:
            size = 0.0
            for amount in amounts:
                size += min(1.0, max(0.0, amount - number))
            whole = int(size)
            value += float(SET_VALUES[whole])
            if whole < COLOUR_COUNT:
                value += (size - whole) * float(SET_VALUES[whole + 1] - SET_VALUES[whole])
            number += 1.0
        return value
