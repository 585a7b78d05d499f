"""The table as it is laid out before the first card is dealt: all deeds with the bank, all cards in the deck."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.rules import BASE_LEVEL, HOME_CARDS, SELECTION_SPACES, STARTING_CASH, YARDS_EACH
from goldenspike.games.steel_and_steam.rules.state import (
    CARD_WORDS,
    CITY_WORDS,
    NOBODY,
    NOTHING,
    NOWHERE,
    TALLIES,
    SteelAndSteamState,
)
from goldenspike.kernel.core import row
from goldenspike.parts.bits import BIT, WORD_BITS


def opening(board: Board, players: int) -> SteelAndSteamState:
    none = [0] * players
    state = SteelAndSteamState(
        cash=row([STARTING_CASH] * players),
        location=row([NOWHERE] * players),
        home=row([NOWHERE] * players),
        start=row([NOWHERE] * players),
        destination=row([NOWHERE] * players),
        journey=row(none),
        engine=row(none),
        level=row([BASE_LEVEL[0]] * players),
        begun=row([NOTHING] * players),
        last_property=row([NOTHING] * players),
        grandfathered=row([NOTHING] * players),
        grandfathered_as=row(none),
        owned=row(none),
        owner=row([NOBODY] * board.property_count),
        order=row(list(range(players))),
        rank=row(none),
        dealt=row([NOTHING] * players * HOME_CARDS),
        yards=row([NOWHERE] * players * YARDS_EACH),
        debt=row([0] * (players + 1)),
        deposit=row([0] * (players + 1)),
        victory_card=row([NOTHING] * players),
        tally=row(none * TALLIES),
        entered=row(none * CITY_WORDS),
        arrived=row(none * CITY_WORDS),
        tableau=row([NOTHING] * SELECTION_SPACES),
        unseen=row(card_words(range(len(board.card_area)))),
        lying_out=row([0] * CARD_WORDS),
        discard=row([0] * CARD_WORDS),
        in_deck=row([board.card_area.count(area) for area in range(len(board.area_names))]),
    )
    state.bank = -STARTING_CASH * players
    state.available = sum(BIT[place] for place in range(board.property_count))
    state.deck_size = len(board.card_area)
    return state


def card_words(cards: range) -> list[int]:
    """A set of cards, spread over several words."""
    words = [0] * CARD_WORDS
    for card in cards:
        words[card // WORD_BITS] += BIT[card % WORD_BITS]
    return words
