"""What building in a hex of Steam's maps costs and leads to, told before a tile is chosen."""

from __future__ import annotations

from typing import Any, Protocol

from goldenspike.box import Site, SiteLink, SiteStart
from goldenspike.kernel.core import Choice, Wording
from goldenspike.kernel.packing import second
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import EXITS, SIDES, THROUGH
from goldenspike.parts.hex.track import LOOSE, Track


class Builds(Protocol):
    """A game in which track is built hex by hex."""

    @property
    def builder(self) -> Builder: ...

    def copy(self, state: Any) -> Any: ...

    def choices(self, state: Any, seat: int) -> list[Choice]: ...

    def wording(self, action: int) -> Wording: ...


class MapSites:
    def of_choice(self, game: Builds, state: Any, seat: int, choice: Choice) -> Site | None:
        if game.wording(choice.first).key != "choice-site":
            return None
        hex = int(second(choice.first))
        chosen = game.copy(state)
        chosen.site = hex
        tiles = [int(second(tile.first)) for tile in game.choices(chosen, seat)]
        return site_of(game.builder, state.track, hex, tiles)


def site_of(builder: Builder, track: Track, hex: int, tiles: list[int]) -> Site:
    """The prices of these tiles in a hex, the links that they would complete, and the stops from which they lead on."""
    names = builder.ground.names
    prices: dict[tuple[int, int], int] = {}
    starts: dict[int, bool] = {}
    costs = [int(builder.rules.cost(track, hex, tile)) for tile in tiles]
    for tile, cost in zip(tiles, costs, strict=True):
        for one, other in _new_track(builder, track, hex, tile):
            if one >= 0 and other >= 0:
                ends = (one // SIDES, other // SIDES)
                prices[ends] = min(cost, prices.get(ends, cost))
            else:
                slot = max(one, other)
                starts[slot // SIDES] = starts.get(slot // SIDES, False) or track.far[slot] == LOOSE
    links = [SiteLink([names[one], names[other]], cost) for (one, other), cost in prices.items()]
    begun = [SiteStart(names[stop], begun) for stop, begun in starts.items()]
    return Site(
        low=min(costs),
        high=max(costs),
        links=sorted(links, key=lambda link: (link.cost, link.ends)),
        starts=sorted(begun, key=lambda start: (not start.begun, start.stop)),
    )


def _new_track(builder: Builder, track: Track, hex: int, tile: int) -> list[tuple[int, int]]:
    """The two ends of everything that a tile adds: slots of stops, or less than 0 where it leads to no stop yet."""
    ground, old = builder.ground, int(track.tile[hex])
    town = ground.stop_of[hex]
    if town >= 0:
        added = [side for side in range(SIDES) if EXITS[tile] & ~EXITS[old] & BIT[side]]
        return [(int(town * SIDES + side), int(ground.meets(track, hex, side))) for side in added]
    ends = [(side, THROUGH[tile * SIDES + side]) for side in range(SIDES)]
    new = [(a, b) for a, b in ends if a < b and THROUGH[old * SIDES + a] != b]
    met = [(int(ground.meets(track, hex, a)), int(ground.meets(track, hex, b))) for a, b in new]
    return [(min(pair), max(pair)) for pair in met]
