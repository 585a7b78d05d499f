"""Why a cube may not be moved: the rules of goods, and the words that tell one way of a cube from another."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from goldenspike.kernel.core import Refusal, Rule
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.hex.goods import COLOUR_COUNT, Deliveries, cubes_of, stops_on, way_of
from goldenspike.parts.hex.tiles import SIDES
from goldenspike.parts.hex.track import NOBODY, Ground, Track

CUBE_LIES_THERE: Final[Rule] = Rule("CUBE_LIES_THERE", "G1 [23]", "colour:colour stop:stop")
COMPLETE_LINKS_ONLY: Final[Rule] = Rule("COMPLETE_LINKS_ONLY", "G2 [23]", "colour:colour stop:stop")
NO_STOP_TWICE: Final[Rule] = Rule("NO_STOP_TWICE", "G3 [23]", "colour:colour stop:stop")
FIRST_CITY_OF_ITS_COLOUR: Final[Rule] = Rule("FIRST_CITY_OF_ITS_COLOUR", "G4 [23]", "colour:colour stop:stop")
WITHIN_LOCOMOTIVE_LEVEL: Final[Rule] = Rule("WITHIN_LOCOMOTIVE_LEVEL", "G5 [23]", "colour:colour stop:stop")
OWN_LINK_ON_THE_WAY: Final[Rule] = Rule("OWN_LINK_ON_THE_WAY", "G6 [24]", "colour:colour stop:stop")
NOBODY_OWNS_MORE: Final[Rule] = Rule("NOBODY_OWNS_MORE", "G7 [24]", "colour:colour stop:stop")
OWN_OR_OWNERLESS_LINKS: Final[Rule] = Rule("OWN_OR_OWNERLESS_LINKS", "G8 [12]", "colour:colour stop:stop")
SHARED_GOODS_RULES: Final = [CUBE_LIES_THERE, COMPLETE_LINKS_ONLY, NO_STOP_TWICE, FIRST_CITY_OF_ITS_COLOUR]
FAULTS: Final = [
    COMPLETE_LINKS_ONLY,
    NO_STOP_TWICE,
    FIRST_CITY_OF_ITS_COLOUR,
    WITHIN_LOCOMOTIVE_LEVEL,
    OWN_LINK_ON_THE_WAY,
    NOBODY_OWNS_MORE,
    OWN_OR_OWNERLESS_LINKS,
]
FAULTY: Final = 900_000_000
"""A delivery with the number `FAULTY` + n stands for a way that breaks rule n of `FAULTS`."""


def check_delivery(
    ground: Ground, track: Track, cubes: Row, mover: i64, level: i64, sharing: bool, stop: i64, colour: i64, number: i64
) -> Refusal | None:
    """Why a mover may not make the delivery of this number."""
    if not (stop < ground.stops and colour < COLOUR_COUNT and cubes_of(cubes, stop, colour)):
        return Refusal(CUBE_LIES_THERE, min(colour, COLOUR_COUNT - 1), min(stop, ground.stops - 1))
    if FAULTY <= number < FAULTY + len(FAULTS):
        return Refusal(FAULTS[number - FAULTY], colour, stop)
    search = Deliveries(ground, track, mover, level, sharing)
    return None if search.find(stop, colour, number) else Refusal(COMPLETE_LINKS_ONLY, colour, stop)


def fault_of(track: Track, mover: i64, level: i64, sharing: bool, stops: list[int], colour: int) -> int:
    """The number in `FAULTS` of the rule that a way over these stops breaks."""
    if len(set(stops)) < len(stops):
        return FAULTS.index(NO_STOP_TWICE)
    legs = [links_between(track, stop, there) for stop, there in pairwise(stops)]
    if not legs or not all(legs):
        return FAULTS.index(COMPLETE_LINKS_ONLY)
    if [track.colour[stop] == colour for stop in stops[1:]] != [False] * (len(legs) - 1) + [True]:
        return FAULTS.index(FIRST_CITY_OF_ITS_COLOUR)
    if not sharing:
        return FAULTS.index(OWN_OR_OWNERLESS_LINKS)
    if len(legs) > level:
        return FAULTS.index(WITHIN_LOCOMOTIVE_LEVEL)
    owners = [{i64(track.owner[slot]) for slot in leg} for leg in legs]
    owns_one = any(mover in leg for leg in owners)
    return FAULTS.index(NOBODY_OWNS_MORE) if owns_one else FAULTS.index(OWN_LINK_ON_THE_WAY)


def links_between(track: Track, stop: int, there: int) -> list[int]:
    """The slots of a stop from which complete links lead to another."""
    slots = range(stop * SIDES, stop * SIDES + SIDES)
    return [slot for slot in slots if track.far[slot] >= 0 and i64(track.far[slot]) // SIDES == there]


def spell_way(ground: Ground, track: Track, origin: int, way: list[int]) -> str:
    """The stops of a way by name; where two links join the same stops, with the side (1 to 6) by which it leaves."""
    words = [ground.names[origin]]
    stop = origin
    for slot in way:
        there = i64(track.far[slot]) // SIDES
        side = f"@{slot % SIDES + 1}" if len(links_between(track, stop, there)) > 1 else ""
        words.append(ground.names[there] + side)
        stop = there
    return " ".join(words)


def number_of_way(
    ground: Ground, track: Track, mover: int, level: int, sharing: bool, stops: list[int], sides: list[int], colour: int
) -> int:
    """The number of the delivery over these stops (and, where a side is given, by that side), or `FAULTY` + its fault."""
    number = 0
    while True:
        way = way_of(ground, track, mover, level, sharing, stops[0], colour, number)
        if not way:
            return FAULTY + fault_of(track, mover, level, sharing, stops, colour)
        if stops_on(track, stops[0], way) == stops and fits(way, sides):
            return number
        number += 1


def fits(way: list[int], sides: list[int]) -> bool:
    return all(side in (NOBODY, slot % SIDES) for slot, side in zip(way, sides, strict=True))
