"""A bot for Branch Line that bids half of what the next stops will bring, and lays whatever pays."""

from typing import Final

from branch_line.rules.actions import BID, DISMISS, LAY
from branch_line.rules.game import CONCESSION, BranchLine
from branch_line.rules.phase2_lay_track import next_stops
from branch_line.rules.state import BranchLineState
from goldenspike.bots.bot import Bot
from goldenspike.kernel.packing import simple


class Greedy(Bot[BranchLineState]):
    def __init__(self, game: BranchLine, seed: int) -> None:
        self.board: Final = game.board

    def choose(self, state: BranchLineState, seat: int) -> int:
        stops = sorted(next_stops(self.board, state), key=self.gain, reverse=True)
        if state.phase == CONCESSION:
            hoped = sum(max(0, self.gain(stop)) for stop in stops[: state.gangs])
            return simple(BID, min(hoped // 2, state.cash[seat]))
        within = [stop for stop in stops if self.gain(stop) > 0 and self.board.cost_to(stop) <= state.cash[seat]]
        return simple(LAY, within[0]) if within else simple(DISMISS)

    def gain(self, stop: int) -> int:
        return self.board.fares[stop] - self.board.cost_to(stop)
