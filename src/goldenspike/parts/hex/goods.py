"""Goods on a hex map: every delivery of a cube over complete links [22]-[25], and which of them is the best.

Deliveries of a cube are numbered in the order in which this search finds them: at every stop it tries the sides clockwise
from the upper right one, and follows each to its end before the next. The same position always gives the same numbers.
"""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import Row, ShortRow, i16, i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.sides import LOWEST_SIDE
from goldenspike.parts.hex.tiles import SIDES
from goldenspike.parts.hex.track import JOINED, MOST_OWNERS, NOT_SEEN, NOTHING, UNOWNED, Ground, Track, joined_sides

COLOUR_COUNT: Final = 6
CUBE_BITS: Final = 8
MOST_CUBES: Final = 255
Cubes = Row
"""By stop or by another place: how many cubes of each colour lie there, in eight bits each."""
AT_ORIGIN: Final = -1
"""In `Deliveries.came`, of the stop where the cube lay."""
ALL_COLOURS: Final = 63
ANY_COLOUR: Final = 62
"""What is wanted of a search that may end with the first delivery of any cube."""


@final
class Deliveries:
    """A search for the deliveries of one mover, from one stop at a time.

    With `sharing`, a cube may use anybody's links, but never more of one other owner's than of the mover's own [24];
    without it, only the mover's own links and those of nobody.
    """

    def __init__(self, ground: Ground, track: Track, mover: i64, level: i64, sharing: bool) -> None:
        self.ground: Final = ground
        self.track: Final = track
        self.mover: Final[i64] = mover
        self.level: Final[i64] = min(level, ground.stops)
        self.sharing: Final = sharing
        self.came: Final[ShortRow] = ground.not_seen[:]  # by stop: the slot by which a cube came there, or `NOT_SEEN`
        self.gains: Final[Row] = ground.nothing[:]
        self.found: Final[Row] = ground.nothing[:]
        self.depth: i64 = 0
        self.end: i64 = NOTHING
        self.gifts: i64 = 0
        self.wanted: i64 = NOTHING
        self.number: i64 = 0
        self.done = False
        self.origin: i64 = NOTHING
        self.best_own: i64 = NOTHING
        self.best_gifts: i64 = 0
        self.best_origin: i64 = NOTHING
        self.best_colour: i64 = NOTHING
        self.best_number: i64 = 0

    def count_from(self, origin: i64, colours: i64) -> None:
        """Count the deliveries from a stop for each of these colours, into `found`, and note the best."""
        for colour in range(COLOUR_COUNT):
            self.found[colour] = 0
        self.origin = origin
        self.came[origin] = AT_ORIGIN
        self._go_on(origin, colours)
        self.came[origin] = NOT_SEEN

    def offer(self, cubes: Cubes, first: list[Choice], offered: list[Choice]) -> None:
        """Offer every delivery of every cube; `first` has the first delivery for each stop and colour."""
        for word in range(self.ground.words):
            stops = self._origins(word)
            while stops:
                stop = word * WORD_BITS + lowest(stops)
                stops &= stops - 1
                colours = colours_at(cubes, stop)
                if colours:
                    self.count_from(stop, colours)
                    while colours:
                        colour = lowest(colours)
                        colours &= colours - 1
                        found = self.found[colour]
                        if found:
                            choice = first[stop * COLOUR_COUNT + colour]
                            offered.append(choice if found == 1 else Choice(choice.first, choice.first + found - 1))

    def _origins(self, word: i64) -> i64:
        """The stops that a cube may leave, in one word: alone or over one link, it needs a link of the mover or of nobody."""
        words = self.ground.words
        joined = self.track.reach[JOINED * words + word]
        if self.sharing and self.level > 1:
            return joined
        return joined & (self.track.reach[self.mover * words + word] | self.track.reach[UNOWNED * words + word])

    def has_any(self, cubes: Cubes) -> bool:
        """Can any cube be delivered? The search ends with the first delivery."""
        self.wanted = ANY_COLOUR
        for word in range(self.ground.words):
            stops = self._origins(word)
            while stops:
                stop = word * WORD_BITS + lowest(stops)
                stops &= stops - 1
                colours = colours_at(cubes, stop)
                if colours:
                    self.count_from(stop, colours)
                    if self.done:
                        return True
        return False

    def find(self, origin: i64, colour: i64, number: i64) -> bool:
        """Find one delivery: `way` then has its slots, and `gains` how many links on it each owner has."""
        self.wanted = colour
        self.number = number
        self.count_from(origin, BIT[colour])
        return self.done

    def way(self) -> list[int]:
        """The slots by which the delivery found leaves its stops one after the other."""
        slots: list[int] = []
        stop = self.end
        while stop != self.origin:
            slots.append(i64(self.came[stop]))
            stop = i64(self.came[stop]) // SIDES
        return slots[::-1]

    def _go_on(self, stop: i64, colours: i64) -> None:
        track = self.track
        links = joined_sides(track, stop)
        while links:
            slot = stop * SIDES + LOWEST_SIDE[links]
            links &= links - 1
            there = i64(track.far[slot]) // SIDES
            owner = i64(track.owner[slot])
            if self.came[there] != NOT_SEEN or (not self.sharing and owner != self.mover and owner >= 0):
                continue
            self._enter(slot, there, owner)
            self._arrive(there, colours)
            if self.done:
                return
            self._leave(there, owner)

    def _enter(self, slot: i64, there: i64, owner: i64) -> None:
        self.came[there] = i16(slot)
        self.end = there
        self.depth += 1
        if owner >= 0:
            self.gains[owner] += 1
            if owner != self.mover:
                self.gifts += 1

    def _leave(self, there: i64, owner: i64) -> None:
        self.depth -= 1
        self.came[there] = NOT_SEEN
        if owner >= 0:
            self.gains[owner] -= 1
            if owner != self.mover:
                self.gifts -= 1

    def _arrive(self, there: i64, colours: i64) -> None:
        """A cube stops at the first city of its colour; cubes of other colours may go on."""
        colour = self.track.colour[there]
        if colour >= 0 and colours & BIT[colour]:
            if self._is_fair(0):
                self._note(colour)
            colours &= ~BIT[colour]
        if colours and self.depth < self.level and not self.done and self._is_fair(self.level - self.depth):
            self._go_on(there, colours)

    def _is_fair(self, more: i64) -> bool:
        """Does the mover own a link of the way, and nobody else more links [24], if `more` own links are still to come?"""
        if not self.sharing:
            return True
        own = self.gains[self.mover] + more
        if own == 0:
            return False
        if self.gifts <= own:
            return True
        for owner in range(MOST_OWNERS):
            if owner != self.mover and self.gains[owner] > own:
                return False
        return True

    def _note(self, colour: i64) -> None:
        own = self.gains[self.mover]
        if self.wanted == ANY_COLOUR or (colour == self.wanted and self.found[colour] == self.number):
            self.done = True
        if own > self.best_own or (own == self.best_own and self.gifts < self.best_gifts):
            self.best_own = own
            self.best_gifts = self.gifts
            self.best_origin = self.origin
            self.best_colour = colour
            self.best_number = self.found[colour]
        self.found[colour] += 1


def cubes_of(cubes: Cubes, stop: i64, colour: i64) -> i64:
    """How many cubes of a colour lie at a stop."""
    return cubes[stop] >> CUBE_BITS * colour & MOST_CUBES


def add_cubes(cubes: Cubes, stop: i64, colour: i64, number: i64) -> None:
    cubes[stop] += number * BIT[CUBE_BITS * colour]


def each_colour(cubes: Cubes) -> list[int]:
    """How many cubes of every colour lie at every stop, one stop after the other."""
    return [cubes_of(cubes, stop, colour) for stop in range(len(cubes)) for colour in range(COLOUR_COUNT)]


def colours_at(cubes: Cubes, stop: i64) -> i64:
    """The colours of the cubes that lie at a stop, as a bit set."""
    colours: i64 = 0
    if cubes[stop]:
        for colour in range(COLOUR_COUNT):
            if cubes_of(cubes, stop, colour):
                colours |= BIT[colour]
    return colours


def best_delivery(ground: Ground, track: Track, cubes: Cubes, mover: i64, level: i64, sharing: bool) -> Deliveries:
    """Search all cubes: `best_...` then tell the delivery with most own links, and among those with fewest of others."""
    search = Deliveries(ground, track, mover, level, sharing)
    for stop in range(ground.stops):
        colours = colours_at(cubes, stop)
        if colours:
            search.count_from(stop, colours)
    return search


def way_of(
    ground: Ground, track: Track, mover: i64, level: i64, sharing: bool, origin: int, colour: int, number: int
) -> list[int]:
    """The slots by which a delivery leaves its stops one after the other; empty if there is no such delivery."""
    search = Deliveries(ground, track, mover, level, sharing)
    return search.way() if search.find(origin, colour, number) else []


def stops_on(track: Track, origin: int, way: list[int]) -> list[int]:
    return [origin] + [i64(track.far[slot]) // SIDES for slot in way]
