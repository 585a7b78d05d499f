"""The experimental short game: everyone draws a victory card, and may swap it instead of moving [31]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.board.rails import choices_of
from goldenspike.games.steel_and_steam.rules.endings.victory import VictoryDeck
from goldenspike.games.steel_and_steam.rules.rules import SWAP_COST
from goldenspike.games.steel_and_steam.rules.state import NOBODY, NOTHING, SteelAndSteamState
from goldenspike.kernel.core import CHANCE, EVERYBODY, Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


@final
class VictoryCards(Phase[SteelAndSteamState]):
    """Chance deals to everyone without a card, in turn order; a swapped card goes back once the new one is drawn."""

    def __init__(self, deck: VictoryDeck, players: int, secret: bool) -> None:
        self.name = "victory_cards"
        self.players: Final[i64] = players
        self.secret: Final = secret
        self.draws: Final = choices_of(actions.VICTORY, len(deck.cards))

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        state.waiting = BIT[CHANCE]

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        return rules.VICTORY_CARD

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        return [draw for card, draw in enumerate(self.draws) if state.victory_deck & BIT[card]]

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        card = actions.second(action)
        if card < len(self.draws) and action == self.draws[card].first and state.victory_deck & BIT[card]:
            return None
        return Refusal(rules.VICTORY_CARD, min(card, len(self.draws) - 1))

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        card = actions.second(action)
        player = without_card(state, self.players)
        state.victory_card[player] = card
        state.victory_deck ^= BIT[card]
        if self.secret:
            log.tell(events.SECRET_CARD_DRAWN, player)
        log.tell(events.VICTORY_CARD_DRAWN, player, card, audience=player if self.secret else EVERYBODY)
        if state.picked != NOTHING:
            state.victory_deck |= BIT[state.picked]
            state.picked = NOTHING
            state.then = sequence.END_OF_TURN
        else:
            state.then = sequence.BEGIN_TURN
        if without_card(state, self.players) == NOBODY:
            state.waiting = 0


def without_card(state: SteelAndSteamState, players: i64) -> i64:
    for place in range(players):
        if state.victory_card[state.order[place]] == NOTHING:
            return state.order[place]
    return NOBODY


def swap_victory_card(state: SteelAndSteamState, seat: i64, log: Log) -> None:
    state.cash[seat] -= SWAP_COST
    state.bank += SWAP_COST
    state.picked = state.victory_card[seat]
    state.victory_card[seat] = NOTHING
    log.tell(events.SWAPPED, seat, SWAP_COST)
    state.waiting = 0
    state.then = sequence.VICTORY_CARDS
