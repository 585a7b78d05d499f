"""What a Steel & Steam bot does with money: it buys deeds, engines and yards, pays off liens, and minds its victory card."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.prospects import Prospects
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.endings.victory import (
    CASH,
    CONNECT,
    ENGINE,
    HIGHBALLS,
    TOUR,
    Condition,
    measure,
    measure_deeds,
)
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.management.payment import sum_of
from goldenspike.games.steel_and_steam.rules.options import EXPERIMENTAL, LONG, SHORT
from goldenspike.games.steel_and_steam.rules.rules import NET_WORTH_TARGET, SWAP_COST, UPGRADE_COST
from goldenspike.games.steel_and_steam.rules.state import CITY_WORDS, NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, lowest

HELPS_CARD: Final = 1_000_000.0
HOPELESS_AFTER: Final = 25
"""Rounds after which it swaps a victory card that is not half met."""


@final
class Money:
    def __init__(self, game: SteelAndSteam) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.prospects: Final = Prospects(game)
        self.by_card: Final = game.chosen.length == EXPERIMENTAL

    def choose(self, state: SteelAndSteamState, seat: i64) -> i64:
        if state.phase == sequence.BUSINESS:
            return self.business(state, seat)
        return self.answer(state, seat) if state.phase == sequence.TAKEOVER else self.raise_money(state, seat)

    def business(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Pay off a lien first; then buy an engine that still pays, else a yard that does, else the best deed, else nothing."""
        lien = self.lien_to_pay(state, seat)
        if lien != NOTHING:
            return lien
        engine = self._wanted_engine(state, seat)
        purse = state.cash[seat] - self.prospects.reserve(state, seat)
        if engine != NOTHING and UPGRADE_COST[engine] <= purse:
            return actions.with_one(actions.UPGRADE, engine)
        if self._saves(state, seat, engine):
            return actions.simple(actions.NOTHING)
        city = self._city_for_yard(state, seat)
        if city != NOWHERE:
            return actions.with_one(actions.YARD, city)
        place = self._deed_to_buy(state, seat, purse)
        if place == NOTHING:
            return actions.simple(actions.NOTHING)
        return actions.with_one(actions.BUY if state.available & BIT[place] else actions.TAKEOVER, place)

    def answer(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Pay off the lien if there is cash for it: the deed is worth more than what a takeover pays its owner."""
        if self.board.payoff[state.target] <= state.cash[seat]:
            return actions.with_one(actions.PAYOFF, state.target)
        return actions.simple(actions.ALLOW)

    def raise_money(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Take the smallest mortgage that is enough, else the largest; give up a deed only when all are mortgaged."""
        need = sum_of(state.debt) - state.cash[seat]
        best: i64 = NOTHING
        deeds = state.owned[seat] & ~state.mortgaged
        values = self.board.mortgage if deeds else self.board.controlling
        kind: i64 = actions.MORTGAGE if deeds else actions.GIVEUP
        if deeds == 0:
            deeds = state.owned[seat]
        while deeds:
            place = lowest(deeds)
            deeds &= deeds - 1
            if best == NOTHING or is_better(values[place], values[best], need):
                best = place
        return actions.with_one(kind, best)

    def lien_to_pay(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The first lien that can be paid off beyond the reserve; this costs no more than the price it adds to the net worth."""
        deeds = state.owned[seat] & state.mortgaged
        while deeds:
            place = lowest(deeds)
            deeds &= deeds - 1
            if self.board.payoff[place] + self.prospects.reserve(state, seat) <= state.cash[seat]:
                return actions.with_one(actions.PAYOFF, place)
        return NOTHING

    def is_rich_enough(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether going home would win the long game, even after the fees of the way there."""
        if self.game.chosen.length != LONG:
            return False
        worth = net_worth(self.game.rails, state, seat) - self.prospects.reserve(state, seat)
        return worth >= NET_WORTH_TARGET[self.game.players]

    def caution(self, state: SteelAndSteamState, seat: i64) -> float:
        """How many MPs highballing must gain on average for the bot to try it."""
        for condition in self.conditions(state, seat):
            if condition.measure == HIGHBALLS:
                return -1.0
        return 1.0

    def cities_wanted(self, state: SteelAndSteamState, seat: i64) -> tuple[i64, i64]:
        """The cities of the victory card's tour that were not entered yet, in two words."""
        for condition in self.conditions(state, seat):
            if condition.measure == TOUR:
                low = condition.low & ~state.entered[seat * CITY_WORDS]
                return low, condition.high & ~state.entered[seat * CITY_WORDS + 1]
        return 0, 0

    def wants_swap(self, state: SteelAndSteamState, seat: i64) -> bool:
        if not self.by_card or state.cash[seat] < 3 * SWAP_COST or state.turn < HOPELESS_AFTER * self.game.players:
            return False
        for condition in self.conditions(state, seat):
            reached = measure(self.game.rails, self.game.deck, state, seat, condition)
            if 2 * reached < condition.least and self.game.ending.may_swap(state, seat):
                return True
        return False

    def conditions(self, state: SteelAndSteamState, seat: i64) -> list[Condition]:
        if not self.by_card or state.victory_card[seat] == NOTHING:
            return []
        return self.game.deck.cards[state.victory_card[seat]].conditions

    def _wanted_engine(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The engine that the victory card asks for, else the one that earns most."""
        for condition in self.conditions(state, seat):
            if condition.measure == ENGINE and state.engine[seat] < condition.least:
                return condition.least
        return self.prospects.best_engine(state, seat)

    def _saves(self, state: SteelAndSteamState, seat: i64, engine: i64) -> bool:
        """Whether to save: for an engine that pays; with a victory card only for its engine, or its cash once half is there."""
        for condition in self.conditions(state, seat):
            if condition.measure == CASH and 2 * state.cash[seat] > condition.least:
                return True
            if condition.measure == ENGINE and state.engine[seat] < condition.least:
                return True
        return engine != NOTHING and not self.by_card

    def _deed_to_buy(self, state: SteelAndSteamState, seat: i64, purse: i64) -> i64:
        """The deed that earns most until the end, but not the last one if that lets another player win the short game."""
        best: i64 = NOTHING
        most = -1.0
        for place in range(self.board.property_count):
            if not self._is_for_sale(state, seat, place, purse) or self._would_lose(state, seat, place):
                continue
            worth = self._worth(state, seat, place)
            if worth >= 0.0 and worth > most:
                best, most = place, worth
        return best

    def _is_for_sale(self, state: SteelAndSteamState, seat: i64, place: i64, purse: i64) -> bool:
        if state.available & BIT[place]:
            return self.board.price[place] <= purse
        return state.mortgaged & ~state.owned[seat] & BIT[place] != 0 and self.board.takeover[place] <= purse

    def _would_lose(self, state: SteelAndSteamState, seat: i64, place: i64) -> bool:
        if state.available != BIT[place] or self.game.chosen.length != SHORT:
            return False
        mine = net_worth(self.game.rails, state, seat)
        for other in range(self.game.players):
            if net_worth(self.game.rails, state, other) > mine:
                return True
        return False

    def _worth(self, state: SteelAndSteamState, seat: i64, place: i64) -> float:
        """The fees it earns until the end; what a takeover costs above the price counts twice, as another player gains it."""
        worth = self.prospects.income(state, seat, place) * self.prospects.rounds_left(state, seat)
        if not state.available & BIT[place]:
            worth -= 2.0 * float(self.board.takeover[place] - self.board.price[place])
        for condition in self.conditions(state, seat):
            if self.helps(state, seat, place, condition):
                worth += HELPS_CARD
        return worth

    def _city_for_yard(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The city where the journey ended, or the home city, if a yard there saves more than it costs."""
        for city in (state.start[seat], state.home[seat]):
            is_allowed = self.game.repairs.check_yard(state, seat, city) is None
            if is_allowed and self.prospects.yard_gain(state, seat, city) > 0.0:
                return city
        return NOWHERE

    def helps(self, state: SteelAndSteamState, seat: i64, place: i64, condition: Condition) -> bool:
        """Whether this deed brings the condition nearer."""
        if condition.measure == CONNECT:
            regions = self.game.deck.property_regions[place]
            return regions & BIT[condition.low] != 0 and regions & BIT[condition.high] != 0
        if condition.measure <= CASH or condition.measure >= CONNECT:
            return False
        rails, deck = self.game.rails, self.game.deck
        deeds = state.owned[seat] & ~state.mortgaged
        now = measure_deeds(rails, deck, state, deeds, condition)
        return measure_deeds(rails, deck, state, deeds | BIT[place], condition) > now


def is_better(value: i64, other: i64, need: i64) -> bool:
    """Whether a value is better than another: the smallest that is enough is best, else the largest."""
    if value >= need:
        return other < need or value < other
    return other < need and value > other
