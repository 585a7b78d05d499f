"""Steam: the order of its phases by the base and by the standard rules, its end and its result."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules import actions, notation
from goldenspike.games.steam.rules.changes import VERSION, Changes
from goldenspike.games.steam.rules.money import CashOnly, Means, RaisedWhenDue
from goldenspike.games.steam.rules.phase1_actions import TakeActions
from goldenspike.games.steam.rules.phase2_build import BuildTrack
from goldenspike.games.steam.rules.phase3_goods import SHARING, MoveGoods
from goldenspike.games.steam.rules.phase4_income import Income, IncomeAndExpenses
from goldenspike.games.steam.rules.phase5_turn_order import EndOfGame, NewTurn, NextTurnOrder, winners
from goldenspike.games.steam.rules.rules import ACTION_NAMES, BASE_COSTS, FREE, RULES, TURNS_BY_PLAYERS
from goldenspike.games.steam.rules.set_up import DrawCubes, PlacesForSale, RandomOrder
from goldenspike.games.steam.rules.standard_phases import Capital, TurnOrderAuction
from goldenspike.games.steam.rules.state import SteamState, opening
from goldenspike.games.steam.rules.view import board_view, view
from goldenspike.kernel.core import OVER, Game, Phase, Result, Rule, Wording
from goldenspike.kernel.ints import i64
from goldenspike.parts.hex.building import PAIR_COST
from goldenspike.parts.hex.goods import Deliveries
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.map import HexMap
from goldenspike.parts.hex.moving import colour_of, stop_of
from goldenspike.parts.hex.tiles import SIDES
from goldenspike.parts.hex.track import Ground
from goldenspike.parts.hex.words import name_on_map, steps
from goldenspike.parts.sequence import number_of

BASE: Final = "base"
STANDARD: Final = "standard"


@final
class Steam(Game[SteamState]):
    def __init__(self, hexmap: HexMap, players: int, rule_set: str, version: int = VERSION) -> None:
        self.changes: Final = Changes(version)
        self.builder: Final = Builder(Ground(hexmap), False, False)
        self.ground: Final = self.builder.ground
        self.table: Final = opening(self.builder, players)
        self.turns: Final[i64] = TURNS_BY_PLAYERS[players]
        self.means: Final[Means] = RaisedWhenDue() if rule_set == BASE else CashOnly()
        costs = BASE_COSTS if rule_set == BASE else FREE
        self.taking: Final = TakeActions(self.ground, players, self.means, costs, rule_set == BASE)
        phases = self._base_phases(players) if rule_set == BASE else self._standard_phases(players)
        self.new_turn: Final[i64] = number_of(phases, "new_turn")
        self.income: Final[i64] = number_of(phases, "income")
        self.end_of_game: Final[i64] = number_of(phases, "end_of_game")
        board = f"{hexmap.name} {hexmap.digest}"
        super().__init__("steam", version, players, board, f"rules={rule_set}", phases)

    def _base_phases(self, players: int) -> list[Phase[SteamState]]:
        return [
            DrawCubes(self.ground),
            PlacesForSale(players, self.means),
            NewTurn(),
            self.taking,
            BuildTrack(self.builder, self.means, True, self.changes),
            MoveGoods(self.ground, self.changes),
            Income(self.builder),
            NextTurnOrder(),
            EndOfGame(self.ground, players),
        ]

    def _standard_phases(self, players: int) -> list[Phase[SteamState]]:
        return [
            DrawCubes(self.ground),
            RandomOrder(players),
            NewTurn(),
            Capital(self.changes),
            TurnOrderAuction(players, self.changes),
            self.taking,
            BuildTrack(self.builder, self.means, False, self.changes),
            MoveGoods(self.ground, self.changes),
            IncomeAndExpenses(self.builder),
            EndOfGame(self.ground, players),
        ]

    def setup(self) -> SteamState:
        return self.table.copy()

    def following(self, state: SteamState) -> i64:
        """The game ends after the income of the last turn, or when everybody is bankrupt."""
        if state.phase == self.end_of_game:
            return OVER
        if state.phase == self.income and (state.turn == self.turns or state.playing == 0):
            return self.end_of_game
        return self.new_turn if state.phase + 1 == self.end_of_game else state.phase + 1

    def result(self, state: SteamState) -> Result:
        return Result(list(state.points), winners(state, self.players))

    def rules(self) -> list[Rule]:
        return RULES

    def spell(self, state: SteamState, action: i64) -> str:
        return notation.spell(self.ground, state, action)

    def parse(self, state: SteamState, words: str) -> int:
        return notation.parse(self.ground, state, words)

    def steps(self, state: SteamState, words: str) -> list[str]:
        return steps(state.site, words)

    def wording(self, action: i64) -> Wording:
        return actions.KINDS.wording(actions.kind(action))

    def wording_values(self, state: SteamState, action: i64) -> list[int]:
        kind, value = actions.kind(action), actions.second(action)
        values: list[int] = [value]
        if kind == actions.TAKE:
            values = [value, self.taking.cost(state, state.order[state.place], value)]
        elif kind == actions.LAY:
            values = [state.site, value, self.builder.rules.cost(state.track, state.site, value)]
        elif kind == actions.CONNECT:
            values = [self.ground.pair_a[value] // SIDES, self.ground.pair_b[value] // SIDES, PAIR_COST]
        elif kind == actions.URBANIZE:
            values = [actions.first(action), value]
        elif kind == actions.MOVE:
            values = [colour_of(action), stop_of(action), value + 1]
        elif kind == actions.IMPROVE:
            values = [state.level[state.asked] + 1]
        elif kind in (actions.INCOME, actions.POINTS):
            values = [state.gains[state.asked]]
        elif kind == actions.SUPPLY:
            values = [value + 1]
        return values[: len(self.wording(action).names)]

    def name_of(self, kind: str, value: int) -> str:
        return ACTION_NAMES[value] if kind == "action" else name_on_map(self.ground, kind, value)

    def view(self, state: SteamState, seat: int) -> dict[str, object]:
        phase = "over" if state.phase == OVER else self.phases[state.phase].name
        return view(self.ground, state, self.players, self.turns, phase, self.pending(state))

    def board_view(self) -> dict[str, object]:
        return board_view(self.ground.map)

    def deliverer(self, state: SteamState) -> Deliveries:
        return Deliveries(self.ground, state.track, state.asked, state.level[state.asked], SHARING)

    def copy(self, state: SteamState) -> SteamState:
        return state.copy()
