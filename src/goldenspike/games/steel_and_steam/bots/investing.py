"""Business as a steady player of Steel & Steam conducts it: the engine first, then deeds, but none that ends a game it loses."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.forecast import Forecast
from goldenspike.games.steel_and_steam.bots.money import Money
from goldenspike.games.steel_and_steam.rules import actions
from goldenspike.games.steel_and_steam.rules.endings.victory import (
    ARRIVALS,
    CONNECT,
    LANES,
    PROPERTIES,
    REGIONS_ARRIVED,
    REGIONS_SERVED,
)
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.options import SHORT
from goldenspike.games.steel_and_steam.rules.rules import UPGRADE_COST
from goldenspike.games.steel_and_steam.rules.state import JOURNEYS, NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, count

LAST_DEEDS: Final = 3
"""When so few deeds are left in the short game, each of them is bought only by a player who is ahead."""
COUNTED_DEEDS: Final = [PROPERTIES, LANES, REGIONS_SERVED]
"""Measures that a cheap deed serves as well as a dear one."""


@final
class Investing:
    def __init__(self, game: SteelAndSteam, money: Money, forecast: Forecast) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.money: Final = money
        self.forecast: Final = forecast

    def business(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Liens first, then an engine that pays, for which everything else waits, then what the greedy bot buys."""
        if self.money.by_card:
            return self._business_by_card(state, seat)
        if self.money.lien_to_pay(state, seat) != NOTHING:
            return self.money.business(state, seat)
        engine = self.forecast.best_engine(state, seat)
        if engine != NOTHING:
            if UPGRADE_COST[engine] <= state.cash[seat]:
                return actions.with_one(actions.UPGRADE, engine)
            return actions.simple(actions.NOTHING)
        if self.hastens_defeat(state, seat):
            return actions.simple(actions.NOTHING)
        return self.money.business(state, seat)

    def hastens_defeat(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether buying one of the last deeds of the short game brings an end nearer that another player would win."""
        if self.forecast.length != SHORT or count(state.available) > LAST_DEEDS:
            return False
        mine = net_worth(self.game.rails, state, seat)
        is_last = count(state.available) == 1
        for other in range(self.game.players):
            theirs = net_worth(self.game.rails, state, other)
            if state.destination[other] != NOWHERE and not is_last:
                theirs += self.board.payoff_between(state.start[other], state.destination[other])
            if other != seat and theirs > mine:
                return True
        return False

    def _business_by_card(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The cheapest deed that brings the victory card nearer, where deeds are counted; else what the greedy bot does."""
        best: i64 = NOTHING
        for condition in self.money.conditions(state, seat):
            for place in range(self.board.property_count if condition.measure in COUNTED_DEEDS else 0):
                is_cheaper = best == NOTHING or self.board.price[place] < self.board.price[best]
                if is_cheaper and state.available & BIT[place] and self.money.helps(state, seat, place, condition):
                    best = place
        if best != NOTHING and self.board.price[best] <= state.cash[seat]:
            return actions.with_one(actions.BUY, best)
        return self.money.business(state, seat)

    def counts_stops(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether the victory card asks for many journeys, or for deeds, of which one can be bought after each."""
        for condition in self.money.conditions(state, seat):
            if condition.measure == JOURNEYS or PROPERTIES <= condition.measure <= CONNECT:
                return True
            if condition.measure in (ARRIVALS, REGIONS_ARRIVED):
                return True
        return False

    def worth(self, state: SteelAndSteamState, seat: i64, place: i64) -> float:
        """What a deed earns until the end; what a takeover costs above the price counts twice, as another player gains it."""
        worth = self.forecast.prospects.income(state, seat, place) * self.forecast.rounds_left(state)
        if not state.available & BIT[place]:
            worth -= 2.0 * float(self.board.takeover[place] - self.board.price[place])
        return worth
