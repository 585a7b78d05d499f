"""What a search knows of Steam: plans of several tiles, good deliveries, bids near the lowest, and who stands how well."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.evaluation import Linear, weights_beside
from goldenspike.bots.mind import Mind
from goldenspike.games.steam.bots.habits import Habits
from goldenspike.games.steam.bots.prospects import MOST_VALUE, Prospects
from goldenspike.games.steam.bots.steady import Steady
from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.phase2_build import limit
from goldenspike.games.steam.rules.phase3_goods import may_improve
from goldenspike.games.steam.rules.rules import CITY_GROWTH, GOODS_ROUNDS, HIGHEST_LEVEL
from goldenspike.games.steam.rules.state import NOWHERE, SteamState
from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.building import PAIR_COST

LOOKED_AT: Final = 16
"""How many plans for building are looked at closely, and how many of them are offered."""
TRAILS: Final = 10
HAULS: Final = 7
SUPPLIES: Final = 4
RAISES: Final = [0, 1, 3]
"""By how much the bids that are looked at exceed the lowest."""
EXTRA: Final = 10
"""Dollars of further capital that a plan for building may take, by the base rules."""


@final
class SteamMind(Mind[SteamState]):
    def __init__(self, game: Steam, seed: i64) -> None:
        self.game: Final = game
        self.habits: Final = Habits()
        self.policy: Final = Steady(game, self.habits)
        broad = Habits()
        broad.looked_at = LOOKED_AT
        self.broad: Final = Steady(game, broad)
        self.prospects: Final = Prospects(game.ground)
        self.linear: Final[Linear] = weights_beside(__file__, game.options.split("=")[1] + "_" + str(game.players))

    def answer(self, state: SteamState, seat: i64) -> i64:
        return self.policy.answer(state, seat)

    def stage(self, state: SteamState) -> i64:
        """The turn; everything before the first turn belongs to it."""
        return max(0, state.turn - 1)

    def chances(self, state: SteamState) -> list[float]:
        """By the weights, among those who still play: by the rules whoever is bankrupt has none."""
        chances = self.linear.chances(self.game, self, state)
        if state.bankrupt == 0 or state.playing == 0:
            return chances
        left = [0.0 if state.bankrupt & BIT[seat] else chances[seat] for seat in range(self.game.players)]
        total = sum(left)
        return [chance / total for chance in left]

    # plans

    def plans(self, state: SteamState, seat: i64) -> list[list[int]]:
        phase = self.policy.names[state.phase]
        first = self.policy.answer(state, seat)
        plans = [[first]]
        if phase == "build_track":
            return self._building(state, seat, plans)
        if phase == "move_goods":
            self._goods(state, seat, plans)
        else:
            choices = self.game.choices(state, seat)
            if phase == "actions":
                self._tiles(state, seat, choices, plans)
            elif phase == "capital":
                for steps in (-1, 1, -2, 2):
                    if choices[0].first <= first + steps <= choices[0].last:
                        plans.append([first + steps])
            else:
                self._bids(choices, plans)
        return plans

    def _tiles(self, state: SteamState, seat: i64, choices: list[Choice], plans: list[list[int]]) -> None:
        """Every action tile, the best one first."""
        ranked = [(-self.policy.value(state, seat, choice.first), choice.first) for choice in choices]
        ranked.sort()
        for _, action in ranked:
            add(plans, [action])

    def _bids(self, choices: list[Choice], plans: list[list[int]]) -> None:
        for choice in choices:
            if actions.kind(choice.first) != actions.BID:
                add(plans, [choice.first])
                continue
            for more in RAISES:
                if choice.first + more <= choice.last:
                    add(plans, [choice.first + more])

    def _goods(self, state: SteamState, seat: i64, plans: list[list[int]]) -> None:
        if state.gains[seat]:
            add(plans, [self.policy.haulage.income])
            add(plans, [self.policy.haulage.points])
            return
        hauls = self.policy.haulage.hauls(state, seat)
        for haul in hauls[:2]:
            add(plans, [haul.action])
        if may_improve(state, seat):
            add(plans, [actions.simple(actions.IMPROVE)])
        for haul in hauls[2:HAULS]:
            add(plans, [haul.action])

    def _building(self, state: SteamState, seat: i64, plans: list[list[int]]) -> list[list[int]]:
        """Whole plans of tiles instead of single ones; besides, to stop here, and to carry out the action tile."""
        if state.site != NOWHERE:
            return plans
        if state.growing != NOWHERE:
            self._supplies(state, seat, plans)
            return plans
        found: list[list[int]] = []
        tiles = limit(state, seat) - state.built
        if tiles > 0:
            self._trails(state, seat, tiles, found)
        for plan in self._others(state, seat):
            add(found, plan)
        place = 0
        for number in range(len(found)):
            if found[number][0] == plans[0][0]:
                place = number
                break
        found.insert(0, found.pop(place))
        return found

    def _trails(self, state: SteamState, seat: i64, tiles: i64, found: list[list[int]]) -> None:
        construction = self.broad.construction
        extra = EXTRA if construction.on_credit else 0
        means = min(construction.purse(state, seat) + extra, self.game.means.available(state, seat))
        for trail in construction.ranked(state, seat, tiles, means)[:TRAILS]:
            steps = construction.trails.steps(state.track, seat, trail)
            if construction.is_legal(state, seat, steps[0]) and construction.fits(state, seat, steps):
                add(found, self._this_turn(state, seat, steps, tiles))

    def _this_turn(self, state: SteamState, seat: i64, steps: list[int], tiles: i64) -> list[int]:
        """The steps for which this turn has tiles and money left; whoever follows the first has both."""
        means = self.game.means.available(state, seat)
        kept: list[int] = []
        for place in range(len(steps)):
            if actions.kind(steps[place]) == actions.SITE:
                hex, tile = actions.second(steps[place]), actions.second(steps[place + 1])
                means -= self.game.builder.rules.cost(state.track, hex, tile)
            elif actions.kind(steps[place]) == actions.CONNECT:
                means -= PAIR_COST
            if means < 0 or tiles == 0:
                break
            tiles -= 0 if actions.kind(steps[place]) == actions.SITE else 1
            kept.append(steps[place])
        return kept or steps[:1]

    def _others(self, state: SteamState, seat: i64) -> list[list[int]]:
        """To carry out City Growth or Urbanization, and to stop, where that is allowed."""
        others: list[list[int]] = []
        if state.effect[seat]:
            grows = state.tile[seat] == CITY_GROWTH
            expansion = self.policy.expansion
            others.append([expansion.growth(state, seat) if grows else expansion.urbanization(state, seat)])
        if not (state.effect[seat] and self.policy.construction.on_credit):
            others.append([actions.simple(actions.DONE)])
        return others

    def _supplies(self, state: SteamState, seat: i64, plans: list[list[int]]) -> None:
        for choice in self.game.choices(state, seat):
            if len(plans) < SUPPLIES:
                add(plans, [choice.first])

    # the evaluation

    def features(self, state: SteamState, seat: i64) -> list[float]:
        """The last one is bankruptcy, so that lessons with bankrupt seats do not bend the other weights."""
        if state.bankrupt & BIT[seat]:
            return [0.0] * 12 + [1.0]
        rounds = GOODS_ROUNDS * (self.game.turns - state.turn + 1)
        level, income, cash = state.level[seat], state.income[seat], state.cash[seat]
        links = self.game.ground.links_of(state.track, seat)
        now = self._worth(state, seat, level, rounds)
        soon = self._worth(state, seat, min(HIGHEST_LEVEL, level + 1), rounds)
        cubes: i64 = 0
        for value in range(1, MOST_VALUE + 1):
            cubes += self.prospects.tally[value]
        late = self._worth(state, seat, HIGHEST_LEVEL, rounds) if level < HIGHEST_LEVEL - 1 else soon
        standing = [float(state.points[seat]) / 20.0, float(income) / 10.0, float(min(0, income)) / 10.0]
        means = [float(cash) / 20.0, float(min(cash, 8)) / 8.0, float(links) / 10.0, float(level) / 6.0]
        goods = [now / 20.0, soon / 20.0, late / 20.0, float(min(cubes, 2 * rounds)) / 20.0]
        return [*standing, *means, *goods, self._place(state, seat), 0.0]

    def _worth(self, state: SteamState, seat: i64, level: i64, rounds: i64) -> float:
        self.prospects.look(state.track, state.cubes, seat, level)
        return self.prospects.worth(rounds, self.habits.later)

    def _place(self, state: SteamState, seat: i64) -> float:
        """The place in the turn order, from 0 for the last to 1 for the first."""
        for place in range(state.playing):
            if state.order[place] == seat:
                return 1.0 - float(place) / float(max(1, state.playing - 1))
        return 0.0


def add(plans: list[list[int]], plan: list[int]) -> None:
    """Add a plan unless one begins with the same action, or, where a hex is chosen, with the same tile in it."""
    for other in plans:
        if other[0] == plan[0] and (len(other) == 1 or len(plan) == 1 or other == plan):
            return
    plans.append(plan)
