"""The labels of a route search: partial ways, waiting in line with the cheapest and shortest first."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules.board.rails import MOST_MPS
from goldenspike.games.steel_and_steam.rules.rules import FLAT_FEE
from goldenspike.games.steel_and_steam.rules.state import REPAIR_BEGUN
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64

BLANK: Final = row([0] * 16_384)
"""Room for the first labels, copied because that is quick; it is doubled when it is full."""
NO_LABEL: Final = -1


@final
class Labels:
    """A label is a partial way: its space, and the MPs, properties, fees and repairs so far. `idle` is what riding one of its
    segments back and forth costs, or 0 if it has none where that is possible. `parent` and `segment` tell how it goes on from a
    shorter way; instead of a segment there can be a repair. Labels with the same fee and MPs stand in one line: `first` and
    `last` are its ends, `queued` the next in it."""

    def __init__(self, dearest: i64) -> None:
        self.count: i64 = 0
        self.space = BLANK[:]
        self.mps = BLANK[:]
        self.used = BLANK[:]
        self.fee = BLANK[:]
        self.idle = BLANK[:]
        self.repairs = BLANK[:]
        self.parent = BLANK[:]
        self.segment = BLANK[:]
        self.older = BLANK[:]
        self.queued = BLANK[:]
        self.levels: Final[i64] = dearest // FLAT_FEE + 1
        self.first: Final[Row] = row([NO_LABEL] * (self.levels * (MOST_MPS + 1)))
        self.last: Final[Row] = row([NO_LABEL] * (self.levels * (MOST_MPS + 1)))

    def clear(self) -> None:
        self.count = 0
        for place in range(len(self.first)):
            self.first[place] = NO_LABEL
            self.last[place] = NO_LABEL

    def segments_to(self, label: i64) -> list[int]:
        segments: list[int] = []
        while self.parent[label] != NO_LABEL:
            segments.append(self.segment[label])
            label = self.parent[label]
        segments.reverse()
        return segments

    def begins_ferry(self, label: i64) -> bool:
        """Whether the last MP of the way only begins a ferry step, which leaves the locomotive where it is."""
        parent = self.parent[label]
        return parent != NO_LABEL and self.space[parent] == self.space[label] and self.segment[label] != REPAIR_BEGUN

    def add(self, space: i64, mps: i64, used: i64, fee: i64, idle: i64, parent: i64, segment: i64) -> None:
        label = self.count
        if label == len(self.space):
            self._make_room()
        self.count += 1
        self.space[label] = space
        self.mps[label] = mps
        self.used[label] = used
        self.fee[label] = fee
        self.idle[label] = idle
        self.repairs[label] = 0 if parent == NO_LABEL else self.repairs[parent] + (1 if segment == REPAIR_BEGUN else 0)
        self.parent[label] = parent
        self.segment[label] = segment
        self.queued[label] = NO_LABEL
        place = fee // FLAT_FEE * (MOST_MPS + 1) + mps
        if self.last[place] == NO_LABEL:
            self.first[place] = label
        else:
            self.queued[self.last[place]] = label
        self.last[place] = label

    def _make_room(self) -> None:
        self.space = twice_as_long(self.space)
        self.mps = twice_as_long(self.mps)
        self.used = twice_as_long(self.used)
        self.fee = twice_as_long(self.fee)
        self.idle = twice_as_long(self.idle)
        self.repairs = twice_as_long(self.repairs)
        self.parent = twice_as_long(self.parent)
        self.segment = twice_as_long(self.segment)
        self.older = twice_as_long(self.older)
        self.queued = twice_as_long(self.queued)


def twice_as_long(numbers: Row) -> Row:
    return row(list(numbers) + [0] * len(numbers))
