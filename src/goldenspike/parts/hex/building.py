"""The rules of building on a hex map: what may be laid where [12]-[18], [21], and what it costs.

`survey` looks at the six sides of a hex as a builder sees them and packs the answer into five bit sets of sides in one
word; every test of a tile reads that word.
"""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, lowest
from goldenspike.parts.hex.sides import ALL_SIDES, LOWEST_SIDE
from goldenspike.parts.hex.tiles import (
    DOUBLES_WITH,
    EXIT_COUNT,
    EXITS,
    FIRST,
    FIRST_TOWN,
    NO_TILE,
    SECOND,
    SIDE_A,
    SIDE_B,
    SIDES,
    SINGLE,
    TILES,
    TOUCHING,
    WITHIN,
    double,
    is_town_tile,
)
from goldenspike.parts.hex.tiles import TOWN as TOWN_TILE
from goldenspike.parts.hex.track import NO_TRACK, NOBODY, NOTHING, TOWN, Ground, Track

TOWN_COST: Final = 1
PAIR_COST: Final = 3
STRANGER: Final = -3
"""A made-up builder who owns nothing: where this one may build, everybody may."""
CHEAPEST: Final = 2
"""No tile costs less: it has two exits, or a town and one exit."""
ALWAYS_ENOUGH: Final = 5
"""The cheapest tile of any hex costs at most this."""

USABLE: Final = 1
START: Final = 64
OWN: Final = 4096
MET: Final = 262144
WEAK: Final = 16777216
"""Where each of the five sets of sides begins in a survey: track may cross the side; may start there; meets the builder's
own link; meets any city or link; meets an unowned link that it may not claim unless it joins it to what `joins` names."""


@final
class BuildingRules:
    """The rules of building on one map. With `one_network`, all track of a builder must hang together; with `links_up`, unowned
    track may be joined from wherever the builder may start, and not only from an own link.
    """

    def __init__(self, ground: Ground, one_network: bool, links_up: bool) -> None:
        self.ground: Final = ground
        self.one_network: Final = one_network
        self.joins: Final[i64] = START if links_up else OWN

    # what a builder sees

    def has_link(self, track: Track, who: i64, stop: i64) -> bool:
        return who != STRANGER and self.ground.reaches(track, who, stop)

    def has_track(self, track: Track, who: i64) -> bool:
        return who != STRANGER and track.builders & BIT[who] != 0

    def may_leave(self, track: Track, who: i64, city: i64) -> bool:
        """May new track start at this city? A builder's one network must reach it; else a port must be within reach [21]."""
        if not self.one_network or not self.has_track(track, who):
            return track.ported[city] != 0
        return self.has_link(track, who, city)

    def may_claim(self, track: Track, who: i64, slot: i64) -> bool:
        """May an unowned link be claimed by extending it [18]?"""
        stop = slot // SIDES
        if self.has_link(track, who, stop):
            return True
        return track.colour[stop] != TOWN and self.may_leave(track, who, stop)

    def survey(self, track: Track, who: i64, hex: i64) -> i64:
        sides = self.ground.open_sides(track, hex)
        met = sides & self.ground.touched(track, hex)
        view = sides & ~met
        while met:
            side = LOWEST_SIDE[met]
            met &= met - 1
            view |= BIT[side] * self.seen_across(track, who, hex, side)
        return view

    def seen_across(self, track: Track, who: i64, hex: i64, side: i64) -> i64:
        """What a builder sees across a side where a city or an exit lies."""
        slot = self.ground.meets(track, hex, side)
        if track.far[slot] == NO_TRACK:
            return USABLE | MET | START if self.may_leave(track, who, slot // SIDES) else USABLE | MET
        if i64(track.owner[slot]) == who:
            return USABLE | MET | START | OWN
        if track.owner[slot] != NOBODY:
            return 0
        return USABLE | MET | START if self.may_claim(track, who, slot) else USABLE | MET | WEAK

    # what may be laid

    def routes(self, track: Track, hex: i64, view: i64) -> i64:
        """The set of single tiles with a legal new route: it must start where the builder may start [14]."""
        met = view // MET & ALL_SIDES
        weak = view // WEAK & ALL_SIDES
        legal = WITHIN[view & ALL_SIDES] & TOUCHING[view // START & ALL_SIDES]
        doubtful = legal & (WITHIN[met] | TOUCHING[weak])
        while doubtful:
            single = lowest(doubtful)
            doubtful &= doubtful - 1
            if not self.may_join(track, hex, view, single):
                legal &= ~BIT[single]
        return legal

    def may_join(self, track: Track, hex: i64, view: i64, single: i64) -> bool:
        """May this route join what it meets? It may not end at the stop where it began [13]."""
        a = BIT[SIDE_A[single]]
        b = BIT[SIDE_B[single]]
        if (view & a * WEAK and not view & b * self.joins) or (view & b * WEAK and not view & a * self.joins):
            return False
        met = (a | b) * MET
        return view & met != met or self.ends_apart(track, hex, SIDE_A[single], SIDE_B[single])

    def ends_apart(self, track: Track, hex: i64, a: i64, b: i64) -> bool:
        return self.ground.meets(track, hex, a) // SIDES != self.ground.meets(track, hex, b) // SIDES

    def away_from(self, track: Track, hex: i64, view: i64, sides: i64, stop: i64) -> i64:
        """Those of these sides across which no link of this stop lies: no link may end at the stop where it began [13]."""
        met = view // MET & sides
        while met:
            side = LOWEST_SIDE[met]
            met &= met - 1
            if self.ground.meets(track, hex, side) // SIDES == stop:
                sides &= ~BIT[side]
        return sides

    def comes_to_town(self, view: i64, added: i64) -> bool:
        """May a builder without a link at a town come to it by these new exits [14]?"""
        return view & added * START != 0 and (view & added * WEAK == 0 or view & added * self.joins != 0)

    def town_tiles(self, track: Track, who: i64, hex: i64, view: i64) -> i64:
        """The set of tiles, counted from `FIRST_TOWN`, that may be laid in a town: they add exits to those it has."""
        stop = self.ground.stop_of[hex]
        old = EXITS[i64(track.tile[hex])]
        here = self.has_link(track, who, stop)
        exits = self.away_from(track, hex, view, view & ALL_SIDES, stop)
        legal: i64 = 0
        added = exits
        while added:
            tile = TOWN_TILE[old | added]
            if tile != NO_TILE and (here or self.comes_to_town(view, added)):
                legal |= BIT[tile - FIRST_TOWN]
            added = (added - 1) & exits
        return legal

    def turns(self, track: Track, who: i64, hex: i64, view: i64, single: i64) -> i64:
        """The sides by which an own or claimable unfinished link may leave its last hex instead [16]; its entry stays."""
        link = self.link_to_turn(track, who, hex, single)
        if link < 0:
            return 0
        exits = view & ALL_SIDES
        if i64(track.owner[link]) != who and self.joins == OWN:
            exits &= ~(view // WEAK)
        return self.away_from(track, hex, view, exits, link // SIDES)

    def link_to_turn(self, track: Track, who: i64, hex: i64, single: i64) -> i64:
        """The slot of the own or claimable unfinished link that ends with this route, or `NOTHING`."""
        entry = self.entry_of(track, hex, single)
        if entry < 0:
            return NOTHING
        link = self.ground.meets(track, hex, entry)
        if link < 0 or i64(track.owner[link]) == who:
            return link
        return link if track.owner[link] == NOBODY and self.may_claim(track, who, link) else NOTHING

    def turned_tiles(self, track: Track, who: i64, hex: i64, view: i64, turned: i64, kept: i64) -> i64:
        """The set of tiles that turn one route of the tile at a hex, and keep the other if there is one."""
        legal: i64 = 0
        exits = self.turns(track, who, hex, view, turned)
        entry = self.entry_of(track, hex, turned)
        while exits:
            single = SINGLE[entry * SIDES + LOWEST_SIDE[exits]]
            exits &= exits - 1
            legal |= BIT[double(kept, single) if kept else single]
        return legal

    def plain_tiles(self, track: Track, who: i64, hex: i64, view: i64) -> i64:
        """The set of tiles that may be laid outside towns: new ones, with more track than the old one [17], or turned [16]."""
        old = i64(track.tile[hex])
        if old == NO_TILE:
            return self.new_tiles(track, who, hex, self.routes(track, hex, view))
        first, second = FIRST[old], SECOND[old]
        if second:
            turned = self.turned_tiles(track, who, hex, view, first, second)
            return turned | self.turned_tiles(track, who, hex, view, second, first)
        legal = self.turned_tiles(track, who, hex, view, old, NO_TILE)
        routes = self.routes(track, hex, view)
        while routes:
            legal |= BIT[double(old, lowest(routes))]
            routes &= routes - 1
        return legal

    def new_tiles(self, track: Track, who: i64, hex: i64, routes: i64) -> i64:
        """On bare ground, every legal route alone, and any two of them that share no side."""
        once: i64 = 0
        twice: i64 = 0
        left = routes
        while left:
            tiles = DOUBLES_WITH[lowest(left)]
            left &= left - 1
            twice |= once & tiles
            once |= tiles
        if self.one_network and not self.has_track(track, who):
            twice = self.hanging_together(track, hex, twice)
        return routes | twice

    def hanging_together(self, track: Track, hex: i64, tiles: i64) -> i64:
        """Two routes that are a builder's first track must share a stop: those of these tiles whose routes do."""
        left = tiles
        while left:
            tile = lowest(left)
            left &= left - 1
            if not self.hangs_together(track, hex, FIRST[tile], SECOND[tile]):
                tiles &= ~BIT[tile]
        return tiles

    def hangs_together(self, track: Track, hex: i64, first: i64, second: i64) -> bool:
        for a in (SIDE_A[first], SIDE_B[first]):
            for b in (SIDE_A[second], SIDE_B[second]):
                if self.ground.meets(track, hex, a) >= 0 and not self.ends_apart(track, hex, a, b):
                    return True
        return False

    def pair_is_legal(self, track: Track, who: i64, pair: i64) -> bool:
        """May two neighbouring cities with a printed connection be joined [15]?"""
        a, b = self.ground.pair_a[pair], self.ground.pair_b[pair]
        if track.far[a] != NO_TRACK:
            return False
        if self.one_network and self.has_track(track, who):
            return self.ground.reaches_pair(track, who, pair)
        return track.ported[a // SIDES] != 0 or track.ported[b // SIDES] != 0

    def entry_of(self, track: Track, hex: i64, single: i64) -> i64:
        """The side by which an unfinished link comes into its last hex; -1 if it does not end with this route."""
        a, b = SIDE_A[single], SIDE_B[single]
        if self.ground.touched(track, hex) & BIT[b] == 0:
            return a
        if self.ground.touched(track, hex) & BIT[a] == 0:
            return b
        return NOTHING

    def tile_is_legal(self, track: Track, who: i64, hex: i64, view: i64, tile: i64) -> bool:
        """May this tile be laid? Money and the number of tiles are checked elsewhere."""
        if tile <= NO_TILE or tile >= TILES or not self.is_site(track, hex):
            return False
        if self.ground.stop_of[hex] >= 0:
            return is_town_tile(tile) and self.town_tiles(track, who, hex, view) & BIT[tile - FIRST_TOWN] != 0
        return not is_town_tile(tile) and self.plain_tiles(track, who, hex, view) & BIT[tile] != 0

    def is_site(self, track: Track, hex: i64) -> bool:
        """Is this hex land without a printed city or a New City?"""
        stop = self.ground.stop_of[hex]
        return self.ground.site[hex] != 0 and (stop < 0 or track.colour[stop] == TOWN)

    def cost(self, track: Track, hex: i64, tile: i64) -> i64:
        """A dollar for each exit and for a town; terrain costs extra where no tile lay before [15]-[17]."""
        cost = EXIT_COUNT[tile]
        if is_town_tile(tile):
            cost += TOWN_COST
        return cost + self.ground.surcharge[hex] if track.tile[hex] == NO_TILE else cost


def kept_route(old: i64, new: i64) -> i64:
    """The one route that two tiles with two routes share, as its single tile; 0 if they share none or both."""
    if SECOND[old] == 0 or SECOND[new] == 0 or old == new:
        return 0
    if FIRST[old] in (FIRST[new], SECOND[new]):
        return FIRST[old]
    return SECOND[old] if SECOND[old] in (FIRST[new], SECOND[new]) else 0


def changed_route(tile: i64, kept: i64) -> i64:
    """The other route of a tile."""
    return SECOND[tile] if FIRST[tile] == kept else FIRST[tile]


def turned_route(old: i64, new: i64) -> i64:
    """The one route that changes if a new tile with as many routes replaces an old one; 0 if none or both change."""
    if SECOND[old] == 0 and SECOND[new] == 0:
        return old if old != new else 0
    kept = kept_route(old, new)
    return changed_route(old, kept) if kept else 0
