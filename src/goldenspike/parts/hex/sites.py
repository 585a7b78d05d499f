"""Where something may be built on a hex map.

The hexes where anybody may build are kept in `Track.open`; what a change of the map may have opened or closed is looked at
again when they are asked for next. A builder may also build in the hexes around its own links.
"""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Choice, row
from goldenspike.kernel.ints import Row, ShortRow, i16, i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.building import ALWAYS_ENOUGH, CHEAPEST, STRANGER, BuildingRules
from goldenspike.parts.hex.legal_tiles import LegalTiles
from goldenspike.parts.hex.sides import ALL_SIDES, LOWEST_SIDE
from goldenspike.parts.hex.tiles import EXIT_COUNT, NO_TILE, SIDES
from goldenspike.parts.hex.track import LOOSE, NEW_PORT, NOBODY, NOTHING, TAKEN, TOWN, UNFINISHED, Track


@final
class Found:
    """Hexes in the order in which they are found; none is looked at twice, and those that are `seen` at first not at all."""

    def __init__(self, seen: Row, hexes: ShortRow) -> None:
        self.seen: Final = seen
        self.hexes: Final = hexes
        self.number: i64 = 0

    def is_new(self, hex: i64) -> bool:
        word = hex // WORD_BITS
        bit = BIT[hex - word * WORD_BITS]
        if self.seen[word] & bit:
            return False
        self.seen[word] |= bit
        return True

    def add(self, hex: i64) -> None:
        self.hexes[self.number] = i16(hex)
        self.number += 1


@final
class Sites:
    def __init__(self, rules: BuildingRules) -> None:
        self.rules: Final = rules
        self.ground: Final = rules.ground
        self.tiles: Final = LegalTiles(rules)
        self.words: Final[i64] = rules.ground.map.count // WORD_BITS + 1
        self.no_hexes: Final[Row] = row([0] * (rules.ground.map.count // WORD_BITS + 1))

    def offer_sites(self, track: Track, who: i64, purse: i64, sites: list[Choice], offered: list[Choice]) -> None:
        """Offer every hex where anything may be laid for this money."""
        seen = self.open_to(track, who)
        self.leave_out_dear(track, who, purse, seen)
        for word in range(self.words):
            left = seen[word]
            while left:
                offered.append(sites[word * WORD_BITS + lowest(left)])
                left &= left - 1
        found = self.own(track, who, purse, seen)
        for place in range(found.number):
            offered.append(sites[i64(found.hexes[place])])

    def own(self, track: Track, who: i64, purse: i64, seen: Row) -> Found:
        """The hexes where a builder may lay something for this money because of its own track, but those `seen` already."""
        found = Found(seen, self.ground.no_hexes[:])
        self._find_own(track, who, purse, found)
        return found

    def open_to(self, track: Track, who: i64) -> Row:
        """By word: the set of hexes that a builder finds open because everybody does."""
        if self.rules.one_network and self.rules.has_track(track, who):
            return self.no_hexes[:]
        for word in range(self.words):
            if track.open[self.words + word]:
                self._look_again(track, word)
        return track.open[: self.words]

    def has_site(self, track: Track, who: i64, purse: i64) -> bool:
        """May anything be laid anywhere for this money?"""
        if purse < CHEAPEST:
            return False
        if self._leads_on(track, who, purse):
            return True
        seen = self.open_to(track, who)
        for word in range(self.words):
            left = seen[word]
            while left:
                if purse >= ALWAYS_ENOUGH or self._is_affordable(track, who, word * WORD_BITS + lowest(left), purse):
                    return True
                left &= left - 1
        return self.own(track, who, purse, seen).number > 0

    def _leads_on(self, track: Track, who: i64, purse: i64) -> bool:
        """May a link of the builder's network go on or begin? Almost always it may, and nothing else need be looked at."""
        if not self.rules.has_track(track, who):
            return False
        for word in range(self.ground.words):
            stops = track.reach[who * self.ground.words + word]
            while stops:
                stop = word * WORD_BITS + lowest(stops)
                stops &= stops - 1
                sides = self._ways_on(track, stop)
                while sides:
                    slot = stop * SIDES + LOWEST_SIDE[sides]
                    sides &= sides - 1
                    edge = self._edge_beyond(track, who, slot)
                    if edge >= 0 and self._has_way_on(track, who, purse, self.ground.neighbours[edge]):
                        return True
        return False

    def leave_out_dear(self, track: Track, who: i64, purse: i64, hexes: Row) -> None:
        """Take out of a set the hexes for which this money is not enough."""
        if purse >= ALWAYS_ENOUGH:
            return
        for word in range(self.words):
            left = hexes[word]
            while left:
                if not self._is_affordable(track, who, word * WORD_BITS + lowest(left), purse):
                    hexes[word] &= ~(left & -left)
                left &= left - 1

    def _is_affordable(self, track: Track, who: i64, hex: i64, purse: i64) -> bool:
        """On bare ground the cheapest tile always costs 2 and the terrain: two exits, or a town with one exit."""
        if track.tile[hex] == NO_TILE:
            return 2 + self.ground.surcharge[hex] <= purse
        return self.tiles.has_any(track, who, hex, purse)

    def _find_own(self, track: Track, who: i64, purse: i64, found: Found) -> None:
        """Find hexes around the stops in the builder's network: towns, and beyond every slot."""
        if not self.rules.has_track(track, who):
            return
        for word in range(self.ground.words):
            stops = track.reach[who * self.ground.words + word]
            while stops:
                stop = word * WORD_BITS + lowest(stops)
                stops &= stops - 1
                hex = self.ground.stop_hex[stop]
                if track.colour[stop] == TOWN and found.is_new(hex) and self.tiles.has_any(track, who, hex, purse):
                    found.add(hex)
                sides = self._ways_on(track, stop)
                while sides:
                    self._find_beyond(track, who, purse, stop * SIDES + LOWEST_SIDE[sides], found)
                    sides &= sides - 1

    def _ways_on(self, track: Track, stop: i64) -> i64:
        """The sides of a stop with unfinished links and, with `one_network`, those of a city where links may begin."""
        sides = track.ends[stop] // UNFINISHED & ALL_SIDES
        if self.rules.one_network and track.colour[stop] != TOWN:
            sides |= self.ground.crossable[self.ground.stop_hex[stop]] & ~(track.ends[stop] // TAKEN)
        return sides

    def _find_beyond(self, track: Track, who: i64, purse: i64, slot: i64, found: Found) -> None:
        """Find the last tile of an unfinished link and the hex that it points at, or the hex where a link may begin."""
        edge = self._edge_beyond(track, who, slot)
        if edge < 0:
            return
        last = edge // SIDES
        if track.far[slot] == LOOSE and found.is_new(last) and self._has_turn(track, who, purse, slot, edge):
            found.add(last)
        there = self.ground.neighbours[edge]
        if found.is_new(there) and self._has_way_on(track, who, purse, there):
            found.add(there)

    def _edge_beyond(self, track: Track, who: i64, slot: i64) -> i64:
        """Where a link may go on or begin: its last hex * 6 + the side that it leaves by; `NOTHING` if it is somebody else's."""
        if track.far[slot] != LOOSE:
            return self.ground.edge[slot]
        if i64(track.owner[slot]) == who or track.owner[slot] == NOBODY:
            return self.ground.loose_end(track, slot)
        return NOTHING

    def _has_turn(self, track: Track, who: i64, purse: i64, slot: i64, edge: i64) -> bool:
        """May a tile replace the last one of a link? An own link may always turn to a free side, if it meets nothing."""
        last = edge // SIDES
        own = i64(track.owner[slot]) == who and self.ground.stop_of[last] < 0
        if own and self.ground.free_sides(track, last) and not self.ground.touched(track, last) & BIT[edge - last * SIDES]:
            return EXIT_COUNT[i64(track.tile[last])] <= purse
        return self.tiles.has_any(track, who, last, purse)

    def _has_way_on(self, track: Track, who: i64, purse: i64, hex: i64) -> bool:
        """May a tile be laid where a link goes on or begins?"""
        if self._is_free(track, hex):
            return 2 + self.ground.surcharge[hex] <= purse
        return self.tiles.has_any(track, who, hex, purse)

    def _is_free(self, track: Track, hex: i64) -> bool:
        """Is this bare ground without a stop, where a route that comes in can leave by a side where nothing is met?"""
        if track.tile[hex] != NO_TILE or self.ground.stop_of[hex] >= 0 or self.ground.site[hex] == 0:
            return False
        return self.ground.free_sides(track, hex) != 0

    # hexes where anybody may build

    def refresh(self, track: Track, hex: i64) -> None:
        """Look at a hex again before `open` is asked for."""
        word = hex // WORD_BITS
        track.open[self.words + word] |= BIT[hex - word * WORD_BITS]

    def _look_again(self, track: Track, word: i64) -> None:
        """Bring a word of `open` up to date."""
        left = track.open[self.words + word]
        track.open[self.words + word] = 0
        while left:
            bit = left & -left
            if self.tiles.has_any(track, STRANGER, word * WORD_BITS + lowest(left), ALWAYS_ENOUGH):
                track.open[word] |= bit
            else:
                track.open[word] &= ~bit
            left &= left - 1

    def refresh_around(self, track: Track, hex: i64, sides: i64) -> None:
        """Refresh a hex and its neighbours across these sides."""
        self.refresh(track, hex)
        while sides:
            there = self.ground.neighbours[hex * SIDES + LOWEST_SIDE[sides]]
            sides &= sides - 1
            if there >= 0:
                self.refresh(track, there)

    def refresh_loose_end(self, track: Track, slot: i64) -> None:
        """Refresh the last tile of an unfinished link, and the hex that it points at."""
        end = self.ground.loose_end(track, slot)
        self.refresh(track, end // SIDES)
        self.refresh(track, self.ground.neighbours[end])

    def refresh_stop(self, track: Track, stop: i64) -> None:
        """Refresh the hexes around a stop, and the loose ends of the links that begin there."""
        self.refresh_around(track, self.ground.stop_hex[stop], ALL_SIDES)
        for slot in range(stop * SIDES, stop * SIDES + SIDES):
            if track.far[slot] == LOOSE:
                self.refresh_loose_end(track, slot)

    def refresh_new_ports(self, track: Track) -> None:
        stop: i64 = 0
        while track.new_ports:
            if track.ported[stop] == NEW_PORT:
                track.ported[stop] = 1
                track.new_ports -= 1
                self.refresh_stop(track, stop)
            stop += 1

    def survey_all(self, track: Track) -> None:
        """Bring `open` up to date everywhere."""
        for hex in range(self.ground.map.count):
            if self.ground.site[hex]:
                self.refresh(track, hex)
        for word in range(self.words):
            self._look_again(track, word)
