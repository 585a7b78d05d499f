"""What an MP earns a player of Steel & Steam beyond fees, and what each city is worth, solved anew for who owns what now."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.atlas import Atlas, best_of_the_tableau
from goldenspike.games.steel_and_steam.bots.ways import Signposts
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.rules import ENGINE_COUNT
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import count

MILES_OF_AN_MP: Final = 64.0
"""An MP earns the payoff of so many miles as long as no deed is sold."""
MILES_PER_DEED: Final = 0.3
"""By so many miles it earns less for every deed that another player owns."""
ESTABLISHED_MILES: Final = 14.0
"""By so many miles it earns less with the established fees."""
FEWEST_DOLLARS: Final = 20.0
MPS_OF_A_JOURNEY: Final = 16.0
"""By so much a journey's gain falls when an MP is worth a dollar more."""
MOST_RATES: Final = 3
NEAR_ENOUGH: Final = 20.0
"""A rate that is wrong by fewer dollars is good enough."""
LOOKS: Final = 5
"""Journeys to look ahead from every city for each rate."""


@final
class GoingRate:
    """An MP earns as much as lets the next journey, by the best of three cards and the cheapest way, neither gain nor lose on
    average. `roads` are the ways by that rate, and `worth` is how many dollars more or less than on average are to be
    earned from each city on."""

    def __init__(self, game: SteelAndSteam, atlas: Atlas, rivalry: float) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.atlas: Final = atlas
        self.rivalry: Final = rivalry
        self.cities: Final[i64] = atlas.cities
        self.shares: Final[list[list[float]]] = self._shares()
        self.area_cities: Final[list[list[int]]] = [
            [city for city in range(self.cities) if share[city] > 0.0] for share in self.shares
        ]
        self.named: Final[list[float]] = self._named()
        self.roads = Signposts(game.rails, atlas.dollars_per_mp, rivalry)
        self.worth: list[float] = atlas.worth[:]
        self.solved_for: int = NOTHING

    def _shares(self) -> list[list[float]]:
        """How likely a card of each area is to name each city."""
        shares: list[list[float]] = []
        for cities in self.atlas.area_cities:
            share = [0.0] * self.cities
            for city in cities:
                share[city] += 1.0 / float(len(cities))
            shares.append(share)
        return shares

    def _named(self) -> list[float]:
        """How likely any card is to name each city."""
        named = [0.0] * self.cities
        for area in range(len(self.shares)):
            for city in range(self.cities):
                named[city] += self.atlas.area_odds[area] * self.shares[area][city]
        return named

    def look_at(self, state: SteelAndSteamState, seat: i64) -> None:
        """Solve for what the seat rides without paying another player, if that has changed."""
        free = state.available | state.owned[seat]
        position = (free * ENGINE_COUNT + state.engine[seat]) * 2 + state.established
        if position == self.solved_for:
            return
        self.solved_for = position
        self.worth = self.atlas.worth[:]
        rate = self._first_rate(free, state.established)
        for _ in range(MOST_RATES):
            self.roads = Signposts(self.game.rails, i64(rate), self.rivalry)
            more = self._solve(state, seat) / MPS_OF_A_JOURNEY
            if -NEAR_ENOUGH < more < NEAR_ENOUGH:
                return
            rate = max(FEWEST_DOLLARS, rate + more)

    def _first_rate(self, free: i64, schedule: i64) -> float:
        """About what the solution will be, so that it is found soon."""
        miles = MILES_OF_AN_MP - MILES_PER_DEED * float(self.board.property_count - count(free))
        if schedule:
            miles -= ESTABLISHED_MILES
        return miles * float(self.board.payoff_per_mile)

    def _solve(self, state: SteelAndSteamState, seat: i64) -> float:
        """Value iteration over the cities; returns what a journey gains on average at this rate."""
        profits = [self._profits(state, seat, city) for city in range(self.cities)]
        gain = 0.0
        for _ in range(LOOKS):
            found = [self._from(profits, city) for city in range(self.cities)]
            gain = self._mean(found) - self._mean(self.worth)
            mean = self._mean(found)
            self.worth = [worth - mean for worth in found]
        return gain

    def _profits(self, state: SteelAndSteamState, seat: i64, city: i64) -> list[float]:
        """What a journey to this city brings from each city, MPs and fees deducted."""
        cost = self.roads.to(state, seat, self.board.city_space[city]).cost
        profits: list[float] = []
        for start in range(self.cities):
            payoff = self.board.payoff_between(start, city) if start != city else 0
            profits.append(float(payoff - cost[self.board.city_space[start]]))
        return profits

    def _from(self, profits: list[list[float]], start: i64) -> float:
        """What is to be earned from a city on, by the best card of the tableau."""
        prizes: list[float] = []
        for area in range(len(self.area_cities)):
            share = self.shares[area]
            prize = 0.0
            for city in self.area_cities[area]:
                prize += share[city] * (profits[city][start] + self.worth[city])
            prizes.append(prize)
        return best_of_the_tableau(prizes, self.atlas.area_odds)

    def _mean(self, worths: list[float]) -> float:
        total = 0.0
        for city in range(self.cities):
            total += self.named[city] * worths[city]
        return total
