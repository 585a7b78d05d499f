"""Steel & Steam: its phases and optional rules put together, its end and its result."""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

from goldenspike.games.steel_and_steam.rules import actions, notation, sequence
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.business.business import Business
from goldenspike.games.steel_and_steam.rules.business.takeover import Takeover
from goldenspike.games.steel_and_steam.rules.changes import VERSION, Changes
from goldenspike.games.steel_and_steam.rules.cities.determine_destination import Destination
from goldenspike.games.steel_and_steam.rules.dice import Dice
from goldenspike.games.steel_and_steam.rules.economy.economy import Economy, FluctuatingEconomy
from goldenspike.games.steel_and_steam.rules.economy.great_depression import GreatDepression
from goldenspike.games.steel_and_steam.rules.endings.endings import Ending, ExperimentalShortGame, LongGame, winners
from goldenspike.games.steel_and_steam.rules.endings.victory import VictoryDeck
from goldenspike.games.steel_and_steam.rules.endings.victory_cards import VictoryCards
from goldenspike.games.steel_and_steam.rules.fees.barrelhead import CashOnTheBarrelhead
from goldenspike.games.steel_and_steam.rules.fees.usage_fees import PayUsageFees, UsageFees
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.management.payment import Payment
from goldenspike.games.steel_and_steam.rules.options import EXPERIMENTAL, LONG, Options
from goldenspike.games.steel_and_steam.rules.rules import CONDITIONS, ENGINES, RULES
from goldenspike.games.steel_and_steam.rules.running.begin_turn import BeginTurn
from goldenspike.games.steel_and_steam.rules.running.end_of_turn import EndOfTurn
from goldenspike.games.steel_and_steam.rules.running.highballing import Highballing
from goldenspike.games.steel_and_steam.rules.running.running import Running
from goldenspike.games.steel_and_steam.rules.start.deal_cards import DealCards
from goldenspike.games.steel_and_steam.rules.start.home_city import HomeCity
from goldenspike.games.steel_and_steam.rules.start.opening import opening
from goldenspike.games.steel_and_steam.rules.start.turn_order import TurnOrder
from goldenspike.games.steel_and_steam.rules.state import SteelAndSteamState
from goldenspike.games.steel_and_steam.rules.station.station import Station
from goldenspike.games.steel_and_steam.rules.station.yards import Repairs, RepairYards
from goldenspike.games.steel_and_steam.rules.view import board_view, deal_anew, view
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import OVER, Game, Phase, Result, Rule, Wording
from goldenspike.kernel.ints import i64
from goldenspike.parts.sequence import arrange


@final
class SteelAndSteam(Game[SteelAndSteamState]):
    def __init__(self, board: Board, deck: VictoryDeck, players: int, chosen: Options, version: int = VERSION) -> None:
        self.changes: Final = Changes(version)
        rails = Rails(board)
        economy = FluctuatingEconomy(players, chosen.depression) if chosen.fluctuating else Economy()
        fees = CashOnTheBarrelhead(rails, economy, players) if chosen.barrelhead else UsageFees(rails, economy, players)
        ending = ending_of(rails, deck, players, chosen)
        repairs = RepairYards(rails) if chosen.yards else Repairs(rails)
        phases: list[Phase[SteelAndSteamState]] = [
            DealCards(rails),
            TurnOrder(players, ending),
            VictoryCards(deck, players, chosen.secret),
            BeginTurn(players),
            HomeCity(rails),
            Destination(rails),
            Running(rails, fees, economy, ending, repairs, self.changes),
            Highballing(fees),
            Business(rails, ending, repairs, self.changes),
            Takeover(rails, self.changes),
            Station(rails, ending, repairs),
            PayUsageFees(fees, players),
            Payment(rails, players, self.changes),
            EndOfTurn(ending, players, chosen.limit),
            Dice(economy),
            GreatDepression(players),
        ]
        name = board_name(board, deck, chosen)
        super().__init__("steel_and_steam", version, players, name, chosen.spelled, arrange(sequence.PHASES, phases))
        self.board: Final = board
        self.table: Final = opening(board, players)
        self.deck: Final = deck
        self.chosen: Final = chosen
        self.rails: Final = rails
        self.economy: Final[Economy] = economy
        self.fees: Final[UsageFees] = fees
        self.repairs: Final[Repairs] = repairs
        self.ending: Final[Ending] = ending

    def setup(self) -> SteelAndSteamState:
        state = self.table.copy()
        if self.chosen.length == EXPERIMENTAL:
            state.victory_deck = self.deck.dealt_to(self.players)
        return state

    def following(self, state: SteelAndSteamState) -> i64:
        return state.then

    def result(self, state: SteelAndSteamState) -> Result:
        worths = [net_worth(self.rails, state, seat) for seat in range(self.players)]
        return Result([int(worth) for worth in worths], winners(self.rails, state))

    def rules(self) -> list[Rule]:
        return RULES

    def spell(self, state: SteelAndSteamState, action: i64) -> str:
        return notation.spell(self.board, self.deck, state, action)

    def parse(self, state: SteelAndSteamState, words: str) -> int:
        return notation.parse(self.board, self.deck, state, words)

    def wording(self, action: i64) -> Wording:
        return actions.KINDS.wording(actions.kind(action))

    def wording_values(self, state: SteelAndSteamState, action: i64) -> list[int]:
        return notation.wording_values(self.board, self.rails, state, action)

    def name_of(self, kind: str, value: int) -> str:
        names = {
            "property": self.board.initials,
            "city": self.board.city_names,
            "space": self.board.space_names,
            "area": self.board.area_names,
            "engine": ENGINES,
            "condition": CONDITIONS,
            "victory_card": self.deck.names,
        }
        return names[kind][value]

    def view(self, state: SteelAndSteamState, seat: int) -> dict[str, Any]:
        phase = "over" if state.phase == OVER else self.phases[state.phase].name
        return view(self.board, self.deck, self.rails, self.economy, state, seat, phase, self.chosen.secret)

    def board_view(self) -> dict[str, Any]:
        return board_view(self.board, self.deck, self.chosen.barrelhead)

    def determinize(self, state: SteelAndSteamState, seat: i64, seed: i64) -> SteelAndSteamState:
        return deal_anew(state, seat, Stream(seed)) if self.chosen.secret else state.copy()

    def copy(self, state: SteelAndSteamState) -> SteelAndSteamState:
        return state.copy()


def board_name(board: Board, deck: VictoryDeck, chosen: Options) -> str:
    """The board's name and a digest of its files, and of the victory deck if the game uses one."""
    if chosen.length != EXPERIMENTAL:
        return f"{board.name} {board.digest}"
    return f"{board.name} {hashlib.sha256((board.digest + deck.digest).encode()).hexdigest()[:8]}"


def ending_of(rails: Rails, deck: VictoryDeck, players: int, chosen: Options) -> Ending:
    if chosen.length == LONG:
        return LongGame(rails, players)
    return ExperimentalShortGame(rails, deck) if chosen.length == EXPERIMENTAL else Ending(rails)
