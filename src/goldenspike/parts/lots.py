"""Draws by chance, as actions: one thing after the other until none is left, or cubes of several colours from a bag.

What `Stream.pick` and `Stream.draw` take of a list of choices is told here without the list.
"""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import Row, i64
from goldenspike.kernel.packing import one, second, simple
from goldenspike.parts.bits import BIT, count, nth


def pick_between(stream: Stream, first: i64, last: i64) -> i64:
    """Any action from `first` to `last`; nothing is drawn if there is only one."""
    if first == last:
        return first
    return first + stream.below(last - first + 1)


def pick_only(stream: Stream, choice: Choice) -> i64:
    """What `stream` picks where there is no other choice."""
    stream.below(1)
    return pick_between(stream, choice.first, choice.last)


@final
class Lots:
    """Things that are drawn once each, by actions of this kind."""

    def __init__(self, kind: i64, things: int) -> None:
        self.kind: Final[i64] = kind
        self.all: Final = [one(simple(kind, thing)) for thing in range(things)]
        self.things: Final[i64] = 2**things - 1

    def left(self, out: i64) -> list[Choice]:
        """A draw for each thing that is not in the set `out`."""
        offered: list[Choice] = []
        for thing in range(len(self.all)):
            if not out & BIT[thing]:
                offered.append(self.all[thing])
        return offered

    def draw(self, out: i64, stream: Stream) -> i64:
        """What `stream` draws from the choices that are `left`."""
        left = self.things & ~out
        return simple(self.kind, nth(left, stream.below(count(left)))) + stream.below(1)

    def may_draw(self, out: i64, action: i64) -> bool:
        thing = second(action)
        return action == simple(self.kind, thing) and thing < len(self.all) and not out & BIT[thing]


@final
class Bag:
    """Draws from a bag of cubes, at most `most` of each colour, by actions of this kind."""

    def __init__(self, kind: i64, colours: int, most: int) -> None:
        self.kind: Final[i64] = kind
        self.colours: Final[i64] = colours
        self.counts: Final[i64] = most + 1
        actions = [simple(kind, colour) for colour in range(colours)]
        self.draws: Final = [Choice(action, action, count) for action in actions for count in range(most + 1)]

    def left(self, bag: Row) -> list[Choice]:
        """A draw for each colour in the bag, weighted by its number of cubes."""
        offered = self.draws[: self.colours]
        found: i64 = 0
        for colour in range(self.colours):
            if bag[colour]:
                offered[found] = self.draws[colour * self.counts + bag[colour]]
                found += 1
        return offered if found == self.colours else offered[:found]

    def draw(self, bag: Row, cubes: i64, stream: Stream) -> i64:
        """What `stream` draws from the choices that are `left`, with so many cubes in the bag."""
        number = stream.below(cubes)
        drawn: i64 = 0
        while number >= bag[drawn]:
            number -= bag[drawn]
            drawn += 1
        return simple(self.kind, drawn) + stream.below(1)

    def may_draw(self, bag: Row, action: i64) -> bool:
        colour = second(action)
        return action == simple(self.kind, colour) and colour < self.colours and bag[colour] > 0
