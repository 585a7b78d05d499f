"""What a Steel & Steam bot does with money: deeds on the traffic, better engines, liens, and its victory card."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.steel_and_steam_map import traffic
from goldenspike.games.steel_and_steam import actions, sequence
from goldenspike.games.steel_and_steam.game import SteelAndSteam
from goldenspike.games.steel_and_steam.options import EXPERIMENTAL
from goldenspike.games.steel_and_steam.payment import sum_of
from goldenspike.games.steel_and_steam.rules import ENGINE_COUNT, SWAP_COST, UPGRADE_COST
from goldenspike.games.steel_and_steam.state import CITY_WORDS, NOTHING, SteelAndSteamState
from goldenspike.games.steel_and_steam.victory import (
    CASH,
    CONNECT,
    HIGHBALLS,
    TOUR,
    Condition,
    measure,
    measure_deeds,
)
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, lowest

RESERVE: Final = 4_000
"""Cash kept for the fees of the next turns."""
LAST_UPGRADE: Final = 8
"""With fewer deeds than this left at the bank, a better engine no longer pays in the short game."""
OVERPRICE: Final = 12_000
"""The most that a takeover may cost above the price."""
HELPS_CARD: Final = 1_000_000_000
HOPELESS_AFTER: Final = 25
"""Rounds after which a card far from met is swapped."""


@final
class Money:
    def __init__(self, game: SteelAndSteam) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.traffic: Row | None = None
        self.by_card: Final = game.chosen.length == EXPERIMENTAL

    def choose(self, state: SteelAndSteamState, seat: i64) -> i64:
        if state.phase == sequence.BUSINESS:
            return self.business(state, seat)
        return self.answer(state, seat) if state.phase == sequence.TAKEOVER else self.raise_money(state, seat)

    def business(self, state: SteelAndSteamState, seat: i64) -> i64:
        """An engine that still pays, else the best deed, else a lien, else nothing."""
        lien = self.lien_to_pay(state, seat)
        if lien != NOTHING:
            return lien
        engine = self._engine_to_buy(state, seat)
        if engine != NOTHING:
            return actions.with_one(actions.UPGRADE, engine)
        place = self._deed_to_buy(state, seat)
        if place == NOTHING or self._hoards(state, seat):
            return actions.simple(actions.NOTHING)
        return actions.with_one(actions.BUY if state.available & BIT[place] else actions.TAKEOVER, place)

    def answer(self, state: SteelAndSteamState, seat: i64) -> i64:
        """A lien that can be paid off is; the deed is worth more than what is left of its price."""
        if self.board.payoff[state.target] <= state.cash[seat]:
            return actions.with_one(actions.PAYOFF, state.target)
        return actions.simple(actions.ALLOW)

    def raise_money(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The smallest mortgage that is enough, else the largest; controlling interest only without a good deed."""
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
        """Paying off a lien costs no more than the price it brings back into the net worth."""
        deeds = state.owned[seat] & state.mortgaged
        while deeds:
            place = lowest(deeds)
            deeds &= deeds - 1
            if self.board.payoff[place] + RESERVE <= state.cash[seat]:
                return actions.with_one(actions.PAYOFF, place)
        return NOTHING

    def caution(self, state: SteelAndSteamState, seat: i64) -> float:
        """MPs that highballing must gain to be tried."""
        for condition in self._conditions(state, seat):
            if condition.measure == HIGHBALLS:
                return -1.0
        return 1.0

    def cities_wanted(self, state: SteelAndSteamState, seat: i64) -> tuple[i64, i64]:
        """Cities of a tour that were not entered yet."""
        for condition in self._conditions(state, seat):
            if condition.measure == TOUR:
                low = condition.low & ~state.entered[seat * CITY_WORDS]
                return low, condition.high & ~state.entered[seat * CITY_WORDS + 1]
        return 0, 0

    def wants_swap(self, state: SteelAndSteamState, seat: i64) -> bool:
        if not self.by_card or state.cash[seat] < 3 * SWAP_COST or state.turn < HOPELESS_AFTER * self.game.players:
            return False
        for condition in self._conditions(state, seat):
            reached = measure(self.game.rails, self.game.deck, state, seat, condition)
            if 2 * reached < condition.least and self.game.ending.may_swap(state, seat):
                return True
        return False

    def _conditions(self, state: SteelAndSteamState, seat: i64) -> list[Condition]:
        if not self.by_card or state.victory_card[seat] == NOTHING:
            return []
        return self.game.deck.cards[state.victory_card[seat]].conditions

    def _hoards(self, state: SteelAndSteamState, seat: i64) -> bool:
        """With a card that asks for cash, only cash counts once half of it is there."""
        for condition in self._conditions(state, seat):
            if condition.measure == CASH and 2 * state.cash[seat] > condition.least:
                return True
        return False

    def _engine_to_buy(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The best engine, or a better one while the best is far off."""
        deeds = state.available
        left = 0
        while deeds:
            deeds &= deeds - 1
            left += 1
        if left < LAST_UPGRADE and self.game.chosen.length != EXPERIMENTAL:
            return NOTHING
        best: i64 = ENGINE_COUNT - 1
        if state.engine[seat] < best and UPGRADE_COST[best] + RESERVE <= state.cash[seat]:
            return best
        return NOTHING

    def _deed_to_buy(self, state: SteelAndSteamState, seat: i64) -> i64:
        best: i64 = NOTHING
        most: i64 = -1
        purse = state.cash[seat] - RESERVE
        for place in range(self.board.property_count):
            for_sale = state.available & BIT[place] and self.board.price[place] <= purse
            if not for_sale and not self._is_worth_takeover(state, seat, place, purse):
                continue
            worth = self._worth(state, seat, place)
            if worth > most:
                best, most = place, worth
        return best

    def _is_worth_takeover(self, state: SteelAndSteamState, seat: i64, place: i64, purse: i64) -> bool:
        if not state.mortgaged & ~state.owned[seat] & BIT[place] or self.board.takeover[place] > purse:
            return False
        return state.available == 0 and self.board.takeover[place] - self.board.price[place] <= OVERPRICE

    def _worth(self, state: SteelAndSteamState, seat: i64, place: i64) -> i64:
        if self.traffic is None:
            self.traffic = traffic(self.game.rails)
        worth = self.traffic[place]
        for condition in self._conditions(state, seat):
            if self._helps(state, seat, place, condition):
                worth += HELPS_CARD
        return worth

    def _helps(self, state: SteelAndSteamState, seat: i64, place: i64, condition: Condition) -> bool:
        """Whether this deed brings a victory card nearer."""
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
    """Just enough is better than more, and more is better than too little."""
    if value >= need:
        return other < need or value < other
    return other < need and value > other
