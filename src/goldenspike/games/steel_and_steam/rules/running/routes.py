"""Route search: every space a locomotive can end its turn on, by which ways, with the MPs and the fees of each."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules.board.rails import MOST_MPS, NEVER, Rails
from goldenspike.games.steel_and_steam.rules.fees.usage_fees import UsageFees
from goldenspike.games.steel_and_steam.rules.rules import ADDITIONAL_FEE, FLAT_FEE, OTHER_FEE
from goldenspike.games.steel_and_steam.rules.running.outlook import Outlook
from goldenspike.games.steel_and_steam.rules.running.way import Way
from goldenspike.games.steel_and_steam.rules.state import AT_DEPARTURE, NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT

BLANK: Final = row([0] * 16_384)
"""Room for the first labels, copied because that is quick; it is doubled when it is full."""
NO_LABEL: Final = -1
FLAT: Final = AT_DEPARTURE
"""All properties of the bank or one's own cost one flat fee, so they count as one property."""


@final
class RouteSearch:
    """A label is a partial way: its space, and the MPs and properties used so far. Labels with the lowest fee are followed first,
    then those with the fewest MPs, so the first label at a space is the best one there. A label is dropped if another one at
    its space makes it useless, or if every end within its reach has a way already (`_is_useless`).

    When highballing, all MPs must be spent; those left over are spent by riding a segment of the way back and forth. `idle`
    holds what riding it once costs, or 0 if the way has no such segment. Otherwise all MPs but the first of the turn can be
    dumped. `least` holds how many MPs must be spent. `best_at` holds for every space where the turn can end the label with the
    lowest fee, then with the fewest MPs."""

    def __init__(self, rails: Rails, fees: UsageFees) -> None:
        self.rails: Final = rails
        self.fees: Final = fees
        self.outlook: Final = Outlook(rails)
        self.ahead: Final[Row] = rails.ahead()
        self.count: i64 = 0
        self.space = BLANK[:]
        self.mps = BLANK[:]
        self.used = BLANK[:]
        self.fee = BLANK[:]
        self.idle = BLANK[:]
        self.parent = BLANK[:]
        self.segment = BLANK[:]
        self.older = BLANK[:]
        self.queued = BLANK[:]
        self.newest_at: Final[Row] = row([NO_LABEL] * rails.board.space_count)
        self.best_at: Final[Row] = row([NO_LABEL] * rails.board.space_count)
        self.wanted: Final[Row] = row([0] * rails.board.space_count)
        self.wanted_count: i64 = 0
        dearest = fees.players * OTHER_FEE[1] + rails.board.property_count * ADDITIONAL_FEE[1] + 2 * FLAT_FEE
        self.levels: Final[i64] = dearest // FLAT_FEE + 1
        self.first: Final[Row] = row([NO_LABEL] * (self.levels * (MOST_MPS + 1)))
        self.last: Final[Row] = row([NO_LABEL] * (self.levels * (MOST_MPS + 1)))
        self.bit_of: Final[Row] = row([0] * rails.board.property_count)
        self.debt: Final[Row] = row([0] * (fees.players + 1))
        self.deeds: Final[Row] = row([0] * fees.players)
        self.flat: i64 = 0
        self.with_liens: i64 = 0
        self.grandfathered: i64 = 0
        self.exact = False
        self.every_way = False
        self.allowance: i64 = 0
        self.least: i64 = 0
        self.purse: i64 = 0
        self.goal: i64 = NOWHERE
        self.ways_found: list[int] = []

    def search(self, state: SteelAndSteamState, seat: i64, mps: i64, exact: bool = False) -> None:
        """Find the best way to every end within `mps`; if `exact` (highballing), all MPs are spent unless the goal is reached."""
        self._prepare(state, seat, mps, exact)
        self.every_way = False
        spending = self.outlook.spending
        for space in range(len(spending)):
            counts = spending[space]
            if exact and space != self.goal:
                counts &= BIT[mps]
            elif state.spent == 0 or space == state.location[seat]:
                counts &= ~1
            self.wanted[space] = 1 if counts and (exact or space != state.location[seat]) else 0
            self.wanted_count += self.wanted[space]
        self._run(state, seat)

    def ways(self, state: SteelAndSteamState, seat: i64, mps: i64, exact: bool, end: i64, most: i64) -> list[Way]:
        """Ways to one end, cheapest first, then shortest, each with a different set of properties."""
        self._prepare(state, seat, mps, exact)
        self.every_way = True
        self.wanted[end] = 1
        self.wanted_count = most
        self._run(state, seat)
        return [self.way(label) for label in self.ways_found]

    def ends(self) -> list[Way]:
        """For every space where the turn can end, the cheapest way there."""
        return [self.way(label) for label in self.best_at if label != NO_LABEL]

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
        if spent < self.least and self.space[label] != self.goal:
            place = [self.rails.idling[segment] for segment in segments].index(self.idle[label])
            rounds = (self.least - spent) // self.idle[label]
            segments[place:place] = [segments[place], segments[place]] * rounds
            spent = self.least
        return Way(self.space[label], spent, self.fee[label], segments)

    def _prepare(self, state: SteelAndSteamState, seat: i64, mps: i64, exact: bool) -> None:
        self.exact = exact
        self.allowance = mps
        self.least = mps if exact else (1 if state.spent == 0 else 0)
        self.purse = self.fees.purse(state, seat)
        self.count = 0
        self.ways_found = []
        self.wanted_count = 0
        self.goal = NOWHERE
        if state.destination[seat] != NOWHERE:
            self.goal = self.rails.board.city_space[state.destination[seat]]
        for space in range(len(self.newest_at)):
            self.newest_at[space] = NO_LABEL
            self.best_at[space] = NO_LABEL
            self.wanted[space] = 0
        for place in range(len(self.first)):
            self.first[place] = NO_LABEL
            self.last[place] = NO_LABEL
        self._look_at_deeds(state, seat)
        self.outlook.look_from(state.location[seat], self.goal, mps, state.begun[seat])

    def _look_at_deeds(self, state: SteelAndSteamState, seat: i64) -> None:
        self.flat = state.available | state.owned[seat]
        for place in range(len(self.bit_of)):
            self.bit_of[place] = BIT[FLAT] if self.flat & BIT[place] else BIT[place]
        self.with_liens = 0
        for owner in range(self.fees.players):
            self.deeds[owner] = state.owned[owner] & ~self.flat
            if self.deeds[owner] & state.mortgaged:
                self.with_liens |= self.deeds[owner]
        self.grandfathered = 0 if state.grandfathered[seat] == NOTHING else BIT[state.grandfathered[seat]]

    def _run(self, state: SteelAndSteamState, seat: i64) -> None:
        used = state.used & ~self.flat
        if state.used & self.flat:
            used |= BIT[FLAT]
        fee = self.fees.owe(state, seat, used, self.debt)
        self._add(state.location[seat], 0, used, fee, 0 if self.exact else 1, NO_LABEL, NOTHING)
        measured: i64 = NEVER
        for level in range(self.levels):
            if 8 * self.wanted_count <= 7 * measured:
                self.outlook.measure(self.wanted)
                measured = self.wanted_count
            for spent in range(self.allowance + 1):
                label = self.first[level * (MOST_MPS + 1) + spent]
                while label != NO_LABEL:
                    self._settle(state, seat, label)
                    if self.wanted_count == 0:
                        return
                    label = self.queued[label]

    def _settle(self, state: SteelAndSteamState, seat: i64, label: i64) -> None:
        space, spent = self.space[label], self.mps[label]
        if label > 0 and self._is_useless(space, spent, self.used[label], self.idle[label]):
            return
        self.older[label] = self.newest_at[space]
        self.newest_at[space] = label
        if self.wanted[space] and self._is_end(label):
            self._note_end(space, label)
        if space != self.goal:
            self._follow(state, seat, label)

    def _note_end(self, space: i64, label: i64) -> None:
        self.wanted_count -= 1
        if self.every_way:
            self.ways_found.append(label)
        else:
            self.best_at[space] = label
            self.wanted[space] = 0

    def _is_end(self, label: i64) -> bool:
        """Whether the turn can end here: the MPs that must still be spent can be spent by riding back and forth."""
        if self.parent[label] == NO_LABEL:
            return False
        left = self.least - self.mps[label]
        if left <= 0 or self.space[label] == self.goal:
            return True
        return self.exact and self.idle[label] > 0 and left % self.idle[label] == 0

    def _follow(self, state: SteelAndSteamState, seat: i64, label: i64) -> None:
        rails, parent = self.rails, self.parent[label]
        space, used, idle = self.space[label], self.used[label], self.idle[label]
        may_turn = parent == NO_LABEL or self.idle[parent] != 1 or (not self.exact and self.mps[parent] < self.least)
        came_from: i64 = NOWHERE if may_turn else self.space[parent]
        for step in range(rails.first_step[space], rails.first_step[space + 1]):
            end, segment = rails.step_end[step], rails.step_segment[step]
            if end == came_from:
                continue
            spent = self.mps[label] + rails.step_cost[step]
            if parent == NO_LABEL and state.begun[seat] == segment:
                spent -= 1
            new = used | self.bit_of[rails.segment_property[segment]]
            new_idle = idle if idle == 1 or rails.idling[segment] == 0 else rails.idling[segment]
            if self._is_useless(end, spent, new, new_idle):
                continue
            fee = self.fee[label] if new == used else self.fees.owe(state, seat, new, self.debt)
            if new == used or fee <= self.purse:
                self._add(end, spent, new, fee, new_idle, label, segment)

    def _is_useless(self, space: i64, spent: i64, used: i64, idle: i64) -> bool:
        """Whether no wanted end is within reach, or an older label here is as good whatever follows: it cost no more MPs and no
        more fees, and either used none but these properties, or used all of these whose owners could be met again."""
        left = self.allowance - spent
        if left < self.outlook.near[space]:
            return True
        ahead: i64 = -1
        label = self.newest_at[space]
        while label != NO_LABEL:
            if self._spends_as_well(label, spent, idle):
                other = self.used[label]
                if other & ~used == 0:
                    return True
                if not self.every_way:
                    if ahead < 0:
                        ahead = self._deeds_ahead(space, left)
                    if used & ahead & ~other == 0 and self._costs_no_more(used, other, ahead):
                        return True
            label = self.older[label]
        return False

    def _costs_no_more(self, used: i64, other: i64, ahead: i64) -> bool:
        """Whether going on costs no more after `other` than after `used`. It may cost more where an owner has a lien, which makes
        the next deed cheaper or dearer, and where `other` has a grandfathered fee, which another property would end."""
        if (used ^ other) & ahead & self.with_liens:
            return False
        return self.grandfathered == 0 or other & ~BIT[FLAT] != self.grandfathered

    def _spends_as_well(self, label: i64, spent: i64, idle: i64) -> bool:
        """Whether this label can spend the MPs that must be spent, wherever a way with this `spent` and `idle` can."""
        more = spent - self.mps[label]
        if not self.exact:
            return more >= 0 and (self.mps[label] >= self.least or spent < self.least)
        if self.idle[label] == 0:
            return more == 0 and idle == 0
        return more >= 0 and (self.idle[label] == 1 or (more & 1 == 0 and idle != 1))

    def _deeds_ahead(self, space: i64, mps: i64) -> i64:
        """All deeds of those owners who have one within reach."""
        within = self.ahead[space * (MOST_MPS + 1) + mps]
        deeds: i64 = BIT[FLAT] if within & self.flat else 0
        for owner in range(self.fees.players):
            if within & self.deeds[owner]:
                deeds |= self.deeds[owner]
        return deeds

    def _add(self, space: i64, mps: i64, used: i64, fee: i64, idle: i64, parent: i64, segment: i64) -> None:
        label = self.count
        if label == len(self.space):
            self._make_room()
        self.count += 1
        self.space[label] = space
        self.mps[label] = mps
        self.used[label] = used
        self.fee[label] = fee
        self.idle[label] = idle
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
        self.parent = twice_as_long(self.parent)
        self.segment = twice_as_long(self.segment)
        self.older = twice_as_long(self.older)
        self.queued = twice_as_long(self.queued)


def twice_as_long(numbers: Row) -> Row:
    return row(list(numbers) + [0] * len(numbers))
