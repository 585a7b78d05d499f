"""Building on a hex map as actions: first a hex, then a tile in it; or a printed connection of two cities."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Choice, Refusal
from goldenspike.kernel.ints import i64
from goldenspike.kernel.packing import one, second, simple
from goldenspike.parts.bits import count, count_all, nth, nth_of_all
from goldenspike.parts.hex.building import PAIR_COST
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import TILES
from goldenspike.parts.hex.track import Track
from goldenspike.parts.hex.track_rules import PRINTED_CONNECTION, Inspector


@final
class Works:
    """Building by actions of three kinds: `site` chooses a hex, `lay` lays a tile there, `connect` joins two cities."""

    def __init__(self, builder: Builder, inspector: Inspector, site: i64, lay: i64, connect: i64) -> None:
        self.builder: Final = builder
        self.inspector: Final = inspector
        self.site: Final[i64] = site
        self.lay: Final[i64] = lay
        self.connect: Final[i64] = connect
        self.sites: Final = [one(simple(site, hex)) for hex in range(builder.ground.map.count)]
        self.tiles: Final = [one(simple(lay, tile)) for tile in range(TILES)]
        self.pair_count: Final[i64] = len(builder.ground.map.adjacent)
        self.pairs: Final = [one(simple(connect, pair)) for pair in range(len(builder.ground.map.adjacent))]

    def offer_tiles(self, track: Track, who: i64, hex: i64, means: i64, offered: list[Choice]) -> None:
        self.builder.sites.tiles.offer(track, who, hex, means, self.tiles, offered)

    def any_tile(self, track: Track, who: i64, hex: i64, means: i64, stream: Stream) -> i64:
        """What `stream` takes of the tiles for a hex."""
        legal = self.builder.sites.tiles.at(track, who, hex, means)
        return simple(self.lay, self.builder.sites.tiles.first(hex) + nth(legal, stream.below(count(legal))))

    def offer_places(self, track: Track, who: i64, means: i64, offered: list[Choice]) -> None:
        """Offer the hexes where a tile can be laid, and the connections that can be built."""
        self.builder.sites.offer_sites(track, who, means, self.sites, offered)
        self._offer_pairs(track, who, means, offered)

    def _offer_pairs(self, track: Track, who: i64, means: i64, offered: list[Choice]) -> None:
        if means >= PAIR_COST:
            for pair in range(self.pair_count):
                if self.builder.rules.pair_is_legal(track, who, pair):
                    offered.append(self.pairs[pair])

    def _count_pairs(self, track: Track, who: i64, means: i64) -> i64:
        """How many connections can be built."""
        number: i64 = 0
        if means >= PAIR_COST:
            for pair in range(self.pair_count):
                if self.builder.rules.pair_is_legal(track, who, pair):
                    number += 1
        return number

    def _nth_pair(self, track: Track, who: i64, place: i64) -> i64:
        """The connection at this place, from 0, among those that can be built."""
        pair: i64 = 0
        while place > 0 or not self.builder.rules.pair_is_legal(track, who, pair):
            if self.builder.rules.pair_is_legal(track, who, pair):
                place -= 1
            pair += 1
        return pair

    def any_place(self, track: Track, who: i64, means: i64, before: i64, stream: Stream) -> i64:
        """What `stream` takes of so many choices `before` places and of all places, without a list of them.

        A number below `before` stands for the choice with that number.
        """
        open = self.builder.sites.open_to(track, who)
        self.builder.sites.leave_out_dear(track, who, means, open)
        hexes = count_all(open)
        seen = open[:] if hexes else open
        own = self.builder.sites.own(track, who, means, seen)
        number = stream.below(before + hexes + own.number + self._count_pairs(track, who, means))
        if number < before:
            return number
        number -= before
        if number < hexes:
            return simple(self.site, nth_of_all(open, number))
        number -= hexes
        if number < own.number:
            return simple(self.site, i64(own.hexes[number]))
        return simple(self.connect, self._nth_pair(track, who, number - own.number))

    def has_place(self, track: Track, who: i64, means: i64) -> bool:
        """Can anything be built?"""
        return self.builder.sites.has_site(track, who, means) or self._count_pairs(track, who, means) > 0

    def is_tile(self, action: i64) -> bool:
        return action == simple(self.lay, second(action))

    def check_tile(self, track: Track, who: i64, hex: i64, action: i64, means: i64) -> Refusal | None:
        return self.inspector.check_tile(track, who, hex, second(action), means)

    def is_place(self, action: i64) -> bool:
        """Does this action choose a hex or a connection?"""
        return action in (simple(self.site, second(action)), simple(self.connect, second(action)))

    def check_place(self, track: Track, who: i64, action: i64, means: i64) -> Refusal | None:
        """Why a hex or a connection may not be chosen."""
        value = second(action)
        if action == simple(self.site, value):
            return self.inspector.check_hex(track, who, value, means)
        return Refusal(PRINTED_CONNECTION) if value >= len(self.pairs) else self.inspector.check_pair(track, who, value, means)
