"""City cards: which card lies behind a region side is drawn only when it is turned, among the unseen cards of that region [5]."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_and_steam.rules import actions, events
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.state import ALL_PLACES, CARD_WORDS, SteelAndSteamState
from goldenspike.kernel.core import Choice, Log
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS

NO_CHOICES: Final[list[Choice]] = []


def draws(rails: Rails, state: SteelAndSteamState) -> list[Choice]:
    """Every region side that may lie on top of the deck, by how many of its cards are left there."""
    offered: list[Choice] = []
    for area in range(len(rails.draws)):
        left = state.in_deck[area]
        if left > 0:
            offered.append(rails.draws[area][left])
    return offered


def can_draw(rails: Rails, state: SteelAndSteamState, action: i64) -> bool:
    area = actions.second(action)
    return action == actions.with_one(actions.DRAW, area) and area < len(rails.draws) and state.in_deck[area] > 0


def take_from_deck(rails: Rails, state: SteelAndSteamState, area: i64, log: Log) -> None:
    state.in_deck[area] -= 1
    state.deck_size -= 1
    if state.deck_size == 0:
        shuffle_discard(rails, state, log)


def shuffle_discard(rails: Rails, state: SteelAndSteamState, log: Log) -> None:
    """The discard becomes the new deck. Cards that lie out now are not in it, so `lying_out` keeps them apart."""
    for area in range(len(rails.area_cards)):
        for card in rails.area_cards[area]:
            if state.discard[card // WORD_BITS] & BIT[card % WORD_BITS]:
                state.in_deck[area] += 1
                state.deck_size += 1
    for word in range(CARD_WORDS):
        state.lying_out[word] |= state.unseen[word]
        state.unseen[word] = state.discard[word]
        state.discard[word] = 0
    state.from_before = ALL_PLACES
    log.tell(events.DECK_REFILLED, state.deck_size)


def is_unseen(state: SteelAndSteamState, card: i64) -> bool:
    word = card // WORD_BITS
    return (state.unseen[word] | state.lying_out[word]) & BIT[card % WORD_BITS] != 0


def may_lie(state: SteelAndSteamState, card: i64, place: i64) -> bool:
    """Whether a card of the right region may be the one in a place. The odds are those of a deck stacked in advance, except for
    cards that lie there through two shuffles."""
    words = state.lying_out if state.from_before & BIT[place] else state.unseen
    return words[card // WORD_BITS] & BIT[card % WORD_BITS] != 0


def turnable(rails: Rails, state: SteelAndSteamState, area: i64, place: i64) -> list[Choice]:
    """Every card that may lie behind a region side."""
    return [rails.turns[card] for card in rails.area_cards[area] if may_lie(state, card, place)]


def can_turn(rails: Rails, state: SteelAndSteamState, area: i64, place: i64, action: i64) -> bool:
    card = actions.second(action)
    if action != actions.with_one(actions.TURN, card) or card >= len(rails.turns):
        return False
    return rails.board.card_area[card] == area and may_lie(state, card, place)


def turn_card(rails: Rails, state: SteelAndSteamState, card: i64, log: Log) -> None:
    """The card goes to the discard, which is shuffled at once if the deck is empty."""
    state.unseen[card // WORD_BITS] &= ~BIT[card % WORD_BITS]
    state.lying_out[card // WORD_BITS] &= ~BIT[card % WORD_BITS]
    state.discard[card // WORD_BITS] |= BIT[card % WORD_BITS]
    if state.deck_size == 0:
        shuffle_discard(rails, state, log)
