"""A Steel & Steam bot that takes the cheapest ways, buys properties with much traffic, and upgrades while that still pays."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steel_and_steam.bots.course import Course
from goldenspike.games.steel_and_steam.bots.engine import highballing_gain
from goldenspike.games.steel_and_steam.bots.map import FAR, Costs
from goldenspike.games.steel_and_steam.bots.money import Money
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.cities.cards import may_lie
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.rules import BASE_LEVEL, BROKEN_DOWN, FULL_BENEFIT, HOME_CARDS, SELECTION_SPACES
from goldenspike.games.steel_and_steam.rules.running.labels import NO_LABEL
from goldenspike.games.steel_and_steam.rules.state import NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS

REACHES_GOAL: Final = 3.0
"""How many MPs it is worth to be in the station a turn sooner."""
LEVELS_TO_SPARE: Final = 1
"""Levels of wear above the base level that it leaves unrepaired, except in its own yards."""
MOOD: Final = 400
"""A random amount up to this many dollars is added to the cost of each end, so that games differ."""


@final
class SteelAndSteamGreedy(Bot[SteelAndSteamState]):
    def __init__(self, game: SteelAndSteam, seed: i64) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.stream: Final = Stream(seed)
        self.costs: Final = Costs(game.rails)
        self.money: Final = Money(game)
        self.course: Final = Course(game, self.money, self.stream)

    def choose(self, state: SteelAndSteamState, seat: i64) -> i64:
        if state.phase == sequence.RUNNING:
            return self._run(state, seat) if state.mps > 0 else self.course.run_out(state, seat)
        if state.phase == sequence.DESTINATION:
            return self._pick_card(state, seat)
        if state.phase == sequence.STATION:
            return self._in_station(state, seat)
        if state.phase == sequence.HOME_CITY:
            return actions.with_one(actions.HOME, self.stream.below(HOME_CARDS))
        return self.money.choose(state, seat)

    def _in_station(self, state: SteelAndSteamState, seat: i64) -> i64:
        lien = self.money.lien_to_pay(state, seat)
        if lien != NOTHING:
            return lien
        if self.money.wants_swap(state, seat):
            return actions.simple(actions.SWAP)
        spare = self.game.repairs.cost(state, seat) - 1
        if state.level[seat] > BASE_LEVEL[state.engine[seat]] + LEVELS_TO_SPARE * spare:
            return actions.simple(actions.REPAIR)
        return actions.simple(actions.DEPART)

    def _pick_card(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Pick the region side whose cities pay best on average, less the cost of the way to them."""
        self.costs.look_at(state, seat)
        self.costs.aim(state.location[seat])
        best: i64 = 0
        most = -1.0e9
        for slot in range(SELECTION_SPACES):
            worth = self._area_worth(state, seat, slot)
            if worth > most:
                best, most = slot, worth
        return actions.with_one(actions.PICK, best)

    def _area_worth(self, state: SteelAndSteamState, seat: i64, slot: i64) -> float:
        total = 0.0
        cards = 0.0
        for card in self.game.rails.area_cards[state.tableau[slot]]:
            if may_lie(state, card, slot):
                cards += 1.0
                for roll in (7, 6, 8, 5, 9, 4):
                    city = self.board.card_city(card, roll)
                    way = self.costs.to_goal[self.board.city_space[city]]
                    total += float(self.board.payoff_between(state.start[seat], city) - way)
        return total / max(1.0, cards)

    def _run(self, state: SteelAndSteamState, seat: i64) -> i64:
        if self.course.is_left(state, seat):
            lien = self.money.lien_to_pay(state, seat)
            if lien != NOTHING:
                return lien
            if state.spent == 0 and self.money.wants_swap(state, seat):
                return actions.simple(actions.SWAP)
            self._make_plan(state, seat)
            if self._wants_highballing(state, seat):
                return actions.simple(actions.HIGHBALL)
        elif self.course.is_at_goal(state, seat):
            self._make_plan(state, seat)
        if self.course.wants_repair(state, seat):
            return actions.simple(actions.REPAIR)
        if state.home_entered and state.spent and not state.highballing and self.money.is_rich_enough(state, seat):
            return actions.simple(actions.DUMP)
        return self.course.follow(state, seat, self.costs.onward[state.location[seat]])

    def _make_plan(self, state: SteelAndSteamState, seat: i64) -> None:
        """Plan the way to the end of the turn with the least fees now and costs later, among those that lead nearer to the goal:
        who puts off a fee for ever never arrives, and the last deeds are never bought."""
        self.costs.look_at(state, seat)
        search = self.course.search
        self.course.goal = self._goal(state, seat)
        self.costs.aim(self.course.goal)
        search.search(state, seat, state.mps, state.highballing == 1)
        best: i64 = NO_LABEL
        least: i64 = 4 * FAR
        here = self.costs.to_goal[state.location[seat]]
        for space in range(self.board.space_count):
            label = search.best_at[space]
            if label != NO_LABEL:
                cost = self._cost_of(state, seat, label) + (FAR if self.costs.to_goal[space] >= here else 0)
                if cost < least:
                    best, least = label, cost
        self.course.take(state, seat, best)

    def _cost_of(self, state: SteelAndSteamState, seat: i64, label: i64) -> i64:
        """The fees of this turn and the cost of the way left, less the worth of MPs that are left over on arrival."""
        labels = self.course.search.labels
        space = labels.space[label]
        left = state.mps - labels.mps[label]
        cost = labels.fee[label] + self.costs.to_goal[space] + self.stream.below(MOOD)
        city = state.destination[seat]
        return cost - self.costs.mp_worth * left if city != NOWHERE and space == self.board.city_space[city] else cost

    def _goal(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The destination, or a city that the victory card asks for, whichever is nearer; home when that wins the game."""
        if self.money.is_rich_enough(state, seat) and not state.home_entered:
            return self.board.city_space[state.home[seat]]
        goal = self.board.city_space[state.destination[seat]]
        low, high = self.money.cities_wanted(state, seat)
        if low == 0 and high == 0:
            return goal
        self.costs.aim(state.location[seat])
        nearest = self.costs.to_goal[goal]
        for city in range(self.board.city_count):
            word = low if city < WORD_BITS else high
            if word & BIT[city % WORD_BITS] and self.costs.to_goal[self.board.city_space[city]] < nearest:
                goal = self.board.city_space[city]
                nearest = self.costs.to_goal[goal]
        return goal

    def _wants_highballing(self, state: SteelAndSteamState, seat: i64) -> bool:
        action = actions.simple(actions.HIGHBALL)
        engine, level = state.engine[seat], state.level[seat]
        if level == BROKEN_DOWN or self.game.check(state, seat, action) is not None:
            return False
        left = self.costs.to_goal[state.location[seat]] // self.costs.mp_worth
        if left <= state.mps:
            return False
        gain = highballing_gain(engine, level)
        if left <= state.mps + FULL_BENEFIT[engine]:
            gain += REACHES_GOAL
        return gain > self.money.caution(state, seat)
