"""Steel Driver: the order of its phases, its end and its result."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver import actions, notation
from goldenspike.games.steel_driver.board import Board
from goldenspike.games.steel_driver.phase1_take_cubes import TakeCubes
from goldenspike.games.steel_driver.phase2_auction import Auction
from goldenspike.games.steel_driver.phase3_build_track import BuildTrack
from goldenspike.games.steel_driver.phase4_take_profits import TakeProfits
from goldenspike.games.steel_driver.phase5_end_of_turn import EndOfTurn
from goldenspike.games.steel_driver.phase6_final_profit import FinalProfit, winners
from goldenspike.games.steel_driver.rules import COLOURS, COMPANIES, RULES, TURNS, VERSION
from goldenspike.games.steel_driver.state import SteelDriverState, opening
from goldenspike.games.steel_driver.view import view
from goldenspike.kernel.core import OVER, Game, Result, Rule, Wording
from goldenspike.kernel.ints import i64

TAKE_CUBES: Final = 0
AUCTION: Final = 1
BUILD_TRACK: Final = 2
TAKE_PROFITS: Final = 3
END_OF_TURN: Final = 4
FINAL_PROFIT: Final = 5


@final
class SteelDriver(Game[SteelDriverState]):
    def __init__(self, board: Board, players: int) -> None:
        phases = [
            TakeCubes(players),
            Auction(players),
            BuildTrack(board),
            TakeProfits(),
            EndOfTurn(),
            FinalProfit(board, players),
        ]
        super().__init__("steel_driver", VERSION, players, f"{board.name} {board.digest}", "none", phases)
        self.board: Final = board

    def setup(self) -> SteelDriverState:
        return opening(self.board, self.players)

    def following(self, state: SteelDriverState) -> i64:
        if state.phase == FINAL_PROFIT:
            return OVER
        if state.phase == END_OF_TURN and state.turn < TURNS:
            return TAKE_CUBES
        return state.phase + 1

    def result(self, state: SteelDriverState) -> Result:
        return Result(list(state.cash), winners(state, self.players))

    def rules(self) -> list[Rule]:
        return RULES

    def spell(self, state: SteelDriverState, action: i64) -> str:
        return notation.spell(self.board, action)

    def parse(self, state: SteelDriverState, words: str) -> int:
        return notation.parse(self.board, state, words)

    def wording(self, action: i64) -> Wording:
        return actions.WORDINGS[actions.kind(action)]

    def wording_values(self, action: i64) -> list[int]:
        if actions.kind(action) in (actions.AUCTION, actions.BUILD):
            return [actions.first(action), actions.second(action)]
        return [] if actions.kind(action) == actions.PASS else [actions.second(action)]

    def name_of(self, kind: str, value: int) -> str:
        return {"company": COMPANIES, "colour": COLOURS, "location": self.board.names}[kind][value]

    def view(self, state: SteelDriverState, seat: int) -> dict[str, object]:
        phase = "over" if state.phase == OVER else self.phases[state.phase].name
        return view(self.board, state, self.players, phase)

    def copy(self, state: SteelDriverState) -> SteelDriverState:
        return state.copy()
