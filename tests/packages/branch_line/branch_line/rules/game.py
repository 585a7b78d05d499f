"""Branch Line: the order of its phases, its result, its notation, and what a seat sees of it."""

from typing import Any, Final

from branch_line.rules import rules
from branch_line.rules.actions import DISMISS, KINDS, LAY
from branch_line.rules.board import Board
from branch_line.rules.phase1_concession import Concession
from branch_line.rules.phase2_lay_track import LayTrack, next_stops
from branch_line.rules.state import NO_BID, NOBODY, BranchLineState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import OVER, Game, NotationError, Result, Rule, Wording
from goldenspike.kernel.packing import kind, second, simple

CONCESSION: Final = 0
LAY_TRACK: Final = 1


class BranchLine(Game[BranchLineState]):
    def __init__(self, board: Board, players: int) -> None:
        phases = [Concession(), LayTrack(board)]
        super().__init__("branch_line", rules.VERSION, players, f"{board.name} {board.digest}", "none", phases)
        self.board: Final = board

    def setup(self) -> BranchLineState:
        junction = self.board.junction
        owner = [NOBODY] * len(self.board.names)
        return BranchLineState([rules.CASH] * self.players, [NO_BID] * self.players, owner, junction, junction)

    def following(self, state: BranchLineState) -> int:
        if state.phase == CONCESSION:
            return LAY_TRACK
        return CONCESSION if state.turn < rules.TURNS and next_stops(self.board, state) else OVER

    def result(self, state: BranchLineState) -> Result:
        most = max(state.cash)
        return Result(list(state.cash), [seat for seat, cash in enumerate(state.cash) if cash == most])

    def rules(self) -> list[Rule]:
        return rules.RULES

    def copy(self, state: BranchLineState) -> BranchLineState:
        return state.copy()

    def determinize(self, state: BranchLineState, seat: int, seed: int) -> BranchLineState:
        """Sealed bids of the others might be any that they can pay."""
        guess, stream = state.copy(), Stream(seed)
        for other, bid in enumerate(state.bids):
            if state.phase == CONCESSION and other != seat and bid != NO_BID:
                guess.bids[other] = stream.below(state.cash[other] + 1)
        return guess

    # the notation: `hire 2`, `bid 3`, `lay Mill_End`, `dismiss`

    def spell(self, state: BranchLineState, action: int) -> str:
        word, value = KINDS.word(kind(action)), second(action)
        if kind(action) == DISMISS:
            return word
        return f"{word} {self.board.names[value] if kind(action) == LAY else value}"

    def parse(self, state: BranchLineState, words: str) -> int:
        match words.split():
            case ["hire" | "bid" as word, number] if number.isascii() and number.isdigit() and len(number) < 4:
                return simple(KINDS.named(word), int(number))
            case ["lay", name] if name in self.board.names:
                return simple(LAY, self.board.names.index(name))
            case ["dismiss"]:
                return simple(DISMISS)
        raise NotationError("notation-no-action-branch_line", text=words[:40])

    # what is told and shown

    def wording(self, action: int) -> Wording:
        return KINDS.wording(kind(action))

    def wording_values(self, state: BranchLineState, action: int) -> list[int]:
        value = second(action)
        if kind(action) == LAY:
            return [value, self.board.cost_to(value), self.board.fares[value]]
        return [] if kind(action) == DISMISS else [value]

    def name_of(self, kind: str, value: int) -> str:
        return self.board.names[value]

    def view(self, state: BranchLineState, seat: int) -> dict[str, Any]:
        """Every bid is hidden from the others until the last one is in."""
        over = state.phase == OVER
        shown = [bid if state.phase != CONCESSION or who == seat else NO_BID for who, bid in enumerate(state.bids)]
        return {
            "turn": state.turn,
            "turns": rules.TURNS,
            "phase": "over" if over else self.phases[state.phase].name,
            "over": over,
            "gangs": state.gangs,
            "holder": state.holder + 1 if state.phase == LAY_TRACK else None,
            "seats": [
                {
                    "seat": who + 1,
                    "cash": cash,
                    "bid": None if shown[who] == NO_BID else shown[who],
                    "has_bid": state.bids[who] != NO_BID,
                    "stops": [name for stop, name in enumerate(self.board.names) if state.owner[stop] == who],
                }
                for who, cash in enumerate(state.cash)
            ],
        }

    def board_view(self) -> dict[str, Any]:
        stops = zip(self.board.names, self.board.fares, self.board.costs, strict=True)
        return {
            "board": self.board.name,
            "digest": self.board.digest,
            "junction": self.board.names[self.board.junction],
            "stops": [{"name": name, "fare": fare, "section": cost} for name, fare, cost in stops],
        }
