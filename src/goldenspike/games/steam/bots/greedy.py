"""A Steam player that finishes links between cubes and their cities, delivers over its own links and keeps out of debt."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steam.bots.planner import Planner
from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.phase2_build import limit
from goldenspike.games.steam.rules.phase3_goods import SHARING
from goldenspike.games.steam.rules.rules import HIGHEST_INCOME, HIGHEST_LEVEL
from goldenspike.games.steam.rules.state import NOWHERE, SteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import i64
from goldenspike.parts.hex.goods import best_delivery

TASTE: Final[list[int]] = [3, 6, 4, 2, 1, 5, 7]
"""The numbers of the action tiles in the order in which the bot likes them."""
DOLLAR: Final = 0.15
"""How much of a plan's worth a dollar counts for."""
DEEPEST_INCOME: Final = -6
CASH_WANTED: Final = 12
INCOME_WANTED: Final = 5


@final
class SteamGreedy(Bot[SteamState]):
    def __init__(self, game: Steam, seed: i64) -> None:
        self.game: Final = game
        self.stream: Final = Stream(seed)
        self.planner: Final = Planner(game.builder, True)
        self.debt_is_due: Final = game.options == "rules=base"

    def choose(self, state: SteamState, seat: i64) -> i64:
        choices = self.game.choices(state, seat)
        phase = self.game.phases[state.phase].name
        if phase == "capital":
            return self._capital(state, seat, choices)
        if phase == "actions":
            return self._action(state, seat, choices)
        if phase == "build_track":
            return self._build(state, seat, choices)
        if phase == "move_goods":
            return self._goods(state, seat, choices)
        return choices[0].first

    def _capital(self, state: SteamState, seat: i64, choices: list[Choice]) -> i64:
        """Raise enough capital to build, as long as income does not fall too low."""
        wanted = CASH_WANTED + state.level[seat] - state.income[seat] - state.cash[seat]
        steps = min((wanted + 4) // 5, state.income[seat] - DEEPEST_INCOME)
        if state.turn >= self.game.turns - 1:
            steps = 0
        return min(choices[0].last, choices[0].first + max(0, steps))

    def _action(self, state: SteamState, seat: i64, choices: list[Choice]) -> i64:
        for tile in TASTE:
            wanted = actions.simple(actions.TAKE, tile)
            if tile == 6 and (state.level[seat] >= 4 or not self._has_money(state, seat, 6)):
                continue
            if tile in (5, 7) and self.debt_is_due:
                wanted = actions.simple(actions.TAKE_NUMBER, tile)
            for choice in choices:
                if choice.first == wanted:
                    return wanted
        return choices[0].first

    def _has_money(self, state: SteamState, seat: i64, tile: i64) -> bool:
        return state.cash[seat] >= self.game.taking.cost(state, seat, tile)

    def _purse(self, state: SteamState, seat: i64) -> i64:
        """What it is ready to spend. Base rules: also some capital that it can raise. Standard rules: not the coming expenses."""
        if not self.debt_is_due:
            return state.cash[seat] - max(0, state.level[seat] - state.income[seat])
        deepest = DEEPEST_INCOME if state.turn <= self.game.turns // 2 else 0
        return state.cash[seat] + 5 * max(0, state.income[seat] - deepest)

    def _build(self, state: SteamState, seat: i64, choices: list[Choice]) -> i64:
        if state.growing != NOWHERE or actions.kind(choices[0].first) in (actions.URBANIZE, actions.GROW):
            return self.stream.pick(choices)
        tiles = limit(state, seat) - state.built
        purse = self._purse(state, seat)
        level = max(3, state.level[seat])
        plan = self.planner.best(state.track, state.cubes, seat, level, tiles, purse, DOLLAR)
        if plan is None or (plan.worth <= 0.0 and state.site == NOWHERE):
            return choices[0].first
        return plan.next_step(state.site, actions.SITE, actions.LAY, choices)

    def _goods(self, state: SteamState, seat: i64, choices: list[Choice]) -> i64:
        if state.gains[seat]:
            early = state.turn < self.game.turns - 2 and state.income[seat] < INCOME_WANTED
            fits = state.income[seat] + state.gains[seat] <= HIGHEST_INCOME
            wants_income = (early or state.income[seat] < 0) and fits
            return choices[0].first if wants_income else choices[1].first
        search = best_delivery(self.game.ground, state.track, state.cubes, seat, state.level[seat], SHARING)
        if search.best_own > 0:
            return actions.move(search.best_origin, search.best_colour, search.best_number)
        can_improve = len(choices) > 1 and actions.kind(choices[1].first) == actions.IMPROVE
        return choices[1].first if can_improve and state.level[seat] < HIGHEST_LEVEL - 2 else choices[0].first
