"""Before the first turn: cubes are drawn from the bag [3], and the first turn order is drawn or sold [6]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules import actions, events, rules
from goldenspike.games.steam.rules.money import Means
from goldenspike.games.steam.rules.rules import CUBES_PER_CITY, CUBES_PER_SUPPLY
from goldenspike.games.steam.rules.state import NOBODY, SteamState
from goldenspike.kernel.core import CHANCE, Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.goods import COLOUR_COUNT
from goldenspike.parts.hex.track import Ground

MOST_CUBES: Final = 20


@final
class DrawCubes(Phase[SteamState]):
    """Two cubes for every city, then two for every supply space, drawn one by one."""

    def __init__(self, ground: Ground) -> None:
        self.name = "draw_cubes"
        self.in_cities: Final[i64] = ground.cities * CUBES_PER_CITY
        self.in_all: Final[i64] = ground.cities * CUBES_PER_CITY + ground.map.supplies * CUBES_PER_SUPPLY
        self.draws: Final = [_weighted_draws(colour) for colour in range(COLOUR_COUNT)]

    def pending(self, state: SteamState) -> i64:
        return BIT[CHANCE] if state.drawn < self.in_all else 0

    def question(self, state: SteamState, seat: i64) -> Rule:
        return rules.DRAW_CUBES

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        for colour in range(COLOUR_COUNT):
            if state.bag[colour]:
                offered.append(self.draws[colour][state.bag[colour]])
        return offered

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        colour = actions.second(action)
        if action != actions.simple(actions.DRAW, colour) or colour >= COLOUR_COUNT or state.bag[colour] == 0:
            return Refusal(rules.DRAW_CUBES, min(colour, COLOUR_COUNT - 1))
        return None

    def apply(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        colour = actions.second(action)
        state.bag[colour] -= 1
        if state.drawn < self.in_cities:
            city = state.drawn // CUBES_PER_CITY
            state.cubes[city * COLOUR_COUNT + colour] += 1
            log.tell(events.CUBE_DRAWN, colour, city)
        else:
            space = (state.drawn - self.in_cities) // CUBES_PER_SUPPLY
            state.supply[space * COLOUR_COUNT + colour] += 1
            log.tell(events.SUPPLY_DRAWN, colour, space + 1)
        state.drawn += 1


def _weighted_draws(colour: i64) -> list[Choice]:
    """For every number of cubes in the bag, the draw of one of them."""
    action = actions.simple(actions.DRAW, colour)
    return [Choice(action, action, count) for count in range(MOST_CUBES + 1)]


def check_seat(state: SteamState, action: i64, players: i64) -> Refusal | None:
    """Chance names a seat that has no place yet."""
    seat = actions.second(action)
    if action != actions.simple(actions.SEAT, seat) or seat >= players or state.out & BIT[seat]:
        return Refusal(rules.RANDOM_ORDER, min(seat, players - 1))
    return None


def seats_left(state: SteamState, players: i64, seats: list[Choice]) -> list[Choice]:
    offered: list[Choice] = []
    for seat in range(players):
        if not state.out & BIT[seat]:
            offered.append(seats[seat])
    return offered


@final
class RandomOrder(Phase[SteamState]):
    """Standard rules: the first turn order is random."""

    def __init__(self, players: int) -> None:
        self.name = "random_order"
        self.players: Final[i64] = players
        self.seats: Final = [actions.one(actions.simple(actions.SEAT, seat)) for seat in range(players)]

    def begin(self, state: SteamState, log: Log) -> None:
        state.place = 0
        state.out = 0

    def pending(self, state: SteamState) -> i64:
        return BIT[CHANCE] if state.place < self.players else 0

    def question(self, state: SteamState, seat: i64) -> Rule:
        return rules.RANDOM_ORDER

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        return seats_left(state, self.players, self.seats)

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        return check_seat(state, action, self.players)

    def apply(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        drawn = actions.second(action)
        state.order[state.place] = drawn
        state.out |= BIT[drawn]
        state.place += 1
        log.tell(events.PLACE_DRAWN, drawn, state.place)


@final
class PlacesForSale(Phase[SteamState]):
    """Base rules: the places of the first turn order are sold one after the other; the last one is free [6]."""

    def __init__(self, players: int, means: Means) -> None:
        self.name = "places_for_sale"
        self.players: Final[i64] = players
        self.means: Final = means
        self.seats: Final = [actions.one(actions.simple(actions.SEAT, seat)) for seat in range(players)]
        self.passing: Final = actions.one(actions.simple(actions.PASS))

    def begin(self, state: SteamState, log: Log) -> None:
        state.place = 0
        state.out = 0
        state.stayed = 0
        state.bid = NOBODY
        state.high_bidder = NOBODY
        state.asked = CHANCE

    def pending(self, state: SteamState) -> i64:
        return 0 if state.asked == NOBODY else BIT[state.asked]

    def question(self, state: SteamState, seat: i64) -> Rule:
        return rules.RANDOM_ORDER if seat == CHANCE else rules.PLACES_FOR_SALE

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        if seat == CHANCE:
            return seats_left(state, self.players, self.seats)
        means = self.means.available(state, seat)
        bids = Choice(actions.simple(actions.BID, state.bid + 1), actions.simple(actions.BID, means))
        return [bids] if state.bid == NOBODY else [self.passing, bids]

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        if seat == CHANCE:
            return check_seat(state, action, self.players)
        if action == self.passing.first:
            return Refusal(rules.OPEN_THE_AUCTION, state.place + 1) if state.bid == NOBODY else None
        bid = actions.second(action)
        if action != actions.simple(actions.BID, bid):
            return Refusal(rules.PLACES_FOR_SALE, state.place + 1, max(0, state.bid))
        if bid <= state.bid:
            return Refusal(rules.BID_HIGHER, bid, state.bid)
        means = self.means.available(state, seat)
        return Refusal(rules.BID_WITHIN_MEANS, bid, means) if bid > means else None

    def apply(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        if seat == CHANCE:
            state.asked = actions.second(action)
            log.tell(events.OPENER_DRAWN, state.asked)
            return
        if actions.kind(action) == actions.BID:
            state.bid = actions.second(action)
            state.high_bidder = seat
            log.tell(events.BID, seat, state.bid)
        else:
            state.stayed |= BIT[seat]
            log.tell(events.BID_PASSED, seat)
        self._ask_next_bidder(state, seat, log)

    def _ask_next_bidder(self, state: SteamState, seat: i64, log: Log) -> None:
        """Clockwise to the next seat that has no place, has not passed and can raise."""
        while True:
            seat = seat + 1 if seat + 1 < self.players else 0
            if seat == state.high_bidder:
                self._sell_place(state, seat, log)
                return
            if (state.out | state.stayed) & BIT[seat] == 0:
                if self.means.available(state, seat) > state.bid:
                    state.asked = seat
                    return
                state.stayed |= BIT[seat]

    def _sell_place(self, state: SteamState, seat: i64, log: Log) -> None:
        self.means.pay(state, seat, state.bid, log)
        self._give_place(state, seat, state.bid, log)
        state.bid = NOBODY
        state.high_bidder = NOBODY
        state.stayed = 0
        while state.out & BIT[seat]:
            seat = seat + 1 if seat + 1 < self.players else 0
        state.asked = seat
        if state.place == self.players - 1:
            self._give_place(state, seat, 0, log)
            state.asked = NOBODY

    def _give_place(self, state: SteamState, seat: i64, paid: i64, log: Log) -> None:
        state.order[state.place] = seat
        state.out |= BIT[seat]
        state.place += 1
        log.tell(events.PLACE_WON, seat, state.place, paid)
