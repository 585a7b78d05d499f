"""Carrying out what is built on a hex map: tiles, connections of adjacent cities, New Cities, and links that are lost."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.building import BuildingRules, changed_route, turned_route
from goldenspike.parts.hex.sides import ALL_SIDES, LOWEST_SIDE
from goldenspike.parts.hex.sites import Sites
from goldenspike.parts.hex.tiles import EXITS, FIRST, NO_TILE, SECOND, SIDE_A, SIDE_B, SIDES, THROUGH
from goldenspike.parts.hex.track import COUNT_BITS, LOOSE, UNFINISHED, Ground, Track


@final
class Builder:
    """Builds what it is told, without checking that it is legal."""

    def __init__(self, ground: Ground, one_network: bool, links_up: bool) -> None:
        self.ground: Final = ground
        self.rules: Final = BuildingRules(ground, one_network, links_up)
        self.sites: Final = Sites(self.rules)
        self.empty: Final = ground.bare()
        self.sites.survey_all(self.empty)

    def bare(self) -> Track:
        """The map before anything is built."""
        return self.empty.copy()

    def lay(self, track: Track, who: i64, hex: i64, tile: i64) -> i64:
        """Lay a tile; returns how many links it completes."""
        old = i64(track.tile[hex])
        if self.ground.stop_of[hex] >= 0:
            self.ground.place(track, hex, tile)
            finished = self._add_exits(track, who, hex, EXITS[tile] & ~EXITS[old])
        elif old == NO_TILE:
            self.ground.place(track, hex, tile)
            finished = self._add_route(track, who, hex, FIRST[tile])
            if SECOND[tile]:
                finished += self._add_route(track, who, hex, SECOND[tile])
        elif SECOND[tile] and (old == FIRST[tile] or old == SECOND[tile]):
            self.ground.place(track, hex, tile)
            finished = self._add_route(track, who, hex, changed_route(tile, old))
        else:
            finished = self._redirect(track, who, hex, old, tile)
        self.sites.refresh_around(track, hex, EXITS[old] | EXITS[tile])
        self.sites.refresh_new_ports(track)
        return finished

    def _add_route(self, track: Track, who: i64, hex: i64, single: i64) -> i64:
        a = self.ground.meets(track, hex, SIDE_A[single])
        b = self.ground.meets(track, hex, SIDE_B[single])
        if a >= 0 and b >= 0:
            self.ground.complete(track, who, a, b)
            return 1
        self.ground.begin_or_extend(track, who, a if a >= 0 else b)
        return 0

    def _add_exits(self, track: Track, who: i64, hex: i64, added: i64) -> i64:
        finished: i64 = 0
        for side in range(SIDES):
            if added & BIT[side]:
                slot = self.ground.stop_of[hex] * SIDES + side
                there = self.ground.meets(track, hex, side)
                if there >= 0:
                    self.ground.complete(track, who, slot, there)
                    finished += 1
                else:
                    self.ground.begin_or_extend(track, who, slot)
        return finished

    def _redirect(self, track: Track, who: i64, hex: i64, old: i64, tile: i64) -> i64:
        """Turning a tile does not extend the builder's own link [18], so `fresh` is set only if the link is claimed."""
        entry = self.rules.entry_of(track, hex, turned_route(old, tile))
        link = self.ground.meets(track, hex, entry)
        self.ground.place(track, hex, tile)
        there = self.ground.meets(track, hex, THROUGH[tile * SIDES + entry])
        if there >= 0:
            self.ground.complete(track, who, link, there)
            return 1
        if i64(track.owner[link]) != who:
            self.ground.begin_or_extend(track, who, link)
        return 0

    def connect(self, track: Track, who: i64, pair: i64) -> None:
        """Join two adjacent cities over their printed connection [15]."""
        self.ground.complete(track, who, self.ground.pair_a[pair], self.ground.pair_b[pair])
        self.sites.refresh_new_ports(track)

    def urbanize(self, track: Track, stop: i64, colour: i64, spurs_only: bool) -> None:
        self.ground.urbanize(track, stop, colour, spurs_only)
        self.sites.refresh_stop(track, stop)
        self.sites.refresh_new_ports(track)

    def lose_unfinished(self, track: Track, who: i64) -> i64:
        """End a build turn: unfinished links that it neither began nor extended become nobody's [18]; returns how many."""
        lost: i64 = 0
        for word in range(self.ground.words):
            stops = track.reach[who * self.ground.words + word]
            while stops:
                lost += self._lose_unfinished_at(track, who, word * WORD_BITS + lowest(stops))
                stops &= stops - 1
        return lost

    def _lose_unfinished_at(self, track: Track, who: i64, stop: i64) -> i64:
        lost: i64 = 0
        unfinished = track.ends[stop] // UNFINISHED & ALL_SIDES
        while unfinished:
            slot = stop * SIDES + LOWEST_SIDE[unfinished]
            fresh = unfinished & -unfinished
            unfinished &= unfinished - 1
            if i64(track.owner[slot]) == who:
                if track.ends[stop] & fresh:
                    track.ends[stop] &= ~fresh
                else:
                    self._give_up(track, slot)
                    lost += 1
        return lost

    def disown(self, track: Track, who: i64) -> None:
        """A bankrupt owner leaves: its links stay on the map and are nobody's [9]."""
        for slot in self.ground.slots_of(track, who):
            self._give_up(track, slot)
        track.builders &= ~BIT[who]
        track.finished -= self.ground.links_of(track, who) * BIT[COUNT_BITS * who]

    def _give_up(self, track: Track, slot: i64) -> None:
        """Make a link nobody's; others may then build on at its loose end."""
        self.ground.disown(track, slot)
        if track.far[slot] == LOOSE:
            self.sites.refresh_loose_end(track, slot)
