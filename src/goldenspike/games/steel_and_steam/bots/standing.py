"""Who stands how well in Steel & Steam: the net worth that each seat is likely to have in the end, and the chances from that."""

from __future__ import annotations

import math
from typing import Final, final

from goldenspike.bots.evaluation import softmax
from goldenspike.games.steel_and_steam.bots.atlas import FARTHEST
from goldenspike.games.steel_and_steam.bots.forecast import Forecast
from goldenspike.games.steel_and_steam.rules.endings.victory import measure
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.options import EXPERIMENTAL, LONG
from goldenspike.games.steel_and_steam.rules.rules import (
    ADDITIONAL_FEE,
    ENGINE_COUNT,
    NET_WORTH_TARGET,
    NORMAL,
    OTHER_FEE,
    UPGRADE_COST,
)
from goldenspike.games.steel_and_steam.rules.state import NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import lowest

AVOIDED: Final = 0.5
"""The part of the fees that others do not avoid by other ways."""
LUCK_OF_A_ROUND: Final = 320.0
"""Net worths drift apart by the payoff of so many miles in a round by luck."""
LEAST_LUCK: Final = 4_000.0
CARD_WEIGHT: Final = 9.0
"""How much a victory card that is met counts against one that is not begun."""
TURNS_OF_A_JOURNEY: Final = 0.6
"""How sharply a journey that ends near the end of the game is in time or not, in turns."""


@final
class Standing:
    def __init__(self, game: SteelAndSteam, forecast: Forecast) -> None:
        self.game: Final = game
        self.forecast: Final = forecast
        self.players: Final[i64] = game.players
        self.often: list[float] = []

    def chances(self, state: SteelAndSteamState) -> list[float]:
        rounds = self.forecast.rounds_left(state)
        luck = LEAST_LUCK + LUCK_OF_A_ROUND * float(self.game.board.payoff_per_mile) * math.sqrt(rounds)
        incomes = [self.income(state, seat) for seat in range(self.players)]
        total = sum(incomes)
        strengths: list[float] = []
        for seat in range(self.players):
            net = incomes[seat] - (total - incomes[seat]) / float(self.players - 1)
            strength = (self.worth_in_the_end(state, seat, rounds) + net * rounds) / luck
            if self.forecast.length == EXPERIMENTAL:
                strength = 0.3 * strength + CARD_WEIGHT * self.card_met(state, seat)
            strengths.append(strength)
        return softmax(strengths)

    def worth_in_the_end(self, state: SteelAndSteamState, seat: i64, rounds: float) -> float:
        """The net worth, what is on the way, and what the engine will earn until the end, without fees."""
        worth = float(net_worth(self.game.rails, state, seat)) + self.on_the_way(state, seat, rounds)
        worth += self.forecast.earned_per_mp * self.mps_to_come(state, seat, rounds)
        if self.forecast.length == LONG and state.home[seat] != NOWHERE:
            worth -= self.forecast.earned_per_mp * self.part_of_target(state, seat) * self.way_home(state, seat)
        return worth

    def way_home(self, state: SteelAndSteamState, seat: i64) -> float:
        return float(self.forecast.atlas.far(state.location[seat], state.home[seat]))

    def part_of_target(self, state: SteelAndSteamState, seat: i64) -> float:
        """How much of the target net worth is reached, counted from nine tenths of it on."""
        part = float(net_worth(self.game.rails, state, seat)) / float(NET_WORTH_TARGET[self.game.players])
        return max(0.0, min(1.0, 10.0 * part - 9.0))

    def on_the_way(self, state: SteelAndSteamState, seat: i64, rounds: float) -> float:
        """What the part of the journey that is done is worth, if the journey ends in time."""
        city = state.destination[seat]
        if city == NOWHERE:
            return 0.0
        far = float(self.forecast.far(state, seat))
        turns = far / (1.2 * float(NORMAL[state.engine[seat]]))
        in_time = 1.0 / (1.0 + math.exp((turns - rounds) / TURNS_OF_A_JOURNEY))
        payoff = float(self.game.board.payoff_between(state.start[seat], city))
        return in_time * (payoff - self.forecast.earned_per_mp * far) + self.forecast.atlas.worth[city]

    def mps_to_come(self, state: SteelAndSteamState, seat: i64, rounds: float) -> float:
        """By the table of the engine, or of a better one that will soon be paid for, whichever earns more."""
        turns = i64(rounds + 0.5)
        far = min(self.forecast.far(state, seat), FARTHEST)
        most = self.forecast.upkeep[state.engine[seat]].still(turns, state.level[seat], far)
        for engine in range(state.engine[seat] + 1, ENGINE_COUNT):
            new = self.forecast.upkeep[engine]
            wait = self.turns_until(state, seat, engine)
            mps = float(NORMAL[state.engine[seat]]) * wait - float(UPGRADE_COST[engine]) / self.forecast.earned_per_mp
            mps += new.still(turns, new.base, 0) - wait * (new.still(turns, new.base, 0) - new.still(turns - 1, new.base, 0))
            most = max(most, mps)
        return most

    def turns_until(self, state: SteelAndSteamState, seat: i64, engine: i64) -> float:
        """How many turns it takes to run to the next station, and on until the engine can be paid."""
        mps = float(self.forecast.far(state, seat))
        missing = float(UPGRADE_COST[engine] - state.cash[seat])
        if state.destination[seat] != NOWHERE:
            missing -= float(self.game.board.payoff_between(state.start[seat], state.destination[seat]))
        if missing > 0.0:
            mps += 5.0 + missing / self.forecast.earned_per_mp
        return mps / (1.1 * float(NORMAL[state.engine[seat]]))

    def income(self, state: SteelAndSteamState, seat: i64) -> float:
        """The fees that a seat's deeds bring in a round: one base fee a turn from each other player, more for further deeds."""
        if not self.often:
            self._look_at_traffic()
        none = 1.0
        ridden = 0.0
        deeds = state.owned[seat] & ~state.mortgaged
        while deeds:
            often = self.often[lowest(deeds)]
            deeds &= deeds - 1
            none *= 1.0 - often
            ridden += often
        any_ridden = 1.0 - none
        fee = any_ridden * float(OTHER_FEE[state.established]) + (ridden - any_ridden) * float(ADDITIONAL_FEE[state.established])
        return AVOIDED * fee * float(self.players - 1)

    def _look_at_traffic(self) -> None:
        """The part of all turns in which each property is ridden."""
        traffic = self.forecast.prospects.look_at_traffic()
        for place in range(self.game.board.property_count):
            self.often.append(min(1.0, 2.0 * float(traffic.ridden[place]) / float(traffic.all_ridden)))

    def card_met(self, state: SteelAndSteamState, seat: i64) -> float:
        """How far the victory card is met, from 0 to 1: the least of its conditions counts half, the mean the other half."""
        card = state.victory_card[seat]
        if card == NOTHING:
            return 0.0
        least = 1.0
        total = 0.0
        conditions = self.game.deck.cards[card].conditions
        for condition in conditions:
            reached = measure(self.game.rails, self.game.deck, state, seat, condition)
            part = min(1.0, float(reached) / float(condition.least))
            least = min(least, part)
            total += part
        return 0.5 * least + 0.5 * total / float(len(conditions))
