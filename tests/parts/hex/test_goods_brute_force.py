"""All deliveries, compared with a slow second reading that tries every way through the map and looks at it afterwards."""

from __future__ import annotations

import random

import pytest

from goldenspike.kernel.core import row
from goldenspike.parts.hex.goods import Deliveries, best_delivery, colours_at, stops_on, way_of
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.track import NOBODY, Track
from tests.parts.hex.positions import builders, random_track


def all_ways(track: Track, way: list[int], origin: int, longest: int) -> list[list[int]]:
    """Every way from a stop that enters no stop twice, whatever its colours and owners."""
    stops = stops_on(track, origin, way)
    found = [way] if way else []
    if len(way) < longest:
        for slot in range(stops[-1] * 6, stops[-1] * 6 + 6):
            if track.far[slot] >= 0 and track.far[slot] // 6 not in stops:
                found += all_ways(track, [*way, slot], origin, longest)
    return found


def is_delivery(track: Track, origin: int, way: list[int], colour: int, mover: int, sharing: bool) -> bool:
    stops = stops_on(track, origin, way)
    if [track.colour[stop] == colour for stop in stops[1:]] != [False] * (len(way) - 1) + [True]:
        return False
    owners = [track.owner[slot] for slot in way]
    if not sharing:
        return set(owners) <= {mover, NOBODY}
    own = owners.count(mover)
    return own > 0 and all(owners.count(other) <= own for other in set(owners) - {NOBODY})


def dense(kind: int, seed: int) -> tuple[Builder, Track]:
    builder = builders()[kind]
    return builder, random_track(builder, seed, 60 + 90 * (seed % 3))


@pytest.mark.parametrize("sharing", [True, False])
@pytest.mark.parametrize("kind", [0, 2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_all_deliveries_agree_with_brute_force(kind: int, seed: int, sharing: bool) -> None:
    builder, track = dense(kind, seed)
    level = 5 if sharing else 9
    total = 0
    for mover in range(4):
        for origin in range(builder.ground.stops):
            search = Deliveries(builder.ground, track, mover, level, sharing)
            search.count_from(origin, 63)
            ways = all_ways(track, [], origin, level)
            for colour in range(6):
                slow = [way for way in ways if is_delivery(track, origin, way, colour, mover, sharing)]
                assert search.found[colour] == len(slow)
                args = (builder.ground, track, mover, level, sharing, origin, colour)
                fast = [way_of(*args, number) for number in range(len(slow))]
                assert sorted(fast) == sorted(slow)
                assert way_of(*args, len(slow)) == []
                total += len(slow)
    assert total > 0


@pytest.mark.parametrize("seed", range(6))
def test_the_suggestion_has_most_own_links_and_then_fewest_gifts(seed: int) -> None:
    builder, track = dense(2 * (seed % 2), seed)
    dice = random.Random(seed)
    cubes = row([int(dice.random() < 0.3) for _ in range(builder.ground.stops * 6)])
    for mover in range(4):
        best = best_delivery(builder.ground, track, cubes, mover, 5, True)
        marks = []
        for origin in range(builder.ground.stops):
            for way in all_ways(track, [], origin, 5):
                for colour in range(6):
                    if colours_at(cubes, origin) >> colour & 1 and is_delivery(track, origin, way, colour, mover, True):
                        owners = [track.owner[slot] for slot in way]
                        gifts = sum(owner not in (mover, NOBODY) for owner in owners)
                        marks.append((owners.count(mover), -gifts))
        if marks:
            assert (best.best_own, -best.best_gifts) == max(marks)
        else:
            assert best.best_own == -1
