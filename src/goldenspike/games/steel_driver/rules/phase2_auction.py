"""Phase two, Auction control markers: the active player puts a company up or passes the marker on."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver.rules import actions, events, rules
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT, LOWEST_OPENING_BID
from goldenspike.games.steel_driver.rules.state import NOBODY, NOTHING, SteelDriverState
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, alone


@final
class Auction(Phase[SteelDriverState]):
    def __init__(self, players: int) -> None:
        self.name = "auction"
        self.players: Final[i64] = players
        self.most_cubes: Final[i64] = rules.TURNS * rules.CUBES_BY_PLAYERS[players]
        self.offers: Final = [_offers(company, self.most_cubes) for company in range(COMPANY_COUNT)]
        self.passing: Final = Choice(actions.pass_(), actions.pass_())

    def begin(self, state: SteelDriverState, log: Log) -> None:
        state.markers_passed = 0
        state.auctioned = NOTHING
        self._ask_active_player(state, log)

    def pending(self, state: SteelDriverState) -> i64:
        return alone(state.asked)

    def question(self, state: SteelDriverState, seat: i64) -> Rule:
        return rules.AUCTION_OR_PASS if state.auctioned == NOTHING else rules.RAISE_OR_PASS

    def choices(self, state: SteelDriverState, seat: i64) -> list[Choice]:
        offered = [self.passing]
        held = state.cubes[seat]
        if state.auctioned != NOTHING:
            offered.append(Choice(actions.bid(state.bid + 1), actions.bid(held)))
            return offered
        for company in range(COMPANY_COUNT):
            if state.controller[company] == NOBODY:
                offered.append(self.offers[company][held])
        return offered

    def check(self, state: SteelDriverState, seat: i64, action: i64) -> Refusal | None:
        kind = actions.kind(action)
        if action == actions.pass_():
            return None
        if state.auctioned == NOTHING:
            if kind == actions.AUCTION:
                return check_putting_up(state, seat, actions.first(action), actions.second(action))
            return Refusal(rules.AUCTION_OR_PASS)
        if action == actions.bid(actions.second(action)):
            return check_bid(state, seat, actions.second(action))
        return Refusal(rules.RAISE_OR_PASS, state.auctioned, state.bid)

    def apply(self, state: SteelDriverState, seat: i64, action: i64, log: Log) -> None:
        if actions.kind(action) == actions.AUCTION:
            self._put_up(state, seat, actions.first(action), actions.second(action), log)
        elif actions.kind(action) == actions.BID:
            state.bid = actions.second(action)
            state.high_bidder = seat
            log.tell(events.BID, seat, state.auctioned, state.bid)
            self._ask_next_bidder(state, log)
        elif state.auctioned == NOTHING:
            log.tell(events.MARKER_PASSED, seat)
            self._pass_the_marker(state)
            self._ask_active_player(state, log)
        else:
            state.out |= BIT[seat]
            log.tell(events.BID_PASSED, seat, state.auctioned)
            self._ask_next_bidder(state, log)

    def _put_up(self, state: SteelDriverState, seat: i64, company: i64, bid: i64, log: Log) -> None:
        state.auctioned = company
        state.bid = bid
        state.high_bidder = seat
        state.asked = seat
        state.out = 0
        log.tell(events.PUT_UP, seat, company, bid)
        self._ask_next_bidder(state, log)

    def _ask_next_bidder(self, state: SteelDriverState, log: Log) -> None:
        """Ask the next bidder clockwise who is still in; whoever cannot raise passes automatically [8]."""
        seat = state.asked
        while True:
            seat = seat + 1 if seat + 1 < self.players else 0
            if seat == state.high_bidder:
                win_control(state, log)
                state.markers_passed = -1
                self._pass_the_marker(state)
                self._ask_active_player(state, log)
                return
            if state.out & BIT[seat]:
                continue
            if state.cubes[seat] > state.bid:
                state.asked = seat
                return
            state.out |= BIT[seat]
            log.tell(events.CANNOT_RAISE, seat, state.auctioned)

    def _pass_the_marker(self, state: SteelDriverState) -> None:
        state.markers_passed += 1
        state.marker = state.marker + 1 if state.marker + 1 < self.players else 0

    def _ask_active_player(self, state: SteelDriverState, log: Log) -> None:
        """Ask the holder of the marker; players without a cube pass it on automatically [5], and the phase may end [6]."""
        while state.markers_passed < self.players and marker_left(state):
            if state.cubes[state.marker] > 0:
                state.asked = state.marker
                return
            log.tell(events.NO_CUBE_TO_BID, state.marker)
            self._pass_the_marker(state)
        state.asked = NOBODY


def _offers(company: i64, most: i64) -> list[Choice]:
    """For every number of cubes held, the opening bids that it allows."""
    lowest = actions.auction(company, LOWEST_OPENING_BID)
    return [Choice(lowest, actions.auction(company, cubes)) for cubes in range(most + 1)]


def marker_left(state: SteelDriverState) -> bool:
    for company in range(COMPANY_COUNT):
        if state.controller[company] == NOBODY:
            return True
    return False


def check_putting_up(state: SteelDriverState, seat: i64, company: i64, bid: i64) -> Refusal | None:
    if company >= COMPANY_COUNT:
        return Refusal(rules.AUCTION_OR_PASS)
    if state.controller[company] != NOBODY:
        return Refusal(rules.MARKER_IN_BOX, company, state.controller[company])
    if bid < LOWEST_OPENING_BID:
        return Refusal(rules.OPENING_BID, bid)
    if bid > state.cubes[seat]:
        return Refusal(rules.BID_WITHIN_CUBES, bid, state.cubes[seat])
    return None


def check_bid(state: SteelDriverState, seat: i64, bid: i64) -> Refusal | None:
    if bid <= state.bid:
        return Refusal(rules.BID_HIGHER, bid, state.bid)
    if bid > state.cubes[seat]:
        return Refusal(rules.BID_WITHIN_CUBES, bid, state.cubes[seat])
    return None


def win_control(state: SteelDriverState, log: Log) -> None:
    """The winner's cubes go into the company's box; the marker and one share go to the winner."""
    seat = state.high_bidder
    company = state.auctioned
    state.cubes[seat] -= state.bid
    state.treasury[company] += state.bid
    state.controller[company] = seat
    state.last_controller[company] = seat
    state.shares[seat * COMPANY_COUNT + company] += 1
    log.tell(events.CONTROL_WON, seat, company, state.bid)
    state.auctioned = NOTHING
    state.high_bidder = NOBODY
    state.bid = 0
    state.out = 0
