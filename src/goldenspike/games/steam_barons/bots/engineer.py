"""What a company should build: the way that adds most to what its cubes can earn in the turns that are left."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.bots.hauls import Hauls
from goldenspike.games.steam_barons.bots.surveys import Step, Surveyor
from goldenspike.games.steam_barons.rules.phase2_build_track import means
from goldenspike.games.steam_barons.rules.rules import TURNS
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.goods import COLOUR_COUNT
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import NO_TILE, SIDES
from goldenspike.parts.hex.track import NO_TRACK, NOTHING, TOWN, Track

LOOKED_AT: Final = 10
"""How many of the most promising ways are looked at closely."""
DOLLAR: Final = 0.1
"""How many links of a delivery a dollar of the treasury counts as."""
ROOM: Final = 0.3
"""What each open way out of a network is worth in the turns to come, up to `EXITS_WANTED` of them."""
EXITS_WANTED: Final = 8
NEW_LINK: Final = 0.5
"""What a link is worth by itself, before any cube needs it."""


@final
class Engineer:
    def __init__(self, builder: Builder) -> None:
        self.ground: Final = builder.ground
        self.rules: Final = builder.rules
        self.surveyor: Final = Surveyor(builder)
        self.hauls: Final = Hauls(builder.ground)
        self.waiting: Final[Row] = builder.ground.nothing[:]
        self.cities: i64 = 0

    def best_ways(self, state: BaronsState, company: i64, tiles: i64, number: i64) -> list[Step]:
        """The best legal ways for a company, most worth per tile first."""
        ways = self.surveyor.ways(state.track, company, tiles, means(state, company))
        self._guess(state.track, state.cubes, company, ways)
        ways.sort(key=worth_of, reverse=True)
        del ways[LOOKED_AT:]
        turns = TURNS + 1 - state.turn
        before = self._outlook(state.track, state.cubes, company, turns)
        for way in ways:
            twin = state.track.copy()
            self.surveyor.lay(twin, company, way)
            gain = self._outlook(twin, state.cubes, company, turns) - before
            way.worth = (gain - DOLLAR * float(way.cost)) / float(way.tiles)
        ways.sort(key=worth_of, reverse=True)
        chosen: list[Step] = []
        for way in ways:
            if len(chosen) < number and self.surveyor.is_legal(state.track, company, way, tiles):
                chosen.append(way)
        return chosen

    def _outlook(self, track: Track, cubes: Row, company: i64, turns: i64) -> float:
        self.hauls.count(track, cubes, company)
        outlook = self.hauls.outlook(turns)
        if turns > 1:
            outlook += self._room(track, company) + NEW_LINK * float(self.ground.links_of(track, company))
        return outlook

    def _room(self, track: Track, company: i64) -> float:
        """What open ways out of a network are worth to a company that must build on from it."""
        exits: i64 = 0
        for word in range(self.ground.words):
            stops = track.reach[company * self.ground.words + word]
            while stops:
                stop = word * WORD_BITS + lowest(stops)
                stops &= stops - 1
                for side in range(SIDES):
                    edge = self.ground.stop_hex[stop] * SIDES + side
                    if track.far[stop * SIDES + side] == NO_TRACK and not self.ground.barred[edge]:
                        exits += 1 if track.tile[self.ground.neighbours[edge]] == NO_TILE else 0
        return ROOM * float(min(exits, EXITS_WANTED))

    def _guess(self, track: Track, cubes: Row, company: i64, ways: list[Step]) -> None:
        """A quick guess at the worth of ways: the cubes at their new stops, and those on the network whose city is new."""
        self._forget()
        for word in range(self.ground.words):
            stops = track.reach[company * self.ground.words + word]
            while stops:
                self._muster(track, cubes, word * WORD_BITS + lowest(stops))
                stops &= stops - 1
        is_first = not self.rules.has_track(track, company)
        for way in ways:
            if is_first:
                self._forget()
                self._muster(track, cubes, way.way()[0].start // SIDES)
            way.worth = self._promise(track, cubes, company, way) / float(way.tiles)

    def _forget(self) -> None:
        self.cities = 0
        for colour in range(COLOUR_COUNT):
            self.waiting[colour] = 0

    def _muster(self, track: Track, cubes: Row, stop: i64) -> None:
        """Note the city and the cubes at a stop of the network."""
        if track.colour[stop] != TOWN:
            self.cities |= BIT[track.colour[stop]]
        for colour in range(COLOUR_COUNT):
            self.waiting[colour] += cubes[stop * COLOUR_COUNT + colour]

    def _promise(self, track: Track, cubes: Row, company: i64, way: Step) -> float:
        promise = -DOLLAR * float(way.cost)
        step: Step | None = way
        while step is not None:
            if step.end != NOTHING:
                promise += 1.0
                stop = step.end // SIDES
                if not self.rules.has_link(track, company, stop):
                    promise += self._promise_of(track, cubes, stop)
            step = step.before
        return promise

    def _promise_of(self, track: Track, cubes: Row, stop: i64) -> float:
        promise = 0.0
        for colour in range(COLOUR_COUNT):
            promise += float(cubes[stop * COLOUR_COUNT + colour]) * (1.0 if self.cities & BIT[colour] else 0.3)
        return promise + (float(min(3, self.waiting[track.colour[stop]])) if track.colour[stop] != TOWN else 0.0)


def worth_of(way: Step) -> float:
    return way.worth
