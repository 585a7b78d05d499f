"""The victory deck as data: 24 cards or more, each a clear condition, checked on load."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam.rules.board.board import load_board
from goldenspike.games.steel_and_steam.rules.endings.victory import FEWEST_CARDS, MEASURES, load_victory_deck, parse_victory_deck
from goldenspike.parts.lines import BoardError

PADDING = "\n".join(f"Card{number} journeys {number + 1}" for number in range(FEWEST_CARDS))


def test_9_3_ruling_31_the_deck_has_24_cards_or_more_and_uses_every_kind_of_condition() -> None:
    deck = load_victory_deck(load_board())
    assert len(deck.cards) >= 24
    assert len(set(deck.names)) == len(deck.names)
    used = {MEASURES[condition.measure] for card in deck.cards for condition in card.conditions}
    assert {"properties", "journeys", "engine", "net_worth", "tour"} <= used


@pytest.mark.parametrize(
    "line",
    [
        "Bad flights 3",
        "Bad journeys",
        "Bad journeys 0",
        "Bad journeys 2 3",
        "Bad tour Atlantis",
        "Bad connect E",
        "Bad engine 2-2-2",
        "Card0 journeys 3",
        "Bad journeys 3 and",
        "Bad connect NE XX",
        "Bad 7+ journeys 3",
        "Bad 4+",
    ],
)
def test_a_card_that_makes_no_sense_is_told_with_its_line(line: str) -> None:
    with pytest.raises(BoardError, match="line 25"):
        parse_victory_deck(load_board(), "deck", f"{PADDING}\n{line}")


def test_a_card_for_four_players_and_more_is_not_dealt_to_three() -> None:
    deck = parse_victory_deck(load_board(), "deck", f"{PADDING}\nTolls 4+ fees 1000")
    always = (1 << FEWEST_CARDS) - 1
    assert [deck.dealt_to(players) for players in (3, 4, 6)] == [always, *[always | 1 << FEWEST_CARDS] * 2]


def test_cards_that_are_dealt_to_some_only_do_not_count() -> None:
    with pytest.raises(BoardError, match=f"{FEWEST_CARDS - 1} victory cards"):
        parse_victory_deck(load_board(), "deck", PADDING.replace("Card0 ", "Card0 4+ "))


def test_too_few_cards_are_told() -> None:
    with pytest.raises(BoardError):
        parse_victory_deck(load_board(), "deck", "Only journeys 3")
