"""Plans for building: one link or several that follow each other, with the tiles that they take, and what they are worth."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.bots.habits import Habits
from goldenspike.games.steam.bots.prospects import Prospects
from goldenspike.games.steam.bots.segments import NO_PAIR, Segment, Segments
from goldenspike.games.steam.bots.starts import Starts
from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.game import Steam
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.building import TOWN_COST
from goldenspike.parts.hex.goods import COLOUR_COUNT, cubes_of
from goldenspike.parts.hex.tiles import EXIT_COUNT, EXITS, NO_TILE, SIDES
from goldenspike.parts.hex.tiles import TOWN as TOWN_TILE
from goldenspike.parts.hex.track import NOBODY, TOWN, Track

MOST_LINKS: Final = 4
MATCH: Final = 1.2
"""What a cube that could go to a city of its colour makes a trail more promising."""
AT_AN_END: Final = 0.15
"""What any other cube at a trail makes it more promising."""


@final
class Way:
    """A segment that can be built now: its tiles and dollars, and whether town tiles at its two ends are among them.

    `leaving` are the dollars of the town tile at its start.
    """

    def __init__(self, segment: Segment, tiles: i64, cost: i64, leaving: i64, leaves: bool, arrives: bool) -> None:
        self.segment: Final = segment
        self.tiles: Final[i64] = tiles
        self.cost: Final[i64] = cost
        self.leaving: Final[i64] = leaving
        self.leaves: Final = leaves
        self.arrives: Final = arrives


@final
class Trail:
    """Links one after the other. `tiles` and `cost` are what they take; `promise` is a quick guess, `worth` a closer look.

    `place` is what the place of a first track adds to both, or in the first turn that further links begin at it.
    """

    def __init__(self, links: list[Way], tiles: i64, cost: i64, promise: float, place: float) -> None:
        self.links: Final = links
        self.tiles: Final[i64] = tiles
        self.cost: Final[i64] = cost
        self.promise: Final = promise + place
        self.place: Final = place
        self.gain: float = 0.0
        self.worth: float = 0.0


@final
class Trails:
    """Finds trails for one builder at a time; what it knows of that builder's network is kept between `find` and `guess`."""

    def __init__(self, game: Steam, habits: Habits) -> None:
        builder = game.builder
        self.rules: Final = builder.rules
        self.ground: Final = builder.ground
        self.segments: Final = Segments(builder.rules)
        self.starts: Final = Starts(game, self.segments, habits)
        self.part: Final[Row] = row([0] * builder.ground.stops)
        self.takes: Final[Row] = row([0] * builder.ground.stops)
        self.cubes: Final[Row] = row([0] * (builder.ground.stops * COLOUR_COUNT))
        self.ways: Final[list[list[Way] | None]] = [None] * builder.ground.stops
        self.tiles: i64 = 0
        self.purse: i64 = 0
        self.who: i64 = 0
        self.dollar: float = 0.0
        self.point: float = 1.0
        self.is_first = False
        self.together: float = 0.0

    def find(self, track: Track, cubes: Row, who: i64, tiles: i64, purse: i64, dollar: float, point: float) -> list[Trail]:
        """Every trail that takes at most so many tiles and dollars, most promising first."""
        self._survey(track, cubes, who)
        self.tiles, self.purse, self.who, self.dollar, self.point = tiles, purse, who, dollar, point
        self.is_first = not self.rules.has_track(track, who)
        if self.is_first:
            self.starts.look(track, who)
        found: list[Trail] = []
        for stop in range(self.ground.stops):
            self.ways[stop] = None
        for stop in range(self.ground.stops):
            here = self.rules.has_link(track, who, stop)
            if here or (track.colour[stop] != TOWN and self.rules.may_leave(track, who, stop)):
                self._extend(track, stop, [], 0, 0, found)
        found.sort(key=promise_of, reverse=True)
        return found

    def _survey(self, track: Track, cubes: Row, who: i64) -> None:
        """Number the connected parts of the network; by part, note the colours of its cities and count its cubes."""
        for stop in range(self.ground.stops):
            self.part[stop] = -1
            self.takes[stop] = 0
            for colour in range(COLOUR_COUNT):
                self.cubes[stop * COLOUR_COUNT + colour] = 0
        for stop in range(self.ground.stops):
            if self.part[stop] < 0:
                self._spread(track, cubes, who, stop, stop)

    def _spread(self, track: Track, cubes: Row, who: i64, stop: i64, part: i64) -> None:
        self.part[stop] = part
        if track.colour[stop] >= 0:
            self.takes[part] |= BIT[track.colour[stop]]
        for colour in range(COLOUR_COUNT):
            self.cubes[part * COLOUR_COUNT + colour] += cubes_of(cubes, stop, colour)
        for slot in range(stop * SIDES, stop * SIDES + SIDES):
            far = i64(track.far[slot])
            if far >= 0 and i64(track.owner[slot]) in (who, NOBODY) and self.part[far // SIDES] < 0:
                self._spread(track, cubes, who, far // SIDES, part)

    def _extend(self, track: Track, stop: i64, links: list[Way], tiles: i64, cost: i64, found: list[Trail]) -> None:
        """Add every link that can leave this stop; a town tile that the link before lays has the exit for it as well."""
        last = links[len(links) - 1] if links else None
        fresh = last is not None and last.arrives
        for way in self._ways_from(track, stop):
            more, dollars = tiles + way.tiles, cost + way.cost
            if last is not None and self._runs_back(links, way):
                continue
            if way.leaves and last is not None and fresh:
                more -= 1
                dollars += 1 - way.leaving
                if not self._has_tile(track, stop, BIT[last.segment.end % SIDES] | BIT[way.segment.start % SIDES]):
                    continue
            if more == tiles or more > self.tiles or dollars > self.purse:
                continue
            trail = [*links, way]
            place = self._place(trail) if self.is_first else self._nearness(track, trail)
            found.append(Trail(trail, more, dollars, self._promise(trail, more, dollars), place))
            if len(trail) < MOST_LINKS and more < self.tiles:
                self._extend(track, way.segment.end // SIDES, trail, more, dollars, found)

    def _ways_from(self, track: Track, stop: i64) -> list[Way]:
        """The cheapest way to every stop that a link from this stop could reach."""
        known = self.ways[stop]
        if known is not None:
            return known
        found: list[Way] = []
        for segment in self.segments.from_stop[stop]:
            if self.segments.fits(track, self.who, segment):
                way = self._way(track, segment)
                if 0 < way.tiles <= self.tiles and self._has_exits(track, way):
                    keep_cheapest(found, way)
        self.ways[stop] = found
        return found

    def _way(self, track: Track, segment: Segment) -> Way:
        """What it takes to build the segment that was found to fit."""
        tiles = self.segments.last - self.segments.first + (1 if segment.pair != NO_PAIR else 0)
        leaves = self.segments.wants_exit(track, segment.start)
        arrives = self.segments.wants_exit(track, segment.end)
        leaving = self._town_cost(track, segment.start) if leaves else 0
        cost = self.segments.cost + leaving + (self._town_cost(track, segment.end) if arrives else 0)
        return Way(segment, tiles + (1 if leaves else 0) + (1 if arrives else 0), cost, leaving, leaves, arrives)

    def _has_exits(self, track: Track, way: Way) -> bool:
        """Are there tiles for the towns at both ends?"""
        start, end = way.segment.start, way.segment.end
        if way.leaves and not self._has_tile(track, start // SIDES, BIT[start % SIDES]):
            return False
        return not way.arrives or self._has_tile(track, end // SIDES, BIT[end % SIDES])

    def _has_tile(self, track: Track, stop: i64, exits: i64) -> bool:
        return TOWN_TILE[self._exits(track, stop) | exits] != NO_TILE

    def _runs_back(self, links: list[Way], way: Way) -> bool:
        """Does a further link come back to a stop of the trail, or into one of its hexes?"""
        end = way.segment.end // SIDES
        for link in links:
            if link.segment.start // SIDES == end or link.segment.end // SIDES == end:
                return True
            for hex in link.segment.hexes:
                if hex in way.segment.hexes:
                    return True
        return False

    def _exits(self, track: Track, stop: i64) -> i64:
        return EXITS[i64(track.tile[self.ground.stop_hex[stop]])]

    def _town_cost(self, track: Track, slot: i64) -> i64:
        """What a town tile with an exit more costs."""
        hex = self.ground.stop_hex[slot // SIDES]
        old = i64(track.tile[hex])
        return EXIT_COUNT[old] + 1 + TOWN_COST + (self.ground.surcharge[hex] if old == NO_TILE else 0)

    def _place(self, links: list[Way]) -> float:
        """What the place is worth where these links lay their first tile; connections of neighbouring cities lay none."""
        hex = self.ground.stop_hex[links[0].segment.start // SIDES]
        for link in links:
            if link.segment.pair == NO_PAIR:
                hex = link.segment.hexes[0] if link.segment.length else self.ground.stop_hex[link.segment.end // SIDES]
                break
        return self.starts.worth(hex, stops_of(links))

    def _nearness(self, track: Track, links: list[Way]) -> float:
        """What links that begin at the builder's own are worth more; such as end there may be left half built, far away."""
        return self.together if self.ground.reaches(track, self.who, links[0].segment.start // SIDES) else 0.0

    def _promise(self, links: list[Way], tiles: i64, cost: i64) -> float:
        """A quick guess: a point for each link, and cubes that could now go to another part of the network."""
        stops = stops_of(links)
        takes: i64 = 0
        for stop in stops:
            takes |= self.takes[self.part[stop]]
        matches = 0.0
        done: i64 = -1
        for stop in stops:
            part = self.part[stop]
            if part != done:
                for colour in range(COLOUR_COUNT):
                    cubes = float(self.cubes[part * COLOUR_COUNT + colour])
                    is_new = BIT[colour] & takes & ~self.takes[part]
                    matches += cubes * (MATCH if is_new else AT_AN_END)
            done = part
        worth = self.point * float(len(links)) + matches - self.dollar * float(cost)
        return worth / (float(tiles) + 0.5)

    def guess(self, track: Track, cubes: Row, trail: Trail, prospects: Prospects, level: i64, left: i64, later: float) -> None:
        """Set a trail's `gain`: the worth of the builder's network with its links."""
        twin = track.copy()
        for link in trail.links:
            self.ground.complete(twin, self.who, link.segment.start, link.segment.end)
        prospects.look(twin, cubes, self.who, level)
        trail.gain = prospects.worth(left, later)

    def steps(self, track: Track, who: i64, trail: Trail) -> list[int]:
        """The actions that build a trail: hex, tile, hex, tile and so on, or a connection of two cities."""
        done: list[int] = []
        added: i64 = 0
        for place in range(len(trail.links)):
            link = trail.links[place].segment
            self.segments.fits(track, who, link)
            if link.pair != NO_PAIR:
                done.append(actions.simple(actions.CONNECT, link.pair))
            if added == 0 and self.segments.wants_exit(track, link.start):
                self._lay_town(track, link.start, 0, done)
            for hex in range(self.segments.first, self.segments.last):
                done.append(actions.simple(actions.SITE, link.hexes[hex]))
                done.append(actions.simple(actions.LAY, self.segments.tile_at(track, link, hex)))
            added = 0
            if self.segments.wants_exit(track, link.end):
                if place + 1 < len(trail.links) and trail.links[place + 1].leaves:
                    added = BIT[trail.links[place + 1].segment.start % SIDES]
                self._lay_town(track, link.end, added, done)
        return done

    def _lay_town(self, track: Track, slot: i64, added: i64, done: list[int]) -> None:
        stop = slot // SIDES
        done.append(actions.simple(actions.SITE, self.ground.stop_hex[stop]))
        done.append(actions.simple(actions.LAY, TOWN_TILE[self._exits(track, stop) | BIT[slot % SIDES] | added]))


def stops_of(links: list[Way]) -> list[int]:
    return [links[0].segment.start // SIDES] + [link.segment.end // SIDES for link in links]


def promise_of(trail: Trail) -> float:
    return trail.promise


def worth_of(trail: Trail) -> float:
    return trail.worth


def keep_cheapest(found: list[Way], way: Way) -> None:
    """Add a way to those found, or put it in the place of a dearer one between the same stops."""
    for place in range(len(found)):
        other = found[place]
        if other.segment.end // SIDES == way.segment.end // SIDES:
            if way.tiles < other.tiles or (way.tiles == other.tiles and way.cost < other.cost):
                found[place] = way
            return
    found.append(way)
