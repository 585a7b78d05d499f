"""Route search: every space a locomotive can end its turn on, by which ways, with the MPs and the fees of each."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules.board.rails import MOST_MPS, NEVER, Rails
from goldenspike.games.steel_and_steam.rules.fees.usage_fees import UsageFees
from goldenspike.games.steel_and_steam.rules.rules import (
    ADDITIONAL_FEE,
    BASE_LEVEL,
    FERRY_COST,
    FLAT_FEE,
    OTHER_FEE,
    YARD_REPAIR_COST,
    YARDS_EACH,
)
from goldenspike.games.steel_and_steam.rules.running.labels import NO_LABEL, Labels
from goldenspike.games.steel_and_steam.rules.running.outlook import Outlook
from goldenspike.games.steel_and_steam.rules.running.way import Way
from goldenspike.games.steel_and_steam.rules.state import AT_DEPARTURE, NOTHING, NOWHERE, REPAIR_BEGUN, SteelAndSteamState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT

FLAT: Final = AT_DEPARTURE
"""All properties of the bank or one's own cost one flat fee, so they count as one property."""


@final
class RouteSearch:
    """Labels with the lowest fee are followed first, then those with the fewest MPs, so the first label at a space is the best
    one there. A label is dropped if another one at its space makes it useless, or if every end within its reach has a way
    already (`_is_useless`).

    When highballing, all MPs must be spent; those left over are spent by riding a segment of the way back and forth, by repairs
    in the seat's own yards, and the last one also by beginning a ferry step. Otherwise all MPs but the first of the turn can be
    dumped. `least` holds how many MPs must be spent. `best_at` holds for every space where the turn can end the label with the
    lowest fee, then with the fewest MPs."""

    def __init__(self, rails: Rails, fees: UsageFees) -> None:
        self.rails: Final = rails
        self.fees: Final = fees
        self.outlook: Final = Outlook(rails)
        self.ahead: Final[Row] = rails.ahead()
        dearest = fees.players * OTHER_FEE[1] + rails.board.property_count * ADDITIONAL_FEE[1] + 2 * FLAT_FEE
        self.labels: Final = Labels(dearest)
        self.newest_at: Final[Row] = row([NO_LABEL] * rails.board.space_count)
        self.best_at: Final[Row] = row([NO_LABEL] * rails.board.space_count)
        self.wanted: Final[Row] = row([0] * rails.board.space_count)
        self.wanted_count: i64 = 0
        self.bit_of: Final[Row] = row([0] * rails.board.property_count)
        self.debt: Final[Row] = row([0] * (fees.players + 1))
        self.deeds: Final[Row] = row([0] * fees.players)
        self.flat: i64 = 0
        self.with_liens: i64 = 0
        self.grandfathered: i64 = 0
        self.is_yard: Final[Row] = row([0] * rails.board.space_count)
        self.most_repairs: i64 = 0
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
                counts &= BIT[mps] | (BIT[mps - 1] if mps > 0 and self.rails.has_ferry[space] else 0)
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

    def way(self, label: i64) -> Way:
        labels, space, spent = self.labels, self.labels.space[label], self.labels.mps[label]
        segments = labels.segments_to(label)
        if spent < self.least and space != self.goal:
            place = [segment >= 0 and self.rails.idling[segment] for segment in segments].index(labels.idle[label])
            rounds = (self.least - spent) // labels.idle[label]
            segments[place:place] = [segments[place], segments[place]] * rounds
            spent = self.least
        towards = self.rails.other_end(labels.segment[label], space) if labels.begins_ferry(label) else space
        return Way(space, spent, labels.fee[label], segments, towards)

    def _prepare(self, state: SteelAndSteamState, seat: i64, mps: i64, exact: bool) -> None:
        self.exact = exact
        self.allowance = mps
        self.least = mps if exact else (1 if state.spent == 0 else 0)
        self.purse = self.fees.purse(state, seat)
        self.labels.clear()
        self.ways_found = []
        self.wanted_count = 0
        self.goal = NOWHERE
        if state.destination[seat] != NOWHERE:
            self.goal = self.rails.board.city_space[state.destination[seat]]
        for space in range(len(self.newest_at)):
            self.newest_at[space] = NO_LABEL
            self.best_at[space] = NO_LABEL
            self.wanted[space] = 0
            self.is_yard[space] = 0
        self._look_at_deeds(state, seat)
        self._look_at_yards(state, seat)
        self.outlook.look_from(state.location[seat], self.goal, mps, state.begun[seat], self.is_yard)

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

    def _look_at_yards(self, state: SteelAndSteamState, seat: i64) -> None:
        """Repairs only matter where they spend MPs that must be spent, in yards on the way [35]."""
        self.most_repairs = state.level[seat] - BASE_LEVEL[state.engine[seat]] if self.exact else 0
        for place in range(seat * YARDS_EACH, (seat + 1) * YARDS_EACH):
            if state.yards[place] != NOWHERE and self.most_repairs > 0:
                self.is_yard[self.rails.board.city_space[state.yards[place]]] = 1

    def _run(self, state: SteelAndSteamState, seat: i64) -> None:
        used = state.used & ~self.flat
        if state.used & self.flat:
            used |= BIT[FLAT]
        fee = self.fees.owe(state, seat, used, self.debt)
        self.labels.add(state.location[seat], 0, used, fee, 0 if self.exact else 1, NO_LABEL, NOTHING)
        measured: i64 = NEVER
        for level in range(self.labels.levels):
            if 8 * self.wanted_count <= 7 * measured:
                self.outlook.measure(self.wanted)
                measured = self.wanted_count
            for spent in range(self.allowance + 1):
                label = self.labels.first[level * (MOST_MPS + 1) + spent]
                while label != NO_LABEL:
                    self._settle(state, seat, label)
                    if self.wanted_count == 0:
                        return
                    label = self.labels.queued[label]

    def _settle(self, state: SteelAndSteamState, seat: i64, label: i64) -> None:
        labels, space = self.labels, self.labels.space[label]
        if label > 0 and self._is_useless(
            space, labels.mps[label], labels.used[label], labels.idle[label], labels.repairs[label]
        ):
            return
        if self.wanted[space] and self._is_end(label):
            self._note_end(space, label)
        if labels.begins_ferry(label):
            return
        labels.older[label] = self.newest_at[space]
        self.newest_at[space] = label
        if space == self.goal:
            return
        self._follow(state, seat, label)
        if self.exact and labels.mps[label] < self.allowance:
            self._stay(state, seat, label)

    def _note_end(self, space: i64, label: i64) -> None:
        self.wanted_count -= 1
        if self.every_way:
            self.ways_found.append(label)
        else:
            self.best_at[space] = label
            self.wanted[space] = 0

    def _is_end(self, label: i64) -> bool:
        """Whether the turn can end here: the MPs that must still be spent can be spent by riding back and forth."""
        if self.labels.parent[label] == NO_LABEL:
            return False
        left = self.least - self.labels.mps[label]
        if left <= 0 or self.labels.space[label] == self.goal:
            return True
        return self.exact and self.labels.idle[label] > 0 and left % self.labels.idle[label] == 0

    def _follow(self, state: SteelAndSteamState, seat: i64, label: i64) -> None:
        rails, parent = self.rails, self.labels.parent[label]
        space, used, idle = self.labels.space[label], self.labels.used[label], self.labels.idle[label]
        may_turn = (
            parent == NO_LABEL or self.labels.idle[parent] != 1 or (not self.exact and self.labels.mps[parent] < self.least)
        )
        came_from: i64 = NOWHERE if may_turn else self.labels.space[parent]
        for step in range(rails.first_step[space], rails.first_step[space + 1]):
            end, segment = rails.step_end[step], rails.step_segment[step]
            if end == came_from:
                continue
            spent = self.labels.mps[label] + rails.step_cost[step]
            if parent == NO_LABEL and state.begun[seat] == segment:
                spent -= 1
            new = used | self.bit_of[rails.segment_property[segment]]
            new_idle = idle if idle == 1 or rails.idling[segment] == 0 else rails.idling[segment]
            if self._is_useless(end, spent, new, new_idle, self.labels.repairs[label]):
                continue
            fee = self.labels.fee[label] if new == used else self.fees.owe(state, seat, new, self.debt)
            if new == used or fee <= self.purse:
                self.labels.add(end, spent, new, fee, new_idle, label, segment)

    def _stay(self, state: SteelAndSteamState, seat: i64, label: i64) -> None:
        """Spend an MP without leaving the space: on a repair in an own yard, or on the begin of a ferry step."""
        labels, space, spent = self.labels, self.labels.space[label], self.labels.mps[label] + YARD_REPAIR_COST
        if self.is_yard[space] and labels.repairs[label] < self.most_repairs:
            labels.add(space, spent, labels.used[label], labels.fee[label], labels.idle[label], label, REPAIR_BEGUN)
        if self.wanted[space] and self.rails.has_ferry[space]:
            self._begin_ferries(state, seat, label)

    def _begin_ferries(self, state: SteelAndSteamState, seat: i64, label: i64) -> None:
        """The last MP may begin a ferry step [11]. That rides no property yet, but cash on the barrelhead must suffice for it."""
        labels, rails = self.labels, self.rails
        space, used, fee = labels.space[label], labels.used[label], labels.fee[label]
        begun: i64 = state.begun[seat] if labels.parent[label] == NO_LABEL else NOTHING
        for step in range(rails.first_step[space], rails.first_step[space + 1]):
            segment = rails.step_segment[step]
            if rails.step_cost[step] == FERRY_COST and segment != begun:
                price = self.fees.owe(state, seat, used | self.bit_of[rails.segment_property[segment]], self.debt)
                if price <= self.purse or price == fee:
                    labels.add(space, labels.mps[label] + 1, used, fee, labels.idle[label], label, segment)

    def _is_useless(self, space: i64, spent: i64, used: i64, idle: i64, repairs: i64) -> bool:
        """Whether no wanted end is within reach, or an older label here is as good whatever follows: it cost no more MPs and no
        more fees, and either used none but these properties, or used all of these whose owners could be met again."""
        left = self.allowance - spent
        if left < self.outlook.near[space]:
            return True
        ahead: i64 = -1
        label = self.newest_at[space]
        while label != NO_LABEL:
            if self._spends_as_well(label, spent, idle, repairs):
                other = self.labels.used[label]
                if other & ~used == 0:
                    return True
                if not self.every_way:
                    if ahead < 0:
                        ahead = self._deeds_ahead(space, left)
                    if used & ahead & ~other == 0 and self._costs_no_more(used, other, ahead):
                        return True
            label = self.labels.older[label]
        return False

    def _costs_no_more(self, used: i64, other: i64, ahead: i64) -> bool:
        """Whether going on costs no more after `other` than after `used`. It may cost more where an owner has a lien, which makes
        the next deed cheaper or dearer, and where `other` has a grandfathered fee, which another property would end."""
        if (used ^ other) & ahead & self.with_liens:
            return False
        return self.grandfathered == 0 or other & ~BIT[FLAT] != self.grandfathered

    def _spends_as_well(self, label: i64, spent: i64, idle: i64, repairs: i64) -> bool:
        """Whether this label can spend the MPs that must be spent, wherever a way with these figures can."""
        more = spent - self.labels.mps[label]
        if not self.exact:
            return more >= 0 and (self.labels.mps[label] >= self.least or spent < self.least)
        if self.labels.idle[label] == 1:
            return more >= 0
        if idle == 1 or self.labels.repairs[label] > repairs:
            return False
        return more == 0 and idle == 0 if self.labels.idle[label] == 0 else more >= 0 and more & 1 == 0

    def _deeds_ahead(self, space: i64, mps: i64) -> i64:
        """All deeds of those owners who have one within reach."""
        within = self.ahead[space * (MOST_MPS + 1) + mps]
        deeds: i64 = BIT[FLAT] if within & self.flat else 0
        for owner in range(self.fees.players):
            if within & self.deeds[owner]:
                deeds |= self.deeds[owner]
        return deeds
