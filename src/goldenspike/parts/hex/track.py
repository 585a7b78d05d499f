"""Track on a hex map: tiles, the links they form, who owns them, and how links begin, grow, end and are lost.

A stop is a city or a town; a slot is one side of a stop (stop * 6 + side). A link is the track between two slots; where
it is not finished yet, it hangs on one slot and is loose at the other end [18].
"""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, ShortRow, i16, i64, vec
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.edges import can_cross, crossable, side_facing
from goldenspike.parts.hex.lying import FRESH as FRESH
from goldenspike.parts.hex.lying import JOINED as JOINED
from goldenspike.parts.hex.lying import NEW_PORT as NEW_PORT
from goldenspike.parts.hex.lying import TAKEN as TAKEN
from goldenspike.parts.hex.lying import UNFINISHED as UNFINISHED
from goldenspike.parts.hex.lying import UNOWNED as UNOWNED
from goldenspike.parts.hex.lying import Track as Track
from goldenspike.parts.hex.lying import joined_sides as joined_sides
from goldenspike.parts.hex.map import HILLS, MOUNTAINS, OFF, RIVER, WATER, HexMap
from goldenspike.parts.hex.sides import ALL_SIDES
from goldenspike.parts.hex.tiles import EXITS, NO_TILE, OPPOSITE, SIDES, THROUGH

NOBODY: Final = -1
NOTHING: Final = -1
NO_TRACK: Final = -2
LOOSE: Final = -1
NOT_SEEN: Final = -2
"""By stop, in a search: it has not come there."""
TOWN: Final = -1
"""The colour of a stop that is a town."""
MOST_OWNERS: Final = 6
COUNT_BITS: Final = 8
MOST_LINKS: Final = 255
SURCHARGES: Final = {RIVER: 1, HILLS: 2, MOUNTAINS: 3}


@final
class Ground:
    """A map made ready for building: its stops are the cities, then the towns."""

    def __init__(self, hexmap: HexMap) -> None:
        self.map: Final = hexmap
        cities, towns = len(hexmap.city_names), len(hexmap.town_names)
        self.cities: Final[i64] = cities
        self.stops: Final[i64] = cities + towns
        self.slots: Final[i64] = (cities + towns) * SIDES
        self.names: Final = hexmap.city_names + hexmap.town_names
        self.stop_hex: Final[Row] = row(list(hexmap.city_hex) + list(hexmap.town_hex))
        stop_at = {hex: stop for stop, hex in enumerate(self.stop_hex)}
        self.stop_of: Final[Row] = row([stop_at.get(hex, NOTHING) for hex in range(hexmap.count)])
        self.words: Final[i64] = (cities + towns - 1) // WORD_BITS + 1
        self.word: Final[Row] = row([stop // WORD_BITS for stop in range(cities + towns)])
        self.bit: Final[Row] = row([2 ** (stop % WORD_BITS) for stop in range(cities + towns)])
        self.edge: Final[Row] = row([hex * SIDES + side for hex in self.stop_hex for side in range(SIDES)])  # by slot
        self.no_hexes: Final[ShortRow] = vec[i16]([0] * hexmap.count)
        self.not_seen: Final[ShortRow] = vec[i16]([NOT_SEEN] * (cities + towns))
        self.nothing: Final[Row] = row([0] * SIDES)
        self.neighbours: Final[Row] = hexmap.neighbours
        solid = [terrain not in (OFF, WATER) for terrain in hexmap.terrain]
        self.barred: Final[Row] = row([int(not can_cross(hexmap, solid, edge)) for edge in range(hexmap.count * SIDES)])
        self.crossable: Final[Row] = row([crossable(self.barred, hex) for hex in range(hexmap.count)])
        self.site: Final[Row] = row([int(solid[hex] and hexmap.city_of[hex] < 0) for hex in range(hexmap.count)])
        self.surcharge: Final[Row] = row([SURCHARGES.get(terrain, 0) for terrain in hexmap.terrain])
        self.has_ports: Final = sum(hexmap.city_port) > 0
        self.pair_a: Final[Row] = row([a * SIDES + side_facing(hexmap, a, b) for a, b in hexmap.adjacent])
        self.pair_b: Final[Row] = row([b * SIDES + side_facing(hexmap, b, a) for a, b in hexmap.adjacent])
        self.pair_cities: Final[Row] = row([2**a | 2**b for a, b in hexmap.adjacent])

    def bare(self) -> Track:
        """The map before anything is built. Without ports, every city counts as joined to one [21]."""
        ports = list(self.map.city_port) if self.has_ports else [1] * len(self.map.city_names)
        towns = len(self.map.town_names)
        track = Track(
            tile=vec[i16]([NO_TILE] * self.map.count),
            far=vec[i16]([NO_TRACK] * self.slots),
            owner=vec[i16]([NOBODY] * self.slots),
            ends=row([0] * self.stops),
            ported=row(ports + [0 if self.has_ports else 1] * towns),
            colour=row(list(self.map.city_colour) + [TOWN] * towns),
            touched=vec[i16]([0] * self.map.count),
            open=row([0] * (2 * (self.map.count // WORD_BITS + 1))),
            reach=row([0] * ((UNOWNED + 1) * self.words)),
        )
        for city in range(self.cities):
            self._show_exits(track, self.stop_hex[city], ALL_SIDES)
        return track

    # where track leads

    def meets(self, track: Track, hex: i64, side: i64) -> i64:
        """The slot of the city, or of the loose link, that lies across this side of a hex, or `NOTHING`."""
        there = self.neighbours[hex * SIDES + side]
        entry = OPPOSITE[side]
        while True:
            stop = self.stop_of[there]
            tile = i64(track.tile[there])
            if stop >= 0:
                if track.colour[stop] != TOWN or EXITS[tile] & BIT[entry]:
                    return stop * SIDES + entry
                return NOTHING
            out = THROUGH[tile * SIDES + entry]
            if out < 0:
                return NOTHING
            there = self.neighbours[there * SIDES + out]
            entry = OPPOSITE[out]

    def touched(self, track: Track, hex: i64) -> i64:
        """The sides of a hex across which a city or an exit lies."""
        return i64(track.touched[hex])

    def open_sides(self, track: Track, hex: i64) -> i64:
        """The sides of a hex that track may cross, and does not yet."""
        return self.crossable[hex] & ~EXITS[i64(track.tile[hex])]

    def free_sides(self, track: Track, hex: i64) -> i64:
        """Those of them across which nothing lies."""
        return self.open_sides(track, hex) & ~self.touched(track, hex)

    def place(self, track: Track, hex: i64, tile: i64) -> None:
        """Put a tile in a hex, in place of what was there."""
        changed = EXITS[i64(track.tile[hex])] ^ EXITS[tile]
        track.tile[hex] = i16(tile)
        self._show_exits(track, hex, changed)

    def _show_exits(self, track: Track, hex: i64, changed: i64) -> None:
        """Tell the neighbours of a hex, in `touched`, that exits towards them have appeared or vanished."""
        for side in range(SIDES):
            there = self.neighbours[hex * SIDES + side]
            if changed & BIT[side] and there >= 0:
                track.touched[there] ^= i16(BIT[OPPOSITE[side]])

    def loose_end(self, track: Track, slot: i64) -> i64:
        """Where the unfinished link on a slot ends: its last hex * 6 + the side that it points across."""
        edge = self.edge[slot]
        while True:
            there = self.neighbours[edge]
            if self.stop_of[there] >= 0:
                return edge
            out = THROUGH[i64(track.tile[there]) * SIDES + OPPOSITE[edge % SIDES]]
            if out < 0:
                return edge
            edge = there * SIDES + out

    # links

    def begin_or_extend(self, track: Track, who: i64, slot: i64) -> None:
        """Note that the link on a slot has grown, but is not finished; its builder owns it for now [18]."""
        track.far[slot] = LOOSE
        track.owner[slot] = i16(who)
        track.builders |= BIT[who]
        stop = slot // SIDES
        track.ends[stop] |= BIT[slot - stop * SIDES] * (TAKEN | UNFINISHED | FRESH)
        self._reach(track, who, stop)

    def complete(self, track: Track, who: i64, a: i64, b: i64) -> None:
        """Join two slots by a finished link, which its builder owns for good."""
        track.far[a] = i16(b)
        track.far[b] = i16(a)
        track.owner[a] = i16(who)
        track.owner[b] = i16(who)
        stop_a, stop_b = a // SIDES, b // SIDES
        self._finish(track, stop_a, BIT[a - stop_a * SIDES])
        self._finish(track, stop_b, BIT[b - stop_b * SIDES])
        reacher: i64 = UNOWNED
        if who >= 0:
            reacher = who
            track.builders |= BIT[who]
            track.finished += BIT[COUNT_BITS * who]
        self._reach(track, reacher, stop_a)
        self._reach(track, reacher, stop_b)
        self._reach(track, JOINED, stop_a)
        self._reach(track, JOINED, stop_b)
        if (track.ported[stop_a] == 0) != (track.ported[stop_b] == 0):
            self._spread_port(track, stop_b if track.ported[stop_a] else stop_a)

    def _finish(self, track: Track, stop: i64, side: i64) -> None:
        track.ends[stop] |= side * TAKEN
        track.ends[stop] &= ~(side * (UNFINISHED | FRESH))

    def disown(self, track: Track, slot: i64) -> None:
        """Make the link on a slot nobody's."""
        who = i64(track.owner[slot])
        track.owner[slot] = NOBODY
        stop = slot // SIDES
        track.ends[stop] &= ~BIT[slot - stop * SIDES]
        if track.far[slot] >= 0:
            self._reach(track, UNOWNED, stop)
        for other in range(stop * SIDES, stop * SIDES + SIDES):
            if i64(track.owner[other]) == who:
                return
        track.reach[who * self.words + self.word[stop]] &= ~self.bit[stop]

    def _reach(self, track: Track, who: i64, stop: i64) -> None:
        track.reach[who * self.words + self.word[stop]] |= self.bit[stop]

    def reaches(self, track: Track, who: i64, stop: i64) -> bool:
        """Does an owner have a link, finished or not, at a stop?"""
        return track.reach[who * self.words + self.word[stop]] & self.bit[stop] != 0

    def reaches_pair(self, track: Track, who: i64, pair: i64) -> bool:
        """Does an owner have a link at one of two neighbouring cities? No map has more cities than one word holds."""
        return track.reach[who * self.words] & self.pair_cities[pair] != 0

    def slots_of(self, track: Track, who: i64) -> list[int]:
        """The slots where an owner has a link, finished or not."""
        found: list[int] = []
        for word in range(self.words):
            stops = track.reach[who * self.words + word]
            while stops:
                first = (word * WORD_BITS + lowest(stops)) * SIDES
                stops &= stops - 1
                for slot in range(first, first + SIDES):
                    if i64(track.owner[slot]) == who:
                        found.append(slot)
        return found

    def _spread_port(self, track: Track, stop: i64) -> None:
        track.ported[stop] = NEW_PORT
        track.new_ports += 1
        for slot in range(stop * SIDES, stop * SIDES + SIDES):
            far = i64(track.far[slot])
            if far >= 0 and track.ported[far // SIDES] == 0:
                self._spread_port(track, far // SIDES)

    def urbanize(self, track: Track, stop: i64, colour: i64, spurs_only: bool) -> None:
        """Make a town a New City [19]: links that point at it are finished, and spurs that end on its tile are gone.

        Unfinished links with tiles beyond it keep their owners if `spurs_only`, else they become nobody's.
        """
        hex = self.stop_hex[stop]
        self.place(track, hex, NO_TILE)
        self._show_exits(track, hex, ALL_SIDES)
        track.colour[stop] = colour
        for side in range(SIDES):
            slot = stop * SIDES + side
            if track.far[slot] == LOOSE:
                spur = self.loose_end(track, slot) // SIDES == hex
                if track.owner[slot] != NOBODY and (spur or not spurs_only):
                    self.disown(track, slot)
                if spur:
                    track.far[slot] = NO_TRACK
                    track.ends[stop] &= ~(BIT[side] * (TAKEN | UNFINISHED))
        for side in range(SIDES):
            slot = stop * SIDES + side
            if track.far[slot] == NO_TRACK and not self.barred[hex * SIDES + side]:
                there = self.meets(track, hex, side)
                if there >= 0 and track.far[there] == LOOSE and there // SIDES != stop:
                    self.complete(track, i64(track.owner[there]), there, slot)

    def links_of(self, track: Track, who: i64) -> i64:
        """How many complete links somebody owns."""
        return track.finished >> (COUNT_BITS * who) & MOST_LINKS
