"""What lies ahead of a locomotive: which spaces it can reach with how many MPs, and how far it is to the nearest wanted one."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules.board.rails import NEVER, Rails
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT


@final
class Outlook:
    """`spending` holds for every space the set of MPs that a way there can spend: bit 3 is set if some way spends 3 MPs. `near`
    holds the fewest MPs from every space to a wanted one. Spaces to look at again wait in `line`, each at most once."""

    def __init__(self, rails: Rails) -> None:
        self.rails: Final = rails
        self.spaces: Final = rails.board.space_count
        self.spending: Final[Row] = row([0] * self.spaces)
        self.near: Final[Row] = row([NEVER] * self.spaces)
        self.line: Final[Row] = row([0] * self.spaces)
        self.waits: Final[Row] = row([0] * self.spaces)
        self.head: i64 = 0
        self.waiting: i64 = 0

    def look_from(self, start: i64, goal: i64, mps: i64, begun: i64, is_yard: Row) -> None:
        """Fill `spending`; movement ends in the goal, and with no MP left only junctions can be entered. In a yard any number of
        MPs counts as spent on repairs, though there may not be that many to make."""
        rails, spending = self.rails, self.spending
        for space in range(self.spaces):
            spending[space] = 0
        spending[start] = 1
        self._line_up(start)
        while self.waiting > 0:
            here = self._next()
            if here == goal:
                continue
            if is_yard[here]:
                spending[here] = BIT[mps + 1] - (spending[here] & -spending[here])
            for step in range(rails.first_step[here], rails.first_step[here + 1]):
                there = spending[here] * BIT[rails.step_cost[step]] & (BIT[mps + 1] - 1)
                if here == start and rails.step_segment[step] == begun:
                    there |= BIT[rails.step_cost[step] - 1]
                end = rails.step_end[step]
                if there & ~spending[end]:
                    spending[end] |= there
                    self._line_up(end)

    def measure(self, wanted: Row) -> None:
        """Fill `near`."""
        rails, near = self.rails, self.near
        for space in range(self.spaces):
            near[space] = NEVER
            if wanted[space]:
                near[space] = 0
                self._line_up(space)
        while self.waiting > 0:
            here = self._next()
            for step in range(rails.first_step[here], rails.first_step[here + 1]):
                end = rails.step_end[step]
                there = near[here] + rails.cost_back[step]
                if there < near[end]:
                    near[end] = there
                    self._line_up(end)

    def _line_up(self, space: i64) -> None:
        if not self.waits[space]:
            self.waits[space] = 1
            self.line[(self.head + self.waiting) % self.spaces] = space
            self.waiting += 1

    def _next(self) -> i64:
        space = self.line[self.head]
        self.head = (self.head + 1) % self.spaces
        self.waiting -= 1
        self.waits[space] = 0
        return space
