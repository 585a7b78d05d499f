"""Phase three, Build track: company by company one link each, until every company has passed."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver.rules import actions, events, rules
from goldenspike.games.steel_driver.rules.board import DEAREST_LINK, NO_LINK, Board
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.games.steel_driver.rules.state import NOBODY, NOTHING, NOWHERE, SteelDriverState
from goldenspike.games.steel_driver.rules.transcontinental import transcontinental_link
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS, alone, lowest


@final
class BuildTrack(Phase[SteelDriverState]):
    def __init__(self, board: Board) -> None:
        self.name = "build_track"
        self.board: Final = board

    def begin(self, state: SteelDriverState, log: Log) -> None:
        state.place = 0
        state.has_passed = 0
        state.passed_count = 0
        for company in range(COMPANY_COUNT):
            state.passed[company] = NOTHING
        self._ask_next_company(state, log)

    def pending(self, state: SteelDriverState) -> i64:
        return alone(state.asked)

    def question(self, state: SteelDriverState, seat: i64) -> Rule:
        return rules.BUILD_ONE_LINK

    def choices(self, state: SteelDriverState, seat: i64) -> list[Choice]:
        company = active_company(state)
        offered: list[Choice] = []
        self._offer(state, company, self._buildable_low(state, company), 0, offered)
        self._offer(state, company, self._buildable_high(state, company), WORD_BITS, offered)
        return offered

    def check(self, state: SteelDriverState, seat: i64, action: i64) -> Refusal | None:
        company = active_company(state)
        if action == actions.pass_():
            return Refusal(rules.MUST_BUILD, company)
        start, end = actions.first(action), actions.second(action)
        places = len(self.board.names)
        if actions.kind(action) != actions.BUILD or start >= places or end >= places:
            return Refusal(rules.BUILD_ONE_LINK, company)
        link = self.board.link_between(start, end)
        if link == NO_LINK:
            return Refusal(rules.POTENTIAL_ROUTE, start, end)
        owner = builder_of(state, link)
        if owner != NOBODY:
            return Refusal(rules.ONE_LINK_PER_ROUTE, start, end, owner)
        refusal = self._check_connection(state, company, start, end)
        if refusal is None and self.board.costs[link] > state.treasury[company]:
            return Refusal(rules.COMPANY_PAYS, self.board.costs[link], company, state.treasury[company])
        return refusal

    def apply(self, state: SteelDriverState, seat: i64, action: i64, log: Log) -> None:
        company = active_company(state)
        start, end = actions.first(action), actions.second(action)
        link = self.board.link_between(start, end)
        state.treasury[company] -= self.board.costs[link]
        if link < WORD_BITS:
            state.free_low ^= BIT[link]
            state.built_low[company] |= BIT[link]
        else:
            state.free_high ^= BIT[link - WORD_BITS]
            state.built_high[company] |= BIT[link - WORD_BITS]
        if state.start[company] == NOWHERE:
            state.start[company] = start
            self._reach(state, company, start)
        profit = self._location_profit(state, company, end)
        log.tell(events.BUILT, company, start, end, profit)
        transcontinental_link(state, self.board, company, start, end, log)
        self._move_marker(state)
        self._ask_next_company(state, log)

    def _check_connection(self, state: SteelDriverState, company: i64, start: i64, end: i64) -> Refusal | None:
        if state.start[company] == NOWHERE:
            return None if self.board.hexagonal[start] else Refusal(rules.HEXAGONAL_START, start, company)
        reached = state.reached[company]
        if not reached & BIT[start]:
            return Refusal(rules.CONTIGUOUS, start, company)
        if reached & BIT[end] and start != self.board.link_a[self.board.link_between(start, end)]:
            return Refusal(rules.LINK_AS_LISTED, end, start)
        return None

    def _offer(self, state: SteelDriverState, company: i64, links: i64, base: i64, offered: list[Choice]) -> None:
        board = self.board
        first = state.start[company] == NOWHERE
        reached = board.starts if first else state.reached[company]
        while links:
            link = base + lowest(links)
            links &= links - 1
            if reached & board.bit_a[link]:
                offered.append(board.forward[link])
                if first and reached & board.bit_b[link]:
                    offered.append(board.backward[link])
            else:
                offered.append(board.backward[link])

    def _buildable_low(self, state: SteelDriverState, company: i64) -> i64:
        purse = min(state.treasury[company], DEAREST_LINK)
        touching = self.board.start_low if state.start[company] == NOWHERE else state.touching_low[company]
        return touching & state.free_low & self.board.within_low[purse]

    def _buildable_high(self, state: SteelDriverState, company: i64) -> i64:
        purse = min(state.treasury[company], DEAREST_LINK)
        touching = self.board.start_high if state.start[company] == NOWHERE else state.touching_high[company]
        return touching & state.free_high & self.board.within_high[purse]

    def _can_build(self, state: SteelDriverState, company: i64) -> bool:
        return self._buildable_low(state, company) != 0 or self._buildable_high(state, company) != 0

    def _reach(self, state: SteelDriverState, company: i64, location: i64) -> None:
        state.reached[company] |= BIT[location]
        state.touching_low[company] |= self.board.at_low[location]
        state.touching_high[company] |= self.board.at_high[location]

    def _location_profit(self, state: SteelDriverState, company: i64, location: i64) -> i64:
        """A location's value counts once for each company, and never for the one that started there."""
        if state.reached[company] & BIT[location]:
            return 0
        self._reach(state, company, location)
        value = self.board.values[location]
        state.profit[company] += value
        return value

    def _move_marker(self, state: SteelDriverState) -> None:
        state.place = state.place + 1 if state.place + 1 < COMPANY_COUNT else 0

    def _ask_next_company(self, state: SteelDriverState, log: Log) -> None:
        """Ask for the next company that can build; those that nobody controls [9] or that cannot build pass."""
        while state.passed_count < COMPANY_COUNT:
            company = active_company(state)
            if not state.has_passed & BIT[company]:
                if state.controller[company] != NOBODY and self._can_build(state, company):
                    state.asked = state.controller[company]
                    return
                company_passes(state, company, log)
            self._move_marker(state)
        state.asked = NOBODY


def active_company(state: SteelDriverState) -> i64:
    return state.order[state.place]


def company_passes(state: SteelDriverState, company: i64, log: Log) -> None:
    """The company's token moves to the first free space of the pass row, which becomes next turn's order [13]."""
    state.has_passed |= BIT[company]
    state.passed[state.passed_count] = company
    state.passed_count += 1
    if state.controller[company] == NOBODY:
        log.tell(events.NOBODY_CONTROLS, company)
    else:
        log.tell(events.COMPANY_PASSED, company, state.treasury[company])


def builder_of(state: SteelDriverState, link: i64) -> i64:
    for company in range(COMPANY_COUNT):
        if has_built(state, company, link):
            return company
    return NOBODY


def has_built(state: SteelDriverState, company: i64, link: i64) -> bool:
    if link < WORD_BITS:
        return state.built_low[company] & BIT[link] != 0
    return state.built_high[company] & BIT[link - WORD_BITS] != 0
