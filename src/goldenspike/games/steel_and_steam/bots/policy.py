"""What a steady player of Steel & Steam does with cards, engine, repairs and money, by the tables; ways are found elsewhere."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.forecast import forecast_of
from goldenspike.games.steel_and_steam.bots.investing import Investing
from goldenspike.games.steel_and_steam.bots.money import Money
from goldenspike.games.steel_and_steam.bots.ways import Signposts
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.cities.cards import may_lie
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.options import EXPERIMENTAL, LONG
from goldenspike.games.steel_and_steam.rules.rules import (
    BROKEN_DOWN,
    FLAT_FEE,
    HOME_CARDS,
    NET_WORTH_TARGET,
    SELECTION_SPACES,
    UPGRADE_COST,
)
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS

ROLLS: Final = [7, 6, 8, 5, 9, 4]
"""One roll for each of the six cities of a card, which are equally likely."""
MILES_WAITED: Final = 64
"""An MP costs a player who waits for the next engine the payoff of so many miles: the MPs that it would run in the same time."""
NEXT_JOURNEY: Final = 5
"""By how many MPs a journey is longer than the money that is missing calls for."""
FEES_PER_MP: Final = 200
"""What an MP of a turn costs in fees when most deeds are sold."""
HASTE: Final = 2
"""How many times as much a way counts for a player who needs many journeys rather than long ones."""


@final
class Policy:
    """A patient player keeps the engine in repair while the last deeds of the short game wait for a buyer; the engine is driven
    as if it had `more_turns` to run than the forecast says. `roads` are ways by what MPs earn beyond fees: all choose cards by
    them, and strong players ride by them; steady ones ride by `signposts`."""

    def __init__(self, game: SteelAndSteam, is_patient: bool = False, more_turns: i64 = 0) -> None:
        self.game: Final = game
        self.is_patient: Final = is_patient
        self.more_turns: Final[i64] = more_turns
        self.board: Final = game.board
        self.forecast: Final = forecast_of(game)
        self.atlas: Final = self.forecast.atlas
        self.signposts: Final = Signposts(game.rails, self.atlas.dollars_per_mp)
        self.roads: Final = self._roads()
        self.money: Final = Money(game)
        self.investing: Final = Investing(game, self.money, self.forecast)

    def _roads(self) -> Signposts:
        """A fee for one of the others counts by how much it shrinks the lead over their mean."""
        if self.forecast.length == EXPERIMENTAL:
            return self.signposts
        players = float(self.game.players)
        return Signposts(self.game.rails, self.atlas.dollars_per_mp - FEES_PER_MP, players / (players - 1.0))

    def choose(self, state: SteelAndSteamState, seat: i64) -> i64:
        """A decision in any phase but that of running."""
        if state.phase == sequence.DESTINATION:
            return actions.with_one(actions.PICK, self.best_slot(state, seat))
        if state.phase == sequence.STATION:
            return self.in_station(state, seat)
        if state.phase == sequence.BUSINESS:
            return self.investing.business(state, seat)
        if state.phase == sequence.HOME_CITY:
            return actions.with_one(actions.HOME, self.best_home(state, seat))
        return self.money.choose(state, seat)

    def best_slot(self, state: SteelAndSteamState, seat: i64) -> i64:
        best: i64 = 0
        most = -1.0e9
        for slot in range(SELECTION_SPACES):
            worth = self.slot_worth(state, seat, slot)
            if worth > most:
                best, most = slot, worth
        return best

    def slot_worth(self, state: SteelAndSteamState, seat: i64, slot: i64) -> float:
        """What a journey to the cities of a card in the tableau brings on average, by the cards that may lie there."""
        missing = self._missing(state, seat)
        ways = (self.roads if missing == 0 else self.signposts).to(state, seat, state.location[seat])
        haste = HASTE if self.investing.counts_stops(state, seat) else 1
        total = 0.0
        cities = 0.0
        for card in self.game.rails.area_cards[state.tableau[slot]]:
            if may_lie(state, card, slot):
                for roll in ROLLS:
                    city = self.board.card_city(card, roll)
                    payoff = self.board.payoff_between(state.start[seat], city)
                    total += float(payoff - haste * ways.cost[self.board.city_space[city]]) + self.atlas.worth[city]
                    if missing > 0:
                        total -= self._delay(self.atlas.between(state.start[seat], city), missing - payoff)
                    cities += 1.0
        return total / max(1.0, cities)

    def _missing(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The cash that is missing for the engine that it saves for, if any."""
        if self.money.by_card or not self.forecast.is_saving(state, seat):
            return 0
        return UPGRADE_COST[self.forecast.best_engine(state, seat)] - state.cash[seat] + FLAT_FEE

    def _delay(self, mps: i64, missing: i64) -> float:
        """What it costs to run so many MPs without the new engine, and those of another journey if money is still missing."""
        if missing > 0:
            mps += NEXT_JOURNEY + missing // self.atlas.dollars_per_mp
        return float(MILES_WAITED * self.board.payoff_per_mile * mps)

    def best_home(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The dealt card whose cities are the best to start from; in the long game also the nearest to come home to."""
        best: i64 = 0
        most = -1.0e9
        for card in range(HOME_CARDS):
            worth = self._home_worth(state.dealt[seat * HOME_CARDS + card])
            if worth > most:
                best, most = card, worth
        return best

    def _home_worth(self, area: i64) -> float:
        total = 0.0
        cities = self.atlas.area_cities[area]
        for city in cities:
            total += self.atlas.worth[city]
            if self.forecast.length == LONG:
                total -= self.atlas.remoteness[city]
        return total / float(len(cities))

    def in_station(self, state: SteelAndSteamState, seat: i64) -> i64:
        before = self.before_moving(state, seat)
        if before != NOTHING:
            return before
        if self.wants_repair(state, seat):
            return actions.simple(actions.REPAIR)
        return actions.simple(actions.DEPART)

    def before_moving(self, state: SteelAndSteamState, seat: i64) -> i64:
        """A lien to pay off or a victory card to swap, if any."""
        lien = self.money.lien_to_pay(state, seat)
        if lien == NOTHING and state.spent == 0 and self.money.wants_swap(state, seat):
            return actions.simple(actions.SWAP)
        return lien

    def turns_of_engine(self, state: SteelAndSteamState, seat: i64) -> i64:
        return self.forecast.turns_of_engine(state, seat, self.is_patient) + self.more_turns

    def wants_repair(self, state: SteelAndSteamState, seat: i64) -> bool:
        """In the station: whether a repair gains MPs in the long run."""
        upkeep, level = self.forecast.upkeep[state.engine[seat]], state.level[seat]
        if level <= upkeep.base:
            return False
        if self.game.repairs.is_in_own_yard(state, seat):
            return True
        turns = self.turns_of_engine(state, seat)
        if state.spent == 0:
            return upkeep.gain_at_start(turns, level) > 0.0
        return upkeep.repairing_gain(turns, level, state.mps) > 0.0

    def wants_highballing(self, state: SteelAndSteamState, seat: i64, far: i64) -> bool:
        """At the beginning of a run: whether highballing gains MPs in the long run, with so many to go."""
        level = state.level[seat]
        if state.spent or state.highballing or level == BROKEN_DOWN:
            return False
        if self.game.check(state, seat, actions.simple(actions.HIGHBALL)) is not None:
            return False
        turns = self.turns_of_engine(state, seat)
        gain = self.forecast.upkeep[state.engine[seat]].highballing_gain(turns, level, far)
        return gain > self.money.caution(state, seat) - 1.0

    def stops_at_home(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether dumping ballast in this turn wins the long game."""
        if state.home_entered == 0 or state.spent == 0 or state.highballing:
            return False
        return self.money.is_rich_enough(state, seat)

    def wins_at_home(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether going home wins the long game: whoever sets out too early pays fees all the way, and earns nothing."""
        if self.forecast.length != LONG or not self.money.is_rich_enough(state, seat):
            return False
        home, space = state.home[seat], state.location[seat]
        way = self.signposts.to(state, seat, self.board.city_space[home]).cost[space]
        fees = way - self.atlas.dollars_per_mp * self.atlas.far(space, home)
        return net_worth(self.game.rails, state, seat) - fees >= NET_WORTH_TARGET[self.game.players]

    def far(self, state: SteelAndSteamState, seat: i64, goal: i64) -> i64:
        city = self.board.space_city[goal]
        return self.atlas.far(state.location[seat], city)

    def goal(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The destination, or a city that the victory card asks for, whichever is nearer; home when that wins the game."""
        if self.wins_at_home(state, seat) and not state.home_entered:
            return self.board.city_space[state.home[seat]]
        city = state.destination[seat]
        low, high = self.money.cities_wanted(state, seat)
        nearest = self.atlas.far(state.location[seat], city)
        for other in range(self.board.city_count if low | high else 0):
            word = low if other < WORD_BITS else high
            far = self.atlas.far(state.location[seat], other)
            if word & BIT[other % WORD_BITS] and far < nearest:
                city, nearest = other, far
        return self.board.city_space[city]
