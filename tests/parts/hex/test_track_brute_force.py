"""What may be built, compared with a slow second reading of the rules that looks at whole links only."""

from __future__ import annotations

import pytest

from goldenspike.kernel.core import Choice, Rule
from goldenspike.parts.hex.building import START
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import EXITS, FIRST, LAST_PLAIN, SECOND, THROUGH, is_town_tile
from goldenspike.parts.hex.track import LOOSE, NO_TRACK, NOBODY, TOWN, Track
from goldenspike.parts.hex.track_rules import Inspector
from tests.parts.hex.positions import SITES, TILES, builders, random_track

Node = tuple[int, int]
FOREIGN = Rule("FOREIGN", "x")
NETWORK = Rule("NETWORK", "x")


def sides(mask: int) -> list[int]:
    return [side for side in range(6) if mask >> side & 1]


def routes_of(tile: int) -> set[frozenset[int]]:
    return {frozenset(sides(EXITS[single])) for single in (FIRST[tile], SECOND[tile]) if single}


class Links:
    """All links of a position, found by joining exits across edges; a node is a hex and a side."""

    def __init__(self, builder: Builder, track: Track, tiles: list[int]) -> None:
        self.ground = builder.ground
        self.parent: dict[Node, Node] = {}
        self.track = track
        for hex, tile in enumerate(tiles):
            for side in sides(EXITS[tile]):
                self.find((hex, side))
            if 0 < tile <= LAST_PLAIN:
                for route in routes_of(tile):
                    a, b = route
                    self.join((hex, a), (hex, b))
        for hex, side in list(self.parent):
            there = self.ground.neighbours[hex * 6 + side]
            node = (there, (side + 3) % 6)
            if node in self.parent or self.is_city(there):
                self.join((hex, side), node)

    def is_city(self, hex: int) -> bool:
        stop = self.ground.stop_of[hex]
        return stop >= 0 and self.track.colour[stop] != TOWN

    def find(self, node: Node) -> Node:
        self.parent.setdefault(node, node)
        while self.parent[node] != node:
            node = self.parent[node]
        return node

    def join(self, a: Node, b: Node) -> None:
        self.parent[self.find(a)] = self.find(b)

    def slots(self, node: Node) -> list[int]:
        """The slots at which the link through a node is fastened."""
        root = self.find(node)
        members = [other for other in self.parent if self.find(other) == root]
        return sorted(self.ground.stop_of[hex] * 6 + side for hex, side in members if self.ground.stop_of[hex] >= 0)


def changed_exits(track: Track, hex: int, tile: int) -> tuple[list[Node], Node | None] | None:
    """New exits and, for a redirect, the entry that stays; None if the tile does not fit on the old one at all."""
    old = track.tile[hex]
    if is_town_tile(tile):
        new = EXITS[tile] & ~EXITS[old]
        return ([(hex, side) for side in sides(new)], None) if EXITS[old] & ~EXITS[tile] == 0 and new else None
    before, after = routes_of(old), routes_of(tile)
    if before < after:
        return [(hex, side) for route in after - before for side in route], None
    if len(before) == len(after) and len(before - after) == 1:
        (gone,), (come,) = before - after, after - before
        if len(gone & come) == 1:
            return [(hex, side) for side in come - gone], (hex, *(gone & come))  # type: ignore[return-value]
    return None


def slow_legal(builder: Builder, track: Track, who: int, hex: int, tile: int) -> bool:
    ground = builder.ground
    stop = ground.stop_of[hex]
    is_city = stop >= 0 and track.colour[stop] != TOWN
    change = changed_exits(track, hex, tile)
    if not ground.site[hex] or is_city or is_town_tile(tile) != (stop >= 0) or change is None:
        return False
    exits, entry = change
    if any(ground.barred[hex * 6 + side] for _, side in exits):
        return False
    tiles = list(track.tile)
    before = Links(builder, track, tiles)
    tiles[hex] = tile
    after = Links(builder, track, tiles)
    if stop >= 0:
        return town_fits(builder, track, who, stop, exits, before, after)
    new_routes = [[(hex, side) for side in route] for route in routes_of(tile) if (hex, min(route)) in exits]
    groups = [exits] if entry is not None else new_routes
    if not all(route_fits(builder, track, who, group, entry, before, after) for group in groups):
        return False
    if len(groups) == 2 and builder.rules.one_network and not owns(builder, track, who):
        one, two = ({slot // 6 for slot in after.slots(group[0])} for group in groups)
        return bool(one & two)
    return True


def owns(builder: Builder, track: Track, who: int) -> bool:
    return who in list(track.owner)


def owns_at(track: Track, who: int, stop: int) -> bool:
    return who in list(track.owner)[stop * 6 : stop * 6 + 6]


def city_start(builder: Builder, track: Track, who: int, stop: int) -> bool:
    if track.colour[stop] == TOWN:
        return False
    if builder.rules.one_network and owns(builder, track, who):
        return owns_at(track, who, stop)
    return track.ported[stop] == 1


def standing(builder: Builder, track: Track, who: int, slot: int) -> str:
    """What a slot that new track comes to is for the builder."""
    if track.far[slot] == NO_TRACK:
        return "start" if city_start(builder, track, who, slot // 6) else "end"
    assert track.far[slot] == LOOSE
    if track.owner[slot] == who:
        return "own"
    if track.owner[slot] != NOBODY:
        return "barred"
    return "start" if owns_at(track, who, slot // 6) or city_start(builder, track, who, slot // 6) else "weak"


def route_fits(
    builder: Builder, track: Track, who: int, group: list[Node], entry: Node | None, before: Links, after: Links
) -> bool:
    met = after.slots(group[0])
    if len({slot // 6 for slot in met}) != len(met):
        return False
    if entry is not None:
        old = before.slots(entry)
        gone = (entry[0], THROUGH[track.tile[entry[0]] * 6 + entry[1]])
        there = (builder.ground.neighbours[gone[0] * 6 + gone[1]], (gone[1] + 3) % 6)
        if len(old) != 1 or there in before.parent:
            return False
    found = [standing(builder, track, who, slot) for slot in met]
    if entry is not None and standing(builder, track, who, before.slots(entry)[0]) not in ("own", "start"):
        return False
    if "barred" in found or not ("own" in found or "start" in found):
        return False
    return "weak" not in found or "own" in found or builder.rules.joins == START


def town_fits(builder: Builder, track: Track, who: int, stop: int, exits: list[Node], before: Links, after: Links) -> bool:
    here = owns_at(track, who, stop)
    found = []
    for exit in exits:
        met = [slot for slot in after.slots(exit) if slot != stop * 6 + exit[1]]
        if any(slot // 6 == stop for slot in met):
            return False
        found += [standing(builder, track, who, slot) for slot in met]
    if "barred" in found or not (here or "own" in found or "start" in found):
        return False
    return "weak" not in found or here or "own" in found or builder.rules.joins == START


@pytest.mark.parametrize(("kind", "seed"), [(kind, seed) for kind in range(6) for seed in range(3) if (kind + seed) % 3])
def test_what_may_be_built_agrees_with_brute_force(kind: int, seed: int) -> None:
    builder = builders()[kind]
    inspector = Inspector(builder.rules, FOREIGN, NETWORK)
    track = random_track(builder, seed, 30 + 40 * seed)
    who, purse = seed % 4, [99, 6, 4][seed]
    near = [hex for hex in range(builder.ground.map.count) if hex % (1 if builder.ground.map.name == "coast" else 3) == 0]
    sites: list[Choice] = []
    builder.sites.offer_sites(track, who, purse, SITES, sites)
    offered = {site.first for site in sites}
    assert len(offered) == len(sites)
    for hex in near:
        tiles: list[Choice] = []
        builder.sites.tiles.offer(track, who, hex, purse, TILES, tiles)
        fast = {tile.first for tile in tiles}
        slow = {
            tile
            for tile in range(1, 117)
            if slow_legal(builder, track, who, hex, tile) and builder.rules.cost(track, hex, tile) <= purse
        }
        assert fast == slow, (builder.ground.map.hex_label(hex), fast ^ slow)
        assert (hex in offered) == bool(slow)
        for tile in range(117):
            assert (inspector.check_tile(track, who, hex, tile, purse) is None) == (tile in slow)


@pytest.mark.parametrize("kind", range(6))
@pytest.mark.parametrize("seed", range(8))
def test_links_agree_with_the_tiles_that_form_them(kind: int, seed: int) -> None:
    builder = builders()[kind]
    track = random_track(builder, seed, 40 * seed)
    links = Links(builder, track, list(track.tile))
    for slot in range(builder.ground.slots):
        node = (builder.ground.stop_hex[slot // 6], slot % 6)
        if track.far[slot] == NO_TRACK:
            assert node not in links.parent
            assert track.owner[slot] == NOBODY
        elif not leads_straight_into_a_city(builder, links, slot):
            ends = links.slots(node)
            assert ends == sorted([slot, track.far[slot]] if track.far[slot] >= 0 else [slot])
            assert len({track.owner[end] for end in ends}) == 1
    joined = reached_from_ports(builder, track)
    assert [bool(port) for port in track.ported] == joined


def leads_straight_into_a_city(builder: Builder, links: Links, slot: int) -> bool:
    """A printed connection, or what was the exit of a town until that became a New City: no tile shows such a link."""
    hex = builder.ground.stop_hex[slot // 6]
    return links.is_city(hex) and links.is_city(builder.ground.neighbours[hex * 6 + slot % 6])


def reached_from_ports(builder: Builder, track: Track) -> list[bool]:
    ports = list(builder.ground.bare().ported)
    joined = [bool(port) for port in ports]
    for _ in joined:
        for slot, far in enumerate(track.far):
            if far >= 0 and joined[slot // 6]:
                joined[far // 6] = True
    return joined


@pytest.mark.parametrize("kind", [0, 2])
def test_random_building_finishes_links_and_leaves_some_unowned(kind: int) -> None:
    builder = builders()[kind]
    complete = loose = unowned = 0
    for seed in range(5):
        track = random_track(builder, seed, 150)
        complete += sum(far >= 0 for far in track.far)
        loose += sum(far == LOOSE for far in track.far)
        unowned += sum(far == LOOSE and owner == NOBODY for far, owner in zip(track.far, track.owner, strict=True))
    assert complete > 40
    assert loose > 40
    assert unowned > 5
