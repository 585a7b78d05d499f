"""A position of Steel Driver, and the table as it is laid out."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.rules import COLOUR_COUNT, COMPANY_COUNT
from goldenspike.kernel.core import State, row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1


@final
class SteelDriverState(State):
    """Links and locations are numbered as on the board; sets of links take two words, a low and a high one."""

    cubes: Row  # by seat: what it can bid
    cash: Row  # by seat
    shares: Row  # by seat, then company: how many shares of the company it has won
    controller: Row  # by company: the seat that won it this turn
    last_controller: Row  # by company: the seat that won it last, in whatever turn
    treasury: Row  # by company: cubes to build with
    profit: Row  # by company: what it has earned this turn
    order: Row  # by place in the order of play: a company
    passed: Row  # the companies that have passed, first to last
    start: Row  # by company: the location of its first link
    reached: Row  # by company: the set of its locations
    touching_low: Row  # by company: the set of links at its locations
    touching_high: Row
    built_low: Row  # by company: the set of its links
    built_high: Row
    claimed: Row  # by company, then colour: goods cubes that it has claimed
    marker: i64 = 0  # the seat with the Active Player marker
    markers_passed: i64 = 0  # how many seats in a row have passed the marker on
    auctioned: i64 = NOTHING  # the company that is put up
    bid: i64 = 0
    high_bidder: i64 = NOBODY
    asked: i64 = NOBODY  # the seat that owes a decision
    out: i64 = 0  # the set of seats that bid no more for this company
    place: i64 = 0  # which place in the order of play acts now
    has_passed: i64 = 0  # the set of companies that have passed
    passed_count: i64 = 0
    free_low: i64 = 0  # the set of links that nobody has built
    free_high: i64 = 0
    joined_east: i64 = 0  # the set of locations that track joins to the eastern end
    link_builder: i64 = NOBODY  # the company that completed the transcontinental link
    link_companies: i64 = 0  # the set of companies that share in that link
    chain_low: i64 = 0  # the set of links on the best chains of the transcontinental link
    chain_high: i64 = 0
    goods: i64 = 0  # the set of locations where a goods cube lies

    # Written by tools/fields from the list above.

    def __init__(
        self,
        cubes: Row,
        cash: Row,
        shares: Row,
        controller: Row,
        last_controller: Row,
        treasury: Row,
        profit: Row,
        order: Row,
        passed: Row,
        start: Row,
        reached: Row,
        touching_low: Row,
        touching_high: Row,
        built_low: Row,
        built_high: Row,
        claimed: Row,
    ) -> None:
        super().__init__()
        self.cubes = cubes
        self.cash = cash
        self.shares = shares
        self.controller = controller
        self.last_controller = last_controller
        self.treasury = treasury
        self.profit = profit
        self.order = order
        self.passed = passed
        self.start = start
        self.reached = reached
        self.touching_low = touching_low
        self.touching_high = touching_high
        self.built_low = built_low
        self.built_high = built_high
        self.claimed = claimed

    def copy(self) -> SteelDriverState:
        twin = SteelDriverState(
            self.cubes[:],
            self.cash[:],
            self.shares[:],
            self.controller[:],
            self.last_controller[:],
            self.treasury[:],
            self.profit[:],
            self.order[:],
            self.passed[:],
            self.start[:],
            self.reached[:],
            self.touching_low[:],
            self.touching_high[:],
            self.built_low[:],
            self.built_high[:],
            self.claimed[:],
        )
        twin.phase = self.phase
        twin.turn = self.turn
        twin.marker = self.marker
        twin.markers_passed = self.markers_passed
        twin.auctioned = self.auctioned
        twin.bid = self.bid
        twin.high_bidder = self.high_bidder
        twin.asked = self.asked
        twin.out = self.out
        twin.place = self.place
        twin.has_passed = self.has_passed
        twin.passed_count = self.passed_count
        twin.free_low = self.free_low
        twin.free_high = self.free_high
        twin.joined_east = self.joined_east
        twin.link_builder = self.link_builder
        twin.link_companies = self.link_companies
        twin.chain_low = self.chain_low
        twin.chain_high = self.chain_high
        twin.goods = self.goods
        return twin

    def numbers(self) -> list[int]:
        numbers: list[int] = [self.phase, self.turn, self.marker, self.markers_passed, self.auctioned, self.bid, self.high_bidder]
        numbers += [self.asked, self.out, self.place, self.has_passed, self.passed_count, self.free_low, self.free_high]
        numbers += [self.joined_east, self.link_builder, self.link_companies, self.chain_low, self.chain_high, self.goods]
        numbers += [*self.cubes, *self.cash, *self.shares, *self.controller, *self.last_controller, *self.treasury, *self.profit]
        numbers += [*self.order, *self.passed, *self.start, *self.reached, *self.touching_low, *self.touching_high]
        numbers += [*self.built_low, *self.built_high, *self.claimed]
        return numbers


def opening(board: Board, players: int) -> SteelDriverState:
    """The table as it is laid out: markers in their boxes, the Active Player marker with seat 1."""
    seats = [0] * players
    companies = [0] * COMPANY_COUNT
    state = SteelDriverState(
        cubes=row(seats),
        cash=row(seats),
        shares=row(seats * COMPANY_COUNT),
        controller=row([NOBODY] * COMPANY_COUNT),
        last_controller=row([NOBODY] * COMPANY_COUNT),
        treasury=row(companies),
        profit=row(companies),
        order=row(list(range(COMPANY_COUNT))),
        passed=row([NOTHING] * COMPANY_COUNT),
        start=row([NOWHERE] * COMPANY_COUNT),
        reached=row(companies),
        touching_low=row(companies),
        touching_high=row(companies),
        built_low=row(companies),
        built_high=row(companies),
        claimed=row(companies * COLOUR_COUNT),
    )
    state.free_low = board.all_low
    state.free_high = board.all_high
    state.joined_east = BIT[board.east]
    return state
