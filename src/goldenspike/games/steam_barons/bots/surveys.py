"""Ways to lay track for a company, tile by tile: to the next stop, or on through a town to a stop behind it."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules import actions
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.building import PAIR_COST
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import EXITS, NO_TILE, OPPOSITE, SIDES, SINGLE, SINGLES, double
from goldenspike.parts.hex.tiles import TOWN as TOWN_TILE
from goldenspike.parts.hex.track import LOOSE, NO_TRACK, NOBODY, NOTHING, TOWN, Track


@final
class Step:
    """Track under plan: what is laid last, after which other steps, and the hex and side to which it leads.

    `start` is the slot on which the unfinished link hangs; `end` the slot where this step finishes the link of the step before.
    """

    def __init__(self, before: Step | None, here: i64, tile: i64, tiles: i64, cost: i64, start: i64, end: i64) -> None:
        self.before: Final = before
        self.here: Final[i64] = here
        self.tile: Final[i64] = tile
        self.tiles: Final[i64] = tiles
        self.cost: Final[i64] = cost
        self.start: Final[i64] = start
        self.end: Final[i64] = end
        self.hex: i64 = NOTHING
        self.entry: i64 = NOTHING
        self.worth: float = 0.0

    def leads_to(self, hex: i64, entry: i64) -> Step:
        self.hex = hex
        self.entry = entry
        return self

    def way(self) -> list[Step]:
        """This step and all before it that lay something, the first one first."""
        steps: list[Step] = []
        step: Step | None = self
        while step is not None:
            steps.append(step)
            step = step.before
        steps.reverse()
        return steps

    def is_pair(self) -> bool:
        """Is this the printed connection of two cities, and no tile?"""
        return self.here == NOTHING and self.tile != NO_TILE

    def actions(self, limit: i64) -> list[int]:
        """What a player does to build it, as far as so many tiles go."""
        done: list[int] = []
        for step in self.way():
            if step.tiles > limit:
                break
            if step.is_pair():
                done.append(actions.simple(actions.CONNECT, step.tile - 1))
            elif step.here != NOTHING:
                done.append(actions.simple(actions.SITE, step.here))
                done.append(actions.simple(actions.LAY, step.tile))
        return done


@final
class Surveyor:
    def __init__(self, builder: Builder) -> None:
        self.builder: Final = builder
        self.ground: Final = builder.ground
        self.rules: Final = builder.rules
        self.seen: Final = [0] * (self.ground.map.count * SIDES)
        self.search: int = 0

    def ways(self, track: Track, who: i64, tiles: i64, purse: i64) -> list[Step]:
        """Every stop that so many tiles lead to, from wherever the company may start."""
        found: list[Step] = []
        if self.rules.has_track(track, who):
            for word in range(self.ground.words):
                stops = track.reach[who * self.ground.words + word]
                while stops:
                    self._leave(track, who, word * WORD_BITS + lowest(stops), tiles, purse, found)
                    stops &= stops - 1
        else:
            for city in range(self.ground.cities):
                if self.rules.may_leave(track, who, city):
                    self._leave(track, who, city, tiles, purse, found)
        self._pairs(track, who, purse, found)
        return found

    def lay(self, track: Track, who: i64, last: Step) -> None:
        """Build a way on a copy of the track, as far as a search for more ways looks at it."""
        for step in last.way():
            if step.here != NOTHING:
                self.ground.place(track, step.here, step.tile)
            if step.end != NOTHING and step.before is not None:
                self.ground.complete(track, who, step.before.start, step.end)

    def is_legal(self, track: Track, who: i64, last: Step, limit: i64) -> bool:
        """May all its tiles be laid one after the other? Other companies' track may be in the way."""
        twin = track.copy()
        for step in last.way():
            if step.here != NOTHING and step.tiles <= limit:
                view = self.rules.survey(twin, who, step.here)
                if not self.rules.tile_is_legal(twin, who, step.here, view, step.tile):
                    return False
                self.builder.lay(twin, who, step.here, step.tile)
        return True

    def _pairs(self, track: Track, who: i64, purse: i64, found: list[Step]) -> None:
        if purse < PAIR_COST:
            return
        for pair in range(len(self.ground.pair_a)):
            if self.rules.pair_is_legal(track, who, pair):
                city = Step(None, NOTHING, NO_TILE, 0, 0, self.ground.pair_a[pair], NOTHING)
                found.append(Step(city, NOTHING, pair + 1, 1, PAIR_COST, NOTHING, self.ground.pair_b[pair]))

    def _leave(self, track: Track, who: i64, stop: i64, tiles: i64, purse: i64, found: list[Step]) -> None:
        hex = self.ground.stop_hex[stop]
        for side in range(SIDES):
            slot = stop * SIDES + side
            if track.far[slot] == LOOSE and track.owner[slot] == who:
                end = self.ground.loose_end(track, slot)
                tip = Step(None, NOTHING, NO_TILE, 0, 0, slot, NOTHING).leads_to(
                    self.ground.neighbours[end], OPPOSITE[end % SIDES]
                )
                self._follow(track, who, tip, tiles, purse, found)
            elif track.far[slot] == NO_TRACK and not self.ground.barred[hex * SIDES + side]:
                first = self._first(track, stop, side)
                if first is not None and first.cost <= purse:
                    self._follow(track, who, first, tiles, purse, found)

    def _first(self, track: Track, stop: i64, side: i64) -> Step | None:
        """The first step out of a stop: a city needs no tile for it, a town a tile with one more exit."""
        hex = self.ground.stop_hex[stop]
        there, entry, slot = self.ground.neighbours[hex * SIDES + side], OPPOSITE[side], stop * SIDES + side
        if track.colour[stop] != TOWN:
            return Step(None, NOTHING, NO_TILE, 0, 0, slot, NOTHING).leads_to(there, entry)
        tile = TOWN_TILE[EXITS[track.tile[hex]] | BIT[side]]
        if tile == NO_TILE:
            return None
        return Step(None, hex, tile, 1, self.rules.cost(track, hex, tile), slot, NOTHING).leads_to(there, entry)

    def _follow(self, track: Track, who: i64, first: Step, tiles: i64, purse: i64, found: list[Step]) -> None:
        """Search breadth first; no hex is entered twice by the same side."""
        self.search += 1
        steps = [first]
        place = 0
        while place < len(steps):
            step = steps[place]
            place += 1
            onward = (
                self._go_on(track, step, tiles) if self.ground.stop_of[step.hex] < 0 else self._arrive(track, who, step, tiles)
            )
            for nearby in onward:
                if nearby.cost > purse:
                    continue
                if nearby.hex == NOTHING:
                    found.append(nearby)
                elif self.seen[nearby.hex * SIDES + nearby.entry] != self.search:
                    self.seen[nearby.hex * SIDES + nearby.entry] = self.search
                    steps.append(nearby)

    def _go_on(self, track: Track, step: Step, tiles: i64) -> list[Step]:
        """The steps across a plain hex, which may have one route already."""
        old = track.tile[step.hex]
        onward: list[Step] = []
        if step.tiles >= tiles or old > SINGLES or EXITS[old] & BIT[step.entry]:
            return onward
        for side in range(SIDES):
            edge = step.hex * SIDES + side
            if side == step.entry or self.ground.barred[edge]:
                continue
            there = self.ground.neighbours[edge]
            if track.touched[step.hex] & BIT[side] and self.ground.stop_of[there] < 0:
                continue
            tile = SINGLE[step.entry * SIDES + side]
            if old:
                tile = double(old, tile)
            if tile:
                cost = step.cost + self.rules.cost(track, step.hex, tile)
                onward.append(
                    Step(step, step.hex, tile, step.tiles + 1, cost, step.start, NOTHING).leads_to(there, OPPOSITE[side])
                )
        return onward

    def _arrive(self, track: Track, who: i64, step: Step, tiles: i64) -> list[Step]:
        """A city, or an exit of a town, ends the way; a town without that exit needs a tile, and the way may lead on from it."""
        stop = self.ground.stop_of[step.hex]
        slot = stop * SIDES + step.entry
        far = track.far[slot]
        if stop == step.start // SIDES or far >= 0 or (far == LOOSE and track.owner[slot] not in (who, NOBODY)):
            return []
        if track.colour[stop] == TOWN and far == NO_TRACK:
            return self._enter_town(track, step, stop, slot) if step.tiles < tiles else []
        if step.tiles == 0:
            return []
        return [Step(step, NOTHING, NO_TILE, step.tiles, step.cost, NOTHING, slot)]

    def _enter_town(self, track: Track, step: Step, stop: i64, slot: i64) -> list[Step]:
        """Lay an exit for the link that comes in, and perhaps one more by which the way goes on."""
        hex = step.hex
        exits = EXITS[track.tile[hex]] | BIT[step.entry]
        onward: list[Step] = []
        tile = TOWN_TILE[exits]
        if tile:
            onward.append(Step(step, hex, tile, step.tiles + 1, step.cost + self.rules.cost(track, hex, tile), NOTHING, slot))
        for side in range(SIDES):
            there = self.ground.neighbours[hex * SIDES + side]
            tile = TOWN_TILE[exits | BIT[side]]
            if exits & BIT[side] or tile == NO_TILE or self.ground.barred[hex * SIDES + side]:
                continue
            if track.touched[hex] & BIT[side] and self.ground.stop_of[there] < 0:
                continue
            cost = step.cost + self.rules.cost(track, hex, tile)
            through = Step(step, hex, tile, step.tiles + 1, cost, stop * SIDES + side, slot)
            onward.append(through.leads_to(there, OPPOSITE[side]))
        return onward
