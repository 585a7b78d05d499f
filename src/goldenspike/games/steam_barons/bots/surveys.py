"""Ways to lay track for a company, tile by tile: to the next stop, or on through towns to a stop behind them."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules import actions
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.building import PAIR_COST
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import EXITS, NO_TILE, OPPOSITE, SIDES, SINGLE, SINGLES, double
from goldenspike.parts.hex.tiles import TOWN as TOWN_TILE
from goldenspike.parts.hex.track import LOOSE, NO_TRACK, NOBODY, NOTHING, TOWN, Track

MOST_STEPS: Final = 6000
"""A survey stops at so many steps."""


@final
class Surveyor:
    """The steps of the last survey, in rows: each has a step before it, lays a tile or not, and leads to a hex or ends a way."""

    def __init__(self, builder: Builder) -> None:
        self.builder: Final = builder
        self.ground: Final = builder.ground
        self.rules: Final = builder.rules
        self.track: Track = builder.empty
        self.who: i64 = 0
        self.most_tiles: i64 = 0
        self.purse: i64 = 0
        none = row([0] * MOST_STEPS)
        self.before: Final[Row] = none[:]
        self.here: Final[Row] = none[:]  # where a tile is laid, or `NOTHING`
        self.tile: Final[Row] = none[:]  # the tile; without a hex, the number of a printed connection plus 1
        self.tiles: Final[Row] = none[:]
        self.cost: Final[Row] = none[:]
        self.start: Final[Row] = none[:]  # the slot on which the unfinished link hangs
        self.end: Final[Row] = none[:]  # the slot where this step finishes the link of the step before, or `NOTHING`
        self.hex: Final[Row] = none[:]  # where it leads, or `NOTHING` at the end of a way
        self.entry: Final[Row] = none[:]
        self.steps: i64 = 0
        self.seen: Final[Row] = row([0] * (self.ground.map.count * SIDES))
        self.searches: i64 = 0

    def survey(self, track: Track, who: i64, tiles: i64, purse: i64) -> None:
        """Find every stop that so many tiles lead to, from wherever the company may start."""
        self.track = track
        self.who = who
        self.most_tiles = tiles
        self.purse = purse
        self.steps = 0
        if self.rules.has_track(track, who):
            for word in range(self.ground.words):
                stops = track.reach[who * self.ground.words + word]
                while stops:
                    self._leave(word * WORD_BITS + lowest(stops))
                    stops &= stops - 1
        else:
            for city in range(self.ground.cities):
                if self.rules.may_leave(track, who, city):
                    self._leave(city)
        self._look_at_pairs()

    def ends_way(self, step: i64) -> bool:
        return self.hex[step] == NOTHING and self.end[step] != NOTHING

    def lay(self, track: Track, who: i64, step: i64) -> None:
        """Build a way on a copy of the track, as far as searches look at it."""
        while step != NOTHING:
            if self.here[step] != NOTHING:
                self.ground.place(track, self.here[step], self.tile[step])
            if self.end[step] != NOTHING:
                self.ground.complete(track, who, self.start[self.before[step]], self.end[step])
            step = self.before[step]

    def actions(self, step: i64, most_tiles: i64) -> list[int]:
        """What a player does to build a way, as far as so many tiles go."""
        done: list[int] = []
        while step != NOTHING:
            if 0 < self.tiles[step] <= most_tiles:
                if self.here[step] != NOTHING:
                    done.append(actions.simple(actions.LAY, self.tile[step]))
                    done.append(actions.simple(actions.SITE, self.here[step]))
                elif self.tile[step] != NO_TILE:
                    done.append(actions.simple(actions.CONNECT, self.tile[step] - 1))
            step = self.before[step]
        done.reverse()
        return done

    def is_legal(self, who: i64, plan: list[int]) -> bool:
        """May all tiles of a plan be laid one after the other? Other companies' track may be in the way."""
        twin = self.track.copy()
        for place in range(0, len(plan) - 1, 2):
            hex, tile = actions.second(plan[place]), actions.second(plan[place + 1])
            if not self.rules.tile_is_legal(twin, who, hex, self.rules.survey(twin, who, hex), tile):
                return False
            self.builder.lay(twin, who, hex, tile)
        return True

    def _add(self, before: i64, here: i64, tile: i64, start: i64, end: i64, hex: i64, entry: i64) -> None:
        """Note a step, unless it costs too much or leads to where another one led."""
        step = self.steps
        laid: i64 = 0 if tile == NO_TILE else 1
        cost: i64 = 0 if here == NOTHING else self.rules.cost(self.track, here, tile)
        if before != NOTHING:
            laid += self.tiles[before]
            cost += self.cost[before]
        if cost > self.purse or laid > self.most_tiles or step == MOST_STEPS:
            return
        if hex != NOTHING:
            if self.seen[hex * SIDES + entry] == self.searches:
                return
            self.seen[hex * SIDES + entry] = self.searches
        self.before[step] = before
        self.here[step] = here
        self.tile[step] = tile
        self.tiles[step] = laid
        self.cost[step] = cost
        self.start[step] = start
        self.end[step] = end
        self.hex[step] = hex
        self.entry[step] = entry
        self.steps = step + 1

    def _look_at_pairs(self) -> None:
        for pair in range(len(self.ground.pair_a)):
            if self.purse >= PAIR_COST and self.rules.pair_is_legal(self.track, self.who, pair):
                self._add(NOTHING, NOTHING, NO_TILE, self.ground.pair_a[pair], NOTHING, NOTHING, 0)
                self._add(self.steps - 1, NOTHING, pair + 1, NOTHING, self.ground.pair_b[pair], NOTHING, 0)
                self.cost[self.steps - 1] = PAIR_COST

    def _leave(self, stop: i64) -> None:
        """Follow every side of a stop: a city needs no tile for it, a town a tile with one more exit."""
        track, hex = self.track, self.ground.stop_hex[stop]
        for side in range(SIDES):
            slot = stop * SIDES + side
            there = self.ground.neighbours[hex * SIDES + side]
            first = self.steps
            self.searches += 1
            if track.far[slot] == LOOSE and i64(track.owner[slot]) == self.who:
                end = self.ground.loose_end(track, slot)
                self._add(NOTHING, NOTHING, NO_TILE, slot, NOTHING, self.ground.neighbours[end], OPPOSITE[end % SIDES])
            elif track.far[slot] == NO_TRACK and not self.ground.barred[hex * SIDES + side]:
                if track.colour[stop] != TOWN:
                    self._add(NOTHING, NOTHING, NO_TILE, slot, NOTHING, there, OPPOSITE[side])
                elif TOWN_TILE[EXITS[i64(track.tile[hex])] | BIT[side]]:
                    tile = TOWN_TILE[EXITS[i64(track.tile[hex])] | BIT[side]]
                    self._add(NOTHING, hex, tile, slot, NOTHING, there, OPPOSITE[side])
            self._follow(first)

    def _follow(self, step: i64) -> None:
        """Go on from this step and all that come of it; no hex is entered twice by the same side."""
        while step < self.steps:
            if self.hex[step] != NOTHING:
                if self.ground.stop_of[self.hex[step]] < 0:
                    self._go_on(step)
                else:
                    self._arrive(step)
            step += 1

    def _go_on(self, step: i64) -> None:
        """Steps across a plain hex, which may have one route already."""
        hex, entry = self.hex[step], self.entry[step]
        old = i64(self.track.tile[hex])
        if self.tiles[step] >= self.most_tiles or old > SINGLES or EXITS[old] & BIT[entry]:
            return
        for side in range(SIDES):
            if side == entry or not self._is_free(hex, side):
                continue
            tile = SINGLE[entry * SIDES + side]
            if old:
                tile = double(old, tile)
            if tile:
                self._add(step, hex, tile, self.start[step], NOTHING, self.ground.neighbours[hex * SIDES + side], OPPOSITE[side])

    def _is_free(self, hex: i64, side: i64) -> bool:
        """May track leave by this side, and does it meet no other track there but at a stop?"""
        if self.ground.barred[hex * SIDES + side]:
            return False
        there = self.ground.neighbours[hex * SIDES + side]
        return not self.ground.touched(self.track, hex) & BIT[side] or self.ground.stop_of[there] >= 0

    def _arrive(self, step: i64) -> None:
        """A city, or an exit of a town, ends the way; a town without that exit needs a tile, and the way may lead on."""
        track = self.track
        stop = self.ground.stop_of[self.hex[step]]
        slot = stop * SIDES + self.entry[step]
        far = i64(track.far[slot])
        if stop == self.start[step] // SIDES or far >= 0 or (far == LOOSE and i64(track.owner[slot]) not in (self.who, NOBODY)):
            return
        if track.colour[stop] == TOWN and far == NO_TRACK:
            self._enter_town(step, stop, slot)
        elif self.tiles[step] > 0:
            self._add(step, NOTHING, NO_TILE, NOTHING, slot, NOTHING, 0)

    def _enter_town(self, step: i64, stop: i64, slot: i64) -> None:
        """Lay an exit for the link that comes in, and perhaps one more by which the way goes on."""
        hex = self.hex[step]
        exits = EXITS[i64(self.track.tile[hex])] | BIT[self.entry[step]]
        if TOWN_TILE[exits]:
            self._add(step, hex, TOWN_TILE[exits], NOTHING, slot, NOTHING, 0)
        for side in range(SIDES):
            tile = TOWN_TILE[exits | BIT[side]]
            if tile and not exits & BIT[side] and self._is_free(hex, side):
                there = self.ground.neighbours[hex * SIDES + side]
                self._add(step, hex, tile, stop * SIDES + side, slot, there, OPPOSITE[side])
