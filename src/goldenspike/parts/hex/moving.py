"""Moving goods on a hex map as actions: which deliveries a mover has, why another one is refused, and how one is made."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Choice, Refusal
from goldenspike.kernel.ints import Row, i64
from goldenspike.kernel.packing import first, one, pack, second
from goldenspike.parts.hex.goods import COLOUR_COUNT, Deliveries, add_cubes
from goldenspike.parts.hex.goods_rules import check_delivery
from goldenspike.parts.hex.track import Ground, Track

CUBE: Final = 8
"""The number of a cube is its stop * 8 + its colour."""


def pack_move(kind: i64, stop: i64, colour: i64, number: i64) -> i64:
    """The action that moves a cube of this colour from a stop, by its delivery with this number."""
    return pack(kind, stop * CUBE + colour, number)


def stop_of(action: i64) -> i64:
    return first(action) // CUBE


def colour_of(action: i64) -> i64:
    return first(action) % CUBE


@final
class Moves:
    """Moving goods by actions of this kind, with or without `sharing` (see `Deliveries`)."""

    def __init__(self, ground: Ground, kind: i64, sharing: bool) -> None:
        self.ground: Final = ground
        self.sharing: Final = sharing
        cubes = [(stop, colour) for stop in range(ground.stops) for colour in range(COLOUR_COUNT)]
        self.first: Final = [one(pack_move(kind, stop, colour, 0)) for stop, colour in cubes]

    def offer(self, track: Track, cubes: Row, mover: i64, level: i64, offered: list[Choice]) -> None:
        Deliveries(self.ground, track, mover, level, self.sharing).offer(cubes, self.first, offered)

    def has_delivery(self, track: Track, cubes: Row, mover: i64, level: i64) -> bool:
        return Deliveries(self.ground, track, mover, level, self.sharing).has_any(cubes)

    def check(self, track: Track, cubes: Row, mover: i64, level: i64, action: i64) -> Refusal | None:
        stop, colour, number = stop_of(action), colour_of(action), second(action)
        return check_delivery(self.ground, track, cubes, mover, level, self.sharing, stop, colour, number)

    def deliver(self, track: Track, cubes: Row, mover: i64, level: i64, action: i64) -> Deliveries:
        """Take the cube off the map; the search returned has its way and how many links on it each owner has."""
        stop, colour = stop_of(action), colour_of(action)
        search = Deliveries(self.ground, track, mover, level, self.sharing)
        search.find(stop, colour, second(action))
        add_cubes(cubes, stop, colour, -1)
        return search
