"""The cheapest ways to a goal, MPs and expected fees in dollars, kept as long as nobody buys a deed that changes them."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, final

from goldenspike.games.steel_and_steam.bots.map import FAR
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.rules import ENGINE_COUNT, FLAT_FEE, MORTGAGED_FEE, NORMAL, OTHER_FEE
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT

SPACES: Final = 1024
"""At least as many as a board has spaces, so that one number keeps a cost and a space."""
MOST_KEPT: Final = 1500


@final
class Ways:
    """`cost` holds the dollars from every space to the goal, `onward` the first segment of the way."""

    def __init__(self, spaces: i64) -> None:
        self.cost: Final[Row] = row([FAR] * spaces)
        self.onward: Final[Row] = row([NOTHING] * spaces)


@final
class Signposts:
    """`dollars_per_mp` is what an MP is worth on the way, `rivalry` how much a fee for another player counts against its sum."""

    def __init__(self, rails: Rails, dollars_per_mp: i64, rivalry: float = 1.0) -> None:
        self.rails: Final = rails
        self.dollars_per_mp: Final[i64] = dollars_per_mp
        self.rivalry: Final = rivalry
        self.kept: dict[int, Ways] = {}
        self.rate: Final[Row] = row([dollars_per_mp] * rails.board.property_count)
        assert rails.board.space_count <= SPACES

    def to(self, state: SteelAndSteamState, seat: i64, goal: i64) -> Ways:
        """The ways to a space for a seat that pays fees by who owns what now."""
        own = state.available | state.owned[seat]
        engine = state.engine[seat]
        key = (own * (2 * ENGINE_COUNT) + engine * 2 + state.established) * SPACES + goal
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept = {}
            found = self._find(own, NORMAL[engine], state.established, goal)
            self.kept[key] = found
        return found

    def weigh(self, fee: i64) -> i64:
        """What the fees of a turn count: those of other players also make rivals richer."""
        return fee if fee < MORTGAGED_FEE[0] else i64(self.rivalry * float(fee))

    def _find(self, own: i64, allowance: i64, schedule: i64, goal: i64) -> Ways:
        for place in range(len(self.rate)):
            fee = FLAT_FEE if own & BIT[place] else self.weigh(OTHER_FEE[schedule])
            self.rate[place] = self.dollars_per_mp + fee // allowance
        ways = Ways(self.rails.board.space_count)
        ways.cost[goal] = 0
        open_spaces: list[int] = [goal]
        while open_spaces:
            entry: i64 = heappop(open_spaces)
            space = entry % SPACES
            if entry // SPACES <= ways.cost[space]:
                self._reach_back(ways, space, open_spaces)
        return ways

    def _reach_back(self, ways: Ways, space: i64, open_spaces: list[int]) -> None:
        rails = self.rails
        for step in range(rails.first_step[space], rails.first_step[space + 1]):
            segment, before = rails.step_segment[step], rails.step_end[step]
            cost = ways.cost[space] + rails.cost_back[step] * self.rate[rails.segment_property[segment]]
            if cost < ways.cost[before]:
                ways.cost[before] = cost
                ways.onward[before] = segment
                heappush(open_spaces, cost * SPACES + before)
