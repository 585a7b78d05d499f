"""A position of Steel Driver."""

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
    """Rows run over seats or companies; `shares` over seats, then companies; `claimed` over companies, then colours."""

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
        self.marker: i64 = 0
        self.markers_passed: i64 = 0
        self.auctioned: i64 = NOTHING
        self.bid: i64 = 0
        self.high_bidder: i64 = NOBODY
        self.asked: i64 = NOBODY
        self.out: i64 = 0
        self.place: i64 = 0
        self.has_passed: i64 = 0
        self.passed_count: i64 = 0
        self.free_low: i64 = 0
        self.free_high: i64 = 0
        self.joined_east: i64 = 0
        self.link_builder: i64 = NOBODY
        self.link_companies: i64 = 0
        self.chain_low: i64 = 0
        self.chain_high: i64 = 0
        self.goods: i64 = 0

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
        numbers: list[int] = [self.phase, self.turn, self.marker, self.markers_passed, self.auctioned, self.bid]
        numbers += [self.high_bidder, self.asked, self.out, self.place, self.has_passed, self.passed_count]
        numbers += [self.free_low, self.free_high, self.joined_east, self.link_builder, self.link_companies]
        numbers += [self.chain_low, self.chain_high, self.goods]
        for values in (self.cubes, self.cash, self.shares, self.controller, self.last_controller, self.treasury):
            numbers += list(values)
        for values in (self.profit, self.order, self.passed, self.start, self.reached, self.touching_low):
            numbers += list(values)
        for values in (self.touching_high, self.built_low, self.built_high, self.claimed):
            numbers += list(values)
        return numbers


def opening(board: Board, players: int) -> SteelDriverState:
    """The table as it is laid out: markers in their boxes, the Active Player marker with seat 1."""
    seats = [0] * players
    companies = [0] * COMPANY_COUNT
    state = SteelDriverState(
        row(seats),
        row(seats),
        row(seats * COMPANY_COUNT),
        row([NOBODY] * COMPANY_COUNT),
        row([NOBODY] * COMPANY_COUNT),
        row(companies),
        row(companies),
        row(list(range(COMPANY_COUNT))),
        row([NOTHING] * COMPANY_COUNT),
        row([NOWHERE] * COMPANY_COUNT),
        row(companies),
        row(companies),
        row(companies),
        row(companies),
        row(companies),
        row([0] * COMPANY_COUNT * COLOUR_COUNT),
    )
    state.free_low = board.all_low
    state.free_high = board.all_high
    state.joined_east = BIT[board.east]
    return state
