"""A Steel Driver player that pays what a company costs on the market, builds by short plans and claims against the others."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steel_driver.bots.claims import best_claim, claim_worths
from goldenspike.games.steel_driver.bots.estimates import transcontinental_hope
from goldenspike.games.steel_driver.bots.market import Market
from goldenspike.games.steel_driver.bots.starts import start_worth
from goldenspike.games.steel_driver.bots.works import Works
from goldenspike.games.steel_driver.rules import actions
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.game import AUCTION, BUILD_TRACK, SteelDriver
from goldenspike.games.steel_driver.rules.phase3_build_track import active_company
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.games.steel_driver.rules.state import NOTHING, NOWHERE, SteelDriverState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.ints import i64

OPENING_PART: Final = 0.58
"""An auction is opened at this part of the highest bid that seems right."""
TEMPERAMENT: Final = 0.05
"""How far two bots may differ in what they think a company is worth."""
MOOD: Final = 15.0
"""How many dollars of a start city's worth are left to chance, so that no two games begin alike."""


@final
class SteelDriverSteady(Bot[SteelDriverState]):
    def __init__(self, game: SteelDriver, seed: i64) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.stream: Final = Stream(seed)
        self.taste: list[float] = []
        self.draw_taste(TEMPERAMENT)

    def draw_taste(self, spread: float) -> None:
        """Draw anew what it thinks of each company, at most so far from the usual."""
        self.taste = [1.0 + spread * float(self.stream.below(201) - 100) / 100.0 for _ in range(COMPANY_COUNT)]

    def choose(self, state: SteelDriverState, seat: i64) -> i64:
        if state.phase == AUCTION:
            return self._put_up_or_pass(state, seat) if state.auctioned == NOTHING else self._raise_or_pass(state, seat)
        company = active_company(state)
        if state.phase == BUILD_TRACK:
            return self._start(state, seat, company) if state.start[company] == NOWHERE else self._build(state, seat, company)
        worths = claim_worths(state, self.board, company, seat, self.game.players)
        return actions.claim(best_claim(worths, state.goods & state.reached[company]))

    def market(self, state: SteelDriverState, seat: i64) -> Market:
        return Market(state, self.board, self.game.players, seat, self.taste)

    def _put_up_or_pass(self, state: SteelDriverState, seat: i64) -> i64:
        market = self.market(state, seat)
        company = market.most_promising()
        limit = market.limit(company)
        if limit < 1:
            return actions.pass_()
        return actions.auction(company, opening_bid(limit))

    def _raise_or_pass(self, state: SteelDriverState, seat: i64) -> i64:
        """Bid at once what control is worth, but no more than the others could outbid: a small raise only invites another."""
        market = self.market(state, seat)
        limit = market.limit(state.auctioned)
        if limit <= state.bid:
            return actions.pass_()
        return actions.bid(max(state.bid + 1, min(limit, market.deepest_purse())))

    def _start(self, state: SteelDriverState, seat: i64, company: i64) -> i64:
        best: i64 = 0
        most = -1.0e9
        for choice in self.game.choices(state, seat):
            worth = start_worth(state, self.board, company, choice.first) + MOOD * float(self.stream.below(100)) / 100.0
            if worth > most:
                best, most = choice.first, worth
        return best

    def _build(self, state: SteelDriverState, seat: i64, company: i64) -> i64:
        choices = self.game.choices(state, seat)
        if len(choices) == 1:
            return choices[0].first
        for choice in choices:
            if transcontinental_hope(state, self.board, actions.first(choice.first), actions.second(choice.first)) > 0.0:
                return choice.first
        link = Works(state, self.board, company, seat, self.game.players).best_link()
        return choices[0].first if link == NOTHING else build_onto(state, self.board, company, link)


def opening_bid(limit: i64) -> i64:
    return max(1, int(float(limit) * OPENING_PART + 0.5))


def build_onto(state: SteelDriverState, board: Board, company: i64, link: i64) -> i64:
    """The action that builds a link from where the company is."""
    return board.forward[link].first if state.reached[company] & board.bit_a[link] else board.backward[link].first
