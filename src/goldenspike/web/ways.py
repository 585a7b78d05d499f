"""The ways of a cube, for choices that only number them: stops, hexes and what every owner gains, the best first."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from goldenspike.kernel.core import Choice
from goldenspike.parts.bits import BIT
from goldenspike.parts.goods import Deliveries
from goldenspike.parts.tiles import OPPOSITE, SIDES, THROUGH
from goldenspike.parts.track import Ground, Track

Json = dict[str, Any]
MOST_SHOWN: Final = 30
"""Of one cube with its choice; the best way is always among them, and the rest are told when they are asked for."""
MOST_TOLD: Final = 500


class Gain(Struct):
    owner: int
    links: int


class Way(Struct):
    action: int
    stops: list[str]
    hexes: list[str]
    gains: list[Gain]
    own: int
    gifts: int


def ways_of(game: Any, state: Any, choice: Choice, values: list[int], most: int = MOST_SHOWN) -> list[Json]:
    """Of a choice that moves a cube; `values` begin with its colour and its stop."""
    colour, stop = values[0], values[1]
    count = int(choice.last - choice.first) + 1
    search = game.deliverer(state)
    search.count_from(stop, BIT[colour])
    numbers = sorted({*range(min(count, most)), search.best_number})
    ways = [_way(game.ground, state.track, game.deliverer(state), stop, colour, number) for number in numbers]
    for way, number in zip(ways, numbers, strict=True):
        way["action"] = int(choice.first) + number
    return sorted(ways, key=lambda way: (-way["own"], way["gifts"], len(way["stops"])))


def all_ways(game: Any, state: Any, seat: int, action: int) -> list[Json]:
    """Every way of the cube that an action moves; none if it moves none now."""
    for choice in game.choices(state, seat) if game.pending(state) >> seat & 1 and hasattr(game, "deliverer") else []:
        if choice.first <= action <= choice.last and game.wording(choice.first).key == "choice-move":
            return ways_of(game, state, choice, game.wording_values(state, choice.first), MOST_TOLD)
    return []


def _way(ground: Ground, track: Track, search: Deliveries, stop: int, colour: int, number: int) -> Json:
    search.find(stop, colour, number)
    slots = [int(search.path[leg]) for leg in range(search.depth)]
    gains = [{"owner": owner, "links": int(links)} for owner, links in enumerate(search.gains) if links]
    return {
        "stops": [ground.names[stop], *(ground.names[track.far[slot] // SIDES] for slot in slots)],
        "hexes": [ground.map.hex_label(hex) for hex in _hexes(ground, track, stop, slots)],
        "gains": gains,
        "own": int(search.gains[search.mover]),
        "gifts": int(search.gifts),
    }


def _hexes(ground: Ground, track: Track, stop: int, slots: list[int]) -> list[int]:
    """Every hex from the first stop to the last, along the track."""
    hexes = [int(ground.stop_hex[stop])]
    for slot in slots:
        hex, side = ground.stop_hex[slot // SIDES], slot % SIDES
        end = ground.stop_hex[track.far[slot] // SIDES]
        while hex != end:
            hex = ground.neighbours[hex * SIDES + side]
            hexes.append(int(hex))
            side = THROUGH[track.tile[hex] * SIDES + OPPOSITE[side]]
            if side < 0:
                break
    return hexes
