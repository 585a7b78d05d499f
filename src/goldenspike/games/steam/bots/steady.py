"""A quick and steady Steam player: it builds chains of links, improves its locomotive in time and uses every action tile."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steam.bots.construction import Construction
from goldenspike.games.steam.bots.expansion import Expansion
from goldenspike.games.steam.bots.habits import Habits
from goldenspike.games.steam.bots.haulage import Haulage
from goldenspike.games.steam.bots.places import places_of
from goldenspike.games.steam.bots.prospects import OWN
from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.rules import (
    CAPITAL_STEP,
    CITY_GROWTH,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    HIGHEST_LEVEL,
    LOCOMOTIVE,
    TURN_ORDER,
    URBANIZATION,
)
from goldenspike.games.steam.rules.state import NOWHERE, SteamState
from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import i64

NUMBER_ONLY: Final = -1.0
"""A tile taken for its number alone is the last resort."""


@final
class Steady:
    """The policy: one answer to every question, the same for the same position."""

    def __init__(self, game: Steam, habits: Habits) -> None:
        self.game: Final = game
        self.habits: Final = habits
        self.construction: Final = Construction(game, habits)
        self.haulage: Final = Haulage(game, habits)
        self.expansion: Final = Expansion(game, habits)
        plain = {ENGINEER: habits.engineer, FIRST_BUILD: habits.first_build, FIRST_MOVE: habits.first_move}
        self.plain: Final = {**plain, TURN_ORDER: habits.turn_order}
        self.names: Final = [phase.name for phase in game.phases]
        self.places: Final = places_of(game)

    def answer(self, state: SteamState, seat: i64) -> i64:
        phase = self.names[state.phase]
        if phase == "build_track":
            return self._build(state, seat)
        if phase == "move_goods":
            return self.haulage.answer(state, seat)
        choices = self.game.choices(state, seat)
        if phase == "actions":
            return self._action(state, seat, choices)
        if phase == "capital":
            return min(choices[0].last, choices[0].first + self.steps_wanted(state, seat))
        return self._bid(state, seat, choices)

    def _build(self, state: SteamState, seat: i64) -> i64:
        if state.growing != NOWHERE:
            return self.expansion.supply(state, seat)
        action = self.construction.answer(state, seat)
        if actions.kind(action) != actions.DONE or not state.effect[seat]:
            return action
        if state.tile[seat] == CITY_GROWTH:
            growth = self.expansion.growth(state, seat)
            return growth if self.construction.on_credit or self.expansion.gain > 0.0 else action
        town = self.expansion.urbanization(state, seat)
        return town if self.construction.on_credit or self.expansion.gain > 0.0 else action

    def _action(self, state: SteamState, seat: i64, choices: list[Choice]) -> i64:
        best, most = choices[0].first, -99.0
        for choice in choices:
            value = self.value(state, seat, choice.first)
            if value > most:
                best, most = choice.first, value
        return best

    def value(self, state: SteamState, seat: i64, action: i64) -> float:
        """What an action tile is worth to a seat, less its cost."""
        if actions.kind(action) == actions.TAKE_NUMBER:
            return NUMBER_ONLY
        tile = actions.second(action)
        price = self.construction.dollar(state) * float(self.game.taking.cost(state, seat, tile))
        if tile == LOCOMOTIVE:
            return self._locomotive(state, seat) - price
        if tile == CITY_GROWTH:
            self.expansion.growth(state, seat)
            return self.expansion.gain - price
        if tile == URBANIZATION:
            self.expansion.urbanization(state, seat)
            return self.expansion.gain - price
        if state.turn == 1 and tile == ENGINEER:
            return self.habits.first_links
        return self.habits.first_start if tile == FIRST_BUILD and state.turn == 1 else self.plain[tile]

    def _locomotive(self, state: SteamState, seat: i64) -> float:
        """It saves a delivery, as long as there are goods to deliver and money to build."""
        if state.level[seat] == HIGHEST_LEVEL:
            return NUMBER_ONLY
        if self.construction.purse(state, seat) < self.game.taking.cost(state, seat, LOCOMOTIVE):
            return NUMBER_ONLY - 1.0
        if state.turn == self.game.turns:
            return 1.0
        return self.habits.locomotive if self.construction.on_credit else self.habits.free_locomotive

    def steps_wanted(self, state: SteamState, seat: i64) -> i64:
        """Standard rules: raise enough capital to build, as long as income does not fall too low, and always enough to live.

        The first two to be asked in the first turn are the first two to bid, and raise what they bid besides.
        """
        expenses = max(0, state.level[seat] - state.income[seat])
        bid = self._first_bid(state, seat) if state.turn == 1 and state.place < len(self.places) else 0
        wanted = self.habits.cash_wanted + expenses + bid - state.cash[seat]
        deepest = self.habits.deepest_capital if state.turn <= self.game.turns // 2 else 0
        steps = min((wanted + CAPITAL_STEP - 1) // CAPITAL_STEP, state.income[seat] - deepest)
        return max(0, steps, self._steps_to_live(state, seat))

    def _steps_to_live(self, state: SteamState, seat: i64) -> i64:
        """What the coming expenses take, one delivery counted on: debts cost more than capital, which lowers income at once."""
        hauls = self.haulage.hauls(state, seat)
        gain = hauls[0].value // OWN if len(hauls) > 0 else 0
        short = state.level[seat] - state.income[seat] - gain - state.cash[seat]
        kept = CAPITAL_STEP - 1
        return (short + kept - 1) // kept

    def _bid(self, state: SteamState, seat: i64, choices: list[Choice]) -> i64:
        """Raise as long as the place may be worth it; by the standard rules at once, as second place pays its bid too."""
        last = choices[len(choices) - 1]
        worth = self._place_worth(state, seat)
        if actions.kind(last.first) == actions.BID and actions.second(last.first) <= worth:
            return last.first if self.construction.on_credit else actions.simple(actions.BID, worth)
        return choices[1].first if len(choices) > 1 and actions.kind(choices[1].first) == actions.STAY else choices[0].first

    def _place_worth(self, state: SteamState, seat: i64) -> i64:
        """In dollars. Who is first in the first turn chooses between Locomotive and Engineer; later places bring little."""
        if self.construction.on_credit:
            return self.places[state.place] if state.place < len(self.places) else 0
        if state.turn == 1:
            return min(self._first_bid(state, seat), state.cash[seat] - self.habits.cash_wanted - state.level[seat])
        return min(self.habits.place_bid, self.construction.purse(state, seat) - self.habits.least_cash)

    def _first_bid(self, state: SteamState, seat: i64) -> i64:
        """Standard rules: the first to bid offers what the second place is worth, and has it when the next pays for the first."""
        return self.places[1] if seat == state.order[0] else self.places[0]


@final
class SteamSteady(Bot[SteamState]):
    def __init__(self, game: Steam, seed: i64) -> None:
        self.policy: Final = Steady(game, Habits())

    def choose(self, state: SteamState, seat: i64) -> i64:
        return self.policy.answer(state, seat)
