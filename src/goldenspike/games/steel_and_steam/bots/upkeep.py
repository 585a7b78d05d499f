"""How an engine is best driven: a table of the MPs still to come, solved for every level, distance and number of turns."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.bots.atlas import FARTHEST
from goldenspike.games.steel_and_steam.rules.rules import (
    BASE_LEVEL,
    BREAKDOWN,
    BROKEN_DOWN,
    ENGINE_COUNT,
    FULL_BENEFIT,
    LAST_PARTIAL_RESULT,
    NO_BENEFIT_RESULT,
    NORMAL,
    PARTIAL_BENEFIT,
    REPAIR_COST,
    WEAR,
    WORST_LEVEL,
)
from goldenspike.kernel.ints import i64

TURNS: Final = 14
"""The table looks so far ahead; from there on every turn brings as much as the last one in it."""
LEVELS: Final = BROKEN_DOWN + 1
WIDTH: Final = FARTHEST + 1
ROLLS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
"""How many of the 36 rolls of two dice give each sum."""
OUTCOMES: Final = 36.0


@final
class Upkeep:
    """For one engine. `on_road` holds the MPs of journeys to be run in so many turns, with so many MPs to go to the destination;
    with none to go the locomotive is in the station. `in_station` holds the same in the middle of a turn with MPs left."""

    def __init__(self, engine: i64, lengths: list[float]) -> None:
        self.engine: Final[i64] = engine
        self.base: Final[i64] = BASE_LEVEL[engine]
        self.normal: Final[i64] = NORMAL[engine]
        self.most: Final[i64] = NORMAL[engine] + FULL_BENEFIT[engine]
        self.lengths: Final = lengths
        self.on_road: Final[list[float]] = [0.0] * ((TURNS + 1) * LEVELS * WIDTH)
        self.in_station: Final[list[float]] = [0.0] * ((TURNS + 1) * LEVELS * (self.most + 1))
        for turns in range(1, TURNS + 1):
            for level in range(self.base, LEVELS):
                for left in range(self.most + 1):
                    self.in_station[(turns * LEVELS + level) * (self.most + 1) + left] = max(
                        self.after_repair(turns, level, left), self.after_departure(turns, level, left)
                    )
            for level in range(self.base, LEVELS):
                for far in range(1, WIDTH):
                    self.on_road[(turns * LEVELS + level) * WIDTH + far] = self._best_on_road(turns, level, far)
                self.on_road[(turns * LEVELS + level) * WIDTH] = self._best_at_start(turns, level)

    def still(self, turns: i64, level: i64, far: i64) -> float:
        """The MPs still to come, however many turns there are."""
        far = min(far, FARTHEST)
        if turns <= TURNS:
            return self.on_road[(turns * LEVELS + level) * WIDTH + far]
        last = self.on_road[(TURNS * LEVELS + level) * WIDTH + far]
        a_turn = last - self.on_road[((TURNS - 1) * LEVELS + level) * WIDTH + far]
        return last + a_turn * float(turns - TURNS)

    def highballing_gain(self, turns: i64, level: i64, far: i64) -> float:
        """The MPs that highballing gains on average, wear and repairs included."""
        turns, far = max(1, min(turns, TURNS)), min(far, FARTHEST)
        return self._highball(turns, level, far) - self.run(turns, level, far, self.normal)

    def repairing_gain(self, turns: i64, level: i64, left: i64) -> float:
        """The MPs that repairing a level first gains on average, in the station with MPs left."""
        turns = max(1, min(turns, TURNS))
        return self.after_repair(turns, level, left) - self.after_departure(turns, level, left)

    def gain_at_start(self, turns: i64, level: i64) -> float:
        """The same at the start of a turn, when a repair forgoes highballing."""
        turns = max(1, min(turns, TURNS))
        return self.after_repair(turns, level, self.allowance(level)) - self._at_departure(turns, level)

    def allowance(self, level: i64) -> i64:
        return BREAKDOWN[self.engine] if level == BROKEN_DOWN else self.normal

    def run(self, turns: i64, level: i64, far: i64, mps: i64) -> float:
        """Run on with so many MPs in this turn."""
        if mps < far:
            return float(mps) + self.on_road[((turns - 1) * LEVELS + level) * WIDTH + far - mps]
        return float(far) + self.in_station[(turns * LEVELS + level) * (self.most + 1) + mps - far]

    def after_repair(self, turns: i64, level: i64, left: i64) -> float:
        """Repair a level; the last MP only begins a repair, which the next turn ends."""
        if level <= self.base or left == 0:
            return -1.0
        if left < REPAIR_COST:
            return self.in_station[((turns - 1) * LEVELS + level - 1) * (self.most + 1) + self.normal - 1]
        return self.in_station[(turns * LEVELS + level - 1) * (self.most + 1) + left - REPAIR_COST]

    def after_departure(self, turns: i64, level: i64, left: i64) -> float:
        if left == 0:
            return self.on_road[((turns - 1) * LEVELS + level) * WIDTH]
        total = 0.0
        for length in range(1, WIDTH):
            if self.lengths[length] > 0.0:
                total += self.lengths[length] * self.run(turns, level, length, left)
        return total

    def _best_on_road(self, turns: i64, level: i64, far: i64) -> float:
        normal = self.run(turns, level, far, self.allowance(level))
        return normal if level == BROKEN_DOWN else max(normal, self._highball(turns, level, far))

    def _best_at_start(self, turns: i64, level: i64) -> float:
        """In the station when the turn begins: depart, and perhaps highball, or repair."""
        departing = self._at_departure(turns, level)
        return max(departing, self.after_repair(turns, level, self.allowance(level)))

    def _at_departure(self, turns: i64, level: i64) -> float:
        total = 0.0
        for length in range(1, WIDTH):
            if self.lengths[length] > 0.0:
                total += self.lengths[length] * self.on_road[(turns * LEVELS + level) * WIDTH + length]
        return total

    def _highball(self, turns: i64, level: i64, far: i64) -> float:
        total = 0.0
        for roll in range(2, len(ROLLS)):
            total += float(ROLLS[roll]) * self._outcome(turns, level, far, roll - level)
        return total / OUTCOMES

    def _outcome(self, turns: i64, level: i64, far: i64, result: i64) -> float:
        if result < 0:
            return self.on_road[((turns - 1) * LEVELS + BROKEN_DOWN) * WIDTH + far]
        worn = level + WEAR[result]
        if worn > WORST_LEVEL:
            return self.run(turns, BROKEN_DOWN, far, BREAKDOWN[self.engine])
        benefit: i64 = 0
        if result > NO_BENEFIT_RESULT:
            benefit = PARTIAL_BENEFIT[self.engine] if result <= LAST_PARTIAL_RESULT else FULL_BENEFIT[self.engine]
        return self.run(turns, worn, far, self.normal + benefit)


def upkeep_of_all(lengths: list[float]) -> list[Upkeep]:
    return [Upkeep(engine, lengths) for engine in range(ENGINE_COUNT)]
