"""Phase six, Final profit determination: majority holders claim goods for their companies, then every share is paid."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver.rules import actions, events, rules
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.phase3_build_track import active_company
from goldenspike.games.steel_driver.rules.rules import COLOUR_COUNT, COMPANY_COUNT, SET_VALUES
from goldenspike.games.steel_driver.rules.state import NOBODY, SteelDriverState
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, alone, lowest


@final
class FinalProfit(Phase[SteelDriverState]):
    def __init__(self, board: Board, players: int) -> None:
        self.name = "final_profit"
        self.board: Final = board
        self.players: Final[i64] = players

    def begin(self, state: SteelDriverState, log: Log) -> None:
        state.goods = 0
        state.place = 0
        state.has_passed = 0
        for company in range(COMPANY_COUNT):
            state.treasury[company] = 0
            state.goods |= state.reached[company]
            seat = final_control(state, company, self.players)
            state.controller[company] = seat
            if seat != NOBODY:
                log.tell(events.CONTROLS_AT_THE_END, seat, company, state.shares[seat * COMPANY_COUNT + company])
        self._ask_next_company(state, log)

    def pending(self, state: SteelDriverState) -> i64:
        return alone(state.asked)

    def question(self, state: SteelDriverState, seat: i64) -> Rule:
        return rules.CLAIM_ONE_CUBE

    def choices(self, state: SteelDriverState, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        claimable = state.goods & state.reached[active_company(state)]
        while claimable:
            offered.append(self.board.claims[lowest(claimable)])
            claimable &= claimable - 1
        return offered

    def check(self, state: SteelDriverState, seat: i64, action: i64) -> Refusal | None:
        company = active_company(state)
        location = actions.second(action)
        if action != actions.claim(location) or location >= len(self.board.names):
            return Refusal(rules.CLAIM_ONE_CUBE, company)
        if not state.goods & BIT[location]:
            return Refusal(rules.CUBE_LIES_THERE, location)
        if not state.reached[company] & BIT[location]:
            return Refusal(rules.CLAIM_WHERE_CONNECTED, location, company)
        return None

    def apply(self, state: SteelDriverState, seat: i64, action: i64, log: Log) -> None:
        company = active_company(state)
        location = actions.second(action)
        colour = self.board.colours[location]
        state.goods ^= BIT[location]
        state.claimed[company * COLOUR_COUNT + colour] += 1
        log.tell(events.CLAIMED, company, colour, location)
        self._move_marker(state)
        self._ask_next_company(state, log)

    def _move_marker(self, state: SteelDriverState) -> None:
        state.place = state.place + 1 if state.place + 1 < COMPANY_COUNT else 0

    def _ask_next_company(self, state: SteelDriverState, log: Log) -> None:
        """Ask for the next company that can claim a cube; when none can, the shares are paid."""
        idle: i64 = 0
        while idle < COMPANY_COUNT:
            company = active_company(state)
            if state.goods & state.reached[company]:
                state.asked = state.controller[company]
                return
            state.has_passed |= BIT[company]
            self._move_marker(state)
            idle += 1
        state.asked = NOBODY
        self._final_payout(state, log)

    def _final_payout(self, state: SteelDriverState, log: Log) -> None:
        for company in range(COMPANY_COUNT):
            value = final_value(state, company)
            log.tell(events.FINAL_VALUE, company, value, goods_of(state, company))
            for seat in range(self.players):
                shares = state.shares[seat * COMPANY_COUNT + company]
                if shares > 0:
                    state.cash[seat] += shares * value
                    log.tell(events.SHARES_PAID, seat, company, shares, shares * value)
        won = winners(state, self.players)
        for seat in won:
            if len(won) < len(richest(state, self.players)):
                log.tell(events.WON_BY_GOODS, seat, state.cash[seat], goods_controlled(state, seat))
            else:
                log.tell(events.WON, seat, state.cash[seat])


def final_control(state: SteelDriverState, company: i64, players: i64) -> i64:
    """Whoever holds most shares; a tie goes to the last player who controlled the company, or the next one clockwise [16]."""
    best: i64 = NOBODY
    most: i64 = 0
    seat = state.last_controller[company]
    for _ in range(players):
        if seat != NOBODY:
            shares = state.shares[seat * COMPANY_COUNT + company]
            if shares > most:
                best = seat
                most = shares
            seat = seat + 1 if seat + 1 < players else 0
    return best


def final_value(state: SteelDriverState, company: i64) -> i64:
    """Sets of different colours, the largest first [18]: set n has every colour with at least n cubes."""
    total: i64 = 0
    number: i64 = 1
    while True:
        size = set_size(state, company, number)
        if size == 0:
            return total
        total += SET_VALUES[size]
        number += 1


def set_size(state: SteelDriverState, company: i64, number: i64) -> i64:
    """The colours in a company's set of that number, counted from 1."""
    size: i64 = 0
    for colour in range(COLOUR_COUNT):
        if state.claimed[company * COLOUR_COUNT + colour] >= number:
            size += 1
    return size


def set_values(state: SteelDriverState, company: i64) -> list[int]:
    """What each set of a company is worth, the largest first."""
    values: list[int] = []
    size = set_size(state, company, 1)
    while size > 0:
        values.append(SET_VALUES[size])
        size = set_size(state, company, len(values) + 1)
    return values


def goods_of(state: SteelDriverState, company: i64) -> i64:
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        total += state.claimed[company * COLOUR_COUNT + colour]
    return total


def goods_controlled(state: SteelDriverState, seat: i64) -> i64:
    total: i64 = 0
    for company in range(COMPANY_COUNT):
        if state.controller[company] == seat:
            total += goods_of(state, company)
    return total


def richest(state: SteelDriverState, players: i64) -> list[int]:
    most = max([state.cash[seat] for seat in range(players)])
    return [seat for seat in range(players) if state.cash[seat] == most]


def winners(state: SteelDriverState, players: i64) -> list[int]:
    """Most cash; then most goods cubes in the companies finally controlled; then the victory is shared [19]."""
    level = richest(state, players)
    goods = max([goods_controlled(state, seat) for seat in level])
    return [seat for seat in level if goods_controlled(state, seat) == goods]
