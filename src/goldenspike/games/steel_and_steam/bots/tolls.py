"""What a deed brings in Steel & Steam: how often the others would ride it, and what they and its owner would pay otherwise."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.map import how_often
from goldenspike.games.steel_and_steam.bots.ways import Signposts, Ways
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.rules import OTHER_FEE
from goldenspike.games.steel_and_steam.rules.state import SteelAndSteamState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, lowest

GOALS: Final = 16
"""The cities that cards name most stand for all destinations."""
MPS_OF_A_TURN: Final = 14.0
ENTERING: Final = 0.8
"""Turns that are paid for by riding a player's properties at all, besides those that the distance takes."""
JOURNEYS_IN_A_ROUND: Final = 0.9
SOLD_TO_OTHERS: Final = 0.6
"""How likely another player is to buy a deed that one leaves: then one pays for riding it oneself."""


@final
class Tolls:
    """By the ways that everybody would take with the deeds as they are: who owns all lines to a region is paid by all."""

    def __init__(self, rails: Rails) -> None:
        self.rails: Final = rails
        self.board: Final = rails.board
        self.signposts: Final = Signposts(rails)
        self.often: Final[Row] = how_often(rails)
        order = sorted([(-self.often[city], city) for city in range(rails.board.city_count)])
        self.goals: Final[list[int]] = [city for _, city in order[:GOALS]]
        self.journeys: Final = float(sum(self.often)) * float(sum([self.often[goal] for goal in self.goals]))
        self.turns: Final[list[float]] = [0.0] * rails.board.space_count
        self.walked: Final[Row] = row([0] * rails.board.space_count)
        self.walk: i64 = 0
        self.ridden: i64 = 0

    def gains(self, state: SteelAndSteamState, seat: i64, deeds: i64) -> list[float]:
        """For every property: the dollars a round that it would bring the seat, if it is one of these deeds of the bank's."""
        found = [0.0] * self.board.property_count
        for rider in range(len(state.cash)):
            for goal in self.goals:
                if rider == seat:
                    self._add_savings(state, seat, goal, deeds, found)
                else:
                    self._add_fees(state, seat, rider, goal, deeds, found)
        return [JOURNEYS_IN_A_ROUND * gain / self.journeys for gain in found]

    def _ways(self, state: SteelAndSteamState, rider: i64, dear: i64, goal: i64) -> Ways:
        own = (state.available | state.owned[rider]) & ~dear
        return self.signposts.for_owner(own, state.engine[rider], state.established, self.board.city_space[goal])

    def _add_fees(self, state: SteelAndSteamState, seat: i64, rider: i64, goal: i64, deeds: i64, found: list[float]) -> None:
        """The turns more in which a rider would pay the seat, who has all its properties and one more."""
        fee, often = float(OTHER_FEE[state.established]), float(self.often[goal])
        mine = state.owned[seat]
        before = self._turns_paid(self._ways(state, rider, 0, goal), goal, mine)
        wanted = deeds & self.ridden
        while wanted:
            place = lowest(wanted)
            wanted &= wanted - 1
            paid = self._turns_paid(self._ways(state, rider, BIT[place], goal), goal, mine | BIT[place])
            found[place] += fee * often * (paid - before)

    def _add_savings(self, state: SteelAndSteamState, seat: i64, goal: i64, deeds: i64, found: list[float]) -> None:
        """What the seat's own ways would cost more if another player had the property."""
        ways = self._ways(state, seat, 0, goal)
        self._turns_paid(ways, goal, 0)
        wanted = deeds & self.ridden
        while wanted:
            place = lowest(wanted)
            wanted &= wanted - 1
            dearer = self._ways(state, seat, BIT[place], goal)
            for city in range(self.board.city_count):
                space = self.board.city_space[city]
                more = float(self.often[city] * self.often[goal] * (dearer.cost[space] - ways.cost[space]))
                found[place] += SOLD_TO_OTHERS * more

    def _turns_paid(self, ways: Ways, goal: i64, mine: i64) -> float:
        """Turns in which journeys to the goal ride these properties, each as often as cards name its first city; notes in
        `ridden` which properties such journeys ride."""
        self.walk += 1
        self.ridden = 0
        end = self.board.city_space[goal]
        self.walked[end] = self.walk
        self.turns[end] = 0.0
        total = 0.0
        for city in range(self.board.city_count):
            space = self.board.city_space[city]
            self._go(ways, space, mine)
            total += float(self.often[city]) * self.turns[space]
        return total

    def _go(self, ways: Ways, space: i64, mine: i64) -> None:
        """Note the turns paid for from a space to the goal, and from all spaces on the way."""
        rails = self.rails
        way: list[int] = []
        while self.walked[space] != self.walk:
            way.append(space)
            space = rails.other_end(ways.onward[space], space)
        for place in range(len(way) - 1, -1, -1):
            before: i64 = way[place]
            segment = ways.onward[before]
            turns = self.turns[space]
            bit = BIT[rails.segment_property[segment]]
            self.ridden |= bit
            if bit & mine:
                is_paid = ways.onward[space] >= 0 and BIT[rails.segment_property[ways.onward[space]]] & mine
                turns += float(rails.cost(segment, space)) / MPS_OF_A_TURN + (0.0 if is_paid else ENTERING)
            self.turns[before] = turns
            self.walked[before] = self.walk
            space = before
