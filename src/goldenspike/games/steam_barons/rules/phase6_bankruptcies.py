"""Phases six to eight: companies below zero are out, a new order of play is drawn, and the next turn begins or the game ends."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules import actions, events, rules
from goldenspike.games.steam_barons.rules.rules import BANKRUPT_PRICE, COMPANY_COUNT, TURNS
from goldenspike.games.steam_barons.rules.state import NOBODY, BaronsState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, count
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.lots import Lots


@final
class Bankruptcies(Phase[BaronsState]):
    def __init__(self, builder: Builder, players: int) -> None:
        self.name = "bankruptcies"
        self.builder: Final = builder
        self.players: Final[i64] = players

    def begin(self, state: BaronsState, log: Log) -> None:
        for company in range(COMPANY_COUNT):
            if state.price[company] == BANKRUPT_PRICE and not state.bankrupt & BIT[company]:
                self._go_bankrupt(state, company, log)
        if state.turn == TURNS:
            for seat in winners(state, self.players):
                log.tell(events.WON, seat, state.cash[seat])

    def _go_bankrupt(self, state: BaronsState, company: i64, log: Log) -> None:
        """Shares and money are gone; the links stay and are nobody's."""
        state.bankrupt |= BIT[company]
        state.treasury[company] = 0
        state.unissued[company] = 0
        state.available[company] = 0
        state.controller[company] = NOBODY
        for seat in range(self.players):
            state.shares[seat * COMPANY_COUNT + company] = 0
        self.builder.disown(state.track, company)
        log.tell(events.WENT_BANKRUPT, company)


@final
class CompanyOrder(Phase[BaronsState]):
    """The order of play is drawn from the bag, one company after the other; bankrupt ones are not in it."""

    def __init__(self) -> None:
        self.name = "company_order"
        self.companies: Final = Lots(actions.COMPANY, COMPANY_COUNT)

    def begin(self, state: BaronsState, log: Log) -> None:
        state.place = 0
        state.out = state.bankrupt
        state.running = COMPANY_COUNT - count(state.bankrupt)

    def pending(self, state: BaronsState) -> i64:
        if state.place < state.running:
            return BIT[CHANCE]
        return 0

    def question(self, state: BaronsState, seat: i64) -> Rule:
        return rules.COMPANY_ORDER

    def choices(self, state: BaronsState, seat: i64) -> list[Choice]:
        return self.companies.left(state.out)

    def at_random(self, state: BaronsState, seat: i64, stream: Stream) -> i64:
        return self.companies.draw(state.out, stream)

    def check(self, state: BaronsState, seat: i64, action: i64) -> Refusal | None:
        if self.companies.may_draw(state.out, action):
            return None
        return Refusal(rules.COMPANY_ORDER, min(actions.second(action), COMPANY_COUNT - 1))

    def apply(self, state: BaronsState, seat: i64, action: i64, log: Log) -> None:
        company = actions.second(action)
        state.order[state.place] = company
        state.out |= BIT[company]
        state.place += 1
        log.tell(events.PLACE_DRAWN, company, state.place)


@final
class NewTurn(Phase[BaronsState]):
    def __init__(self) -> None:
        self.name = "new_turn"

    def begin(self, state: BaronsState, log: Log) -> None:
        state.turn += 1
        log.tell(events.TURN_BEGINS, state.turn)


def winners(state: BaronsState, players: i64) -> list[int]:
    """Most money; level players share the victory [20]."""
    most = max([state.cash[seat] for seat in range(players)])
    return [seat for seat in range(players) if state.cash[seat] == most]
