"""City Growth [20] and Urbanization [19] in phase two, and who goes first in phases two and three [11]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules import actions, events, rules
from goldenspike.games.steam.rules.changes import Changes
from goldenspike.games.steam.rules.rules import CITY_GROWTH, MOST_GROWN, URBANIZATION
from goldenspike.games.steam.rules.state import NOWHERE, SteamState
from goldenspike.kernel.core import Choice, Log, Refusal
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, count
from goldenspike.parts.hex.goods import COLOUR_COUNT
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.track import TOWN


@final
class Growth:
    def __init__(self, builder: Builder, changes: Changes) -> None:
        self.spurs_only: Final = changes.only_spurs_are_lost
        self.builder: Final = builder
        ground = builder.ground
        self.ground: Final = ground
        self.spaces: Final[i64] = ground.map.supplies
        every = [(stop, colour) for stop in range(ground.stops) for colour in range(COLOUR_COUNT)]
        self.urbanizations: Final = [actions.one(actions.urbanize(stop, colour)) for stop, colour in every]
        self.growths: Final = [actions.one(actions.simple(actions.GROW, city)) for city in range(ground.cities)]
        self.supplies: Final = [actions.one(actions.simple(actions.SUPPLY, space)) for space in range(ground.map.supplies)]

    def offer(self, state: SteamState, seat: i64, offered: list[Choice]) -> None:
        if state.tile[seat] == CITY_GROWTH:
            if count(state.grown) < MOST_GROWN:
                for city in range(self.ground.cities):
                    if not state.grown & BIT[city]:
                        offered.append(self.growths[city])
            return
        for stop in range(self.ground.cities, self.ground.stops):
            if state.track.colour[stop] == TOWN:
                for colour in range(COLOUR_COUNT):
                    if state.new_cities[colour]:
                        offered.append(self.urbanizations[stop * COLOUR_COUNT + colour])

    def count(self, state: SteamState, seat: i64) -> i64:
        """How many choices there are to `offer`."""
        if state.tile[seat] == CITY_GROWTH:
            grown = count(state.grown)
            return self.ground.cities - grown if grown < MOST_GROWN else 0
        towns: i64 = 0
        for stop in range(self.ground.cities, self.ground.stops):
            if state.track.colour[stop] == TOWN:
                towns += 1
        return towns * colours_left(state)

    def nth(self, state: SteamState, seat: i64, number: i64) -> i64:
        """The action that is offered at this place, from 0."""
        if state.tile[seat] == CITY_GROWTH:
            return self._nth_growth(state, number)
        town, colour = number // colours_left(state), number % colours_left(state)
        stop = self.ground.cities
        while town > 0 or state.track.colour[stop] != TOWN:
            if state.track.colour[stop] == TOWN:
                town -= 1
            stop += 1
        return self.urbanizations[stop * COLOUR_COUNT + nth_colour_left(state, colour)].first

    def _nth_growth(self, state: SteamState, number: i64) -> i64:
        city: i64 = 0
        while number > 0 or state.grown & BIT[city]:
            if not state.grown & BIT[city]:
                number -= 1
            city += 1
        return self.growths[city].first

    def offer_supplies(self, state: SteamState, offered: list[Choice]) -> None:
        for space in range(self.spaces):
            if has_cubes(state, space):
                offered.append(self.supplies[space])

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        if actions.kind(action) == actions.GROW:
            return self._check_growth(state, seat, action)
        stop, colour = actions.first(action), actions.second(action)
        if state.tile[seat] != URBANIZATION or not state.effect[seat]:
            return Refusal(rules.NEEDS_URBANIZATION)
        if stop >= self.ground.stops or state.track.colour[stop] != TOWN:
            return Refusal(rules.URBANIZE_A_TOWN, min(stop, self.ground.stops - 1))
        if colour >= COLOUR_COUNT or not state.new_cities[colour]:
            return Refusal(rules.NEW_CITY_LEFT, min(colour, COLOUR_COUNT - 1))
        return None

    def _check_growth(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        city = actions.second(action)
        if state.tile[seat] != CITY_GROWTH or not state.effect[seat]:
            return Refusal(rules.NEEDS_CITY_GROWTH)
        if action != actions.simple(actions.GROW, city) or city >= self.ground.cities:
            return Refusal(rules.GROW_A_PRINTED_CITY, min(city, self.ground.stops - 1))
        if state.grown & BIT[city] or count(state.grown) == MOST_GROWN:
            return Refusal(rules.GROWN_ALREADY, city)
        return None

    def check_supply(self, state: SteamState, action: i64) -> Refusal | None:
        space = actions.second(action)
        if action != actions.simple(actions.SUPPLY, space) or space >= self.spaces:
            return Refusal(rules.CHOOSE_A_SUPPLY, state.growing)
        return None if has_cubes(state, space) else Refusal(rules.SUPPLY_IS_EMPTY, space + 1)

    def apply(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        if actions.kind(action) == actions.SUPPLY:
            self._move_supply(state, seat, actions.second(action), log)
            return
        state.effect[seat] = 0
        if actions.kind(action) == actions.GROW:
            city = actions.second(action)
            state.grown |= BIT[city]
            log.tell(events.CITY_GROWN, seat, city)
            self._await_supply(state, city)
        else:
            stop, colour = actions.first(action), actions.second(action)
            state.new_cities[colour] -= 1
            self.builder.urbanize(state.track, stop, colour, self.spurs_only)
            log.tell(events.URBANIZED, seat, stop, colour)
            self._await_supply(state, stop)

    def _await_supply(self, state: SteamState, stop: i64) -> None:
        """If any supply space has cubes left, the player chooses one for this stop next [20]."""
        for space in range(self.spaces):
            if has_cubes(state, space):
                state.growing = stop
                return

    def _move_supply(self, state: SteamState, seat: i64, space: i64, log: Log) -> None:
        state.cubes[state.growing] += state.supply[space]
        state.supply[space] = 0
        log.tell(events.SUPPLY_MOVED, seat, space + 1, state.growing)
        state.growing = NOWHERE


def colours_left(state: SteamState) -> i64:
    """How many colours of New City tiles are left."""
    left: i64 = 0
    for colour in range(COLOUR_COUNT):
        if state.new_cities[colour]:
            left += 1
    return left


def nth_colour_left(state: SteamState, place: i64) -> i64:
    """The colour at this place, from 0, among those of New City tiles that are left."""
    colour: i64 = 0
    while place > 0 or state.new_cities[colour] == 0:
        if state.new_cities[colour]:
            place -= 1
        colour += 1
    return colour


def has_cubes(state: SteamState, space: i64) -> bool:
    return state.supply[space] != 0


def queue_up(state: SteamState, tile: i64) -> None:
    """Fill `queue` with the turn order, but with the holder of this action tile first."""
    place: i64 = 0
    for step in range(state.playing):
        if state.tile[state.order[step]] == tile:
            state.queue[0] = state.order[step]
            place = 1
    for step in range(state.playing):
        if state.tile[state.order[step]] != tile:
            state.queue[place] = state.order[step]
            place += 1
