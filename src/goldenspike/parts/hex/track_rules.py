"""Why something may not be built: the rules of building, and which of them a refused tile or hex breaks."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.building import MET, PAIR_COST, START, WEAK, BuildingRules, turned_route
from goldenspike.parts.hex.tiles import EXITS, FIRST, NO_TILE, SECOND, SIDES, THROUGH, TILES, is_town_tile
from goldenspike.parts.hex.track import NO_TRACK, NOBODY, TOWN, Track

BUILDABLE_LAND: Final[Rule] = Rule("BUILDABLE_LAND", "B1 [13]", "hex:hex")
CITIES_STAY_CLEAR: Final[Rule] = Rule("CITIES_STAY_CLEAR", "B2 [13]", "hex:hex stop:stop")
TOWN_TILES_IN_TOWNS: Final[Rule] = Rule("TOWN_TILES_IN_TOWNS", "B3 [13]", "hex:hex")
KEEP_EVERY_ROUTE: Final[Rule] = Rule("KEEP_EVERY_ROUTE", "B4 [17]", "hex:hex")
LAST_TILE_ONLY: Final[Rule] = Rule("LAST_TILE_ONLY", "B5 [16]", "hex:hex")
FORBIDDEN_EDGE: Final[Rule] = Rule("FORBIDDEN_EDGE", "B6 [13]", "hex:hex side:side")
START_SOMEWHERE: Final[Rule] = Rule("START_SOMEWHERE", "B7 [14]", "hex:hex")
PORT_WITHIN_REACH: Final[Rule] = Rule("PORT_WITHIN_REACH", "B8 [21]", "stop:stop")
CLAIM_UNOWNED_LINKS: Final[Rule] = Rule("CLAIM_UNOWNED_LINKS", "B9 [18]", "stop:stop")
NOT_TO_ITS_START: Final[Rule] = Rule("NOT_TO_ITS_START", "B10 [13]", "stop:stop")
TOO_DEAR: Final[Rule] = Rule("TOO_DEAR", "B11 [15]", "cost:money purse:money short:money")
PRINTED_CONNECTION: Final[Rule] = Rule("PRINTED_CONNECTION", "B12 [15]")
CONNECTED_ALREADY: Final[Rule] = Rule("CONNECTED_ALREADY", "B13 [15]", "stop:stop other:stop")
TRACK_RULES: Final = [
    BUILDABLE_LAND,
    CITIES_STAY_CLEAR,
    TOWN_TILES_IN_TOWNS,
    KEEP_EVERY_ROUTE,
    LAST_TILE_ONLY,
    FORBIDDEN_EDGE,
    START_SOMEWHERE,
    PORT_WITHIN_REACH,
    CLAIM_UNOWNED_LINKS,
    NOT_TO_ITS_START,
    TOO_DEAR,
    PRINTED_CONNECTION,
    CONNECTED_ALREADY,
]
"""In the order in which they are checked; where no tile fits a hex, the refusal by the last of these rules is told."""


@final
class Inspector:
    """Says which rule a refused build breaks. `foreign` is the rule about somebody else's track (with a hex, a side and its
    owner), `network` the one that keeps a builder's track in one piece (with a stop).
    """

    def __init__(self, rules: BuildingRules, foreign: Rule, network: Rule) -> None:
        self.rules: Final = rules
        self.ground: Final = rules.ground
        self.foreign: Final = foreign
        self.network: Final = network

    def check_tile(self, track: Track, who: i64, hex: i64, tile: i64, purse: i64) -> Refusal | None:
        """Why this tile may not be laid here for this money; None if it may."""
        if not 0 <= hex < self.ground.map.count or not self.ground.site[hex]:
            return self._not_land(hex)
        view = self.rules.survey(track, who, hex)
        if not self.rules.tile_is_legal(track, who, hex, view, tile):
            return self._why_not(track, who, hex, view, tile)
        cost = self.rules.cost(track, hex, tile)
        return Refusal(TOO_DEAR, cost, purse, cost - purse) if cost > purse else None

    def check_hex(self, track: Track, who: i64, hex: i64, purse: i64) -> Refusal | None:
        """Why no tile at all may be laid here: the refusal of the tile that comes nearest to being legal."""
        best: Refusal | None = None
        for tile in range(1, TILES):
            refusal = self.check_tile(track, who, hex, tile, purse)
            if refusal is None:
                return None
            if best is None or self._rank(refusal) > self._rank(best) or self._cheaper(refusal, best):
                best = refusal
        return best

    def check_pair(self, track: Track, who: i64, pair: i64, purse: i64) -> Refusal | None:
        a, b = self.ground.pair_a[pair], self.ground.pair_b[pair]
        if track.far[a] != NO_TRACK:
            return Refusal(CONNECTED_ALREADY, a // SIDES, b // SIDES)
        if not self.rules.pair_is_legal(track, who, pair):
            return self._no_start(track, who, a // SIDES)
        return Refusal(TOO_DEAR, PAIR_COST, purse, PAIR_COST - purse) if purse < PAIR_COST else None

    def _rank(self, refusal: Refusal) -> int:
        """A tile that breaks a later rule of `TRACK_RULES` comes nearer to being legal."""
        if refusal.rule is self.foreign:
            return TRACK_RULES.index(NOT_TO_ITS_START)
        return TRACK_RULES.index(PORT_WITHIN_REACH if refusal.rule is self.network else refusal.rule)

    def _cheaper(self, refusal: Refusal, other: Refusal) -> bool:
        return refusal.rule is TOO_DEAR and other.rule is TOO_DEAR and refusal.values[0] < other.values[0]

    def _not_land(self, hex: i64) -> Refusal:
        if 0 <= hex < self.ground.map.count and self.ground.map.city_of[hex] >= 0:
            return Refusal(CITIES_STAY_CLEAR, hex, self.ground.stop_of[hex])
        return Refusal(BUILDABLE_LAND, hex)

    def _why_not(self, track: Track, who: i64, hex: i64, view: i64, tile: i64) -> Refusal:
        stop = self.ground.stop_of[hex]
        if stop >= 0 and track.colour[stop] != TOWN:
            return Refusal(CITIES_STAY_CLEAR, hex, stop)
        if not NO_TILE < tile < TILES or is_town_tile(tile) != (stop >= 0):
            return Refusal(TOWN_TILES_IN_TOWNS, hex)
        old = i64(track.tile[hex])
        added = EXITS[tile] & ~EXITS[old]
        if self._is_turn(old, tile):
            return self._why_no_turn(track, who, hex, view, tile, added)
        if added == 0 or not self._keeps(old, tile):
            return Refusal(KEEP_EVERY_ROUTE, hex)
        refusal = self._bad_exit(track, hex, view, added)
        if refusal is not None:
            return refusal
        return self._bad_start(track, who, hex, view, tile, added)

    def _keeps(self, old: i64, tile: i64) -> bool:
        if old == NO_TILE or is_town_tile(tile):
            return EXITS[old] & ~EXITS[tile] == 0
        return SECOND[tile] != 0 and old in (FIRST[tile], SECOND[tile])

    def _is_turn(self, old: i64, tile: i64) -> bool:
        return old != NO_TILE and not is_town_tile(old) and turned_route(old, tile) != 0

    def _bad_exit(self, track: Track, hex: i64, view: i64, added: i64) -> Refusal | None:
        """An exit over a barred edge or into somebody else's track."""
        for side in range(SIDES):
            if added & BIT[side] and self.ground.barred[hex * SIDES + side]:
                return Refusal(FORBIDDEN_EDGE, hex, side)
        for side in range(SIDES):
            if added & BIT[side] and not view & BIT[side]:
                return Refusal(self.foreign, hex, side, i64(track.owner[self.ground.meets(track, hex, side)]))
        return None

    def _why_no_turn(self, track: Track, who: i64, hex: i64, view: i64, tile: i64, added: i64) -> Refusal:
        old = i64(track.tile[hex])
        turned = turned_route(old, tile)
        entry = self.rules.entry_of(track, hex, turned)
        link = self.ground.meets(track, hex, entry) if entry >= 0 else -1
        if link < 0 or THROUGH[tile * SIDES + entry] == THROUGH[old * SIDES + entry] or EXITS[tile] & BIT[entry] == 0:
            return Refusal(LAST_TILE_ONLY, hex)
        owner = i64(track.owner[link])
        if owner not in (who, NOBODY):
            return Refusal(self.foreign, hex, entry, owner)
        if owner == NOBODY and not self.rules.may_claim(track, who, link):
            return Refusal(CLAIM_UNOWNED_LINKS, link // SIDES)
        refusal = self._bad_exit(track, hex, view, added)
        if refusal is not None:
            return refusal
        there = self.ground.meets(track, hex, THROUGH[tile * SIDES + entry])
        if there >= 0 and there // SIDES != link // SIDES:
            return Refusal(CLAIM_UNOWNED_LINKS, there // SIDES)
        return Refusal(NOT_TO_ITS_START, link // SIDES)

    def _bad_start(self, track: Track, who: i64, hex: i64, view: i64, tile: i64, added: i64) -> Refusal:
        """Refuse a route or town whose start is missing, not allowed, or also its end."""
        for route in self._routes(hex, tile, added):
            met = view // MET & route
            here = self.ground.stop_of[hex] >= 0 and self.rules.has_link(track, who, self.ground.stop_of[hex])
            if not here and view // START & route == 0:
                return self._no_start_across(track, who, hex, met)
            weak = view // WEAK & route
            if weak and not here and view // self.rules.joins & route == 0:
                return self._no_start_across(track, who, hex, weak)
        return self._loop(track, who, hex, view // MET & added)

    def _routes(self, hex: i64, tile: i64, added: i64) -> list[int]:
        if is_town_tile(tile):
            return [added]
        return [EXITS[single] for single in (FIRST[tile], SECOND[tile]) if single and EXITS[single] & added]

    def _no_start_across(self, track: Track, who: i64, hex: i64, met: i64) -> Refusal:
        """What is wrong with the city or the unowned link that the new track meets."""
        for side in range(SIDES):
            if met & BIT[side]:
                slot = self.ground.meets(track, hex, side)
                if track.far[slot] != NO_TRACK:
                    return Refusal(CLAIM_UNOWNED_LINKS, slot // SIDES)
                return self._no_start(track, who, slot // SIDES)
        return Refusal(START_SOMEWHERE, hex)

    def _no_start(self, track: Track, who: i64, stop: i64) -> Refusal:
        if self.rules.one_network and self.rules.has_track(track, who):
            return Refusal(self.network, stop)
        return Refusal(PORT_WITHIN_REACH, stop)

    def _loop(self, track: Track, who: i64, hex: i64, met: i64) -> Refusal:
        for side in range(SIDES):
            if met & BIT[side]:
                stop = self.ground.meets(track, hex, side) // SIDES
                if self.rules.one_network and not self.rules.has_track(track, who):
                    return Refusal(self.network, stop)
                return Refusal(NOT_TO_ITS_START, stop)
        return Refusal(START_SOMEWHERE, hex)
