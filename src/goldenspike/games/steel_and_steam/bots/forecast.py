"""What is to come for the players of Steel & Steam: turns left, MPs and dollars in them, and fees."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from goldenspike.games.steel_and_steam.bots.atlas import Atlas
from goldenspike.games.steel_and_steam.bots.prospects import Prospects
from goldenspike.games.steel_and_steam.bots.upkeep import Upkeep, upkeep_of_all
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.options import EXPERIMENTAL, LONG, NO_LIMIT, SHORT
from goldenspike.games.steel_and_steam.rules.rules import ENGINE_COUNT, NET_WORTH_TARGET, UPGRADE_COST
from goldenspike.games.steel_and_steam.rules.state import NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import count, lowest

MILES_EARNED: Final = 71.0
"""An MP earns the payoff of so many miles in the long run, with cards well chosen."""
ROUNDS_FOR_A_DEED: Final = 1.2
"""How many rounds a player with a quick engine needs for a journey and the purchase after it."""
MILES_IN_A_ROUND: Final = 930.0
"""A player with a quick engine earns the payoff of so many miles in a round."""
WAY_HOME: Final = 2.0
CARD_ROUNDS: Final = 12.0
"""A victory card is met in about so many rounds."""
FEWEST_ROUNDS: Final = 2.0
TURNS_TO_SAVE: Final = 2
"""An engine that is to be replaced is driven as if it had so many turns to run."""
TURNS_OF_THE_LAST_DEEDS: Final = 5
"""With eight to two deeds left the short game lasts six to three rounds more, as only a player who is ahead buys the last."""


@final
class Forecast:
    def __init__(self, game: SteelAndSteam) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.players: Final[i64] = game.players
        self.length: Final = game.chosen.length
        self.atlas: Final = Atlas(game.rails)
        self.upkeep: Final[list[Upkeep]] = upkeep_of_all(self.atlas.lengths)
        self.prospects: Final = Prospects(game)
        self.earned_per_mp: Final = MILES_EARNED * float(game.board.payoff_per_mile)
        self.income: Final = MILES_IN_A_ROUND * float(game.board.payoff_per_mile)

    def rounds_left(self, state: SteelAndSteamState) -> float:
        rounds = self._rounds_to_the_end(state)
        if self.game.chosen.limit != NO_LIMIT:
            rounds = min(rounds, float(self.game.chosen.limit) - float(state.turn) / float(self.players))
        return max(FEWEST_ROUNDS, rounds)

    def _rounds_to_the_end(self, state: SteelAndSteamState) -> float:
        """Until the last deed is bought, in journeys or in money; until somebody is rich and home; until a card is met."""
        if self.length == EXPERIMENTAL:
            return CARD_ROUNDS - float(state.turn) / float(self.players)
        if self.length == LONG:
            most: i64 = 0
            for seat in range(self.players):
                most = max(most, net_worth(self.game.rails, state, seat))
            return float(NET_WORTH_TARGET[self.game.players] - most) / self.income + WAY_HOME
        missing: i64 = 0
        deeds = state.available
        while deeds:
            missing += self.board.price[lowest(deeds)]
            deeds &= deeds - 1
        for seat in range(self.players):
            missing -= state.cash[seat]
        by_journeys = ROUNDS_FOR_A_DEED * float(count(state.available))
        return max(by_journeys, float(missing) / self.income) / float(self.players)

    def turns_left(self, state: SteelAndSteamState) -> i64:
        return i64(self.rounds_left(state) + 0.5)

    def is_saving(self, state: SteelAndSteamState, seat: i64) -> bool:
        """Whether all money goes to a better engine: then wear does not matter, as that engine will be new [18]."""
        return state.engine[seat] < ENGINE_COUNT - 1 and self.best_engine(state, seat) != NOTHING

    def turns_of_engine(self, state: SteelAndSteamState, seat: i64, is_patient: bool = False) -> i64:
        """How many turns the present engine still has to run; a patient player knows how long the last deeds wait."""
        turns = self.turns_left(state)
        if self.is_saving(state, seat):
            return min(turns, TURNS_TO_SAVE)
        if is_patient and self.length == SHORT and self.game.chosen.limit == NO_LIMIT:
            return max(turns, TURNS_OF_THE_LAST_DEEDS)
        return turns

    def far(self, state: SteelAndSteamState, seat: i64) -> i64:
        """The MPs to go to the destination; none in the station."""
        city = state.destination[seat]
        return 0 if city == NOWHERE else self.atlas.far(state.location[seat], city)

    def engine_gain(self, state: SteelAndSteamState, seat: i64, engine: i64) -> float:
        """The dollars that an engine earns beyond its price until the end, in the station."""
        turns = self.turns_left(state)
        now = self.upkeep[state.engine[seat]]
        new = self.upkeep[engine]
        more = new.still(turns, new.base, 0) - now.still(turns, state.level[seat], 0)
        return self.earned_per_mp * more - float(UPGRADE_COST[engine])

    def best_engine(self, state: SteelAndSteamState, seat: i64) -> i64:
        best: i64 = NOTHING
        most = 0.0
        for engine in range(state.engine[seat] + 1, ENGINE_COUNT):
            gain = self.engine_gain(state, seat, engine)
            if gain > most:
                best, most = engine, gain
        return best


@lru_cache(maxsize=4)
def forecast_of(game: SteelAndSteam) -> Forecast:
    """The forecast of a game: its tables take a while to solve, and a server makes a new bot for every decision."""
    return Forecast(game)
