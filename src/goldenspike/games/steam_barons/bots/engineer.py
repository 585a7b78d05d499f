"""What a company should build: the ways that add most to what its cubes can earn in the turns that are left."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.bots.starts import known_starts
from goldenspike.games.steam_barons.bots.hauls import Hauls
from goldenspike.games.steam_barons.bots.surveys import Surveyor
from goldenspike.games.steam_barons.rules.phase2_build_track import means
from goldenspike.games.steam_barons.rules.rules import TURNS
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.goods import COLOUR_COUNT, cubes_of
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import NO_TILE, SIDES
from goldenspike.parts.hex.track import NO_TRACK, NOTHING, TOWN, Ground, Track

LOOKED_AT: Final = 16
"""How many of the most promising ways are looked at closely."""
LONGEST_WAY: Final = 4
"""A survey looks at ways of at most so many tiles."""
DOLLAR: Final = 0.1
"""How many links of a delivery a dollar of the treasury counts as."""
ROOM: Final = 0.3
"""What each open way out of a network is worth in the turns to come, up to `EXITS_WANTED` of them."""
EXITS_WANTED: Final = 8
NEW_LINK: Final = 0.5
"""What a link is worth by itself, before any cube needs it."""
AT_STAKE: Final = 0.3
"""What a cube counts for, in a quick guess, whose city is not on the network yet."""
RULE_SET: Final = "barons"
"""How `weights/starts.txt` calls the rules of Steam Barons."""


@final
class Way:
    """Track to build, as a step of the survey that found it and as actions, and what each of its tiles is worth."""

    def __init__(self, step: i64, worth: float) -> None:
        self.step: Final[i64] = step
        self.worth: float = worth
        self.plan: list[int] = []


@final
class Engineer:
    def __init__(self, builder: Builder) -> None:
        self.ground: Final = builder.ground
        self.rules: Final = builder.rules
        self.surveyor: Final = Surveyor(builder)
        self.hauls: Final = Hauls(builder.ground)
        self.waiting: Final[Row] = builder.ground.nothing[:]
        self.cities: i64 = 0
        self.starts: Final = starts_of(builder.ground)

    def best_ways(self, state: BaronsState, company: i64, tiles: i64, further: i64, number: i64) -> list[Way]:
        """The best legal ways for a company, most worth per tile first; `further` tiles may be left for the next turn."""
        surveyor = self.surveyor
        longest = tiles + further if further else min(LONGEST_WAY, tiles)
        surveyor.survey(state.track, company, longest, means(state, company))
        ways = self._promising(state.track, state.cubes, company)
        turns = TURNS + 1 - state.turn
        before = self._outlook(state.track, state.cubes, company, turns)
        for way in ways:
            twin = state.track.copy()
            surveyor.lay(twin, company, way.step)
            gain = self._outlook(twin, state.cubes, company, turns) - before
            way.worth = (gain - DOLLAR * float(surveyor.cost[way.step])) / float(surveyor.tiles[way.step])
            way.worth += self._start_worth(state.track, company, way.step)
        ways.sort(key=worth_of, reverse=True)
        chosen: list[Way] = []
        for way in ways:
            way.plan = surveyor.actions(way.step, tiles)
            if surveyor.is_legal(company, way.plan):
                chosen.append(way)
                if len(chosen) == number:
                    break
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

    def _promising(self, track: Track, cubes: Row, company: i64) -> list[Way]:
        """The ways that look best at a quick guess: by the cubes at new stops, and those whose city is new."""
        self._muster_network(track, cubes, company)
        is_first = not self.rules.has_track(track, company)
        best: list[Way] = []
        for step in range(self.surveyor.steps):
            if self.surveyor.ends_way(step):
                if is_first:
                    self._muster_network(track, cubes, company)
                    self._muster(track, cubes, self._origin(step))
                guess = self._promise(track, cubes, company, step) / float(self.surveyor.tiles[step])
                guess += self._start_worth(track, company, step)
                if len(best) < LOOKED_AT or guess > best[-1].worth:
                    insert(best, Way(step, guess))
        return best

    def _origin(self, step: i64) -> i64:
        while self.surveyor.before[step] != NOTHING:
            step = self.surveyor.before[step]
        return self.surveyor.start[step] // SIDES

    def _start_worth(self, track: Track, company: i64, step: i64) -> float:
        """What the city is worth at which a company's first way begins, for each of its tiles."""
        return 0.0 if self.rules.has_track(track, company) else self.starts[self._origin(step)]

    def _muster_network(self, track: Track, cubes: Row, company: i64) -> None:
        """Note which cities a network has, and how many cubes of each colour."""
        self.cities = 0
        for colour in range(COLOUR_COUNT):
            self.waiting[colour] = 0
        for word in range(self.ground.words):
            stops = track.reach[company * self.ground.words + word]
            while stops:
                self._muster(track, cubes, word * WORD_BITS + lowest(stops))
                stops &= stops - 1

    def _muster(self, track: Track, cubes: Row, stop: i64) -> None:
        if track.colour[stop] != TOWN:
            self.cities |= BIT[track.colour[stop]]
        for colour in range(COLOUR_COUNT):
            self.waiting[colour] += cubes_of(cubes, stop, colour)

    def _promise(self, track: Track, cubes: Row, company: i64, step: i64) -> float:
        promise = -DOLLAR * float(self.surveyor.cost[step])
        while step != NOTHING:
            if self.surveyor.end[step] != NOTHING:
                promise += 1.0
                stop = self.surveyor.end[step] // SIDES
                if not self.rules.has_link(track, company, stop):
                    promise += self._promise_of(track, cubes, stop)
            step = self.surveyor.before[step]
        return promise

    def _promise_of(self, track: Track, cubes: Row, stop: i64) -> float:
        promise = 0.0
        for colour in range(COLOUR_COUNT):
            promise += float(cubes_of(cubes, stop, colour)) * (1.0 if self.cities & BIT[colour] else AT_STAKE)
        return promise + (float(min(3, self.waiting[track.colour[stop]])) if track.colour[stop] != TOWN else 0.0)


def starts_of(ground: Ground) -> list[float]:
    """By city what it is worth as the place where a company begins, besides what its cubes promise."""
    known = known_starts(__file__, ground, RULE_SET)
    return [known.get(name, 0.0) for name in ground.map.city_names]


def insert(best: list[Way], way: Way) -> None:
    """Put a way in its place among the best, which are no more than `LOOKED_AT`."""
    place = len(best)
    while place > 0 and best[place - 1].worth < way.worth:
        place -= 1
    best.insert(place, way)
    if len(best) > LOOKED_AT:
        best.pop()


def worth_of(way: Way) -> float:
    return way.worth
