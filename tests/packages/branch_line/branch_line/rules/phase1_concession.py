"""Phase one, The concession: a card brings gangs, everybody bids in secret, and the highest bid is paid."""

from branch_line.rules import events, rules
from branch_line.rules.actions import BID, HIRE
from branch_line.rules.state import NO_BID, BranchLineState
from goldenspike.kernel.core import CHANCE, Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.packing import second, simple
from goldenspike.parts.bits import BIT


class Concession(Phase[BranchLineState]):
    def __init__(self) -> None:
        self.name = "concession"

    def begin(self, state: BranchLineState, log: Log) -> None:
        state.turn += 1
        state.gangs = 0
        state.bids = [NO_BID for _ in state.cash]

    def pending(self, state: BranchLineState) -> int:
        if state.gangs == 0:
            return BIT[CHANCE]
        return sum(BIT[seat] for seat, bid in enumerate(state.bids) if bid == NO_BID)

    def question(self, state: BranchLineState, seat: int) -> Rule:
        return rules.GANGS_FOR_HIRE if seat == CHANCE else rules.BID_IN_SECRET

    def sealed(self, state: BranchLineState, seat: int) -> bool:
        return seat != CHANCE

    def choices(self, state: BranchLineState, seat: int) -> list[Choice]:
        if seat == CHANCE:
            return [Choice(simple(HIRE, gangs), simple(HIRE, gangs), cards) for gangs, cards in rules.GANGS.items()]
        return [Choice(simple(BID), simple(BID, state.cash[seat]))]

    def check(self, state: BranchLineState, seat: int, action: int) -> Refusal | None:
        value = second(action)
        if seat == CHANCE:
            return None if action == simple(HIRE, value) and value in rules.GANGS else Refusal(rules.GANGS_FOR_HIRE)
        if action != simple(BID, value):
            return Refusal(rules.BID_IN_SECRET)
        if value > state.cash[seat]:
            return Refusal(rules.BID_WITHIN_CASH, value, state.cash[seat])
        return None

    def apply(self, state: BranchLineState, seat: int, action: int, log: Log) -> None:
        value = second(action)
        if seat == CHANCE:
            state.gangs = value
            log.tell(events.HIRED, state.turn, value)
            return
        state.bids[seat] = value
        log.tell(events.BID_SEALED, seat)
        if NO_BID not in state.bids:
            award_the_concession(state, log)


def award_the_concession(state: BranchLineState, log: Log) -> None:
    """Players who are level are asked clockwise, and every turn begins with the next of them."""
    players = len(state.cash)
    clockwise = [(state.turn - 1 + step) % players for step in range(players)]
    state.holder = max(clockwise, key=lambda seat: state.bids[seat])
    state.cash[state.holder] -= max(state.bids)
    log.tell(events.CONCESSION_WON, state.holder, max(state.bids))
