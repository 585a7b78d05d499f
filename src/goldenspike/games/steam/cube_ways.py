"""The ways of a cube on Steam's maps: stops, hexes and what every owner gains, the best first."""

from __future__ import annotations

from typing import Any, Final, Protocol

from goldenspike.box import CubeWay, Gain
from goldenspike.kernel.core import Choice, Wording
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.goods import Deliveries
from goldenspike.parts.hex.tiles import OPPOSITE, SIDES, THROUGH
from goldenspike.parts.hex.track import Ground, Track

MOST_SHOWN: Final = 30
"""How many ways of a cube are shown with its choice, always with the best one; the rest are told on request."""
MOST_TOLD: Final = 500


class Delivers(Protocol):
    """A game whose cubes are delivered over the links of its map."""

    @property
    def ground(self) -> Ground: ...

    def deliverer(self, state: Any) -> Deliveries: ...

    def pending(self, state: Any) -> int: ...

    def choices(self, state: Any, seat: int) -> list[Choice]: ...

    def wording(self, action: int) -> Wording: ...

    def wording_values(self, state: Any, action: int) -> list[int]: ...


class MapCubeWays:
    def of_choice(self, game: Delivers, state: Any, choice: Choice) -> list[CubeWay] | None:
        return best_ways(game, state, choice, MOST_SHOWN) if moves_a_cube(game, choice) else None

    def of_action(self, game: Delivers, state: Any, seat: int, action: int) -> list[CubeWay]:
        for choice in game.choices(state, seat) if game.pending(state) >> seat & 1 else []:
            if choice.first <= action <= choice.last and moves_a_cube(game, choice):
                return best_ways(game, state, choice, MOST_TOLD)
        return []


def moves_a_cube(game: Delivers, choice: Choice) -> bool:
    return game.wording(choice.first).key == "choice-move"


def best_ways(game: Delivers, state: Any, choice: Choice, most: int) -> list[CubeWay]:
    colour, stop = game.wording_values(state, choice.first)[:2]
    count = int(choice.last - choice.first) + 1
    search = game.deliverer(state)
    search.count_from(stop, BIT[colour])
    numbers = sorted({*range(min(count, most)), search.best_number})
    ways = [_way(game, state, stop, colour, number, int(choice.first) + number) for number in numbers]
    return sorted(ways, key=lambda way: (-way.own, way.gifts, len(way.stops)))


def _way(game: Delivers, state: Any, stop: int, colour: int, number: int, action: int) -> CubeWay:
    ground, track, search = game.ground, state.track, game.deliverer(state)
    search.find(stop, colour, number)
    slots = search.way()
    return CubeWay(
        action=action,
        stops=[ground.names[stop], *(ground.names[track.far[slot] // SIDES] for slot in slots)],
        hexes=[ground.map.hex_label(hex) for hex in _hexes(ground, track, stop, slots)],
        gains=[Gain(owner, int(links)) for owner, links in enumerate(search.gains) if links],
        own=int(search.gains[search.mover]),
        gifts=int(search.gifts),
    )


def _hexes(ground: Ground, track: Track, stop: int, slots: list[int]) -> list[int]:
    """Every hex from the first stop to the last, along the track."""
    hexes = [int(ground.stop_hex[stop])]
    for slot in slots:
        hex, side = ground.stop_hex[slot // SIDES], slot % SIDES
        end = ground.stop_hex[int(track.far[slot]) // SIDES]
        while hex != end:
            hex = ground.neighbours[hex * SIDES + side]
            hexes.append(int(hex))
            side = THROUGH[int(track.tile[hex]) * SIDES + OPPOSITE[side]]
            if side < 0:
                break
    return hexes
