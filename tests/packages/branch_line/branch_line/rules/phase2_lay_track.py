"""Phase two, Lay track: every gang lays one section at an end of the line, and the stop it reaches pays its fare."""

from typing import Final

from branch_line.rules import events, rules
from branch_line.rules.actions import DISMISS, LAY
from branch_line.rules.board import Board
from branch_line.rules.state import BranchLineState
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.packing import one, second, simple
from goldenspike.parts.bits import BIT


class LayTrack(Phase[BranchLineState]):
    def __init__(self, board: Board) -> None:
        self.name = "lay_track"
        self.board: Final = board

    def pending(self, state: BranchLineState) -> int:
        return BIT[state.holder] if state.gangs and next_stops(self.board, state) else 0

    def question(self, state: BranchLineState, seat: int) -> Rule:
        return rules.LAY_OR_DISMISS

    def choices(self, state: BranchLineState, seat: int) -> list[Choice]:
        within = [stop for stop in next_stops(self.board, state) if self.board.cost_to(stop) <= state.cash[seat]]
        return [*(one(simple(LAY, stop)) for stop in within), one(simple(DISMISS))]

    def check(self, state: BranchLineState, seat: int, action: int) -> Refusal | None:
        stop = second(action)
        if action == simple(DISMISS):
            return None
        if action != simple(LAY, stop) or stop >= len(self.board.names):
            return Refusal(rules.LAY_OR_DISMISS)
        if stop not in next_stops(self.board, state):
            return Refusal(rules.END_OF_THE_LINE, stop)
        if self.board.cost_to(stop) > state.cash[seat]:
            return Refusal(rules.PAY_FOR_SECTION, stop, self.board.cost_to(stop), state.cash[seat])
        return None

    def apply(self, state: BranchLineState, seat: int, action: int, log: Log) -> None:
        if action == simple(DISMISS):
            state.gangs = 0
            log.tell(events.DISMISSED, seat)
            return
        stop = second(action)
        cost, fare = self.board.cost_to(stop), self.board.fares[stop]
        state.gangs -= 1
        state.cash[seat] += fare - cost
        state.owner[stop] = seat
        state.west, state.east = min(state.west, stop), max(state.east, stop)
        log.tell(events.LAID, seat, stop, cost, fare)


def next_stops(board: Board, state: BranchLineState) -> list[int]:
    """The stops that the next section can reach: none when the line is complete."""
    return [stop for stop in (state.west - 1, state.east + 1) if 0 <= stop < len(board.names)]
