"""A position of Steam Barons, and the table as it is before the first turn."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules.rules import BAG, CASH_BY_PLAYERS, COMPANY_COUNT, FIRST_PRICE, FIRST_TREASURY
from goldenspike.kernel.core import State, row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.hex.goods import Cubes, each_colour
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.track import Track

NOBODY: Final = -1
NOWHERE: Final = -1


@final
class BaronsState(State):
    """What lies on the table of Steam Barons. The company that acts is the one at `place` in the order."""

    track: Track
    cash: Row  # by seat
    shares: Row  # by seat, then company
    sales: Row  # by seat, then company: shares it has chosen to sell
    selling: Row  # by seat: the company about which it is asked next
    price: Row  # by company: the price of a share
    treasury: Row  # by company
    unissued: Row  # by company: shares still to be issued
    available: Row  # by company: shares for sale
    controller: Row  # by company: a seat
    performance: Row  # by company: its links in this turn's deliveries
    order: Row  # by place in the order of play: a company
    cubes: Cubes  # by stop
    bag: Row  # by colour: cubes that are left in it
    running: i64 = 0  # how many companies are in the order of play
    marker: i64 = 0  # the seat with the first player marker
    asked: i64 = NOBODY  # the seat that owes a decision
    place: i64 = 0  # which place in the order of play acts now
    drawn: i64 = 0  # how many cubes have been drawn before the first turn
    bid: i64 = 0  # the highest bid for a share
    high_bidder: i64 = NOBODY
    out: i64 = 0  # the set of seats that bid no more; while the order is drawn, of companies that are not to be drawn
    buying: i64 = 0  # whether seats bid, the winner buys or the others do
    site: i64 = NOWHERE  # the hex chosen for the next tile
    built: i64 = 0  # tiles built in this turn
    round: i64 = 0  # the round of moving goods, from 0
    bankrupt: i64 = 0  # the set of bankrupt companies

    # Written by tools/fields from the list above.

    def __init__(
        self,
        track: Track,
        cash: Row,
        shares: Row,
        sales: Row,
        selling: Row,
        price: Row,
        treasury: Row,
        unissued: Row,
        available: Row,
        controller: Row,
        performance: Row,
        order: Row,
        cubes: Cubes,
        bag: Row,
    ) -> None:
        super().__init__()
        self.track = track
        self.cash = cash
        self.shares = shares
        self.sales = sales
        self.selling = selling
        self.price = price
        self.treasury = treasury
        self.unissued = unissued
        self.available = available
        self.controller = controller
        self.performance = performance
        self.order = order
        self.cubes = cubes
        self.bag = bag

    def copy(self) -> BaronsState:
        twin = BaronsState(
            self.track.copy(),
            self.cash[:],
            self.shares[:],
            self.sales[:],
            self.selling[:],
            self.price[:],
            self.treasury[:],
            self.unissued[:],
            self.available[:],
            self.controller[:],
            self.performance[:],
            self.order[:],
            self.cubes[:],
            self.bag[:],
        )
        twin.phase = self.phase
        twin.turn = self.turn
        twin.running = self.running
        twin.marker = self.marker
        twin.asked = self.asked
        twin.place = self.place
        twin.drawn = self.drawn
        twin.bid = self.bid
        twin.high_bidder = self.high_bidder
        twin.out = self.out
        twin.buying = self.buying
        twin.site = self.site
        twin.built = self.built
        twin.round = self.round
        twin.bankrupt = self.bankrupt
        return twin

    def numbers(self) -> list[int]:
        numbers: list[int] = [self.phase, self.turn, self.running, self.marker, self.asked, self.place, self.drawn, self.bid]
        numbers += [self.high_bidder, self.out, self.buying, self.site, self.built, self.round, self.bankrupt, *self.cash]
        numbers += [*self.shares, *self.sales, *self.selling, *self.price, *self.treasury, *self.unissued, *self.available]
        numbers += [*self.controller, *self.performance, *self.order, *each_colour(self.cubes), *self.bag, *self.track.numbers()]
        return numbers


def opening(builder: Builder, players: int, shares: int) -> BaronsState:
    """The table before anything is drawn: one share of every company is for sale, and paid for."""
    none = [0] * COMPANY_COUNT
    return BaronsState(
        track=builder.bare(),
        cash=row([CASH_BY_PLAYERS[players]] * players),
        shares=row(none * players),
        sales=row(none * players),
        selling=row([COMPANY_COUNT] * players),
        price=row([FIRST_PRICE] * COMPANY_COUNT),
        treasury=row([FIRST_TREASURY] * COMPANY_COUNT),
        unissued=row([shares - 1] * COMPANY_COUNT),
        available=row([1] * COMPANY_COUNT),
        controller=row([NOBODY] * COMPANY_COUNT),
        performance=row(none),
        order=row(list(range(COMPANY_COUNT))),
        cubes=row([0] * builder.ground.stops),
        bag=row(BAG),
    )
