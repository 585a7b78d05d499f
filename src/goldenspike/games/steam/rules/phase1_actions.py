"""Phase one, Actions: in turn order, everyone takes one of the seven action tiles [10]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules import actions, events, rules
from goldenspike.games.steam.rules.money import Means
from goldenspike.games.steam.rules.rules import CITY_GROWTH, HIGHEST_LEVEL, LAST_ACTION, LOCOMOTIVE, MOST_GROWN, URBANIZATION
from goldenspike.games.steam.rules.state import NOTHING, SteamState
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, count
from goldenspike.parts.hex.goods import COLOUR_COUNT
from goldenspike.parts.hex.track import TOWN, Ground


@final
class TakeActions(Phase[SteamState]):
    """`costs` is per tile; where City Growth and Urbanization are `paid_for`, they may be taken for their number only."""

    def __init__(self, ground: Ground, players: int, means: Means, costs: Row, paid_for: bool) -> None:
        self.name = "actions"
        self.ground: Final = ground
        self.players: Final[i64] = players
        self.means: Final = means
        self.costs: Final[Row] = costs
        self.paid_for: Final = paid_for
        tiles = range(LAST_ACTION + 1)
        self.takes: Final = [actions.one(actions.simple(actions.TAKE, tile)) for tile in tiles]
        self.numbers: Final = [actions.one(actions.simple(actions.TAKE_NUMBER, tile)) for tile in tiles]

    def begin(self, state: SteamState, log: Log) -> None:
        state.place = 0
        for seat in range(self.players):
            state.tile[seat] = NOTHING
            state.effect[seat] = 0

    def pending(self, state: SteamState) -> i64:
        if state.place < state.playing:
            return BIT[state.order[state.place]]
        return 0

    def question(self, state: SteamState, seat: i64) -> Rule:
        return rules.TAKE_AN_ACTION

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        taken = self._taken(state)
        means = self.means.available(state, seat)
        for tile in range(1, LAST_ACTION + 1):
            if taken & BIT[tile]:
                continue
            if self.cost(state, seat, tile) <= means and (not self.paid_for or self.has_use(state, tile)):
                offered.append(self.takes[tile])
            if self.paid_for and tile in (CITY_GROWTH, URBANIZATION):
                offered.append(self.numbers[tile])
        return offered

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        tile = actions.second(action)
        kind = actions.kind(action)
        is_take = kind in (actions.TAKE, actions.TAKE_NUMBER) and action == actions.simple(kind, tile)
        if not is_take or not 1 <= tile <= LAST_ACTION:
            return Refusal(rules.TAKE_AN_ACTION)
        if self._taken(state) & BIT[tile]:
            return Refusal(rules.ACTION_TAKEN, tile)
        if kind == actions.TAKE_NUMBER:
            passable = self.paid_for and tile in (CITY_GROWTH, URBANIZATION)
            return None if passable else Refusal(rules.NUMBER_ONLY, tile)
        if self.paid_for and not self.has_use(state, tile):
            return Refusal(rules.NOTHING_TO_DO_WITH_IT, tile)
        cost, means = self.cost(state, seat, tile), self.means.available(state, seat)
        return Refusal(rules.ACTION_COST, tile, cost, means) if cost > means else None

    def apply(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        tile = actions.second(action)
        if actions.kind(action) == actions.TAKE_NUMBER:
            log.tell(events.NUMBER_TAKEN, seat, tile)
        else:
            cost = self.cost(state, seat, tile)
            log.tell(events.ACTION_TAKEN, seat, tile, cost)
            self.means.pay(state, seat, cost, log)
            if tile == LOCOMOTIVE:
                state.level[seat] = min(HIGHEST_LEVEL, state.level[seat] + 1)
            elif tile in (CITY_GROWTH, URBANIZATION):
                state.effect[seat] = 1
        state.tile[seat] = tile
        state.place += 1

    def cost(self, state: SteamState, seat: i64, tile: i64) -> i64:
        """The Locomotive costs its new level on top; at the highest level it is free, but gives its number only [10]."""
        if tile != LOCOMOTIVE or self.costs[tile] == 0:
            return self.costs[tile]
        return 0 if state.level[seat] == HIGHEST_LEVEL else self.costs[tile] + state.level[seat] + 1

    def has_use(self, state: SteamState, tile: i64) -> bool:
        """City Growth needs a city that has not grown [20], Urbanization a town and a New City tile [19]."""
        if tile == CITY_GROWTH:
            grown = count(state.grown)
            return grown < self.ground.cities and grown < MOST_GROWN
        if tile != URBANIZATION:
            return True
        left: i64 = 0
        for colour in range(COLOUR_COUNT):
            left += state.new_cities[colour]
        return left > 0 and self._has_town(state)

    def _has_town(self, state: SteamState) -> bool:
        for stop in range(self.ground.cities, self.ground.stops):
            if state.track.colour[stop] == TOWN:
                return True
        return False

    def _taken(self, state: SteamState) -> i64:
        taken: i64 = 0
        for seat in range(self.players):
            taken |= BIT[state.tile[seat]]
        return taken
