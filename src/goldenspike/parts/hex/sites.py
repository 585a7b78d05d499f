"""Where and what may be built on a hex map: first the hexes, then the tiles for one of them.

The hexes where anybody may build are kept in `Track.open` and brought up to date with every change of the map. A builder
may also build in the hexes around its own links.
"""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Choice, row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.building import ALWAYS_ENOUGH, CHEAPEST, MET, START, STRANGER, BuildingRules
from goldenspike.parts.hex.tiles import (
    CHANGES,
    EXIT_COUNT,
    EXITS,
    FIRST,
    FIRST_CHANGE,
    LAST_PLAIN,
    NO_TILE,
    SECOND,
    SIDES,
    SINGLE,
    SINGLES,
    SINGLES_OF,
)
from goldenspike.parts.hex.tiles import TOWN as TOWN_TILE
from goldenspike.parts.hex.track import ALL_SIDES, LOOSE, NEW_PORT, NO_TRACK, NOBODY, TOWN, Track


@final
class WordOffer:
    """The choices of the hexes in one word of a set; a whole one takes the place of another, so that threads never see half."""

    def __init__(self, hexes: i64, sites: list[Choice], choices: list[Choice]) -> None:
        self.hexes: Final[i64] = hexes
        self.sites: Final = sites
        self.choices: Final = choices


@final
class Sites:
    def __init__(self, rules: BuildingRules) -> None:
        self.rules: Final = rules
        self.ground: Final = rules.ground
        words = rules.ground.map.count // WORD_BITS + 1
        self.no_hexes: Final[Row] = row([0] * words)
        self.offers: Final = [WordOffer(0, [], []) for _ in range(words)]

    def has_tile_for(self, track: Track, who: i64, hex: i64, purse: i64) -> bool:
        """May any tile be laid here for this money? Only the cheapest need trying: one route, one exit, or a turn."""
        if track.touched[hex] | track.tile[hex] == 0 or not self.rules.is_site(track, hex):
            return False
        view = self.rules.survey(track, who, hex)
        old = track.tile[hex]
        if self.ground.stop_of[hex] >= 0:
            return self._has_town_tile(track, who, hex, view, purse)
        if old > SINGLES:
            return self._has_redirect(track, who, hex, view, purse)
        if old == NO_TILE:
            return 2 + self.ground.surcharge[hex] <= purse and self._has_route(track, hex, view, 0)
        if purse >= 4 and self._has_route(track, hex, view, EXITS[old]):
            return True
        return self._has_redirect(track, who, hex, view, purse)

    def _has_route(self, track: Track, hex: i64, view: i64, taken: i64) -> bool:
        starts = view // START & ALL_SIDES & ~taken
        if starts and view & ~(view // MET) & ALL_SIDES & ~taken:
            return True  # from where the builder may start to a side where nothing is met
        while starts:
            a = lowest(starts)
            starts &= starts - 1
            others = view & ALL_SIDES & ~taken & ~BIT[a]
            while others:
                if self.rules.route_is_legal(track, hex, view, SINGLE[a * SIDES + lowest(others)]):
                    return True
                others &= others - 1
        return False

    def _has_town_tile(self, track: Track, who: i64, hex: i64, view: i64, purse: i64) -> bool:
        old = EXITS[track.tile[hex]]
        for side in range(SIDES):
            tile = TOWN_TILE[old | BIT[side]]
            if view & BIT[side] == 0 or tile == NO_TILE or self.rules.cost(track, hex, tile) > purse:
                continue
            if self.rules.town_is_legal(track, who, hex, view, tile):
                return True
        return False

    def _has_redirect(self, track: Track, who: i64, hex: i64, view: i64, purse: i64) -> bool:
        old = track.tile[hex]
        if EXIT_COUNT[old] > purse:
            return False
        return self._can_turn(track, who, hex, view, FIRST[old]) or (
            SECOND[old] != 0 and self._can_turn(track, who, hex, view, SECOND[old])
        )

    def _can_turn(self, track: Track, who: i64, hex: i64, view: i64, single: i64) -> bool:
        link = self.rules.link_to_turn(track, who, hex, single)
        if link < 0:
            return False
        entry = self.rules.entry_of(track, hex, single)
        others = view & ALL_SIDES & ~BIT[entry]
        while others:
            if self.rules.may_turn_to(track, who, hex, view, link, lowest(others)):
                return True
            others &= others - 1
        return False

    def offer_tiles(self, track: Track, who: i64, hex: i64, purse: i64, tiles: list[Choice], offered: list[Choice]) -> None:
        """Offer every tile that may be laid at a hex for this money; `tiles` has the choice of each tile."""
        view = self.rules.survey(track, who, hex)
        if self.ground.stop_of[hex] < 0 and track.tile[hex] == NO_TILE:
            self._offer_new(track, who, hex, view, purse, tiles, offered)
            return
        old = track.tile[hex]
        for place in range(FIRST_CHANGE[old], FIRST_CHANGE[old + 1]):
            tile = CHANGES[place]
            if EXITS[tile] & ~EXITS[old] & ~view or self.rules.cost(track, hex, tile) > purse:
                continue
            if self.rules.tile_is_legal(track, who, hex, view, tile):
                offered.append(tiles[tile])

    def _offer_new(
        self, track: Track, who: i64, hex: i64, view: i64, purse: i64, tiles: list[Choice], offered: list[Choice]
    ) -> None:
        """On bare ground, offer every legal route alone, and any two of them that share no side."""
        purse -= self.ground.surcharge[hex]
        if purse < 2 or not self.rules.is_site(track, hex):
            return
        legal: i64 = 0
        for single in range(1, SINGLES + 1):
            if self.rules.route_is_legal(track, hex, view, single):
                legal |= BIT[single]
                offered.append(tiles[single])
        if purse < 4 or legal & (legal - 1) == 0:
            return
        for tile in range(SINGLES + 1, LAST_PLAIN + 1):
            if legal & SINGLES_OF[tile] == SINGLES_OF[tile] and self.rules.hangs_together(track, who, hex, tile):
                offered.append(tiles[tile])

    def offer_sites(self, track: Track, who: i64, purse: i64, sites: list[Choice], offered: list[Choice]) -> None:
        """Offer every hex where anything may be laid for this money."""
        seen = self.no_hexes[:]
        if not self.rules.one_network or not self.rules.has_track(track, who):
            self._offer_open(track, who, purse, sites, offered, seen)
        if self.rules.has_track(track, who):
            for word in range(self.ground.words):
                stops = track.reach[who * self.ground.words + word]
                while stops:
                    self._offer_from(track, who, purse, word * WORD_BITS + lowest(stops), sites, offered, seen)
                    stops &= stops - 1

    def has_site(self, track: Track, who: i64, purse: i64, sites: list[Choice]) -> bool:
        """May anything be laid anywhere for this money?"""
        if purse < CHEAPEST:
            return False
        has_track = self.rules.has_track(track, who)
        if (not self.rules.one_network or not has_track) and self._has_open(track, who, purse):
            return True
        seen, offered = self.no_hexes[:], list[Choice]()
        if has_track:
            for word in range(self.ground.words):
                stops = track.reach[who * self.ground.words + word]
                while stops and not offered:
                    self._offer_from(track, who, purse, word * WORD_BITS + lowest(stops), sites, offered, seen)
                    stops &= stops - 1
        return len(offered) > 0

    def _offer_open(self, track: Track, who: i64, purse: i64, sites: list[Choice], offered: list[Choice], seen: Row) -> None:
        """Offer the hexes where anybody may build and this money is enough."""
        for word in range(len(seen)):
            left = track.open[word]
            seen[word] = left
            if left and purse >= ALWAYS_ENOUGH:
                offered.extend(self._choices_of(word, left, sites))
                continue
            while left:
                hex = word * WORD_BITS + lowest(left)
                left &= left - 1
                if self._is_affordable(track, who, hex, purse):
                    offered.append(sites[hex])

    def _choices_of(self, word: i64, hexes: i64, sites: list[Choice]) -> list[Choice]:
        """The choices of a word of hexes: mostly the same as the last time, so they are remembered."""
        known = self.offers[word]
        if known.hexes == hexes and known.sites is sites:
            return known.choices
        choices: list[Choice] = []
        left = hexes
        while left:
            choices.append(sites[word * WORD_BITS + lowest(left)])
            left &= left - 1
        self.offers[word] = WordOffer(hexes, sites, choices)
        return choices

    def _has_open(self, track: Track, who: i64, purse: i64) -> bool:
        """Is there a hex where anybody may build and this money is enough?"""
        for word in range(len(self.no_hexes)):
            left = track.open[word]
            if left and purse >= ALWAYS_ENOUGH:
                return True
            while left:
                if self._is_affordable(track, who, word * WORD_BITS + lowest(left), purse):
                    return True
                left &= left - 1
        return False

    def _is_affordable(self, track: Track, who: i64, hex: i64, purse: i64) -> bool:
        """On bare ground the cheapest tile always costs 2 and the terrain: two exits, or a town with one exit."""
        if track.tile[hex] == NO_TILE:
            return 2 + self.ground.surcharge[hex] <= purse
        return self.has_tile_for(track, who, hex, purse)

    def _offer_from(
        self, track: Track, who: i64, purse: i64, stop: i64, sites: list[Choice], offered: list[Choice], seen: Row
    ) -> None:
        """Offer the hexes around a stop in the builder's network: the town itself, last tiles of links and hexes beyond them."""
        hex = self.ground.stop_hex[stop]
        if track.colour[stop] == TOWN:
            self._offer(track, who, purse, hex, False, sites, offered, seen)
        for slot in range(stop * SIDES, stop * SIDES + SIDES):
            if track.far[slot] == LOOSE and (track.owner[slot] == who or track.owner[slot] == NOBODY):
                end = self.ground.loose_end(track, slot)
                self._offer(track, who, purse, end // SIDES, False, sites, offered, seen)
                self._offer(track, who, purse, self.ground.neighbours[end], True, sites, offered, seen)
            elif self.rules.one_network and track.far[slot] == NO_TRACK and track.colour[stop] != TOWN:
                edge = hex * SIDES + slot - stop * SIDES
                if not self.ground.barred[edge]:
                    self._offer(track, who, purse, self.ground.neighbours[edge], True, sites, offered, seen)

    def _offer(
        self, track: Track, who: i64, purse: i64, hex: i64, start: bool, sites: list[Choice], offered: list[Choice], seen: Row
    ) -> None:
        """Offer a hex once; `start` says that the builder may start across one of its sides."""
        word = hex // WORD_BITS
        bit = BIT[hex - word * WORD_BITS]
        if seen[word] & bit == 0:
            seen[word] |= bit
            if start and self._has_way_on(track, hex):
                if 2 + self.ground.surcharge[hex] <= purse:
                    offered.append(sites[hex])
            elif self.has_tile_for(track, who, hex, purse):
                offered.append(sites[hex])

    def _has_way_on(self, track: Track, hex: i64) -> bool:
        """Is this bare ground without a stop, where a route that comes in can leave by a side where nothing is met?"""
        if track.tile[hex] != NO_TILE or self.ground.stop_of[hex] >= 0 or self.ground.site[hex] == 0:
            return False
        return self.ground.crossable[hex] & ~track.touched[hex] != 0

    # hexes where anybody may build

    def refresh(self, track: Track, hex: i64) -> None:
        word = hex // WORD_BITS
        bit = BIT[hex - word * WORD_BITS]
        if self.has_tile_for(track, STRANGER, hex, ALWAYS_ENOUGH):
            track.open[word] |= bit
        else:
            track.open[word] &= ~bit

    def refresh_around(self, track: Track, hex: i64, sides: i64) -> None:
        """Refresh a hex and its neighbours across these sides."""
        self.refresh(track, hex)
        while sides:
            there = self.ground.neighbours[hex * SIDES + lowest(sides)]
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

    def refresh_all(self, track: Track) -> None:
        for hex in range(self.ground.map.count):
            if self.ground.site[hex]:
                self.refresh(track, hex)
