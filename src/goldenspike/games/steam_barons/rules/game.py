"""Steam Barons: the order of its phases, its end and its result."""

from __future__ import annotations

import hashlib
from typing import Final, final

from goldenspike.games.steam_barons.rules import actions, notation
from goldenspike.games.steam_barons.rules.changes import VERSION, Changes
from goldenspike.games.steam_barons.rules.market import Market
from goldenspike.games.steam_barons.rules.phase1_buy_shares import BuyShares, for_sale
from goldenspike.games.steam_barons.rules.phase2_build_track import BuildTrack, active_company, shares_to_issue
from goldenspike.games.steam_barons.rules.phase3_move_goods import ANY_NUMBER, SHARING, MoveGoods
from goldenspike.games.steam_barons.rules.phase4_dividends import Dividends
from goldenspike.games.steam_barons.rules.phase5_sell_shares import SellShares
from goldenspike.games.steam_barons.rules.phase6_bankruptcies import Bankruptcies, CompanyOrder, NewTurn, winners
from goldenspike.games.steam_barons.rules.rules import COMPANIES, EASTERN_US, NORTHERN_ENGLAND, RULES, TERRAINS, TURNS
from goldenspike.games.steam_barons.rules.set_up import DrawCubes, FirstPlayer
from goldenspike.games.steam_barons.rules.state import BaronsState, opening
from goldenspike.games.steam_barons.rules.view import board_view, hide_sales, view
from goldenspike.kernel.chance import Stream
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
from goldenspike.parts.sequence import arrange

PHASES: Final = [
    "draw_cubes",
    "company_order",
    "first_player",
    "new_turn",
    "buy_shares",
    "build_track",
    "move_goods",
    "dividends",
    "sell_shares",
    "bankruptcies",
]
DRAW_CUBES: Final[i64] = PHASES.index("draw_cubes")
COMPANY_ORDER: Final[i64] = PHASES.index("company_order")
FIRST_PLAYER: Final[i64] = PHASES.index("first_player")
NEW_TURN: Final[i64] = PHASES.index("new_turn")
BUY_SHARES: Final[i64] = PHASES.index("buy_shares")
BUILD_TRACK: Final[i64] = PHASES.index("build_track")
MOVE_GOODS: Final[i64] = PHASES.index("move_goods")
DIVIDENDS: Final[i64] = PHASES.index("dividends")
SELL_SHARES: Final[i64] = PHASES.index("sell_shares")
BANKRUPTCIES: Final[i64] = PHASES.index("bankruptcies")


@final
class SteamBarons(Game[BaronsState]):
    """A map other than the game's own two plays like the Eastern US if it has ports, else like Northern England."""

    def __init__(self, hexmap: HexMap, market: Market, players: int, version: int = VERSION) -> None:
        self.changes: Final = Changes(version)
        self.builder: Final = Builder(Ground(hexmap), True, self.changes.links_up)
        self.ground: Final = self.builder.ground
        self.market: Final = market
        self.terrain: Final = TERRAINS.get(hexmap.name, EASTERN_US if self.ground.has_ports else NORTHERN_ENGLAND)
        self.table: Final = opening(self.builder, players, self.terrain.shares)
        phases: list[Phase[BaronsState]] = [
            DrawCubes(self.ground),
            CompanyOrder(),
            FirstPlayer(players),
            NewTurn(),
            BuyShares(players),
            BuildTrack(self.builder, self.terrain, self.changes),
            MoveGoods(self.ground, self.changes),
            Dividends(players, market),
            SellShares(players),
            Bankruptcies(self.builder, players),
        ]
        digest = hashlib.sha256((hexmap.digest + market.digest).encode()).hexdigest()[:8]
        super().__init__("steam_barons", version, players, f"{hexmap.name} {digest}", "none", arrange(PHASES, phases))

    def setup(self) -> BaronsState:
        return self.table.copy()

    def following(self, state: BaronsState) -> i64:
        if state.phase == BANKRUPTCIES:
            return OVER if state.turn == TURNS else COMPANY_ORDER
        return NEW_TURN if state.phase == COMPANY_ORDER and state.turn > 0 else state.phase + 1

    def result(self, state: BaronsState) -> Result:
        return Result(list(state.cash), winners(state, self.players))

    def rules(self) -> list[Rule]:
        return RULES

    def spell(self, state: BaronsState, action: i64) -> str:
        return notation.spell(self.ground, state, action)

    def parse(self, state: BaronsState, words: str) -> int:
        return notation.parse(self.ground, state, words)

    def steps(self, state: BaronsState, words: str) -> list[str]:
        return steps(state.site, words)

    def wording(self, action: i64) -> Wording:
        return actions.KINDS.wording(actions.kind(action))

    def wording_values(self, state: BaronsState, action: i64) -> list[int]:
        kind, value = actions.kind(action), actions.second(action)
        values: list[int] = [value]
        if kind == actions.BID:
            values = [for_sale(state), value]
        elif kind == actions.BUY:
            values = [for_sale(state), state.bid, value]
        elif kind == actions.LAY:
            cost = self.builder.rules.cost(state.track, state.site, value)
            values = [state.site, value, cost, shares_to_issue(state, active_company(state), cost)]
        elif kind == actions.CONNECT:
            shares = shares_to_issue(state, active_company(state), PAIR_COST)
            values = [self.ground.pair_a[value] // SIDES, self.ground.pair_b[value] // SIDES, PAIR_COST, shares]
        elif kind == actions.MOVE:
            values = [colour_of(action), stop_of(action), value + 1]
        elif kind == actions.SELL:
            values = [actions.first(action), state.price[actions.first(action)], value]
        return values[: len(self.wording(action).names)]

    def name_of(self, kind: str, value: int) -> str:
        return COMPANIES[value] if kind == "company" else name_on_map(self.ground, kind, value)

    def view(self, state: BaronsState, seat: int) -> dict[str, object]:
        phase = "over" if state.phase == OVER else self.phases[state.phase].name
        return view(self.ground, self.market, state, self.players, phase, self.pending(state), seat)

    def board_view(self) -> dict[str, object]:
        return board_view(self.ground.map, self.market)

    def deliverer(self, state: BaronsState) -> Deliveries:
        return Deliveries(self.ground, state.track, active_company(state), ANY_NUMBER, SHARING)

    def copy(self, state: BaronsState) -> BaronsState:
        return state.copy()

    def determinize(self, state: BaronsState, seat: i64, seed: i64) -> BaronsState:
        twin = state.copy()
        if state.phase == SELL_SHARES:
            hide_sales(twin, self.players, seat, Stream(seed))
        return twin
