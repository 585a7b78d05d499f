"""A position of Steam: ints and rows of ints, copied by hand."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules.rules import BAG, FIRST_LEVEL, NEW_CITIES
from goldenspike.kernel.core import State, row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.hex.goods import COLOUR_COUNT
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.track import Track

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = 0


@final
class SteamState(State):
    """Rows run over seats, but for `order` and `queue` (places), `cubes` (stops, then colours), `supply` (spaces, then
    colours), `bag` and `new_cities` (colours).
    """

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
        cubes: Row,
        supply: Row,
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
        self.playing: i64 = 0
        self.asked: i64 = NOBODY
        self.place: i64 = 0
        self.drawn: i64 = 0
        self.bid: i64 = NOBODY
        self.high_bidder: i64 = NOBODY
        self.out: i64 = 0
        self.stayed: i64 = 0
        self.site: i64 = NOWHERE
        self.built: i64 = 0
        self.growing: i64 = NOWHERE
        self.grown: i64 = 0
        self.round: i64 = 0
        self.improved: i64 = 0
        self.bankrupt: i64 = 0

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
        numbers: list[int] = [self.phase, self.turn, self.playing, self.asked, self.place, self.drawn, self.bid]
        numbers += [self.high_bidder, self.out, self.stayed, self.site, self.built, self.growing, self.grown]
        numbers += [self.round, self.improved, self.bankrupt]
        for values in (self.cash, self.income, self.points, self.level, self.tile, self.effect, self.bids, self.gains):
            numbers += list(values)
        for values in (self.order, self.queue, self.cubes, self.supply, self.bag, self.new_cities):
            numbers += list(values)
        return numbers + self.track.numbers()


def opening(builder: Builder, players: int) -> SteamState:
    """The table before anything is drawn: no money, no income, the smallest locomotive [4]."""
    seats = [0] * players
    ground = builder.ground
    state = SteamState(
        builder.bare(),
        row(seats),
        row(seats),
        row(seats),
        row([FIRST_LEVEL] * players),
        row(seats),
        row(seats),
        row(seats),
        row([0] * COLOUR_COUNT),
        row(list(range(players))),
        row(list(range(players))),
        row([0] * (ground.stops * COLOUR_COUNT)),
        row([0] * (ground.map.supplies * COLOUR_COUNT)),
        row(BAG),
        row(NEW_CITIES),
    )
    state.playing = players
    return state
