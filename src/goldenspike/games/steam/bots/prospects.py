"""What a network can deliver: the best delivery of every cube, in half points, links of others held against it."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.goods import ALL_COLOURS, COLOUR_COUNT, colours_at, cubes_of
from goldenspike.parts.hex.tiles import SIDES
from goldenspike.parts.hex.track import JOINED, MOST_OWNERS, Ground, Track

OWN: Final = 2
"""What an own link counts for, in half points; a link of somebody else counts for one less than nothing."""
MOST_VALUE: Final = 12
"""The value of the longest delivery over own links alone."""
FEW_GIFTS: Final = 1
"""A look at what is possible leaves out deliveries over more links of others."""
ANY_GIFTS: Final = 99


@final
class Prospects:
    """Searches in the order of `Deliveries`, so that deliveries have the same numbers; its rows are used again and again."""

    def __init__(self, ground: Ground) -> None:
        self.ground: Final = ground
        self.seen: Final[Row] = row([0] * ground.stops)
        self.gains: Final[Row] = row([0] * MOST_OWNERS)
        self.best: Final[Row] = row([0] * COLOUR_COUNT)
        self.found: Final[Row] = row([0] * COLOUR_COUNT)
        self.number: Final[Row] = row([0] * COLOUR_COUNT)
        self.tally: Final[Row] = row([0] * (MOST_VALUE + 1))
        self.mover: i64 = 0
        self.level: i64 = 0
        self.gifts: i64 = 0
        self.most_gifts: i64 = 0
        self.depth: i64 = 0

    def look(self, track: Track, cubes: Row, mover: i64, level: i64) -> None:
        """Count in `tally`, by value, the cubes that the mover could deliver with a locomotive of this level."""
        for value in range(MOST_VALUE + 1):
            self.tally[value] = 0
        for word in range(self.ground.words):
            stops = track.reach[JOINED * self.ground.words + word]
            while stops:
                stop = word * WORD_BITS + lowest(stops)
                stops &= stops - 1
                colours = colours_at(cubes, stop)
                if colours:
                    self.search(track, stop, colours, mover, level, FEW_GIFTS)
                    for colour in range(COLOUR_COUNT):
                        self.tally[self.best[colour]] += cubes_of(cubes, stop, colour)

    def worth(self, deliveries: i64, later: float) -> float:
        """The points of that many of the counted cubes, the best first, each further one counting `later` times as much."""
        total, weight = 0.0, 0.5
        for value in range(MOST_VALUE, 0, -1):
            for _ in range(min(self.tally[value], deliveries)):
                total += weight * float(value)
                weight *= later
            deliveries -= min(self.tally[value], deliveries)
        return total

    def search(self, track: Track, origin: i64, colours: i64, mover: i64, level: i64, most_gifts: i64) -> None:
        """Note for each of these colours the `best` value of a delivery from a stop, 0 if there is none, and its `number`."""
        for colour in range(COLOUR_COUNT):
            self.best[colour] = 0
            self.found[colour] = 0
        self.mover = mover
        self.level = level
        self.most_gifts = most_gifts
        self.seen[origin] = 1
        self._go_on(track, origin, colours)
        self.seen[origin] = 0

    def _go_on(self, track: Track, stop: i64, colours: i64) -> None:
        for slot in range(stop * SIDES, stop * SIDES + SIDES):
            far = i64(track.far[slot])
            if far < 0 or self.seen[far // SIDES]:
                continue
            owner = i64(track.owner[slot])
            foreign: i64 = 1 if owner >= 0 and owner != self.mover else 0
            if self.gifts + foreign <= self.most_gifts:
                self.depth += 1
                self.gifts += foreign
                if owner >= 0:
                    self.gains[owner] += 1
                self._arrive(track, far // SIDES, colours)
                if owner >= 0:
                    self.gains[owner] -= 1
                self.gifts -= foreign
                self.depth -= 1

    def _arrive(self, track: Track, stop: i64, colours: i64) -> None:
        colour = track.colour[stop]
        if colour >= 0 and colours & BIT[colour]:
            if self._is_fair(0):
                self._note(colour)
            colours &= ~BIT[colour]
        if colours and self.depth < self.level and self._is_fair(self.level - self.depth):
            self.seen[stop] = 1
            self._go_on(track, stop, colours)
            self.seen[stop] = 0

    def _is_fair(self, more: i64) -> bool:
        """Does the mover own a link of the way, and nobody else more of them [24], if `more` own links are still to come?"""
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
        value = OWN * self.gains[self.mover] - self.gifts
        if value > self.best[colour]:
            self.best[colour] = value
            self.number[colour] = self.found[colour]
        self.found[colour] += 1

    def all_from(self, track: Track, origin: i64, mover: i64, level: i64) -> None:
        """Note the best value for a cube of every colour."""
        self.search(track, origin, ALL_COLOURS, mover, level, FEW_GIFTS)
