"""Start of game: two city cards are dealt to everyone, then the selection spaces are filled, all region side up."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.cities import cards
from goldenspike.games.steel_and_steam.rules.rules import HOME_CARDS, SELECTION_SPACES
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.core import CHANCE, Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


@final
class DealCards(Phase[SteelAndSteamState]):
    def __init__(self, rails: Rails) -> None:
        self.name = "deal_cards"
        self.rails: Final = rails

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        state.waiting = BIT[CHANCE]

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        return rules.DEAL_CARDS

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        return cards.draws(self.rails, state)

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        return None if cards.can_draw(self.rails, state, action) else Refusal(rules.DEAL_CARDS)

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        area = actions.second(action)
        cards.take_from_deck(self.rails, state, area, log)
        for place in range(len(state.dealt)):
            if state.dealt[place] == NOTHING:
                state.dealt[place] = area
                log.tell(events.CARD_DEALT, place // HOME_CARDS, area)
                return
        for slot in range(SELECTION_SPACES):
            if state.tableau[slot] == NOTHING:
                state.tableau[slot] = area
                log.tell(events.SPACE_FILLED, slot + 1, area)
                break
        if state.tableau[SELECTION_SPACES - 1] != NOTHING:
            state.waiting = 0
            state.then = sequence.TURN_ORDER
