"""Plans for building on a hex map: ways to finish one more link, and what that link would be worth to its owner's goods."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import Row, i64
from goldenspike.kernel.packing import simple
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.goods import COLOUR_COUNT, Deliveries, cubes_of
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import EXIT_COUNT, EXITS, NO_TILE, OPPOSITE, SIDES, SINGLE, SINGLES, double
from goldenspike.parts.hex.tiles import TOWN as TOWN_TILE
from goldenspike.parts.hex.track import LOOSE, NO_TRACK, NOBODY, NOTHING, TOWN, Track

LOOKED_AT: Final = 12
"""How many of the most promising links are looked at closely."""
LONGEST_SEARCH: Final = 7
"""An estimate looks at deliveries of at most so many links."""
LATER: Final = 0.85
"""How much less each further delivery counts than the one before it: there may be no time for it."""
ROOM: Final = 0.6
"""What each open way out of a network is worth, up to `EXITS_WANTED` of them."""
EXITS_WANTED: Final = 8


@final
class Plan:
    """Track from one slot to another: what to lay first, how many tiles it takes and what they cost."""

    def __init__(self, hex: i64, tile: i64, tiles: i64, cost: i64, start: i64, end: i64) -> None:
        self.hex: Final[i64] = hex
        self.tile: Final[i64] = tile
        self.tiles: Final[i64] = tiles
        self.cost: Final[i64] = cost
        self.start: Final[i64] = start
        self.end: Final[i64] = end
        self.worth: float = 0.0

    def next_step(self, site: i64, choosing: i64, laying: i64, choices: list[Choice]) -> i64:
        """The action that chooses the hex or, where one is chosen, lays the tile; if it is not offered, the first choice."""
        wanted = simple(choosing, self.hex) if site == NOTHING else simple(laying, self.tile)
        for choice in choices:
            if choice.first == wanted:
                return wanted
        return choices[0].first


@final
class Step:
    """The tip of track under plan: the hex that it points at and the side by which it would come in."""

    def __init__(self, hex: i64, entry: i64, tiles: i64, cost: i64, first_hex: i64, first_tile: i64) -> None:
        self.hex: Final[i64] = hex
        self.entry: Final[i64] = entry
        self.tiles: Final[i64] = tiles
        self.cost: Final[i64] = cost
        self.first_hex: Final[i64] = first_hex
        self.first_tile: Final[i64] = first_tile

    def on(self, hex: i64, entry: i64, cost: i64, here: i64, tile: i64) -> Step:
        """One tile further."""
        if self.tiles == 0:
            return Step(hex, entry, 1, cost, here, tile)
        return Step(hex, entry, self.tiles + 1, self.cost + cost, self.first_hex, self.first_tile)


@final
class Planner:
    def __init__(self, builder: Builder, sharing: bool) -> None:
        self.builder: Final = builder
        self.ground: Final = builder.ground
        self.rules: Final = builder.rules
        self.sharing: Final = sharing

    def best(self, track: Track, cubes: Row, who: i64, level: i64, tiles: i64, purse: i64, dollar: float) -> Plan | None:
        """The plan with the highest worth per tile, less `dollar` for each dollar that it costs."""
        plans = self._plans(track, who, tiles, purse)
        for plan in plans:
            plan.worth = (self._promise(track, cubes, plan) - dollar * float(plan.cost)) / float(plan.tiles)
        plans.sort(key=worth_of, reverse=True)
        before = self.potential(track, cubes, who, level) + self._room(track, who)
        best: Plan | None = None
        for plan in plans[:LOOKED_AT]:
            twin = track.copy()
            self.ground.complete(twin, who, plan.start, plan.end)
            gain = self.potential(twin, cubes, who, level) + self._room(twin, who) - before
            plan.worth = (gain + 0.5 - dollar * float(plan.cost)) / float(plan.tiles)
            if best is None or plan.worth > best.worth:
                best = plan
        return best

    def potential(self, track: Track, cubes: Row, who: i64, level: i64) -> float:
        """The own links of the best delivery of every cube, added up; the longest delivery counts most."""
        cubes_by_links = [0] * (LONGEST_SEARCH + 1)
        search = Deliveries(self.ground, track, who, min(level, LONGEST_SEARCH), self.sharing)
        for stop in range(self.ground.stops):
            if not self.rules.has_link(track, who, stop) and not self.sharing:
                continue
            for colour in range(COLOUR_COUNT):
                if cubes_of(cubes, stop, colour):
                    search.best_own = NOTHING
                    search.count_from(stop, BIT[colour])
                    if search.best_own > 0:
                        cubes_by_links[search.best_own] += cubes_of(cubes, stop, colour)
        total, weight = 0.0, 1.0
        for links in range(LONGEST_SEARCH, 0, -1):
            for _ in range(cubes_by_links[links]):
                total += weight * float(links)
                weight *= LATER
        return total

    def _room(self, track: Track, who: i64) -> float:
        """What open ways out of a network are worth to a builder who must build on from it."""
        if not self.rules.one_network:
            return 0.0
        exits: i64 = 0
        for slot in range(self.ground.slots):
            stop = slot // SIDES
            edge = self.ground.stop_hex[stop] * SIDES + slot % SIDES
            is_free = track.far[slot] == NO_TRACK and not self.ground.barred[edge]
            if is_free and track.tile[self.ground.neighbours[edge]] == NO_TILE and self.rules.has_link(track, who, stop):
                exits += 1
        return ROOM * float(min(exits, EXITS_WANTED))

    def _promise(self, track: Track, cubes: Row, plan: Plan) -> float:
        """A quick guess: the cubes at both ends, and most of all those whose city is the other end."""
        a, b = plan.start // SIDES, plan.end // SIDES
        promise = 0.0
        for colour in range(COLOUR_COUNT):
            at_a, at_b = float(cubes_of(cubes, a, colour)), float(cubes_of(cubes, b, colour))
            promise += at_a * (1.0 if track.colour[b] == colour else 0.3) + at_b * (1.0 if track.colour[a] == colour else 0.3)
        return promise

    def _plans(self, track: Track, who: i64, tiles: i64, purse: i64) -> list[Plan]:
        plans: list[Plan] = []
        for stop in range(self.ground.stops):
            hex = self.ground.stop_hex[stop]
            is_town = track.colour[stop] == TOWN
            here = self.rules.has_link(track, who, stop)
            if (is_town and not here) or (not is_town and not here and not self.rules.may_leave(track, who, stop)):
                continue
            for side in range(SIDES):
                slot = stop * SIDES + side
                if track.far[slot] == LOOSE and i64(track.owner[slot]) == who:
                    end = self.ground.loose_end(track, slot)
                    tip = Step(self.ground.neighbours[end], OPPOSITE[end % SIDES], 0, 0, 0, 0)
                    self._search(track, who, slot, tip, tiles, purse, plans)
                elif track.far[slot] == NO_TRACK and not self.ground.barred[hex * SIDES + side]:
                    step = self._first_step(track, stop, side, is_town)
                    if step is not None:
                        self._search(track, who, slot, step, tiles, purse, plans)
        return plans

    def _first_step(self, track: Track, stop: i64, side: i64, is_town: bool) -> Step | None:
        """The first step out of a stop: a city needs no tile for it, a town a tile with one more exit."""
        hex = self.ground.stop_hex[stop]
        start = Step(hex, side, 0, 0, 0, 0)
        there, entry = self.ground.neighbours[hex * SIDES + side], OPPOSITE[side]
        if not is_town:
            return Step(there, entry, 0, 0, 0, 0)
        tile = TOWN_TILE[EXITS[i64(track.tile[hex])] | BIT[side]]
        if tile == NO_TILE:
            return None
        return start.on(there, entry, self.rules.cost(track, hex, tile), hex, tile)

    def _search(self, track: Track, who: i64, start: i64, first: Step, tiles: i64, purse: i64, plans: list[Plan]) -> None:
        """Search breadth first from the tip of a link; no hex is entered twice by the same side."""
        steps = [first]
        seen = {first.hex * SIDES + first.entry}
        place = 0
        while place < len(steps):
            step = steps[place]
            place += 1
            stop = self.ground.stop_of[step.hex]
            if stop >= 0:
                if stop != start // SIDES:
                    self._arrive(track, who, start, step, stop, tiles, purse, plans)
                continue
            if step.tiles >= tiles:
                continue
            for nearby in self._go_on(track, step):
                if nearby.cost <= purse and nearby.hex * SIDES + nearby.entry not in seen:
                    seen.add(nearby.hex * SIDES + nearby.entry)
                    steps.append(nearby)

    def _go_on(self, track: Track, step: Step) -> list[Step]:
        """The steps across a plain hex, which may have one route already."""
        old = i64(track.tile[step.hex])
        onward: list[Step] = []
        if old > SINGLES or EXITS[old] & BIT[step.entry]:
            return onward
        for side in range(SIDES):
            if side == step.entry or self.ground.barred[step.hex * SIDES + side]:
                continue
            tile = SINGLE[step.entry * SIDES + side]
            if old:
                tile = double(old, tile)
            if tile:
                there = self.ground.neighbours[step.hex * SIDES + side]
                onward.append(step.on(there, OPPOSITE[side], self.rules.cost(track, step.hex, tile), step.hex, tile))
        return onward

    def _arrive(
        self, track: Track, who: i64, start: i64, step: Step, stop: i64, tiles: i64, purse: i64, plans: list[Plan]
    ) -> None:
        slot = stop * SIDES + step.entry
        if track.far[slot] >= 0 or (track.far[slot] == LOOSE and i64(track.owner[slot]) not in (who, NOBODY)):
            return
        if track.colour[stop] == TOWN and track.far[slot] == NO_TRACK:
            tile = TOWN_TILE[EXITS[i64(track.tile[step.hex])] | BIT[step.entry]]
            if tile == NO_TILE or EXIT_COUNT[tile] == 0:
                return
            cost = self.rules.cost(track, step.hex, tile)
            step = step.on(step.hex, step.entry, cost, step.hex, tile)
        if 0 < step.tiles <= tiles and step.cost <= purse:
            plans.append(Plan(step.first_hex, step.first_tile, step.tiles, step.cost, start, slot))


def worth_of(plan: Plan) -> float:
    return plan.worth
