"""What an expert of Steel & Steam knows beyond a strong player: rates by who owns what, the turns to come, and better deeds."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.mind import Mind
from goldenspike.games.steel_and_steam.bots.deeds import Deeds
from goldenspike.games.steel_and_steam.bots.foresight import WIDTHS, Foresight
from goldenspike.games.steel_and_steam.bots.going_rate import GoingRate
from goldenspike.games.steel_and_steam.bots.incomes import incomes_of
from goldenspike.games.steel_and_steam.bots.mind import SteelAndSteamMind
from goldenspike.games.steel_and_steam.bots.policy import ROLLS
from goldenspike.games.steel_and_steam.bots.ways import Signposts
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.cities.cards import may_lie
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.options import EXPERIMENTAL, LONG, SHORT
from goldenspike.games.steel_and_steam.rules.rules import SELECTION_SPACES
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.ints import i64

RIVALRY: Final = 4.0 / 3.0
"""How much a fee for another player counts against its sum when cards are chosen."""
RIVALRY_ON_THE_WAY: Final = 1.0
"""The same on the way, where going round costs MPs for certain."""
RATE_OF_CARDS: Final = 0.8
"""Cards are chosen as if an MP earned this part of the going rate, so journeys are longer."""
WORTH_OF_CITIES: Final = 1.2
"""How much what is to be earned from its city on counts for a card."""
RATE_ON_THE_WAY: Final = 1.0
"""The part of the going rate that counts for an MP on the way."""
MORE_TURNS: Final = 1
"""The engine is kept in repair for so many turns more than the forecast says."""
LEAST_RETURN: Final = {SHORT: 0.0, LONG: 0.05}
"""A deed that brings less than this part of its price in a round is left alone while many are left."""
MONEY_IN_A_ROUND: Final = {SHORT: 0.04, LONG: 0.06}
"""While money is scarce a cheap deed is better than a dear one that brings little more."""
MONEY_IN_THE_END: Final = {SHORT: 0.007, LONG: 0.02}
KEPT: Final = 0.0
"""The part of the reserve for fees that is really kept."""


@final
class ExpertMind(Mind[SteelAndSteamState]):
    """The parameters after the game are there to try others. Every seat has rates and roads of its own, as a search asks for the
    plans of all."""

    def __init__(
        self,
        game: SteelAndSteam,
        deeds: Deeds | None = None,
        more_turns: i64 = MORE_TURNS,
        rivalry: float = RIVALRY,
        rivalry_on_the_way: float = RIVALRY_ON_THE_WAY,
        rate_of_cards: float = RATE_OF_CARDS,
        worth_of_cities: float = WORTH_OF_CITIES,
        rate_on_the_way: float = RATE_ON_THE_WAY,
    ) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.knows_more: Final = game.chosen.length != EXPERIMENTAL
        self.strong: Final = SteelAndSteamMind(game, deeds or expert_deeds(game), more_turns if self.knows_more else 0)
        self.policy: Final = self.strong.policy
        self.forecast: Final = self.strong.forecast
        self.rates: Final = [GoingRate(game, self.forecast.atlas, rivalry) for _ in range(game.players)]
        self.rate_of_cards: Final = rate_of_cards
        self.worth_of_cities: Final = worth_of_cities
        self.rate_on_the_way: Final = rate_on_the_way
        self.cards: Final = [Signposts(game.rails, 0, rivalry) for _ in range(game.players)]
        self.roads: Final = [Signposts(game.rails, 0, rivalry_on_the_way) for _ in range(game.players)]
        self.foresight: Final = Foresight(game, self.policy, WIDTHS)

    def answer(self, state: SteelAndSteamState, seat: i64) -> i64:
        return self.strong.answer(state, seat)

    def stage(self, state: SteelAndSteamState) -> i64:
        return self.strong.stage(state)

    def horizon(self, state: SteelAndSteamState) -> i64:
        return self.strong.horizon(state)

    def chances(self, state: SteelAndSteamState) -> list[float]:
        return self.strong.chances(state)

    def features(self, state: SteelAndSteamState, seat: i64) -> list[float]:
        return self.strong.features(state, seat)

    def plans(self, state: SteelAndSteamState, seat: i64) -> list[list[int]]:
        """What a strong player would do first, but for the card, the run and the deed: one plan, as playouts only blur what the
        tables know."""
        found = self.strong.plans(state, seat)
        if not self.knows_more:
            return found
        if state.phase == sequence.DESTINATION and not self.forecast.is_saving(state, seat):
            return [[int(actions.with_one(actions.PICK, self._best_slot(state, seat)))]]
        if state.phase == sequence.RUNNING and actions.kind(found[0][0]) in (actions.MOVE, actions.DUMP) and state.mps > 0:
            run = self._run(state, seat)
            return [run] if run else found[:1]
        if state.phase == sequence.BUSINESS and actions.kind(found[0][0]) == actions.NOTHING:
            return [self._purchase(state, seat) or found[0]]
        return found[:1]

    def _purchase(self, state: SteelAndSteamState, seat: i64) -> list[int]:
        """Where a strong player keeps the money for fees: a deed after all."""
        if self.forecast.is_saving(state, seat):
            return []
        deed = self.strong.deeds.best(state, seat)
        if deed == NOTHING or self.policy.investing.hastens_defeat(state, seat):
            return []
        return [int(actions.with_one(actions.BUY, deed))]

    def _run(self, state: SteelAndSteamState, seat: i64) -> list[int]:
        if self.policy.stops_at_home(state, seat):
            return []
        if self.forecast.is_saving(state, seat):
            return self.foresight.run(state, seat, self.policy.roads)
        self.rates[seat].look_at(state, seat)
        self._look_along(self.roads, seat, self.rate_on_the_way)
        return self.foresight.run(state, seat, self.roads[seat])

    def _look_along(self, ways: list[Signposts], seat: i64, part: float) -> None:
        """Let the ways of a seat be those by this part of its going rate."""
        rate = i64(part * float(self.rates[seat].roads.dollars_per_mp))
        if ways[seat].dollars_per_mp != rate:
            ways[seat] = Signposts(self.game.rails, rate, ways[seat].rivalry)

    def _best_slot(self, state: SteelAndSteamState, seat: i64) -> i64:
        self.rates[seat].look_at(state, seat)
        self._look_along(self.cards, seat, self.rate_of_cards)
        best: i64 = 0
        most = -1.0e9
        for slot in range(SELECTION_SPACES):
            worth = self._slot_worth(state, seat, slot)
            if worth > most:
                best, most = slot, worth
        return best

    def _slot_worth(self, state: SteelAndSteamState, seat: i64, slot: i64) -> float:
        """What a journey to the cities of a card in the tableau brings on average, by the cards that may lie there."""
        worth = self.rates[seat].worth
        cost = self.cards[seat].to(state, seat, state.location[seat]).cost
        total = 0.0
        cities = 0.0
        for card in self.game.rails.area_cards[state.tableau[slot]]:
            if may_lie(state, card, slot):
                for roll in ROLLS:
                    city = self.board.card_city(card, roll)
                    payoff = self.board.payoff_between(state.start[seat], city)
                    total += float(payoff - cost[self.board.city_space[city]]) + self.worth_of_cities * worth[city]
                    cities += 1.0
        return total / max(1.0, cities)


def expert_deeds(game: SteelAndSteam) -> Deeds:
    """By tables of their own for the short and the long game; where nothing is known, as a strong player."""
    length = game.chosen.length
    if length == EXPERIMENTAL:
        return Deeds(game, incomes_of(game.board))
    incomes = incomes_of(game.board, "expert_long.txt" if length == LONG else "expert_short.txt")
    return Deeds(game, incomes, LEAST_RETURN[length], MONEY_IN_A_ROUND[length], KEPT, MONEY_IN_THE_END[length])


def make_expert_mind(game: SteelAndSteam, seed: int) -> ExpertMind:
    """The mind of an expert; it is the same for every seed."""
    return ExpertMind(game)
