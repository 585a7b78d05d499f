"""What a search has to know of Steam Barons: plans worth a look, a quick answer, and who stands how well."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.evaluation import Linear, softmax, weights_beside
from goldenspike.bots.mind import Mind
from goldenspike.games.steam_barons.bots.engineer import LOOKED_AT
from goldenspike.games.steam_barons.bots.hauls import LONGEST
from goldenspike.games.steam_barons.bots.policy import Policy
from goldenspike.games.steam_barons.bots.standing import Standing
from goldenspike.games.steam_barons.rules import actions
from goldenspike.games.steam_barons.rules.game import BUILD_TRACK, BUY_SHARES, MOVE_GOODS, SteamBarons
from goldenspike.games.steam_barons.rules.phase1_buy_shares import BIDDING, WINNER_BUYS, least_bid, most_shares
from goldenspike.games.steam_barons.rules.phase5_sell_shares import ALL_CHOSEN, next_to_sell
from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT
from goldenspike.games.steam_barons.rules.state import NOWHERE, BaronsState
from goldenspike.kernel.ints import i64

BIDS: Final = [0, 1, 3]
"""How far above the least bid the bids are that are looked at."""
WAYS: Final = 6
DELIVERIES: Final = 6
MORE_BIDS: Final = [2, 4, 5, 6]
"""What an expert looks at besides: more bids above the least and around the fair one, and all ways and deliveries at hand."""
AROUND_FAIR: Final = [-1, 1, 2, 3]


@final
class BaronsMind(Mind[BaronsState]):
    """Sealed sales of others are never read: a sale is planned by prices, shares and what the companies may perform."""

    def __init__(self, game: SteamBarons, seed: i64, is_expert: bool = False) -> None:
        self.game: Final = game
        self.policy: Final = Policy(game)
        self.standing: Final = Standing(game)
        self.weights: Final[Linear] = weights_beside(__file__, str(game.players))
        self.ways: Final[i64] = LOOKED_AT if is_expert else WAYS
        self.deliveries: Final[i64] = LONGEST if is_expert else DELIVERIES
        self.is_expert: Final = is_expert

    def answer(self, state: BaronsState, seat: i64) -> i64:
        return self.policy.answer(state, seat)

    def stage(self, state: BaronsState) -> i64:
        return state.turn

    def features(self, state: BaronsState, seat: i64) -> list[float]:
        self.standing.look(state)
        return self.standing.features(state, seat)

    def chances(self, state: BaronsState) -> list[float]:
        self.standing.look(state)
        stage = self.stage(state)
        sums = [self.weights.strength(stage, self.standing.features(state, seat)) for seat in range(self.game.players)]
        return softmax(sums)

    def plans(self, state: BaronsState, seat: i64) -> list[list[int]]:
        if state.phase == BUY_SHARES:
            return self._bids(state, seat) if state.buying == BIDDING else self._purchases(state, seat)
        if state.phase == BUILD_TRACK:
            return self._builds(state, seat) if state.site == NOWHERE else self._tiles(state, seat)
        if state.phase == MOVE_GOODS:
            return self._moves(state, seat)
        return self._sales(state, seat)

    def _bids(self, state: BaronsState, seat: i64) -> list[list[int]]:
        plans = [[self.answer(state, seat)]]
        least, most = least_bid(state), state.cash[seat]
        fair = self.policy.trader.fair_price(state)
        add(plans, [actions.simple(actions.BID, least)])
        add(plans, [actions.simple(actions.PASS)])
        bids = [least + more for more in BIDS] + [fair]
        if self.is_expert:
            bids += [least + more for more in MORE_BIDS] + [fair + more for more in AROUND_FAIR]
        for bid in bids:
            if least <= bid <= most:
                add(plans, [actions.simple(actions.BID, bid)])
        return plans

    def _purchases(self, state: BaronsState, seat: i64) -> list[list[int]]:
        """Any number of shares, those near the steady number first."""
        steady = self.answer(state, seat)
        plans = [[steady]]
        most = most_shares(state, seat)
        least: i64 = 1 if state.buying == WINNER_BUYS else 0
        for apart in range(1, most + 1):
            for shares in (actions.second(steady) + apart, actions.second(steady) - apart):
                if least <= shares <= most:
                    add(plans, [actions.simple(actions.BUY, shares)])
        return plans

    def _builds(self, state: BaronsState, seat: i64) -> list[list[int]]:
        """The best ways; to be done comes before those that cost more than they are worth."""
        plans: list[list[int]] = []
        done = [actions.simple(actions.DONE)]
        for way in self.policy.construction.ways(state, self.ways):
            if way.worth <= 0.0:
                add(plans, done)
            add(plans, way.plan)
        add(plans, done)
        return plans

    def _tiles(self, state: BaronsState, seat: i64) -> list[list[int]]:
        plans = [[self.answer(state, seat)]]
        for choice in self.game.choices(state, seat):
            add(plans, [choice.first])
        return plans

    def _moves(self, state: BaronsState, seat: i64) -> list[list[int]]:
        plans = [[self.answer(state, seat)]]
        for move in self.policy.carrier.moves(state)[: self.deliveries]:
            add(plans, [move])
        add(plans, [actions.simple(actions.PASS)])
        return plans

    def _sales(self, state: BaronsState, seat: i64) -> list[list[int]]:
        """The steady sale of all companies still to be asked about, then sales that differ from it in one company."""
        plans = [self._steady_sale(state, seat)]
        for place in range(len(plans[0])):
            company = actions.first(plans[0][place])
            held = state.shares[seat * COMPANY_COUNT + company]
            for shares in (held, 0, held - 1, 1):
                other = plans[0][:]
                other[place] = actions.sell(company, shares)
                add(plans, other)
        return plans

    def _steady_sale(self, state: BaronsState, seat: i64) -> list[int]:
        sale: list[int] = []
        company = state.selling[seat]
        while company != ALL_CHOSEN:
            sale.append(self.policy.trader.sale(state, seat, company))
            company = next_to_sell(state, seat, company + 1)
        return sale


def expert_mind(game: SteamBarons, seed: int) -> BaronsMind:
    """Whoever has eight times the time finds better plans only among more of them."""
    return BaronsMind(game, seed, is_expert=True)


def add(plans: list[list[int]], plan: list[int]) -> None:
    if plan not in plans:
        plans.append(plan)
