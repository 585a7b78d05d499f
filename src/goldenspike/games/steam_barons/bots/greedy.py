"""A Steam Barons player that values shares by the dividends to come, builds for its companies and sells what is dear."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steam.bots.planner import LONGEST_SEARCH, Planner
from goldenspike.games.steam_barons.rules import actions
from goldenspike.games.steam_barons.rules.game import BUILD_TRACK, BUY_SHARES, MOVE_GOODS, SteamBarons
from goldenspike.games.steam_barons.rules.phase1_buy_shares import BIDDING, for_sale, least_bid
from goldenspike.games.steam_barons.rules.phase2_build_track import BuildTrack, active_company, means
from goldenspike.games.steam_barons.rules.phase3_move_goods import ANY_NUMBER
from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT, HIGHEST_PERFORMANCE, TURNS
from goldenspike.games.steam_barons.rules.state import NOWHERE, BaronsState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, members
from goldenspike.parts.hex.goods import Deliveries, colours_at

DOLLAR: Final = 0.04
"""How many links of performance a dollar of the treasury counts as."""
TEMPERAMENT: Final = 25
"""By how many percent two players may differ in what they think a company is worth."""
GROWTH: Final = 1.3
"""How much performance grows from turn to turn if a company builds on."""
CAUTION: Final = 0.75
"""The bot pays at most this part of what a share seems worth."""
PLACE: Final = 2
"""How many dollars of dividend a place in the order of performance counts as."""
ALSO_RAN: Final = 2.0
"""The performance that is expected of a company without track."""


@final
class SteamBaronsGreedy(Bot[BaronsState]):
    def __init__(self, game: SteamBarons, seed: i64) -> None:
        self.game: Final = game
        self.stream: Final = Stream(seed)
        self.planner: Final = Planner(game.builder, False)
        spread = [self.stream.below(2 * TEMPERAMENT + 1) - TEMPERAMENT for _ in range(COMPANY_COUNT)]
        self.taste: Final = [1.0 + float(percent) / 100.0 for percent in spread]

    def choose(self, state: BaronsState, seat: i64) -> i64:
        choices = self.game.choices(state, seat)
        if state.phase == BUY_SHARES:
            return self._bid(state, seat, choices) if state.buying == BIDDING else self._buy(state, seat, choices)
        if state.phase == BUILD_TRACK:
            return self._build(state, choices)
        if state.phase == MOVE_GOODS:
            return self._move(state, choices)
        return self._sell(state, seat, choices)

    def _expected(self, state: BaronsState, company: i64) -> float:
        """The performance of a company in a turn: its two best deliveries as things stand."""
        if not self.game.builder.rules.has_track(state.track, company):
            return ALSO_RAN
        first = self._best(state, company)
        return float(first.best_own) * 1.8 + 1.0 if first.best_own > 0 else ALSO_RAN / 2.0

    def _best(self, state: BaronsState, company: i64) -> Deliveries:
        search = Deliveries(self.game.ground, state.track, company, ANY_NUMBER, False)
        for stop in range(self.game.ground.stops):
            colours = colours_at(state.cubes, stop)
            if colours and self.game.builder.rules.has_link(state.track, company, stop):
                search.count_from(stop, colours)
        return search

    def _dividends(self, state: BaronsState, company: i64, turns: i64) -> float:
        """What a share should pay in so many turns, if its company builds on."""
        performance = self._expected(state, company)
        total = 0.0
        for _ in range(turns):
            total += float(self.game.market.dividends[min(HIGHEST_PERFORMANCE, int(performance))])
            performance *= GROWTH
        return total

    def _worth(self, state: BaronsState, company: i64, turns: i64) -> float:
        """Dividends and the price at which a share could be sold in the end."""
        rank = self._rank(state, company)
        price = float(state.price[company]) + (2.5 - float(rank)) * min(3.0, float(turns))
        return (self._dividends(state, company, turns) + max(0.0, min(12.0, price))) * self.taste[company]

    def _rank(self, state: BaronsState, company: i64) -> i64:
        """How many companies should do better."""
        mine = self._expected(state, company)
        ahead: i64 = 0
        for other in range(COMPANY_COUNT):
            if other != company and not state.bankrupt >> other & 1 and self._expected(state, other) > mine:
                ahead += 1
        return ahead

    def _bid(self, state: BaronsState, seat: i64, choices: list[Choice]) -> i64:
        limit = self._worth(state, for_sale(state), TURNS + 1 - state.turn) * CAUTION
        return choices[1].first if float(least_bid(state)) <= limit else choices[0].first

    def _buy(self, state: BaronsState, seat: i64, choices: list[Choice]) -> i64:
        worth = self._worth(state, for_sale(state), TURNS + 1 - state.turn) * CAUTION
        return choices[0].last if float(state.bid) < worth else choices[0].first

    def _build(self, state: BaronsState, choices: list[Choice]) -> i64:
        company = active_company(state)
        build = self.game.phases[BUILD_TRACK]
        assert isinstance(build, BuildTrack)
        tiles = build.limit(state) - state.built
        purse = means(state, company)
        plan = self.planner.best(state.track, state.cubes, company, LONGEST_SEARCH, tiles, purse, DOLLAR)
        if plan is None and state.turn < TURNS:
            tiles += build.limit(state)
            plan = self.planner.best(state.track, state.cubes, company, LONGEST_SEARCH, tiles, purse, DOLLAR)
        if plan is None or (plan.worth <= 0.0 and state.site == NOWHERE):
            return choices[0].first
        return plan.next_step(state.site, actions.SITE, actions.LAY, choices)

    def _move(self, state: BaronsState, choices: list[Choice]) -> i64:
        """The shortest delivery that is as good as the longest: long ones are kept for later turns."""
        company = active_company(state)
        chosen = self._best(state, company)
        if chosen.best_own <= 0:
            return choices[0].first
        wanted = self._reward(state, company, chosen.best_own)
        for stop in range(self.game.ground.stops):
            colours = colours_at(state.cubes, stop)
            if not self.game.builder.rules.has_link(state.track, company, stop):
                continue
            for colour in members(colours):
                search = Deliveries(self.game.ground, state.track, company, ANY_NUMBER, False)
                search.count_from(stop, BIT[colour])
                if 0 < search.best_own < chosen.best_own and self._reward(state, company, search.best_own) >= wanted:
                    chosen = search
        return actions.move(chosen.best_origin, chosen.best_colour, chosen.best_number)

    def _reward(self, state: BaronsState, company: i64, links: i64) -> i64:
        """What so many more links bring: in the first round, performance; in the second, a dividend and a better place."""
        performance = state.performance[company] + links
        if state.round == 0:
            return performance
        better = {state.performance[other] for other in range(COMPANY_COUNT) if state.performance[other] > performance}
        return self.game.market.dividends[min(HIGHEST_PERFORMANCE, performance)] - PLACE * len(better)

    def _sell(self, state: BaronsState, seat: i64, choices: list[Choice]) -> i64:
        """Sell all shares of a company if their price is higher than what they should still bring."""
        company = state.selling[seat]
        later = self._worth(state, company, TURNS - state.turn)
        return choices[0].last if float(state.price[company]) > later else choices[0].first
