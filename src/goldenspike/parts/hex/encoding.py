"""A hex map in numbers: building and moving goods by indices, and tracks, links and cubes as rows of numbers."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Choice, row
from goldenspike.kernel.ints import Row, i32, i64
from goldenspike.kernel.packing import simple
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.goods import COLOUR_COUNT, CUBE_BITS, MOST_CUBES, Cubes
from goldenspike.parts.hex.moving import pack_move
from goldenspike.parts.hex.tiles import SIDES, TILES
from goldenspike.parts.hex.track import LOOSE, NOBODY, Ground, Track
from goldenspike.parts.indices import Span, each
from goldenspike.parts.sheet import Sheet

WAYS: Final = 8
"""How many ways of a cube have an index of their own; more are on further pages, for their number has no end."""
UNFINISHED: Final = -1
BUILT_ON: Final = -2
TRACK_NOTE: Final = (
    "by stop, then side from the upper right one clockwise: the stop at the other end of its link; "
    f"{UNFINISHED} if the link is not finished, {BUILT_ON} if it was also built on in this turn"
)


def building_spans(ground: Ground, site: i64, lay: i64, connect: i64) -> list[Span]:
    """Every hex where anything may be built, every tile, every printed connection."""
    hexes = [hex for hex in range(ground.map.count) if ground.site[hex]]
    pairs = [simple(connect, pair) for pair in range(len(ground.map.adjacent))]
    spans = [
        each("site", "hex", [simple(site, hex) for hex in hexes]),
        Span("lay", "tile, in the hex chosen before", [Choice(simple(lay, 1), simple(lay, TILES - 1))]),
    ]
    return [*spans, each("connect", "printed connection of two cities", pairs)] if pairs else spans


def moving_span(ground: Ground, move: i64, colours: list[int]) -> Span:
    """Every cube that may lie at a stop, with the first of its ways."""
    cubes = [(stop, colour) for stop in range(ground.stops) for colour in colours]
    ways = [Choice(pack_move(move, stop, colour, 0), pack_move(move, stop, colour, WAYS - 1)) for stop, colour in cubes]
    return Span("move", f"stop, then colour of a cube, then its way: the first {WAYS}", ways, pages=True)


@final
class MapSheet:
    """Writes what lies on a map."""

    def __init__(self, ground: Ground) -> None:
        self.ground: Final = ground
        self.hexes: Final[Row] = row([hex for hex in range(ground.map.count) if ground.site[hex]])
        self.no_owners: Final[Row] = row([NOBODY] * ground.slots)

    def write(self, track: Track, cubes: Cubes, by_seat: bool, sheet: Sheet) -> None:
        """Links belong to seats if `by_seat`, else to companies."""
        self._write_tiles(track, sheet)
        self._write_links(track, sheet)
        if by_seat:
            sheet.owners("owner", "by stop, then side: whose link it is", self._owners(track))
        else:
            sheet.all("owner", "by stop, then side: the company whose link it is", self._owners(track), 1)
        sheet.all("colour", "by stop: the colour of its city; 0 for a town", track.colour, 1)
        sheet.all("ported", "by stop: 1 if it is within reach of a port", track.ported)
        write_cubes("cubes", "by stop, then colour: cubes that lie there", cubes, sheet)

    def _owners(self, track: Track) -> Row:
        """By slot: whose link it is."""
        owners = self.no_owners[:]
        for slot in range(self.ground.slots):
            owners[slot] = i64(track.owner[slot])
        return owners

    def _write_tiles(self, track: Track, sheet: Sheet) -> None:
        first = sheet.room("tile", "by hex where track may lie: the tile there; 0 if there is none", len(self.hexes))
        if first >= 0:
            numbers = sheet.numbers
            for place in range(len(self.hexes)):
                numbers[first + place] = i32(track.tile[self.hexes[place]])

    def _write_links(self, track: Track, sheet: Sheet) -> None:
        first = sheet.room("link", TRACK_NOTE, self.ground.slots)
        if first < 0:
            return
        numbers = sheet.numbers
        for slot in range(self.ground.slots):
            far = i64(track.far[slot])
            if far >= 0:
                numbers[first + slot] = i32(far // SIDES + 1)
            elif far == LOOSE:
                fresh = track.ends[slot // SIDES] & BIT[slot % SIDES]
                numbers[first + slot] = BUILT_ON if fresh else UNFINISHED


def write_cubes(name: str, note: str, cubes: Cubes, sheet: Sheet) -> None:
    """By place, then colour: how many cubes lie there."""
    first = sheet.room(name, note, len(cubes) * COLOUR_COUNT)
    if first < 0:
        return
    numbers = sheet.numbers
    for place in range(len(cubes)):
        left = cubes[place]
        at = first + place * COLOUR_COUNT
        while left:
            numbers[at] = i32(left & MOST_CUBES)
            left >>= CUBE_BITS
            at += 1
