"""What a place for the first track is worth besides its first deliveries: as games have taught, and less beside rivals."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from goldenspike.games.steam.bots.habits import Habits
from goldenspike.games.steam.bots.segments import Segments
from goldenspike.games.steam.rules.game import Steam
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.tiles import SIDES
from goldenspike.parts.hex.track import Ground, Track

COMMENT: Final = "#"
NO_CITY: Final = -1


@final
class Starts:
    """Looks at the places of one builder at a time: `here` are the rivals at each stop, `around` those a link away or nearer."""

    def __init__(self, game: Steam, segments: Segments, habits: Habits) -> None:
        self.ground: Final = game.ground
        self.players: Final[i64] = game.players
        self.habits: Final = habits
        self.worths: Final = starts_of(game)
        self.near: Final = [ends_of(segments, stop) for stop in range(game.ground.stops)]
        self.here: Final[Row] = row([0] * game.ground.stops)
        self.around: Final[Row] = row([0] * game.ground.stops)

    def look(self, track: Track, who: i64) -> None:
        for stop in range(self.ground.stops):
            self.here[stop] = 0
            for rival in range(self.players):
                if rival != who and self.ground.reaches(track, rival, stop):
                    self.here[stop] |= BIT[rival]
        for stop in range(self.ground.stops):
            self.around[stop] = self.here[stop]
            for near in self.near[stop]:
                self.around[stop] |= self.here[near]

    def worth(self, hex: i64, stops: list[int]) -> float:
        """In points for each tile, for a first tile at this hex and links between these stops."""
        here: i64 = 0
        around: i64 = 0
        for stop in stops:
            here |= self.here[stop]
            around |= self.around[stop]
        worth = self.worths[hex]
        for rival in range(self.players):
            if here & BIT[rival]:
                worth -= self.habits.rival_here
            elif around & BIT[rival]:
                worth -= self.habits.rival_near
        return worth


def ends_of(segments: Segments, stop: i64) -> list[int]:
    """The stops that are a link away."""
    ends: list[int] = []
    for segment in segments.from_stop[stop]:
        if segment.end // SIDES not in ends:
            ends.append(segment.end // SIDES)
    return ends


def read_starts(text: str, board: str, rule_set: str) -> dict[str, float]:
    """A line for each map, rule set and city, and its worth; lines that begin with `#` tell how they came about."""
    rows = [line.split() for line in text.splitlines() if line and not line.startswith(COMMENT)]
    return {city: float(points) for name, rules, city, points in rows if (name, rules) == (board, rule_set)}


def known_starts(module: str, ground: Ground, rule_set: str) -> dict[str, float]:
    """What `weights/starts.txt` beside a module knows of a map; nothing if that has other cities."""
    text = (Path(module).parent / "weights" / "starts.txt").read_text("utf-8")
    known = read_starts(text, ground.map.name, rule_set)
    return known if set(known) == set(ground.map.city_names) else {}


def starts_of(game: Steam) -> list[float]:
    """By hex what a first tile there is worth."""
    return by_hex(game.ground, known_starts(__file__, game.ground, game.options.split("=")[1]))


def by_hex(ground: Ground, known: dict[str, float]) -> list[float]:
    worths: list[float] = []
    for hex in range(ground.map.count):
        city = city_beside(ground, hex)
        worths.append(0.0 if city == NO_CITY else known.get(ground.map.city_names[city], 0.0))
    return worths


def city_beside(ground: Ground, hex: i64) -> i64:
    """The city at which a first tile begins: the first one beside its hex, if any; a city's own hex is its own."""
    if ground.map.city_of[hex] >= 0:
        return ground.map.city_of[hex]
    for side in range(SIDES):
        near = ground.neighbours[hex * SIDES + side]
        if near >= 0 and ground.map.city_of[near] >= 0:
            return ground.map.city_of[near]
    return NO_CITY
