"""A made-up position in the middle of a game, the same every time: track between neighbouring cities, cubes, tiles and seats."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.parts.hex.map import COLOURS, WATER, HexMap

PLAYERS = ["Ada", "Bertrand", "Charlotte", "Dominic", "Élodie", "Friedrich-Wilhelm"]
CROSSINGS = [(0, 3, 1, 4), (0, 2, 1, 3), (0, 3, 2, 4), (0, 2, 3, 5), (0, 3, 1, 2), (0, 2, 3, 4), (0, 1, 3, 4)]


def walk_back(came: dict[int, int], hex: int) -> list[int]:
    return [*walk_back(came, came[hex]), hex] if hex >= 0 else []


def path_between(hexmap: HexMap, start: int, end: int, used: set[int]) -> list[int]:
    """Hexes from city to city, over land without track; empty if there is no way."""
    came = {start: -1}
    queue = [start]
    for hex in queue:
        for side in range(6):
            other = hexmap.neighbours[hex * 6 + side]
            free = other >= 0 and hexmap.terrain[other] != WATER and not hexmap.forbidden[hex * 6 + side] and other not in came
            if free and other == end and hex != start:
                return [*walk_back(came, hex), end]
            if free and hexmap.city_of[other] < 0 and other not in used:
                came[other] = hex
                queue.append(other)
    return []


def lay(hexmap: HexMap, path: list[int], owner: int | None, complete: bool, tracks: dict[int, list[dict[str, Any]]]) -> None:
    for before, hex, after in zip(path, path[1:], path[2:], strict=False):
        start, end = hexmap.grid.side_towards(hex, before), hexmap.grid.side_towards(hex, after)
        routes = tracks.setdefault(hex, [])
        if hexmap.town_of[hex] >= 0:
            routes.append({"from": start, "to": -1, "owner": owner, "complete": complete})
            routes.append({"from": -1, "to": end, "owner": owner, "complete": complete})
        else:
            routes.append({"from": start, "to": end, "owner": owner, "complete": complete})


def lines_between_cities(hexmap: HexMap) -> dict[int, list[dict[str, Any]]]:
    tracks: dict[int, list[dict[str, Any]]] = {}
    used: set[int] = set()
    for number, start in enumerate(hexmap.city_hex):
        near = sorted(hexmap.city_hex, key=lambda hex: away(hexmap, hex, start))
        for end in near[1:3]:
            path = path_between(hexmap, start, end, used)
            if 3 <= len(path) <= 6:
                owner = None if number == 4 else number % 6
                lay(hexmap, path if number % 7 else path[:-1], owner, bool(number % 7), tracks)
                used.update(path)
    return tracks


def away(hexmap: HexMap, hex: int, other: int) -> int:
    return abs(hex // hexmap.cols - other // hexmap.cols) + abs(hex % hexmap.cols - other % hexmap.cols)


def lay_crossings(hexmap: HexMap, tracks: dict[int, list[dict[str, Any]]]) -> None:
    """One of every kind of tile with two tracks, somewhere on its own."""
    land = [hex for hex in range(hexmap.count) if 0 < hexmap.terrain[hex] < WATER and hex not in tracks]
    bare = [hex for hex in land if hexmap.city_of[hex] < 0 and hexmap.town_of[hex] < 0]
    for hex, (a, b, c, d) in zip(bare[30::23], CROSSINGS, strict=False):
        pairs = [(a, b, 0), (c, d, 4)]
        tracks[hex] = [{"from": start, "to": end, "owner": owner, "complete": True} for start, end, owner in pairs]


def midgame(hexmap: HexMap, seed: int = 1) -> dict[str, Any]:
    chance = Random(seed)
    tracks = lines_between_cities(hexmap)
    lay_crossings(hexmap, tracks)
    grown = [town for town in range(len(hexmap.town_names)) if town % 9 == 2]
    places = [*hexmap.city_names, *(hexmap.town_names[town] for town in grown)]
    lone = {name: [chance.choice(COLOURS)] for at, name in enumerate(hexmap.town_names) if at % 4 == 0}
    return {
        "tracks": [
            {"hex": hexmap.hex_label(hex), "routes": routes, "town": hexmap.town_of[hex] >= 0}
            for hex, routes in sorted(tracks.items())
            if hexmap.town_of[hex] not in grown
        ],
        "cubes": {**lone, **{name: [chance.choice(COLOURS) for _ in range(chance.randrange(7))] for name in places}},
        "new_cities": {hexmap.hex_label(hexmap.town_hex[town]): chance.choice(COLOURS[:5]) for town in grown},
        "supply": [[chance.choice(COLOURS) for _ in range(2)] if space % 3 else [] for space in range(hexmap.supplies)],
        "connections": [
            {"cities": [hexmap.city_names[a], hexmap.city_names[b]], "owner": at or None}
            for at, (a, b) in enumerate(hexmap.adjacent[:4])
        ],
        "seats": [seat(at, name) for at, name in enumerate(PLAYERS)],
    }


def seat(at: int, name: str) -> dict[str, Any]:
    return {
        "seat": at + 1,
        "name": name,
        "cash": 3 * at,
        "income": at - 2,
        "points": 2 * at,
        "locomotive": 1 + at,
        "active": at == 1,
    }
