"""A position on a hex map as everybody sees it: tracks, cubes, New Cities and connections of adjacent cities, ready for JSON."""

from __future__ import annotations

from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.hex.goods import cubes_of
from goldenspike.parts.hex.map import COLOURS
from goldenspike.parts.hex.tiles import EXITS, FIRST, SECOND, SIDE_A, SIDE_B, SIDES, is_town_tile, tile_name
from goldenspike.parts.hex.track import LOOSE, NO_TRACK, NOBODY, TOWN, Ground, Track

IN_TOWN = -1


def map_view(ground: Ground, track: Track, cubes: Row) -> dict[str, object]:
    return {
        "tracks": [hex_view(ground, track, hex) for hex in range(ground.map.count) if track.tile[hex]],
        "links": links_view(ground, track),
        "cubes": {name: cubes_at(cubes, stop) for stop, name in enumerate(ground.names) if cubes_at(cubes, stop)},
        "new_cities": {
            ground.map.hex_label(ground.stop_hex[stop]): COLOURS[track.colour[stop]]
            for stop in range(ground.cities, ground.stops)
            if track.colour[stop] != TOWN
        },
        "connections": [
            {"cities": [ground.names[a], ground.names[b]], "owner": owner_view(track.owner[ground.pair_a[pair]])}
            for pair, (a, b) in enumerate(ground.map.adjacent)
            if track.far[ground.pair_a[pair]] != NO_TRACK
        ],
    }


def hex_view(ground: Ground, track: Track, hex: int) -> dict[str, object]:
    tile = i64(track.tile[hex])
    town = is_town_tile(tile)
    if town:
        ends = [(side, IN_TOWN) for side in range(SIDES) if EXITS[tile] >> side & 1]
    else:
        ends = [(SIDE_A[single], SIDE_B[single]) for single in (FIRST[tile], SECOND[tile]) if single]
    routes = [route_view(ground, track, hex, a, b) for a, b in ends]
    return {"hex": ground.map.hex_label(hex), "tile": tile_name(tile), "town": town, "routes": routes}


def route_view(ground: Ground, track: Track, hex: int, a: int, b: int) -> dict[str, object]:
    slot = slot_of_route(ground, track, hex, a, b)
    return {"from": a, "to": b, "owner": owner_view(track.owner[slot]), "complete": track.far[slot] != LOOSE}


def slot_of_route(ground: Ground, track: Track, hex: int, a: int, b: int) -> int:
    """A slot on which the link through a route hangs."""
    if b == IN_TOWN:
        return ground.stop_of[hex] * SIDES + a
    slot = ground.meets(track, hex, a)
    return slot if slot >= 0 else ground.meets(track, hex, b)


def links_view(ground: Ground, track: Track) -> list[dict[str, object]]:
    links: list[dict[str, object]] = []
    for slot in range(ground.slots):
        far = i64(track.far[slot])
        if far > slot:
            ends = [ground.names[slot // SIDES], ground.names[far // SIDES]]
            links.append({"ends": ends, "owner": owner_view(track.owner[slot]), "complete": True})
        elif far == LOOSE:
            end = ground.map.hex_label(ground.loose_end(track, slot) // SIDES)
            links.append({"ends": [ground.names[slot // SIDES], end], "owner": owner_view(track.owner[slot]), "complete": False})
    return links


def cubes_at(cubes: Row, place: int) -> list[str]:
    return [name for colour, name in enumerate(COLOURS) for _ in range(cubes_of(cubes, place, colour))]


def owner_view(owner: int) -> int | None:
    return None if owner == NOBODY else owner
