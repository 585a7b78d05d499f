"""The rules of building on a hex map: what may be laid where [12]-[18], [21], and what it costs.

`survey` looks at the six sides of a hex as a builder sees them and packs the answer into five bit sets of sides in one
word; every test of a tile reads that word.
"""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, lowest
from goldenspike.parts.hex.tiles import (
    EXIT_COUNT,
    EXITS,
    FIRST,
    NO_TILE,
    SECOND,
    SIDE_A,
    SIDE_B,
    SIDES,
    THROUGH,
    TILES,
    is_town_tile,
)
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
        """May new track start at this city? With `one_network`, the builder's track must reach it; else, or
        before there is any track, a port must be within reach [21].
        """
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
        sides = self.ground.crossable[hex] & ~EXITS[track.tile[hex]]
        met = sides & track.touched[hex]
        view = sides & ~met
        while met:
            side = lowest(met)
            met &= met - 1
            view |= BIT[side] * self.seen_across(track, who, hex, side)
        return view

    def seen_across(self, track: Track, who: i64, hex: i64, side: i64) -> i64:
        """What a builder sees across a side where a city or an exit lies."""
        slot = self.ground.meets(track, hex, side)
        if track.far[slot] == NO_TRACK:
            return USABLE | MET | START if self.may_leave(track, who, slot // SIDES) else USABLE | MET
        if track.owner[slot] == who:
            return USABLE | MET | START | OWN
        if track.owner[slot] != NOBODY:
            return 0
        return USABLE | MET | START if self.may_claim(track, who, slot) else USABLE | MET | WEAK

    # what may be laid

    def route_is_legal(self, track: Track, hex: i64, view: i64, single: i64) -> bool:
        """A new route must start where the builder may start [14], and may not end at the stop where it began [13]."""
        a = BIT[SIDE_A[single]]
        b = BIT[SIDE_B[single]]
        sides = a | b
        if view & sides != sides or view & sides * START == 0:
            return False
        if (view & a * WEAK and not view & b * self.joins) or (view & b * WEAK and not view & a * self.joins):
            return False
        return view & sides * MET != sides * MET or self.ends_apart(track, hex, SIDE_A[single], SIDE_B[single])

    def ends_apart(self, track: Track, hex: i64, a: i64, b: i64) -> bool:
        return self.ground.meets(track, hex, a) // SIDES != self.ground.meets(track, hex, b) // SIDES

    def town_is_legal(self, track: Track, who: i64, hex: i64, view: i64, tile: i64) -> bool:
        """The builder must have a link at the town already, or come to it by one of the new exits [14]."""
        old = EXITS[track.tile[hex]]
        exits = EXITS[tile]
        added = exits & ~old
        if exits & old != old or added == 0 or view & added != added:
            return False
        stop = self.ground.stop_of[hex]
        here = self.has_link(track, who, stop)
        if not here and view & added * START == 0:
            return False
        if view & added * WEAK and not here and view & added * self.joins == 0:
            return False
        for side in range(SIDES):
            if view & (added & BIT[side]) * MET and self.ground.meets(track, hex, side) // SIDES == stop:
                return False
        return True

    def redirect_is_legal(self, track: Track, who: i64, hex: i64, view: i64, old: i64, new: i64) -> bool:
        """May the last tile of an own or claimable unfinished link be turned [16]? Its entry stays, its exit changes."""
        link = self.link_to_turn(track, who, hex, old)
        if link < 0:
            return False
        out = THROUGH[new * SIDES + self.entry_of(track, hex, old)]
        return out >= 0 and view & BIT[out] != 0 and self.may_turn_to(track, who, hex, view, link, out)

    def link_to_turn(self, track: Track, who: i64, hex: i64, single: i64) -> i64:
        """The slot of the unfinished link that ends with this route, if it is the builder's own or claimable, or `NOTHING`."""
        entry = self.entry_of(track, hex, single)
        if entry < 0:
            return NOTHING
        link = self.ground.meets(track, hex, entry)
        if link < 0 or track.owner[link] == who:
            return link
        return link if track.owner[link] == NOBODY and self.may_claim(track, who, link) else NOTHING

    def may_turn_to(self, track: Track, who: i64, hex: i64, view: i64, link: i64, out: i64) -> bool:
        """May a link that can be turned leave its last hex by this side, which track may cross?"""
        if view & BIT[out] * WEAK and track.owner[link] != who and self.joins == OWN:
            return False
        return view & BIT[out] * MET == 0 or self.ground.meets(track, hex, out) // SIDES != link // SIDES

    def pair_is_legal(self, track: Track, who: i64, pair: i64) -> bool:
        """May two neighbouring cities with a printed connection be joined [15]?"""
        a, b = self.ground.pair_a[pair], self.ground.pair_b[pair]
        if track.far[a] != NO_TRACK:
            return False
        return self.may_leave(track, who, a // SIDES) or self.may_leave(track, who, b // SIDES)

    def entry_of(self, track: Track, hex: i64, single: i64) -> i64:
        """The side by which an unfinished link comes into its last hex; -1 if it does not end with this route."""
        a, b = SIDE_A[single], SIDE_B[single]
        if track.touched[hex] & BIT[b] == 0:
            return a
        return b if track.touched[hex] & BIT[a] == 0 else NOTHING

    def tile_is_legal(self, track: Track, who: i64, hex: i64, view: i64, tile: i64) -> bool:
        """May this tile be laid? Money and the number of tiles are checked elsewhere."""
        if tile <= NO_TILE or tile >= TILES or not self.is_site(track, hex):
            return False
        if self.ground.stop_of[hex] >= 0:
            return is_town_tile(tile) and self.town_is_legal(track, who, hex, view, tile)
        if is_town_tile(tile):
            return False
        if track.tile[hex] == NO_TILE:
            return self.new_tile_is_legal(track, who, hex, view, tile)
        return self.change_is_legal(track, who, hex, view, tile)

    def new_tile_is_legal(self, track: Track, who: i64, hex: i64, view: i64, tile: i64) -> bool:
        second = SECOND[tile]
        if not self.route_is_legal(track, hex, view, FIRST[tile]):
            return False
        return second == 0 or (self.route_is_legal(track, hex, view, second) and self.hangs_together(track, who, hex, tile))

    def change_is_legal(self, track: Track, who: i64, hex: i64, view: i64, tile: i64) -> bool:
        """May a tile be replaced by one with more track [17], or redirected [16]?"""
        old = track.tile[hex]
        if SECOND[tile] and (old == FIRST[tile] or old == SECOND[tile]):
            return self.route_is_legal(track, hex, view, changed_route(tile, old))
        turned = turned_route(old, tile)
        return turned != 0 and self.redirect_is_legal(track, who, hex, view, turned, changed_route(tile, kept_route(old, tile)))

    def hangs_together(self, track: Track, who: i64, hex: i64, tile: i64) -> bool:
        """With `one_network`, two routes that are a builder's first track must share a stop."""
        if not self.one_network or self.has_track(track, who):
            return True
        first, second = FIRST[tile], SECOND[tile]
        for a in (SIDE_A[first], SIDE_B[first]):
            for b in (SIDE_A[second], SIDE_B[second]):
                if self.ground.meets(track, hex, a) >= 0 and not self.ends_apart(track, hex, a, b):
                    return True
        return False

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
