"""Steel Driver: the order of its phases, its end and its result."""

from __future__ import annotations

from typing import Any, Final, final

from goldenspike.games.steel_driver.rules import actions, notation
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.phase1_take_cubes import TakeCubes
from goldenspike.games.steel_driver.rules.phase2_auction import Auction
from goldenspike.games.steel_driver.rules.phase3_build_track import BuildTrack, active_company
from goldenspike.games.steel_driver.rules.phase4_take_profits import TakeProfits
from goldenspike.games.steel_driver.rules.phase5_end_of_turn import EndOfTurn
from goldenspike.games.steel_driver.rules.phase6_final_profit import FinalProfit, winners
from goldenspike.games.steel_driver.rules.rules import COLOURS, COMPANIES, RULES, TURNS, VERSION
from goldenspike.games.steel_driver.rules.state import SteelDriverState, opening
from goldenspike.games.steel_driver.rules.view import board_view, view
from goldenspike.kernel.core import OVER, Game, Phase, Result, Rule, Wording
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.sequence import arrange

PHASES: Final = ["take_cubes", "auction", "build_track", "take_profits", "end_of_turn", "final_profit"]
TAKE_CUBES: Final[i64] = PHASES.index("take_cubes")
AUCTION: Final[i64] = PHASES.index("auction")
BUILD_TRACK: Final[i64] = PHASES.index("build_track")
TAKE_PROFITS: Final[i64] = PHASES.index("take_profits")
END_OF_TURN: Final[i64] = PHASES.index("end_of_turn")
FINAL_PROFIT: Final[i64] = PHASES.index("final_profit")


@final
class SteelDriver(Game[SteelDriverState]):
    def __init__(self, board: Board, players: int, version: int = VERSION) -> None:
        phases: list[Phase[SteelDriverState]] = [
            TakeCubes(players),
            Auction(players),
            BuildTrack(board),
            TakeProfits(),
            EndOfTurn(),
            FinalProfit(board, players),
        ]
        super().__init__("steel_driver", version, players, f"{board.name} {board.digest}", "none", arrange(PHASES, phases))
        self.board: Final = board
        self.table: Final = opening(board, players)

    def setup(self) -> SteelDriverState:
        return self.table.copy()

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
        return actions.KINDS.wording(actions.kind(action))

    def wording_values(self, state: SteelDriverState, action: i64) -> list[int]:
        kind, first, second = actions.kind(action), actions.first(action), actions.second(action)
        if kind == actions.AUCTION:
            return [first, second]
        if kind == actions.BUILD:
            return [first, second, *self.price_and_profit(state, first, second)]
        if kind == actions.CLAIM:
            return [second, self.board.colours[second]]
        return [state.auctioned, second] if kind == actions.BID else []

    def price_and_profit(self, state: SteelDriverState, start: i64, end: i64) -> list[int]:
        """What a link costs the active company, and what it earns."""
        link = self.board.link_between(start, end)
        known = state.reached[active_company(state)] & BIT[end]
        return [self.board.costs[link], 0 if known else self.board.values[end]]

    def name_of(self, kind: str, value: int) -> str:
        return {"company": COMPANIES, "colour": COLOURS, "location": self.board.names}[kind][value]

    def view(self, state: SteelDriverState, seat: int) -> dict[str, Any]:
        phase = "over" if state.phase == OVER else self.phases[state.phase].name
        return view(self.board, state, self.players, phase)

    def board_view(self) -> dict[str, Any]:
        return board_view(self.board)

    def copy(self, state: SteelDriverState) -> SteelDriverState:
        return state.copy()
