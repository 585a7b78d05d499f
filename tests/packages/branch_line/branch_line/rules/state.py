"""A position of Branch Line."""

from goldenspike.kernel.core import State

NO_BID = -1
NOBODY = -1


class BranchLineState(State):
    """`bids` and `cash` run over seats, `owner` over stops; the line runs from the stop `west` to the stop `east`."""

    def __init__(self, cash: list[int], bids: list[int], owner: list[int], west: int, east: int) -> None:
        super().__init__()
        self.cash = cash
        self.bids = bids
        self.owner = owner
        self.west = west
        self.east = east
        self.gangs = 0
        self.holder = NOBODY

    def copy(self) -> "BranchLineState":
        twin = BranchLineState(self.cash[:], self.bids[:], self.owner[:], self.west, self.east)
        twin.phase, twin.turn = self.phase, self.turn
        twin.gangs, twin.holder = self.gangs, self.holder
        return twin

    def numbers(self) -> list[int]:
        single = [self.phase, self.turn, self.gangs, self.holder, self.west, self.east]
        return single + self.cash + self.bids + self.owner
