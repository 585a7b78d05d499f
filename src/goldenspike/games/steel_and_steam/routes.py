"""Route search: every space a locomotive can end its turn on, by which ways, with the MPs and the fees of each."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rails import Rails
from goldenspike.games.steel_and_steam.rules import FULL_BENEFIT, NORMAL
from goldenspike.games.steel_and_steam.state import AT_DEPARTURE, NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.games.steel_and_steam.usage_fees import UsageFees
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT

MOST_LABELS: Final = 60_000
"""More partial ways than this are not followed; the board's densest corner needs a tenth of them."""
MOST_MPS: Final = NORMAL[2] + FULL_BENEFIT[2]
NO_LABEL: Final = -1


@final
class Way:
    """A way to an end of the turn: its segments in order, its MPs, and all fees of the turn."""

    def __init__(self, end: int, mps: int, fee: int, segments: list[int]) -> None:
        self.end: Final = end
        self.mps: Final = mps
        self.fee: Final = fee
        self.segments: Final = segments


@final
class RouteSearch:
    """Partial ways are labels: a space, MPs so far and the properties used so far. A label is dropped where another one
    got there with no more MPs over no other properties; so the cheapest fees found are the cheapest there are."""

    def __init__(self, rails: Rails, fees: UsageFees) -> None:
        self.rails: Final = rails
        self.fees: Final = fees
        self.count: i64 = 0
        self.space: Final[Row] = row([0] * MOST_LABELS)
        self.mps: Final[Row] = row([0] * MOST_LABELS)
        self.used: Final[Row] = row([0] * MOST_LABELS)
        self.fee: Final[Row] = row([0] * MOST_LABELS)
        self.parent: Final[Row] = row([0] * MOST_LABELS)
        self.segment: Final[Row] = row([0] * MOST_LABELS)
        self.older: Final[Row] = row([0] * MOST_LABELS)
        self.queued: Final[Row] = row([0] * MOST_LABELS)
        self.newest_at: Final[Row] = row([NO_LABEL] * rails.board.space_count)
        self.first: Final[Row] = row([NO_LABEL] * (MOST_MPS + 1))
        self.last: Final[Row] = row([NO_LABEL] * (MOST_MPS + 1))
        self.bit_of: Final[Row] = row([0] * rails.board.property_count)
        self.debt: Final[Row] = row([0] * (fees.players + 1))
        self.exact = False
        self.allowance: i64 = 0
        self.goal: i64 = NOWHERE

    def search(self, state: SteelAndSteamState, seat: i64, mps: i64, exact: bool = False) -> None:
        """Follow all ways of up to `mps`; with `exact` (highballing) only ends that spend all of them count, and the goal."""
        self._prepare(state, seat, exact)
        self.allowance = mps
        self.goal = NOWHERE
        if state.destination[seat] != NOWHERE:
            self.goal = self.rails.board.city_space[state.destination[seat]]
        used = self._in_short(state, seat, state.used)
        self._add(state, seat, state.location[seat], 0, used, -1, NO_LABEL, NOTHING)
        for spent in range(mps + 1):
            label = self.first[spent]
            while label != NO_LABEL:
                if self.space[label] != self.goal or self.parent[label] == NO_LABEL:
                    self._follow(state, seat, label, mps)
                label = self.queued[label]

    def best(self, space: i64) -> i64:
        """The label with the lowest fee at a space, then with the fewest MPs; `NO_LABEL` if the turn cannot end there."""
        best: i64 = NO_LABEL
        label = self.newest_at[space]
        while label != NO_LABEL:
            if (best == NO_LABEL or self._is_cheaper(label, best)) and self._is_end(label):
                best = label
            label = self.older[label]
        return best

    def _is_cheaper(self, label: i64, other: i64) -> bool:
        if self.fee[label] != self.fee[other]:
            return self.fee[label] < self.fee[other]
        return self.mps[label] < self.mps[other]

    def segments_to(self, label: i64) -> list[int]:
        segments: list[int] = []
        while self.parent[label] != NO_LABEL:
            segments.append(self.segment[label])
            label = self.parent[label]
        segments.reverse()
        return segments

    def way(self, label: i64) -> Way:
        segments = self.segments_to(label)
        spent = self.mps[label]
        if self.exact and self.space[label] != self.goal:
            idle = self._idle_step(label)
            while spent < self.allowance:
                place = segments.index(idle)
                segments[place:place] = [idle, idle]
                spent += 2
        return Way(self.space[label], spent, self.fee[label], segments)

    def ways_to(self, space: i64) -> list[Way]:
        """Cheapest first, then shortest."""
        found: list[tuple[int, int, int]] = []
        label = self.newest_at[space]
        while label != NO_LABEL:
            if self._is_end(label):
                found.append((self.fee[label], self.mps[label], label))
            label = self.older[label]
        found.sort()
        return [self.way(label) for _, _, label in found]

    def ends(self) -> list[Way]:
        """For every space where the turn can end, the cheapest way there."""
        labels = [self.best(space) for space in range(self.rails.board.space_count)]
        return [self.way(label) for label in labels if label != NO_LABEL]

    def _is_end(self, label: i64) -> bool:
        """A way that may be the whole turn: something was spent and, when highballing, nothing is left that cannot be."""
        if self.parent[label] == NO_LABEL:
            return False
        if not self.exact or self.space[label] == self.goal or self.mps[label] == self.allowance:
            return True
        return (self.allowance - self.mps[label]) & 1 == 0 and self._idle_step(label) != NOTHING

    def _idle_step(self, label: i64) -> i64:
        """A segment on the way that can be ridden back and forth for 2 MPs."""
        while self.parent[label] != NO_LABEL:
            segment = self.segment[label]
            if self.rails.cost_to_a[segment] == 1 and self.rails.cost_to_b[segment] == 1:
                return segment
            label = self.parent[label]
        return NOTHING

    def _prepare(self, state: SteelAndSteamState, seat: i64, exact: bool) -> None:
        self.exact = exact
        self.count = 0
        for space in range(len(self.newest_at)):
            self.newest_at[space] = NO_LABEL
        for mps in range(MOST_MPS + 1):
            self.first[mps] = NO_LABEL
            self.last[mps] = NO_LABEL
        flat = state.available | state.owned[seat]
        for place in range(len(self.bit_of)):
            self.bit_of[place] = BIT[AT_DEPARTURE] if flat & BIT[place] else BIT[place]

    def _in_short(self, state: SteelAndSteamState, seat: i64, used: i64) -> i64:
        """All properties of the bank or one's own cost one flat fee, so they count as one."""
        flat = state.available | state.owned[seat]
        return used & ~flat | BIT[AT_DEPARTURE] if used & flat else used

    def _follow(self, state: SteelAndSteamState, seat: i64, label: i64, mps: i64) -> None:
        rails = self.rails
        space, spent, used = self.space[label], self.mps[label], self.used[label]
        came_from: i64 = NOWHERE if self.exact or self.parent[label] == NO_LABEL else self.space[self.parent[label]]
        for segment in rails.board.segments_at[space]:
            step: i64 = segment
            end = rails.other_end(step, space)
            if end == came_from:
                continue
            cost = rails.cost(step, end)
            if self.parent[label] == NO_LABEL and state.begun[seat] == step:
                cost -= 1
            if spent + cost > mps:
                continue
            new = used | self.bit_of[rails.segment_property[step]]
            if not self._is_dominated(end, spent + cost, new):
                self._add(state, seat, end, spent + cost, new, self.fee[label] if new == used else -1, label, step)

    def _is_dominated(self, space: i64, mps: i64, used: i64) -> bool:
        """Whether some label got there as well with no other properties; such a one moves to the front, to be met sooner."""
        before: i64 = NO_LABEL
        label = self.newest_at[space]
        while label != NO_LABEL:
            if self.used[label] & ~used == 0 and self._stands_for(self.mps[label], mps):
                if before != NO_LABEL:
                    self.older[before] = self.older[label]
                    self.older[label] = self.newest_at[space]
                    self.newest_at[space] = label
                return True
            before = label
            label = self.older[label]
        return False

    def _stands_for(self, mps: i64, more: i64) -> bool:
        """Two MPs can always be spent on a step back and forth, but an odd one cannot."""
        return mps <= more and (not self.exact or (more - mps) & 1 == 0)

    def _add(
        self, state: SteelAndSteamState, seat: i64, space: i64, mps: i64, used: i64, fee: i64, parent: i64, segment: i64
    ) -> None:
        """A label, unless its fees would have to be paid at once and cannot be."""
        if fee < 0:
            fee = self.fees.owe(state, seat, used, self.debt)
            if parent != NO_LABEL and self.fees.is_beyond_purse(state, seat, fee):
                return
        label = self.count
        if label == MOST_LABELS:
            return
        self.count += 1
        self.space[label] = space
        self.mps[label] = mps
        self.used[label] = used
        self.fee[label] = fee
        self.parent[label] = parent
        self.segment[label] = segment
        self.older[label] = self.newest_at[space]
        self.newest_at[space] = label
        self._queue(label, mps)

    def _queue(self, label: i64, mps: i64) -> None:
        """Labels are followed in the order of their MPs."""
        self.queued[label] = NO_LABEL
        if self.last[mps] == NO_LABEL:
            self.first[mps] = label
        else:
            self.queued[self.last[mps]] = label
        self.last[mps] = label
