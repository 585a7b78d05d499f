"""How far the cubes on a company's network can go: the longest delivery of each, counted by its links."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.goods import COLOUR_COUNT, colours_at, cubes_of
from goldenspike.parts.hex.tiles import SIDES
from goldenspike.parts.hex.track import Ground, Track

LONGEST: Final = 30
"""Longer deliveries count as one of so many links: the chart ends there."""
NONE: Final[Row] = row([0] * (LONGEST + 1))
LATER: Final = 0.7
"""What the links of a delivery count for, compared with one a turn earlier."""


@final
class Hauls:
    """A search from one stop after the other over the links of one company and of nobody."""

    def __init__(self, ground: Ground) -> None:
        self.ground: Final = ground
        self.seen: Final[Row] = row([0] * ground.stops)
        self.best: Final[Row] = ground.nothing[:]
        self.cubes: Final[Row] = NONE[:]

    def count(self, track: Track, cubes: Row, who: i64) -> None:
        """Count, into `cubes`, the cubes on a company's network by the links of their longest delivery."""
        for links in range(LONGEST + 1):
            self.cubes[links] = 0
        for word in range(self.ground.words):
            stops = track.reach[who * self.ground.words + word]
            while stops:
                stop = word * WORD_BITS + lowest(stops)
                stops &= stops - 1
                if self.look_from(track, cubes, who, stop):
                    for colour in range(COLOUR_COUNT):
                        if self.best[colour]:
                            self.cubes[min(LONGEST, self.best[colour])] += cubes_of(cubes, stop, colour)

    def look_from(self, track: Track, cubes: Row, who: i64, stop: i64) -> bool:
        """Note, in `best`, how long the longest delivery of each colour from a stop is; are there cubes at all?"""
        colours = colours_at(cubes, stop)
        if colours:
            for colour in range(COLOUR_COUNT):
                self.best[colour] = 0
            self.seen[stop] = 1
            self._go_on(track, who, stop, colours, 0)
            self.seen[stop] = 0
        return colours != 0

    def _go_on(self, track: Track, who: i64, stop: i64, colours: i64, links: i64) -> None:
        for slot in range(stop * SIDES, stop * SIDES + SIDES):
            far = i64(track.far[slot])
            if far < 0:
                continue
            owner = i64(track.owner[slot])
            there = far // SIDES
            if self.seen[there] or (owner != who and owner >= 0):
                continue
            own = links + 1 if owner == who else links
            colour = track.colour[there]
            left = colours
            if colour >= 0 and colours & BIT[colour]:
                self.best[colour] = max(self.best[colour], own)
                left = colours & ~BIT[colour]
            if left:
                self.seen[there] = 1
                self._go_on(track, who, there, left, own)
                self.seen[there] = 0

    def longest(self, number: i64) -> i64:
        """The links of so many of the best deliveries together."""
        total: i64 = 0
        for links in range(LONGEST, 0, -1):
            taken = min(number, self.cubes[links])
            total += taken * links
            number -= taken
            if number == 0:
                break
        return total

    def outlook(self, turns: i64) -> float:
        """The links of two deliveries in each of the next turns, the longest first; later ones count for less."""
        total, weight = 0.0, 1.0
        links: i64 = LONGEST
        left = self.cubes[links]
        for delivery in range(2 * turns):
            while left == 0 and links > 0:
                links -= 1
                left = self.cubes[links]
            if links == 0:
                break
            total += weight * float(links)
            left -= 1
            if delivery % 2 == 1:
                weight *= LATER
        return total
