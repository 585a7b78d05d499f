"""What a Steel & Steam bot knows of the map before the game begins: MPs between cities, lengths of journeys, worth of cities."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.map import how_often
from goldenspike.games.steel_and_steam.rules.board.rails import Rails, mps_to
from goldenspike.games.steel_and_steam.rules.rules import SELECTION_SPACES
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64

MILES_OF_AN_MP: Final = 68
"""An MP is worth the payoff of so many miles when cards and ways are compared: less than it earns in the long run, so that
journeys are long."""
ROUNDS_OF_SOLVING: Final = 8
FARTHEST: Final = 60
"""Journeys are hardly longer; those that are count as this long."""


@final
class Atlas:
    """`mps` holds the fewest MPs from every city to every space, `lengths` how likely a journey is to have each length, and
    `worth` how many dollars more or less than on average are to be earned from each city on, by choosing the best of the
    cards."""

    def __init__(self, rails: Rails) -> None:
        self.board: Final = rails.board
        self.cities: Final[i64] = rails.board.city_count
        self.spaces: Final[i64] = rails.board.space_count
        self.dollars_per_mp: Final[i64] = MILES_OF_AN_MP * rails.board.payoff_per_mile
        far: list[int] = []
        for city in range(self.cities):
            far += mps_to(rails, self.board.city_space[city])
        self.mps: Final[Row] = row(far)
        self.lengths: Final = self._lengths(rails)
        self.area_cities: Final[list[list[int]]] = [cities_of(rails, area) for area in range(len(rails.area_cards))]
        self.area_odds: Final[list[float]] = odds_of_areas(rails)
        self.worth: list[float] = [0.0] * self.cities
        for _ in range(ROUNDS_OF_SOLVING):
            self._look_further()
        self.remoteness: Final[list[float]] = self._remoteness(rails)

    def far(self, space: i64, city: i64) -> i64:
        """The fewest MPs from a space to a city."""
        return self.mps[city * self.spaces + space]

    def between(self, city: i64, other: i64) -> i64:
        return self.mps[other * self.spaces + self.board.city_space[city]]

    def prize(self, city: i64, other: i64) -> float:
        """What a journey brings: its payoff and where it ends, less what its MPs are worth."""
        gain = self.board.payoff_between(city, other) - self.dollars_per_mp * self.between(city, other)
        return float(gain) + self.worth[other]

    def _remoteness(self, rails: Rails) -> list[float]:
        """For every city, the dollars that the way there is worth, from the others as often as cards name them."""
        often = how_often(rails)
        found: list[float] = []
        for city in range(self.cities):
            mps = sum([often[other] * self.between(other, city) for other in range(self.cities)])
            found.append(float(self.dollars_per_mp * mps) / float(len(rails.board.card_cities)))
        return found

    def _lengths(self, rails: Rails) -> list[float]:
        often = how_often(rails)
        lengths = [0.0] * (FARTHEST + 1)
        total = 0.0
        for city in range(self.cities):
            for other in range(self.cities):
                if city != other:
                    weight = float(often[city] * often[other])
                    lengths[min(FARTHEST, self.between(city, other))] += weight
                    total += weight
        return [weight / total for weight in lengths]

    def _look_further(self) -> None:
        """Value iteration: look a journey further ahead from every city."""
        found: list[float] = []
        for city in range(self.cities):
            prizes: list[float] = []
            for area in self.area_cities:
                prizes.append(self._mean_prize(city, area))
            found.append(best_of_the_tableau(prizes, self.area_odds))
        mean = sum(found) / float(self.cities)
        self.worth = [worth - mean for worth in found]

    def _mean_prize(self, city: i64, area: list[int]) -> float:
        total = 0.0
        for other in area:
            total += self.prize(city, other)
        return total / float(len(area))


def cities_of(rails: Rails, area: i64) -> list[int]:
    """The cities on the cards of an area, each as often as it stands there: all groups of rolls are equally likely."""
    cities: list[int] = []
    for card in rails.area_cards[area]:
        for roll in (7, 6, 8, 5, 9, 4):
            cities.append(rails.board.card_city(card, roll))
    return cities


def odds_of_areas(rails: Rails) -> list[float]:
    total = float(sum([len(cards) for cards in rails.area_cards]))
    return [float(len(cards)) / total for cards in rails.area_cards]


def best_of_the_tableau(prizes: list[float], odds: list[float]) -> float:
    """The mean of the best prize among as many areas as the tableau has selection spaces, drawn by their odds."""
    order = sorted([(prizes[area], area) for area in range(len(prizes))])
    mean = 0.0
    below = 0.0
    for prize, area in order:
        upto = below + odds[area]
        mean += prize * (power(upto, SELECTION_SPACES) - power(below, SELECTION_SPACES))
        below = upto
    return mean


def power(base: float, exponent: i64) -> float:
    product = 1.0
    for _ in range(exponent):
        product *= base
    return product
