"""A position of Steam Barons: ints and rows of ints, copied by hand."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules.rules import BAG, CASH_BY_PLAYERS, COMPANY_COUNT, FIRST_PRICE, FIRST_TREASURY
from goldenspike.kernel.core import State, row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.hex.goods import COLOUR_COUNT
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.track import Track

NOBODY: Final = -1
NOWHERE: Final = -1


@final
class BaronsState(State):
    """Rows run over companies, but for `cash` and `selling` (seats), `shares` and `sales` (seats, then companies), `cubes`
    (stops, then colours) and `bag` (colours).
    """

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
        cubes: Row,
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
        self.running: i64 = 0
        self.marker: i64 = 0
        self.asked: i64 = NOBODY
        self.place: i64 = 0
        self.drawn: i64 = 0
        self.bid: i64 = 0
        self.high_bidder: i64 = NOBODY
        self.out: i64 = 0
        self.buying: i64 = 0
        self.site: i64 = NOWHERE
        self.built: i64 = 0
        self.round: i64 = 0
        self.bankrupt: i64 = 0

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
        numbers: list[int] = [self.phase, self.turn, self.running, self.marker, self.asked, self.place, self.drawn]
        numbers += [self.bid, self.high_bidder, self.out, self.buying, self.site, self.built, self.round, self.bankrupt]
        for values in (self.cash, self.shares, self.sales, self.selling, self.price, self.treasury, self.unissued):
            numbers += list(values)
        for values in (self.available, self.controller, self.performance, self.order, self.cubes, self.bag):
            numbers += list(values)
        return numbers + self.track.numbers()


def opening(builder: Builder, players: int, shares: int) -> BaronsState:
    """The table before anything is drawn: one share of every company is for sale, and paid for."""
    none = [0] * COMPANY_COUNT
    return BaronsState(
        builder.bare(),
        row([CASH_BY_PLAYERS[players]] * players),
        row(none * players),
        row(none * players),
        row([COMPANY_COUNT] * players),
        row([FIRST_PRICE] * COMPANY_COUNT),
        row([FIRST_TREASURY] * COMPANY_COUNT),
        row([shares - 1] * COMPANY_COUNT),
        row([1] * COMPANY_COUNT),
        row([NOBODY] * COMPANY_COUNT),
        row(none),
        row(list(range(COMPANY_COUNT))),
        row([0] * (builder.ground.stops * COLOUR_COUNT)),
        row(BAG),
    )
