"""What no play of Steel & Steam can make or lose: money, deeds and cards, under every combination of options."""

from __future__ import annotations

from typing import Any

import pytest

from goldenspike.arena.match import play
from goldenspike.games.steel_and_steam.rules.cities.cards import is_unseen
from goldenspike.games.steel_and_steam.rules.state import DEALT
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Journal, Log, first_seat
from goldenspike.parts.bits import BIT, WORD_BITS
from goldenspike.shelf import offer_of

OFFER = offer_of("steel_and_steam")


def conserve(state: Any) -> None:
    assert sum(state.cash) + state.bank == 0
    assert min(state.cash) >= 0
    assert sum(state.debt) == 0 or state.debtor >= 0
    owned = 0
    for deeds in state.owned:
        assert owned & deeds == 0
        owned |= deeds
    assert owned & state.available == 0
    assert owned | state.available == (1 << len(state.owner)) - 1
    assert [seat >= 0 for seat in state.owner] == [bool(owned >> place & 1) for place in range(len(state.owner))]
    assert state.mortgaged & ~owned == 0


def conserve_cards(game: Any, state: Any) -> None:
    """Every card is unseen or in the discard; what is unseen is in the deck, in the tableau, dealt or just picked."""
    cards = range(len(game.board.card_area))
    discard = [card for card in cards if state.discard[card // WORD_BITS] & BIT[card % WORD_BITS]]
    unseen = [card for card in cards if is_unseen(state, card)]
    assert sorted(discard + unseen) == list(cards)
    if state.picked < 0 and state.turned < 0 and state.slot < 0:
        for area in range(len(state.in_deck)):
            sides = state.in_deck[area] + [*state.tableau, *state.dealt].count(area)
            assert sides == sum(game.board.card_area[card] == area for card in unseen)
            old = [side for slot, side in enumerate(state.tableau) if state.from_before & BIT[slot]]
            old += state.dealt if state.from_before & BIT[DEALT] else []
            lying = [card for card in cards if state.lying_out[card // WORD_BITS] & BIT[card % WORD_BITS]]
            assert old.count(area) == sum(game.board.card_area[card] == area for card in lying)
    assert state.deck_size == sum(state.in_deck)


@pytest.mark.parametrize(
    ("players", "options"), OFFER.trials(), ids=lambda value: str(value) if isinstance(value, int) else " ".join(value.values())
)
def test_money_deeds_and_cards_are_conserved(players: int, options: dict[str, str]) -> None:
    game = OFFER.set_up(players, options)
    stream, log = Stream(players), Journal()
    state: Any = game.start(log)
    while waiting := game.pending(state):
        seat = first_seat(waiting)
        assert waiting == 1 << seat
        choices = game.choices(state, seat)
        game.apply(state, seat, stream.draw(choices) if seat == CHANCE else stream.pick(choices), log)
        conserve(state)
        conserve_cards(game, state)
    assert [fact for fact in log.facts if len(fact.values) != len(fact.event.names)] == []


@pytest.mark.parametrize("length", ["short", "long", "experimental"])
def test_money_and_deeds_are_conserved_in_games_between_bots_that_buy(length: str) -> None:
    game = OFFER.set_up(3, {"length": length, "economy": "depression", "limit": "25"})
    state: Any = game.start(Log())
    for seat, action in play(game, ["greedy", "random", "greedy"], 3).moves:
        assert game.check(state, seat, action) is None, game.spell(state, action)
        game.apply(state, seat, action, Log())
        conserve(state)
    assert state.available != (1 << len(state.owner)) - 1
