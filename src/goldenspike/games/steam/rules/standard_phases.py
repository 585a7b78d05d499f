"""Phases one and two of a turn by the standard rules: capital [8], and the auction of turn order [28]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules import actions, events, rules
from goldenspike.games.steam.rules.changes import Changes
from goldenspike.games.steam.rules.money import most_steps, raise_capital
from goldenspike.games.steam.rules.rules import TURN_ORDER
from goldenspike.games.steam.rules.state import NOBODY, NOTHING, SteamState
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, alone

MOST_STEPS: Final = 20


@final
class Capital(Phase[SteamState]):
    def __init__(self, changes: Changes) -> None:
        self.name = "capital"
        self.asks_all: Final = not changes.asks_only_what_is_open
        first = actions.simple(actions.CAPITAL, 0)
        self.offers: Final = [Choice(first, first + steps) for steps in range(MOST_STEPS + 1)]

    def begin(self, state: SteamState, log: Log) -> None:
        state.place = 0
        self._pass_over(state)

    def _pass_over(self, state: SteamState) -> None:
        """Do not ask those who can raise nothing."""
        while not self.asks_all and state.place < state.playing and most_steps(state, state.order[state.place]) == 0:
            state.place += 1

    def pending(self, state: SteamState) -> i64:
        if state.place < state.playing:
            return BIT[state.order[state.place]]
        return 0

    def question(self, state: SteamState, seat: i64) -> Rule:
        return rules.BUY_CAPITAL

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        most = most_steps(state, seat)
        if most <= MOST_STEPS:
            return [self.offers[most]]
        return [Choice(actions.simple(actions.CAPITAL, 0), actions.simple(actions.CAPITAL, most))]

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        steps = actions.second(action)
        if action != actions.simple(actions.CAPITAL, steps) or steps > most_steps(state, seat):
            return Refusal(rules.BUY_CAPITAL, steps, most_steps(state, seat))
        return None

    def apply(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        if actions.second(action):
            raise_capital(state, seat, actions.second(action), log)
        state.place += 1
        self._pass_over(state)


@final
class TurnOrderAuction(Phase[SteamState]):
    """In turn order, players raise or pass; `place` is the last place still free, `out` the seats that have passed."""

    def __init__(self, players: int, changes: Changes) -> None:
        self.name = "turn_order_auction"
        self.first_bid: Final[i64] = 0 if changes.opening_bid_may_be_nothing else 1
        self.players: Final[i64] = players
        self.passing: Final = actions.one(actions.simple(actions.PASS))
        self.staying: Final = actions.one(actions.simple(actions.STAY))

    def begin(self, state: SteamState, log: Log) -> None:
        state.bid = 0
        state.high_bidder = NOBODY
        state.out = 0
        state.stayed = 0
        state.place = state.playing - 1
        for seat in range(self.players):
            state.bids[seat] = 0
        for place in range(state.playing):
            state.queue[place] = state.order[place]
        state.asked = NOBODY
        if state.playing > 1:
            state.asked = state.queue[0]
            if state.cash[state.asked] < self._least(state) and not self._may_stay(state, state.asked):
                self._pass(state, state.asked, log)

    def pending(self, state: SteamState) -> i64:
        return alone(state.asked)

    def question(self, state: SteamState, seat: i64) -> Rule:
        return rules.TURN_ORDER_AUCTION

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        offered = [self.passing]
        if self._may_stay(state, seat):
            offered.append(self.staying)
        least = self._least(state)
        if state.cash[seat] >= least:
            offered.append(Choice(actions.simple(actions.BID, least), actions.simple(actions.BID, state.cash[seat])))
        return offered

    def _least(self, state: SteamState) -> i64:
        """The lowest bid that is allowed now."""
        return self.first_bid if state.high_bidder == NOBODY else state.bid + 1

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        if action == self.passing.first:
            return None
        if action == self.staying.first:
            return None if self._may_stay(state, seat) else Refusal(rules.PASS_ONCE)
        bid = actions.second(action)
        if action != actions.simple(actions.BID, bid):
            return Refusal(rules.TURN_ORDER_AUCTION, state.bid)
        if bid < self._least(state):
            return Refusal(rules.BID_HIGHER, bid, state.bid)
        return Refusal(rules.BID_WITHIN_MEANS, bid, state.cash[seat]) if bid > state.cash[seat] else None

    def apply(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        if actions.kind(action) == actions.BID:
            state.bid = actions.second(action)
            state.bids[seat] = state.bid
            state.high_bidder = seat
            log.tell(events.BID, seat, state.bid)
            self._ask_next_bidder(state, seat, log)
        elif actions.kind(action) == actions.STAY:
            state.stayed = 1
            log.tell(events.STAYS_IN, seat)
            self._ask_next_bidder(state, seat, log)
        else:
            self._pass(state, seat, log)

    def _may_stay(self, state: SteamState, seat: i64) -> bool:
        """Once in an auction, the holder of last turn's Turn Order tile may pass and stay in."""
        return state.tile[seat] == TURN_ORDER and not state.stayed

    def _pass(self, state: SteamState, seat: i64, log: Log) -> None:
        """Who passes takes the last place that is still free."""
        log.tell(events.BID_PASSED, seat)
        self._take_place(state, seat, log)
        self._ask_next_bidder(state, seat, log)

    def _ask_next_bidder(self, state: SteamState, seat: i64, log: Log) -> None:
        """Ask, in the old turn order, the next seat that is still in and does not hold the highest bid."""
        while True:
            if state.place == 0:
                self._end(state, log)
                return
            seat = self._next_in_queue(state, seat)
            if state.out & BIT[seat] or seat == state.high_bidder:
                continue
            if state.cash[seat] >= self._least(state) or self._may_stay(state, seat):
                state.asked = seat
                return
            self._take_place(state, seat, log)

    def _next_in_queue(self, state: SteamState, seat: i64) -> i64:
        place: i64 = 0
        while state.queue[place] != seat:
            place += 1
        return state.queue[place + 1] if place + 1 < state.playing else state.queue[0]

    def _take_place(self, state: SteamState, seat: i64, log: Log) -> None:
        paid = price_of_place(state.place, state.playing, state.bids[seat])
        state.cash[seat] -= paid
        state.order[state.place] = seat
        state.out |= BIT[seat]
        log.tell(events.PLACE_WON, seat, state.place + 1, paid)
        state.place -= 1

    def _end(self, state: SteamState, log: Log) -> None:
        """The one seat that is still in takes the first place."""
        for place in range(state.playing):
            seat = state.queue[place]
            if not state.out & BIT[seat]:
                self._take_place(state, seat, log)
        state.asked = NOBODY
        state.place = NOTHING


def price_of_place(place: i64, places: i64, bid: i64) -> i64:
    """First and second pay all, the last nothing, the others half, rounded up [28]."""
    if place == places - 1:
        return 0
    return bid if place < 2 else (bid + 1) // 2
