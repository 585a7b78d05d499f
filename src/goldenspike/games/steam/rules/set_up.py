"""Before the first turn: cubes are drawn from the bag [3], and the first turn order is drawn or sold [6]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules import actions, events, rules
from goldenspike.games.steam.rules.money import Means
from goldenspike.games.steam.rules.rules import BAG, CUBES_PER_CITY, CUBES_PER_SUPPLY
from goldenspike.games.steam.rules.state import NOBODY, SteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, alone
from goldenspike.parts.hex.goods import COLOUR_COUNT, add_cubes
from goldenspike.parts.hex.track import Ground
from goldenspike.parts.lots import Bag, Lots


@final
class DrawCubes(Phase[SteamState]):
    """Two cubes for every city, then two for every supply space, drawn one by one."""

    def __init__(self, ground: Ground) -> None:
        self.name = "draw_cubes"
        self.in_cities: Final[i64] = ground.cities * CUBES_PER_CITY
        self.in_all: Final[i64] = ground.cities * CUBES_PER_CITY + ground.map.supplies * CUBES_PER_SUPPLY
        self.cubes: Final[i64] = sum(BAG)
        self.draws: Final = Bag(actions.DRAW, COLOUR_COUNT, max(BAG))

    def pending(self, state: SteamState) -> i64:
        if state.drawn < self.in_all:
            return BIT[CHANCE]
        return 0

    def question(self, state: SteamState, seat: i64) -> Rule:
        return rules.DRAW_CUBES

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        return self.draws.left(state.bag)

    def at_random(self, state: SteamState, seat: i64, stream: Stream) -> i64:
        return self.draws.draw(state.bag, self.cubes - state.drawn, stream)

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        if self.draws.may_draw(state.bag, action):
            return None
        return Refusal(rules.DRAW_CUBES, min(actions.second(action), COLOUR_COUNT - 1))

    def apply(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        colour = actions.second(action)
        state.bag[colour] -= 1
        if state.drawn < self.in_cities:
            city = state.drawn // CUBES_PER_CITY
            add_cubes(state.cubes, city, colour, 1)
            log.tell(events.CUBE_DRAWN, colour, city)
        else:
            space = (state.drawn - self.in_cities) // CUBES_PER_SUPPLY
            add_cubes(state.supply, space, colour, 1)
            log.tell(events.SUPPLY_DRAWN, colour, space + 1)
        state.drawn += 1


def check_seat(lots: Lots, state: SteamState, action: i64) -> Refusal | None:
    """Chance must draw a seat that has no place yet."""
    if lots.may_draw(state.out, action):
        return None
    return Refusal(rules.RANDOM_ORDER, min(actions.second(action), len(lots.all) - 1))


@final
class RandomOrder(Phase[SteamState]):
    """Standard rules: the first turn order is random."""

    def __init__(self, players: int) -> None:
        self.name = "random_order"
        self.players: Final[i64] = players
        self.seats: Final = Lots(actions.SEAT, players)

    def begin(self, state: SteamState, log: Log) -> None:
        state.place = 0
        state.out = 0

    def pending(self, state: SteamState) -> i64:
        if state.place < self.players:
            return BIT[CHANCE]
        return 0

    def question(self, state: SteamState, seat: i64) -> Rule:
        return rules.RANDOM_ORDER

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        return self.seats.left(state.out)

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        return check_seat(self.seats, state, action)

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
        self.seats: Final = Lots(actions.SEAT, players)
        self.passing: Final = actions.one(actions.simple(actions.PASS))

    def begin(self, state: SteamState, log: Log) -> None:
        state.place = 0
        state.out = 0
        state.stayed = 0
        state.bid = NOBODY
        state.high_bidder = NOBODY
        state.asked = CHANCE

    def pending(self, state: SteamState) -> i64:
        return alone(state.asked)

    def question(self, state: SteamState, seat: i64) -> Rule:
        return rules.RANDOM_ORDER if seat == CHANCE else rules.PLACES_FOR_SALE

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        if seat == CHANCE:
            return self.seats.left(state.out)
        means = self.means.available(state, seat)
        bids = Choice(actions.simple(actions.BID, state.bid + 1), actions.simple(actions.BID, means))
        return [bids] if state.bid == NOBODY else [self.passing, bids]

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        if seat == CHANCE:
            return check_seat(self.seats, state, action)
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
        """Ask the next seat clockwise that has no place, has not passed and can raise."""
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
