"""A position of Steam, and the table as it is before the first turn."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules.rules import BAG, FIRST_LEVEL, NEW_CITIES
from goldenspike.kernel.core import State, row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.hex.goods import Cubes, each_colour
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.track import MOST_OWNERS, Track

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = 0


@final
class SteamState(State):
    """What lies on the table of Steam. Where `place` does not tell which seat must decide, `asked` does."""

    track: Track
    cash: Row  # by seat
    income: Row  # by seat
    points: Row  # by seat: victory points
    level: Row  # by seat: the level of its locomotive
    tile: Row  # by seat: the action tile it holds
    effect: Row  # by seat: 1 while City Growth or Urbanization is still to be carried out
    bids: Row  # by seat: its last bid for turn order
    gains: Row  # by seat: points of a delivery that it has not yet placed
    order: Row  # by place in the turn order: a seat; the bankrupt come last
    queue: Row  # by place in the current phase: a seat
    cubes: Cubes  # by stop
    supply: Cubes  # by supply space
    bag: Row  # by colour: cubes that are left in it
    new_cities: Row  # by colour: New City tiles that are left
    playing: i64 = 0  # how many seats are not bankrupt
    asked: i64 = NOBODY  # the seat that owes a decision
    place: i64 = 0  # which place in the order or queue acts now; in auctions, the place that is sold
    drawn: i64 = 0  # how many cubes have been drawn before the first turn
    bid: i64 = NOBODY  # the highest bid
    high_bidder: i64 = NOBODY
    out: i64 = 0  # the set of seats that have their place already
    stayed: i64 = 0  # at the first sale, the set of seats that passed for this place; later, 1 once Turn Order was used
    site: i64 = NOWHERE  # the hex chosen for the next tile
    built: i64 = 0  # tiles built in this turn
    growing: i64 = NOWHERE  # the city that waits for the cubes of a supply space
    grown: i64 = 0  # the set of cities with a City Growth marker
    round: i64 = 0  # the round of moving goods, from 0
    improved: i64 = 0  # the set of seats that have improved their locomotive in this turn
    bankrupt: i64 = 0  # the set of bankrupt seats

    # Written by tools/fields from the list above.

    def __init__(
        self,
        track: Track,
        cash: Row,
        income: Row,
        points: Row,
        level: Row,
        tile: Row,
        effect: Row,
        bids: Row,
        gains: Row,
        order: Row,
        queue: Row,
        cubes: Cubes,
        supply: Cubes,
        bag: Row,
        new_cities: Row,
    ) -> None:
        super().__init__()
        self.track = track
        self.cash = cash
        self.income = income
        self.points = points
        self.level = level
        self.tile = tile
        self.effect = effect
        self.bids = bids
        self.gains = gains
        self.order = order
        self.queue = queue
        self.cubes = cubes
        self.supply = supply
        self.bag = bag
        self.new_cities = new_cities

    def copy(self) -> SteamState:
        twin = SteamState(
            self.track.copy(),
            self.cash[:],
            self.income[:],
            self.points[:],
            self.level[:],
            self.tile[:],
            self.effect[:],
            self.bids[:],
            self.gains[:],
            self.order[:],
            self.queue[:],
            self.cubes[:],
            self.supply[:],
            self.bag[:],
            self.new_cities[:],
        )
        twin.phase = self.phase
        twin.turn = self.turn
        twin.playing = self.playing
        twin.asked = self.asked
        twin.place = self.place
        twin.drawn = self.drawn
        twin.bid = self.bid
        twin.high_bidder = self.high_bidder
        twin.out = self.out
        twin.stayed = self.stayed
        twin.site = self.site
        twin.built = self.built
        twin.growing = self.growing
        twin.grown = self.grown
        twin.round = self.round
        twin.improved = self.improved
        twin.bankrupt = self.bankrupt
        return twin

    def numbers(self) -> list[int]:
        numbers: list[int] = [self.phase, self.turn, self.playing, self.asked, self.place, self.drawn, self.bid, self.high_bidder]
        numbers += [self.out, self.stayed, self.site, self.built, self.growing, self.grown, self.round, self.improved]
        numbers += [self.bankrupt, *self.cash, *self.income, *self.points, *self.level, *self.tile, *self.effect, *self.bids]
        numbers += [*self.gains, *self.order, *self.queue, *each_colour(self.cubes), *each_colour(self.supply), *self.bag]
        numbers += [*self.new_cities, *self.track.numbers()]
        return numbers


def opening(builder: Builder, players: int) -> SteamState:
    """The table before anything is drawn: no money, no income, the smallest locomotive [4]."""
    seats = [0] * players
    ground = builder.ground
    state = SteamState(
        track=builder.bare(),
        cash=row(seats),
        income=row(seats),
        points=row(seats),
        level=row([FIRST_LEVEL] * players),
        tile=row(seats),
        effect=row(seats),
        bids=row(seats),
        gains=row([0] * MOST_OWNERS),
        order=row(list(range(players))),
        queue=row(list(range(players))),
        cubes=row([0] * ground.stops),
        supply=row([0] * ground.map.supplies),
        bag=row(BAG),
        new_cities=row(NEW_CITIES),
    )
    state.playing = players
    return state
