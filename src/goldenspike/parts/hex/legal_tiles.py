"""Which tiles may be laid at one hex of a map for some money."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import lowest
from goldenspike.parts.hex.building import CHEAPEST, START, TOWN_COST, BuildingRules
from goldenspike.parts.hex.sides import ALL_SIDES, LOWEST_SIDE
from goldenspike.parts.hex.tiles import (
    EXIT_COUNT,
    EXITS,
    FIRST,
    FIRST_TOWN,
    MOST_EXITS,
    NO_TILE,
    PLAIN_UP_TO,
    SECOND,
    TOWNS_UP_TO,
)
from goldenspike.parts.hex.tiles import TOWN as TOWN_TILE
from goldenspike.parts.hex.track import Track


@final
class LegalTiles:
    def __init__(self, rules: BuildingRules) -> None:
        self.rules: Final = rules
        self.ground: Final = rules.ground

    def has_any(self, track: Track, who: i64, hex: i64, purse: i64) -> bool:
        """May any tile be laid here for this money? Only the cheapest need trying: one route, one exit, or a turn."""
        old = i64(track.tile[hex])
        if self.ground.touched(track, hex) | old == 0 or not self.rules.is_site(track, hex):
            return False
        if old == NO_TILE:
            purse -= self.ground.surcharge[hex]
        if purse < CHEAPEST:
            return False
        if self.ground.stop_of[hex] >= 0:
            return self._has_town_tile(track, who, hex, purse)
        if old != NO_TILE and purse >= EXIT_COUNT[old] and self._has_turn(track, who, hex, old):
            return True
        return SECOND[old] == 0 and purse >= EXIT_COUNT[old] + 2 and self._has_route(track, who, hex)

    def _has_town_tile(self, track: Track, who: i64, hex: i64, purse: i64) -> bool:
        """Where the builder has a link, an exit to a free side is always legal; elsewhere every exit must be tried."""
        stop = self.ground.stop_of[hex]
        old = EXITS[i64(track.tile[hex])]
        here = self.rules.has_link(track, who, stop)
        free = self.ground.free_sides(track, hex)
        if here and free:
            tile = TOWN_TILE[old | (free & -free)]
            return tile != NO_TILE and TOWN_COST + EXIT_COUNT[tile] <= purse
        view = self.rules.survey(track, who, hex)
        exits = self.rules.away_from(track, hex, view, view & ALL_SIDES, stop)
        while exits:
            added = exits & -exits
            exits &= exits - 1
            tile = TOWN_TILE[old | added]
            if tile != NO_TILE and TOWN_COST + EXIT_COUNT[tile] <= purse and (here or self.rules.comes_to_town(view, added)):
                return True
        return False

    def _has_route(self, track: Track, who: i64, hex: i64) -> bool:
        """A route to a free side is legal from wherever the builder may start; without such a side, all must be tried."""
        if self.ground.free_sides(track, hex) == 0:
            return self.rules.routes(track, hex, self.rules.survey(track, who, hex)) != 0
        met = self.ground.open_sides(track, hex) & self.ground.touched(track, hex)
        while met:
            if self.rules.seen_across(track, who, hex, LOWEST_SIDE[met]) & START:
                return True
            met &= met - 1
        return False

    def _has_turn(self, track: Track, who: i64, hex: i64, old: i64) -> bool:
        if self._can_turn(track, who, hex, FIRST[old]):
            return True
        return SECOND[old] != 0 and self._can_turn(track, who, hex, SECOND[old])

    def _can_turn(self, track: Track, who: i64, hex: i64, single: i64) -> bool:
        """A link may always turn to a free side."""
        link = self.rules.link_to_turn(track, who, hex, single)
        if link < 0 or self.ground.free_sides(track, hex):
            return link >= 0
        return self.rules.turns(track, who, hex, self.rules.survey(track, who, hex), single) != 0

    def offer(self, track: Track, who: i64, hex: i64, purse: i64, tiles: list[Choice], offered: list[Choice]) -> None:
        """Offer every tile that may be laid at a hex for this money; `tiles` has the choice of each tile."""
        first = self.first(hex)
        legal = self.at(track, who, hex, purse)
        while legal:
            offered.append(tiles[first + lowest(legal)])
            legal &= legal - 1

    def first(self, hex: i64) -> i64:
        """The tile from which those that may be laid at a hex are counted."""
        return FIRST_TOWN if self.ground.stop_of[hex] >= 0 else 0

    def at(self, track: Track, who: i64, hex: i64, purse: i64) -> i64:
        """The set of tiles, counted from `first`, that may be laid at a hex for this money."""
        if not self.rules.is_site(track, hex):
            return 0
        if track.tile[hex] == NO_TILE:
            purse -= self.ground.surcharge[hex]
        view = self.rules.survey(track, who, hex)
        if self.ground.stop_of[hex] >= 0:
            exits = max(0, min(MOST_EXITS, purse - TOWN_COST))
            return self.rules.town_tiles(track, who, hex, view) & TOWNS_UP_TO[exits]
        return self.rules.plain_tiles(track, who, hex, view) & PLAIN_UP_TO[max(0, min(MOST_EXITS, purse))]
