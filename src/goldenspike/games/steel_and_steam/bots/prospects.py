"""What a Steel & Steam bot expects of the rest of the game: how long it lasts, and what deeds, engines and yards bring in it."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.map import MILES_OF_TRACK, Traffic
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.options import EXPERIMENTAL, LONG
from goldenspike.games.steel_and_steam.rules.rules import (
    ADDITIONAL_FEE,
    ENGINE_COUNT,
    FLAT_FEE,
    NET_WORTH_TARGET,
    NORMAL,
    OTHER_FEE,
    UPGRADE_COST,
    YARD_COST,
)
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, count

ROUNDS_FOR_A_DEED: Final = 1.8
"""How many rounds a player needs for a journey and the purchase after it."""
MILES_IN_A_ROUND: Final = 640
"""A net worth grows by the payoff of so many miles in a round of the long game."""
CARD_ROUNDS: Final = 14
"""A victory card is met in about so many rounds."""
FEWEST_ROUNDS: Final = 3.0
PROPERTIES_IN_A_TURN: Final = 2.0
PASSING_IN_A_TURN: Final = 0.5
"""Journeys made in a turn: one takes about two turns."""
LEVELS_IN_A_YARD: Final = 4.0
"""Levels repaired on a visit, each for an MP less than elsewhere."""


@final
class Prospects:
    def __init__(self, game: SteelAndSteam) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.mp_worth: Final[i64] = MILES_OF_TRACK * game.board.payoff_per_mile
        self.traffic: Traffic | None = None

    def rounds_left(self, state: SteelAndSteamState, seat: i64) -> float:
        length = self.game.chosen.length
        if length == EXPERIMENTAL:
            return max(FEWEST_ROUNDS, float(CARD_ROUNDS - state.turn // self.game.players))
        if length == LONG:
            missing = NET_WORTH_TARGET[self.game.players] - net_worth(self.game.rails, state, seat)
            return max(FEWEST_ROUNDS, float(missing) / float(MILES_IN_A_ROUND * self.board.payoff_per_mile))
        return ROUNDS_FOR_A_DEED * float(count(state.available)) / self.game.players

    def income(self, state: SteelAndSteamState, seat: i64, place: i64) -> float:
        """What others pay for riding a property, in a round; less when they are likely to pay the same owner anyway."""
        owned = 0.0
        for other in range(self.board.property_count):
            if state.owned[seat] & BIT[other] and other != place:
                owned += self._how_often(other)
        alone = max(0.0, 1.0 - owned)
        schedule = state.established
        fee = alone * float(OTHER_FEE[schedule]) + (1.0 - alone) * float(ADDITIONAL_FEE[schedule])
        return self._how_often(place) * fee * (self.game.players - 1)

    def _how_often(self, place: i64) -> float:
        """The part of all turns in which a property is ridden."""
        traffic = self.look_at_traffic()
        return PROPERTIES_IN_A_TURN * float(traffic.ridden[place]) / float(traffic.all_ridden)

    def best_engine(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The engine that earns most beyond its price until the end, if any does."""
        best: i64 = NOTHING
        most = 0.0
        for engine in range(state.engine[seat] + 1, ENGINE_COUNT):
            faster = NORMAL[engine] - NORMAL[state.engine[seat]]
            gain = float(faster * self.mp_worth) * self.rounds_left(state, seat) - float(UPGRADE_COST[engine])
            if gain > most:
                best, most = engine, gain
        return best

    def yard_gain(self, state: SteelAndSteamState, seat: i64, city: i64) -> float:
        """The dollars that cheaper repairs in this city save until the end, less the price of the yard."""
        traffic = self.look_at_traffic()
        visits = self.rounds_left(state, seat) * PASSING_IN_A_TURN * float(traffic.passed[city]) / float(traffic.journeys)
        return visits * LEVELS_IN_A_YARD * float(self.mp_worth) - YARD_COST

    def reserve(self, state: SteelAndSteamState, seat: i64) -> i64:
        """Cash kept for the fees of the next turns: more of it the more deeds others hold."""
        others = self.board.property_count - count(state.available | state.owned[seat])
        return 2 * FLAT_FEE + OTHER_FEE[state.established] * others // self.board.property_count

    def look_at_traffic(self) -> Traffic:
        if self.traffic is None:
            self.traffic = Traffic(self.game.rails)
        return self.traffic
