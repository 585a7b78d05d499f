"""Every way in which a link could run from one stop to another, found once for a map; and which of them are still open."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.building import PAIR_COST, BuildingRules
from goldenspike.parts.hex.tiles import EXIT_COUNT, EXITS, NO_TILE, OPPOSITE, SIDES, SINGLE, SINGLES, THROUGH, double
from goldenspike.parts.hex.track import LOOSE, NO_TRACK, NOBODY, TOWN, Track

LONGEST: Final = 3
"""A link under plan crosses at most so many hexes between its stops."""
WAYS_KEPT: Final = 8
"""How many ways between the same two stops are kept, the cheapest ones."""
NO_PAIR: Final = -1


@final
class Segment:
    """A link from one slot to another over plain hexes: by hex its number, the side in, the side out and the single tile."""

    def __init__(self, start: i64, end: i64, hexes: list[int], ins: list[int], outs: list[int], pair: i64, price: i64) -> None:
        self.start: Final[i64] = start
        self.end: Final[i64] = end
        self.length: Final[i64] = len(hexes)
        self.hexes: Final[Row] = row(hexes)
        self.ins: Final[Row] = row(ins)
        self.outs: Final[Row] = row(outs)
        self.pair: Final[i64] = pair
        self.price: Final[i64] = price


@final
class Segments:
    def __init__(self, rules: BuildingRules) -> None:
        self.rules: Final = rules
        self.ground: Final = rules.ground
        self.from_stop: Final[list[list[Segment]]] = [self._leaving(stop) for stop in range(rules.ground.stops)]
        self.first: i64 = 0
        self.last: i64 = 0
        self.cost: i64 = 0

    def _leaving(self, stop: i64) -> list[Segment]:
        found: list[Segment] = []
        for side in range(SIDES):
            self._follow(stop * SIDES + side, self.ground.stop_hex[stop], side, [], [], [], found)
        for pair in range(len(self.ground.pair_a)):
            a, b = self.ground.pair_a[pair], self.ground.pair_b[pair]
            if a // SIDES == stop:
                found.append(Segment(a, b, [], [], [], pair, PAIR_COST))
            elif b // SIDES == stop:
                found.append(Segment(b, a, [], [], [], pair, PAIR_COST))
        found.sort(key=price_of)
        kept: list[Segment] = []
        ways = [0] * self.ground.stops
        for segment in found:
            if ways[segment.end // SIDES] < WAYS_KEPT:
                ways[segment.end // SIDES] += 1
                kept.append(segment)
        return kept

    def _follow(
        self, start: i64, hex: i64, side: i64, hexes: list[int], ins: list[int], outs: list[int], found: list[Segment]
    ) -> None:
        """Leave a hex by a side, and go on to every stop that is near enough."""
        ground = self.ground
        if ground.barred[hex * SIDES + side]:
            return
        there, entry = ground.neighbours[hex * SIDES + side], OPPOSITE[side]
        stop = ground.stop_of[there]
        if stop >= 0:
            if stop != start // SIDES and (hexes or stop >= ground.cities or start // SIDES >= ground.cities):
                found.append(self._segment(start, stop * SIDES + entry, hexes, ins, outs))
            return
        if len(hexes) == LONGEST or there in hexes:
            return
        for out in range(SIDES):
            if out != entry:
                self._follow(start, there, out, [*hexes, there], [*ins, entry], [*outs, out], found)

    def _segment(self, start: i64, end: i64, hexes: list[int], ins: list[int], outs: list[int]) -> Segment:
        price = 0
        for hex in hexes:
            price += 2 + self.ground.surcharge[hex]
        return Segment(start, end, hexes, ins, outs, NO_PAIR, price)

    def fits(self, track: Track, who: i64, segment: Segment) -> bool:
        """May this link still be completed? Then hexes `first` to `last` - 1 of it want a tile, for `cost`, towns not counted."""
        if not self._is_free(track, who, segment.start) or not self._is_free(track, who, segment.end):
            return False
        first: i64 = 0
        last = segment.length
        if track.far[segment.start] == LOOSE:
            while first < last and self._is_laid(track, segment, first):
                first += 1
        if track.far[segment.end] == LOOSE:
            while first < last and self._is_laid(track, segment, last - 1):
                last -= 1
        self.first = first
        self.last = last
        self.cost = PAIR_COST if segment.pair != NO_PAIR else 0
        for place in range(first, last):
            if not self._adds(track, segment, place):
                return False
        return True

    def _is_free(self, track: Track, who: i64, slot: i64) -> bool:
        far = i64(track.far[slot])
        if far == LOOSE:
            owner = i64(track.owner[slot])
            return owner == who or (owner == NOBODY and self.rules.may_claim(track, who, slot))
        return far == NO_TRACK

    def _is_laid(self, track: Track, segment: Segment, place: i64) -> bool:
        return THROUGH[i64(track.tile[segment.hexes[place]]) * SIDES + segment.ins[place]] == segment.outs[place]

    def _adds(self, track: Track, segment: Segment, place: i64) -> bool:
        """Add the cost of the tile that a hex wants; False if none fits there."""
        hex = segment.hexes[place]
        old = i64(track.tile[hex])
        if old == NO_TILE:
            self.cost += 2 + self.ground.surcharge[hex]
            return True
        if old > SINGLES or EXITS[old] & (BIT[segment.ins[place]] | BIT[segment.outs[place]]):
            return False
        tile = self.tile_at(track, segment, place)
        self.cost += EXIT_COUNT[tile]
        return tile != NO_TILE

    def tile_at(self, track: Track, segment: Segment, place: i64) -> i64:
        """The tile that a hex of the way wants."""
        old = i64(track.tile[segment.hexes[place]])
        tile = SINGLE[segment.ins[place] * SIDES + segment.outs[place]]
        return double(old, tile) if old else tile

    def wants_exit(self, track: Track, slot: i64) -> bool:
        """Is this slot a side of a town without an exit there?"""
        stop = slot // SIDES
        return track.colour[stop] == TOWN and EXITS[i64(track.tile[self.ground.stop_hex[stop]])] & BIT[slot % SIDES] == 0


def price_of(segment: Segment) -> i64:
    """Short ways first, then cheap ones."""
    return segment.length * 100 + segment.price
