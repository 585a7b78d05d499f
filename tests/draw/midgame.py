"""A made-up position in the middle of a game, the same every time: track between neighbouring cities, cubes, tiles and seats."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.parts.hexmap import COLOURS, WATER, HexMap


def walk_back(came: dict[int, int], hex: int) -> list[int]:
    return [*walk_back(came, came[hex]), hex] if hex >= 0 else []


def path_between(hexmap: HexMap, start: int, end: int, used: dict[int, list[tuple[int, int]]]) -> list[int]:
    """Hexes from city to city, over land, through at most one other track in a hex; empty if there is no way."""
    came = {start: -1}
    queue = [start]
    for hex in queue:
        for side in range(6):
            other = hexmap.neighbours[hex * 6 + side]
            free = other >= 0 and hexmap.terrain[other] != WATER and not hexmap.forbidden[hex * 6 + side] and other not in came
            if free and other == end and hex != start:
                return [*walk_back(came, hex), end]
            if free and hexmap.city_of[other] < 0 and len(used.get(other, [])) < 1:
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


def midgame(hexmap: HexMap, seed: int = 1) -> dict[str, Any]:
    chance = Random(seed)
    tracks: dict[int, list[dict[str, Any]]] = {}
    used: dict[int, list[tuple[int, int]]] = {}
    cities = list(hexmap.city_hex)
    for number, start in enumerate(cities):
        near = sorted(
            cities, key=lambda hex: abs(hex // hexmap.cols - start // hexmap.cols) + abs(hex % hexmap.cols - start % hexmap.cols)
        )
        for end in near[1:3]:
            path = path_between(hexmap, start, end, used)
            if 3 <= len(path) <= 6:
                owner = None if number == 4 else number % 6
                lay(hexmap, path if number % 7 else path[:-1], owner, bool(number % 7), tracks)
                used.update({hex: [(0, 0)] for hex in path})
    plain = [hex for hex in range(hexmap.count) if 0 < hexmap.terrain[hex] < WATER and hex not in tracks]
    bare = [hex for hex in plain if hexmap.city_of[hex] < 0 and hexmap.town_of[hex] < 0]
    for hex, sides in zip(
        bare[30::23], [(0, 3, 1, 4), (0, 2, 1, 3), (0, 2, 3, 5), (0, 3, 1, 2), (0, 1, 3, 4), (0, 3, 2, 4)], strict=False
    ):
        pairs = [(sides[0], sides[1], 0), (sides[2], sides[3], 4)]
        tracks[hex] = [{"from": a, "to": b, "owner": owner, "complete": True} for a, b, owner in pairs]
    goods = [colour for colour in COLOURS for _ in range(18)]
    grown = [town for town in range(len(hexmap.town_names)) if town % 9 == 2]
    places = [*hexmap.city_names, *(hexmap.town_names[town] for town in grown)]
    lone = {name: [chance.choice(goods)] for at, name in enumerate(hexmap.town_names) if at % 4 == 0}
    return {
        "tracks": [
            {"hex": hexmap.hex_label(hex), "routes": routes, "town": hexmap.town_of[hex] >= 0}
            for hex, routes in sorted(tracks.items())
            if hexmap.town_of[hex] not in grown
        ],
        "cubes": {**lone, **{name: [chance.choice(goods) for _ in range(chance.randrange(7))] for name in places}},
        "new_cities": {hexmap.hex_label(hexmap.town_hex[town]): chance.choice(COLOURS[:5]) for town in grown},
        "supply": [[chance.choice(goods) for _ in range(2)] if space % 3 else [] for space in range(hexmap.supplies)],
        "connections": [
            {"cities": [hexmap.city_names[a], hexmap.city_names[b]], "owner": at if at else None}
            for at, (a, b) in enumerate(hexmap.adjacent[:4])
        ],
        "seats": [
            {
                "seat": at,
                "name": name,
                "cash": 3 * at,
                "income": at - 2,
                "points": 2 * at,
                "locomotive": 1 + at,
                "active": at == 1,
            }
            for at, name in enumerate(["Ada", "Bertrand", "Charlotte", "Dominic", "Élodie", "Friedrich-Wilhelm"])
        ],
    }
