"""A Steel & Steam bot that takes the cheapest ways, buys properties with much traffic, and upgrades while that still pays."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steel_and_steam.bots.engine import highballing_gain
from goldenspike.games.steel_and_steam.bots.map import FAR, MP_WORTH, Costs
from goldenspike.games.steel_and_steam.bots.money import Money
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.cities.cards import may_lie
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.rules import BASE_LEVEL, BROKEN_DOWN, FULL_BENEFIT, HOME_CARDS, SELECTION_SPACES
from goldenspike.games.steel_and_steam.rules.running.labels import NO_LABEL
from goldenspike.games.steel_and_steam.rules.running.routes import RouteSearch
from goldenspike.games.steel_and_steam.rules.running.way import action_of
from goldenspike.games.steel_and_steam.rules.state import NOTHING, NOWHERE, REPAIR_BEGUN, SteelAndSteamState
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
        self.search: Final = RouteSearch(game.rails, game.fees)
        self.money: Final = Money(game)
        self.steps: list[int] = []
        self.planned_turn: i64 = 0
        self.planned_mps: i64 = 0
        self.planned_space: i64 = NOWHERE
        self.goal: i64 = NOWHERE

    def choose(self, state: SteelAndSteamState, seat: i64) -> i64:
        if state.phase == sequence.RUNNING:
            return self._run(state, seat) if state.mps > 0 else self._run_out(state, seat)
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
        if self._is_off_plan(state, seat):
            lien = self.money.lien_to_pay(state, seat)
            if lien != NOTHING:
                return lien
            if state.spent == 0 and self.money.wants_swap(state, seat):
                return actions.simple(actions.SWAP)
            self._make_plan(state, seat)
            if self._wants_highballing(state, seat):
                return actions.simple(actions.HIGHBALL)
        elif not self.steps and state.location[seat] == self.goal:
            self._make_plan(state, seat)
        if self._wants_repair(state, seat):
            return actions.simple(actions.REPAIR)
        if state.home_entered and state.spent and not state.highballing and self.money.is_rich_enough(state, seat):
            return actions.simple(actions.DUMP)
        return self._next_step(state, seat)

    def _run_out(self, state: SteelAndSteamState, seat: i64) -> i64:
        """With no MP left, enter a junction if that was the plan, else stop."""
        if self.steps and not self._is_off_plan(state, seat):
            return self._next_step(state, seat)
        return actions.simple(actions.STOP)

    def _wants_repair(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Repair in its own yard on the way, unless the MP is needed to reach the destination in this turn."""
        if not self.game.repairs.is_in_own_yard(state, seat) or state.level[seat] <= BASE_LEVEL[state.engine[seat]]:
            return False
        label = self.search.best_at[self.board.city_space[state.destination[seat]]]
        return label == NO_LABEL or self.search.labels.mps[label] < state.mps

    def _is_off_plan(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether the turn, the MPs or the space differ from what the plan expects."""
        if state.turn != self.planned_turn or state.mps != self.planned_mps:
            return True
        return state.location[seat] != self.planned_space

    def _next_step(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Take the next step of the plan; after the last one dump the MPs left, or ride on where that is not allowed."""
        space = state.location[seat]
        if not self.steps:
            onward = self.costs.onward[space]
            if onward != NOTHING and (state.highballing or state.spent == 0 or self._begins_ferry(state, seat, onward)):
                action = actions.with_one(actions.MOVE, onward)
                return action if self.game.check(state, seat, action) is None else self._any_step(state, seat)
            dump = actions.simple(actions.DUMP)
            return dump if self.game.check(state, seat, dump) is None else self._any_step(state, seat)
        segment: i64 = self.steps.pop(0)
        if segment == REPAIR_BEGUN:
            self.planned_mps = state.mps - self.game.repairs.cost(state, seat)
            return action_of(segment)
        end = self.game.rails.other_end(segment, space)
        cost = self.game.rails.cost(segment, end) - (1 if state.begun[seat] == segment else 0)
        self.planned_mps = state.mps - cost
        self.planned_space = end
        return action_of(segment)

    def _any_step(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Take any step that is allowed; if there is none, raise money for one."""
        self.planned_turn = 0
        steps = self.game.fees.steps(state, seat)
        if steps:
            return steps[self.stream.below(len(steps))].first
        return self.money.raise_money(state, seat)

    def _begins_ferry(self, state: SteelAndSteamState, seat: i64, onward: i64) -> bool:
        """Whether the last MP can go to the transit track for a ferry step, instead of being dumped."""
        end = self.game.rails.other_end(onward, state.location[seat])
        return state.mps == 1 and self.game.rails.cost(onward, end) == 2

    def _make_plan(self, state: SteelAndSteamState, seat: i64) -> None:
        """Plan the way to the end of the turn with the least fees now and costs later."""
        self.costs.look_at(state, seat)
        self.goal = self._goal(state, seat)
        self.costs.aim(self.goal)
        self.search.search(state, seat, state.mps, state.highballing == 1)
        best: i64 = NO_LABEL
        least: i64 = 2 * FAR
        for space in range(self.board.space_count):
            label = self.search.best_at[space]
            if label != NO_LABEL:
                cost = self._cost_of(state, seat, label)
                if cost < least:
                    best, least = label, cost
        self.steps = [] if best == NO_LABEL else self.search.way(best).segments
        self.planned_turn = state.turn
        self.planned_mps = state.mps
        self.planned_space = state.location[seat]

    def _cost_of(self, state: SteelAndSteamState, seat: i64, label: i64) -> i64:
        """The fees of this turn and the cost of the way left, less the worth of MPs that are left over on arrival."""
        space = self.search.labels.space[label]
        left = state.mps - self.search.labels.mps[label]
        cost = self.search.labels.fee[label] + self.costs.to_goal[space] + self.stream.below(MOOD)
        city = state.destination[seat]
        return cost - MP_WORTH * left if city != NOWHERE and space == self.board.city_space[city] else cost

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
        left = self.costs.to_goal[state.location[seat]] // MP_WORTH
        if left <= state.mps:
            return False
        gain = highballing_gain(engine, level)
        if left <= state.mps + FULL_BENEFIT[engine]:
            gain += REACHES_GOAL
        return gain > self.money.caution(state, seat)
