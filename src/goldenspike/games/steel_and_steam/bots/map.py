"""How a Steel & Steam bot sees the map: what it costs to get anywhere, and how much traffic each property has."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, final

from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.rules import FLAT_FEE, MORTGAGED_FEE, NORMAL, OTHER_FEE
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT

MILES_OF_TRACK: Final = 50
"""An MP counts for a greedy bot what a journey pays for so many miles: about those that each milepost of its track brings."""
FAR: Final = 10_000_000
SPACES: Final = 4096
"""More than any board has spaces, so that `cost * SPACES + space` keeps both in one number."""


@final
class Costs:
    """The cost in dollars from every space to one goal: what the MPs are worth, and the fees to expect on the way."""

    def __init__(self, rails: Rails) -> None:
        self.rails: Final = rails
        self.to_goal: Final[Row] = row([FAR] * rails.board.space_count)
        self.onward: Final[Row] = row([NOTHING] * rails.board.space_count)
        self.mp_worth: Final[i64] = MILES_OF_TRACK * rails.board.payoff_per_mile
        self.rate: Final[Row] = row([self.mp_worth] * rails.board.property_count)

    def look_at(self, state: SteelAndSteamState, seat: i64) -> None:
        """Set what an MP on each property costs this seat now, fees included."""
        allowance = NORMAL[state.engine[seat]]
        flat = state.available | state.owned[seat]
        for place in range(len(self.rate)):
            fee: i64 = FLAT_FEE
            if not flat & BIT[place]:
                fee = (MORTGAGED_FEE if state.mortgaged & BIT[place] else OTHER_FEE)[state.established]
            self.rate[place] = self.mp_worth + fee // allowance

    def aim(self, goal: i64) -> None:
        """Find the cost from every space to the goal, and the first segment of each way."""
        rails, board = self.rails, self.rails.board
        for space in range(board.space_count):
            self.to_goal[space] = FAR
            self.onward[space] = NOTHING
        self.to_goal[goal] = 0
        open_spaces: list[int] = [goal]
        while open_spaces:
            entry: i64 = heappop(open_spaces)
            space = entry % SPACES
            if entry // SPACES > self.to_goal[space]:
                continue
            for number in board.segments_at[space]:
                segment: i64 = number
                before = rails.other_end(segment, space)
                cost = self.to_goal[space] + rails.cost(segment, space) * self.rate[rails.segment_property[segment]]
                if cost < self.to_goal[before]:
                    self.to_goal[before] = cost
                    self.onward[before] = segment
                    heappush(open_spaces, cost * SPACES + before)


@final
class Traffic:
    """How many MPs journeys spend on each property, and how many journeys pass through or end in each city. Every two cities
    count as often as the cards name them, by the quickest way."""

    def __init__(self, rails: Rails) -> None:
        self.rails: Final = rails
        self.ridden: Final[Row] = row([0] * rails.board.property_count)
        self.passed: Final[Row] = row([0] * rails.board.city_count)
        self.all_ridden: i64 = 0
        self.journeys: i64 = 0
        often = how_often(rails)
        costs = Costs(rails)
        for goal in range(rails.board.city_count):
            costs.aim(rails.board.city_space[goal])
            for city in range(rails.board.city_count):
                if city != goal:
                    self._ride(costs, city, often[goal] * often[city])

    def _ride(self, costs: Costs, city: i64, weight: i64) -> None:
        """Count the MPs and the cities on the way from a city to the goal."""
        rails = self.rails
        space = rails.board.city_space[city]
        self.journeys += weight
        while costs.onward[space] != NOTHING:
            segment = costs.onward[space]
            space = rails.other_end(segment, space)
            self.ridden[rails.segment_property[segment]] += weight * rails.cost(segment, space)
            self.all_ridden += weight * rails.cost(segment, space)
            if rails.board.space_city[space] != NOTHING:
                self.passed[rails.board.space_city[space]] += weight


def how_often(rails: Rails) -> Row:
    """How often each city stands on the cards."""
    often = row([0] * rails.board.city_count)
    for city in rails.board.card_cities:
        often[city] += 1
    return often
