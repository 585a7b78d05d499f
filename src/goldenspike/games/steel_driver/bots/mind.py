"""What a search knows of Steel Driver: bids near the fair value, promising links and claims, and who stands how well."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.evaluation import Linear, weights_beside
from goldenspike.bots.mind import Mind
from goldenspike.games.steel_driver.bots.claims import claim_worths
from goldenspike.games.steel_driver.bots.estimates import goods_estimate
from goldenspike.games.steel_driver.bots.forecast import forecast
from goldenspike.games.steel_driver.bots.starts import start_worth
from goldenspike.games.steel_driver.bots.steady import SteelDriverSteady, build_onto, opening_bid
from goldenspike.games.steel_driver.bots.works import Works
from goldenspike.games.steel_driver.rules import actions
from goldenspike.games.steel_driver.rules.game import AUCTION, BUILD_TRACK, SteelDriver
from goldenspike.games.steel_driver.rules.phase3_build_track import active_company
from goldenspike.games.steel_driver.rules.phase6_final_profit import final_control
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.games.steel_driver.rules.state import NOBODY, NOTHING, NOWHERE, SteelDriverState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, lowest

MOST_LINKS: Final = 10
"""How many links or starts are looked at."""
UNCERTAINTY: Final = 0.15
"""How far others may differ from the usual in what they think a company is worth."""


@final
class SteelDriverMind(Mind[SteelDriverState]):
    def __init__(self, game: SteelDriver, seed: i64) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.policy: Final = SteelDriverSteady(game, seed)
        self.anybody: Final = SteelDriverSteady(game, seed)
        self.evaluation: Final[Linear] = weights_beside(__file__, str(game.players))

    def answer(self, state: SteelDriverState, seat: i64) -> i64:
        """The steady bot's; for each auction in another taste, so that no plan relies on one bid of the others."""
        if state.phase == AUCTION and state.auctioned == NOTHING:
            self.anybody.draw_taste(UNCERTAINTY)
        return self.anybody.choose(state, seat)

    def stage(self, state: SteelDriverState) -> i64:
        """The turn; from turn five on a playout goes to the end of the game."""
        return state.turn

    def plans(self, state: SteelDriverState, seat: i64) -> list[list[int]]:
        found: list[int] = [self.policy.choose(state, seat)]
        if state.phase == AUCTION:
            more = self._openings(state, seat) if state.auctioned == NOTHING else self._raises(state, seat)
        elif state.phase == BUILD_TRACK:
            first = state.start[active_company(state)] == NOWHERE
            more = self._starts(state, seat) if first else self._links(state, seat)
        else:
            more = self._claims(state, seat)
        for action in more:
            if action not in found:
                found.append(action)
        return [[action] for action in found]

    def _openings(self, state: SteelDriverState, seat: i64) -> list[int]:
        """For every company, the most promising first: one cube, the usual opening, its worth; and to let the marker pass."""
        market = self.policy.market(state, seat)
        price, rate = market.price(NOTHING), market.rate(NOTHING)
        for_sale = [company for company in range(COMPANY_COUNT) if state.controller[company] == NOBODY]
        ranked = in_order([(market.gain(company, price, rate), company) for company in for_sale])
        limits = [max(1, market.limit(company)) for company in ranked]
        found = [actions.auction(company, opening_bid(limit)) for company, limit in zip(ranked, limits, strict=True)]
        found.insert(1, actions.pass_())
        found += [actions.auction(company, limit) for company, limit in zip(ranked, limits, strict=True)]
        found += [actions.auction(company, 1) for company in ranked]
        return found

    def _raises(self, state: SteelDriverState, seat: i64) -> list[int]:
        """To pass, and bids from the next one to a little more than control seems worth."""
        market = self.policy.market(state, seat)
        limit = market.limit(state.auctioned)
        purse = market.deepest_purse()
        found: list[int] = [actions.pass_(), actions.bid(state.bid + 1)]
        for bid in [limit, state.bid + 2, limit - 1, limit + 1, purse, limit + 2]:
            if state.bid < bid <= state.cubes[seat]:
                found.append(actions.bid(bid))
        return found

    def _starts(self, state: SteelDriverState, seat: i64) -> list[int]:
        company = active_company(state)
        choices = self.game.choices(state, seat)
        starts = [(start_worth(state, self.board, company, choice.first), choice.first) for choice in choices]
        return in_order(starts)[:MOST_LINKS]

    def _links(self, state: SteelDriverState, seat: i64) -> list[int]:
        """Links to new locations by the plans that begin with them, then those that only join what is reached."""
        company = active_company(state)
        works = Works(state, self.board, company, seat, self.game.players)
        worths = [(float(works.worth(link)), link) for link in works.links(MOST_LINKS) if link != NOTHING]
        found = [build_onto(state, self.board, company, link) for link in in_order(worths)]
        choices = self.game.choices(state, seat)
        return found + [choice.first for choice in choices if state.reached[company] & BIT[actions.second(choice.first)]]

    def _claims(self, state: SteelDriverState, seat: i64) -> list[int]:
        """One claim for each colour and set of companies that could claim it too, the best first."""
        company = active_company(state)
        worths = claim_worths(state, self.board, company, seat, self.game.players)
        claims: list[tuple[float, int]] = []
        seen: list[int] = []
        claimable = state.goods & state.reached[company]
        while claimable:
            location = lowest(claimable)
            claimable &= claimable - 1
            alike = self._claimants(state, location)
            if alike not in seen:
                seen.append(alike)
                claims.append((float(worths[location]), actions.claim(location)))
        return in_order(claims)

    def _claimants(self, state: SteelDriverState, location: i64) -> i64:
        """A number for the colour of a cube and the companies that reach it."""
        companies: i64 = 0
        for company in range(COMPANY_COUNT):
            if state.reached[company] & BIT[location]:
                companies |= BIT[company]
        return companies + BIT[COMPANY_COUNT] * self.board.colours[location]

    def features(self, state: SteelDriverState, seat: i64) -> list[float]:
        expected = 0.0
        today = 0.0
        number = 0.0
        controlled = 0.0
        for company in range(COMPANY_COUNT):
            shares = float(state.shares[seat * COMPANY_COUNT + company])
            if shares > 0.0:
                number += shares
                expected += shares * forecast(state, self.board, company, state.turn)
                today += shares * goods_estimate(state, self.board, company, state.reached[company])
                if final_control(state, company, self.game.players) == seat:
                    controlled += 1.0
        cash, cubes = float(state.cash[seat]), float(state.cubes[seat])
        marker = 1.0 if state.marker == seat else 0.0
        return [cash / 200.0, expected / 500.0, today / 500.0, cubes / 8.0, number / 5.0, controlled / 2.0, marker]

    def chances(self, state: SteelDriverState) -> list[float]:
        return self.evaluation.chances(self.game, self, state)


def in_order(worths: list[tuple[float, int]]) -> list[int]:
    """What is worth most comes first."""
    return [thing for _, thing in sorted(worths, reverse=True)]
