"""A Steel Driver player that values shares and cubes, builds for profit and goods, and bids to an estimate."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steel_driver.bots.estimates import (
    building_profit,
    claim_worth,
    link_worth,
    share_worth,
    stake,
    start_worth,
)
from goldenspike.games.steel_driver.rules import actions
from goldenspike.games.steel_driver.rules.game import AUCTION, BUILD_TRACK, SteelDriver
from goldenspike.games.steel_driver.rules.phase3_build_track import active_company
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT, TURNS
from goldenspike.games.steel_driver.rules.state import NOBODY, NOTHING, NOWHERE, SteelDriverState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.ints import i64

FUTURE_CUBE: Final = 20.0
"""What a cube kept for a later turn is taken to earn, in dollars."""
LAST_CUBE: Final = 1.0
"""What a cube left over in the last turn is worth, so that it is spent where it helps at all."""
OPENING_PART: Final = 0.5
"""An auction is opened at this part of the highest bid that seems right."""
TEMPERAMENT: Final = 0.1
"""How far two bots may differ in what they think a company is worth."""

MOOD: Final = 30.0
"""How many dollars of a start city's worth are left to chance, so that no two games begin alike."""


@final
class SteelDriverGreedy(Bot[SteelDriverState]):
    def __init__(self, game: SteelDriver, seed: i64) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.stream: Final = Stream(seed)
        self.taste: Final = [1.0 + TEMPERAMENT * float(self.stream.below(201) - 100) / 100.0 for _ in range(COMPANY_COUNT)]

    def choose(self, state: SteelDriverState, seat: i64) -> i64:
        if state.phase == AUCTION:
            if state.auctioned == NOTHING:
                return self._put_up_or_pass(state, seat)
            return self._raise_or_pass(state, seat)
        if state.phase == BUILD_TRACK:
            return self._build(state, seat)
        return self._claim(state, seat)

    def _put_up_or_pass(self, state: SteelDriverState, seat: i64) -> i64:
        """Put up the company whose control is worth most above the cubes it should cost, or pass."""
        price = self._cube_price(state, seat)
        fair = self._fair_bid(state)
        best: i64 = NOTHING
        most = 0.0
        for company in range(COMPANY_COUNT):
            if state.controller[company] == NOBODY:
                gain = self._control_worth(state, seat, company, fair) - price * float(fair)
                if best == NOTHING or gain > most:
                    best = company
                    most = gain
        limit = self._highest_bid(state, seat, best, price)
        if limit < 1:
            return actions.pass_()
        return actions.auction(best, max(1, int(float(limit) * OPENING_PART)))

    def _raise_or_pass(self, state: SteelDriverState, seat: i64) -> i64:
        limit = self._highest_bid(state, seat, state.auctioned, self._cube_price(state, seat))
        return actions.bid(state.bid + 1) if limit > state.bid else actions.pass_()

    def _highest_bid(self, state: SteelDriverState, seat: i64, company: i64, price: float) -> i64:
        """The most cubes that control is still worth at this price of a cube."""
        bid: i64 = state.cubes[seat]
        while bid > 0 and self._control_worth(state, seat, company, bid) < price * float(bid):
            bid -= 1
        return bid

    def _cube_price(self, state: SteelDriverState, seat: i64) -> float:
        """What a cube earns elsewhere: on the average company still for sale, or in a later turn."""
        fair = self._fair_bid(state)
        worth = 0.0
        for_sale = 0
        for company in range(COMPANY_COUNT):
            if state.controller[company] == NOBODY and company != state.auctioned:
                worth += self._control_worth(state, seat, company, fair)
                for_sale += 1
        now = worth / float(for_sale) / float(fair) if for_sale else 0.0
        return max(now, LAST_CUBE if state.turn == TURNS else FUTURE_CUBE)

    def _fair_bid(self, state: SteelDriverState) -> i64:
        """All players' cubes, spread evenly over the companies still for sale."""
        cubes: i64 = 0
        for_sale: i64 = 0
        for seat in range(self.game.players):
            cubes += state.cubes[seat]
        for company in range(COMPANY_COUNT):
            if state.controller[company] == NOBODY:
                for_sale += 1
        return max(1, cubes // for_sale)

    def _control_worth(self, state: SteelDriverState, seat: i64, company: i64, bid: i64) -> float:
        """This turn's profit if so many cubes are added to the company's box, and the share that comes with control."""
        profit = building_profit(state, self.board, company, state.treasury[company] + bid)
        return (profit + share_worth(state, self.board, company, seat, self.game.players)) * self.taste[company]

    def _build(self, state: SteelDriverState, seat: i64) -> i64:
        company = active_company(state)
        held = stake(state, company, seat, self.game.players)
        first = state.start[company] == NOWHERE
        best: i64 = 0
        most = -1.0e9
        for choice in self.game.choices(state, seat):
            if first:
                worth = start_worth(state, self.board, company, choice.first) + MOOD * float(self.stream.below(100)) / 100.0
            else:
                worth = link_worth(state, self.board, company, held, choice.first)
            if worth > most:
                best = choice.first
                most = worth
        return best

    def _claim(self, state: SteelDriverState, seat: i64) -> i64:
        company = active_company(state)
        best: i64 = 0
        most = -1.0e9
        for choice in self.game.choices(state, seat):
            worth = claim_worth(state, self.board, company, actions.second(choice.first))
            if worth > most:
                best = choice.first
                most = worth
        return best
