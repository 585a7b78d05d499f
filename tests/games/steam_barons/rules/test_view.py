"""What a seat sees of Steam Barons: all but what the others have chosen to sell."""

from __future__ import annotations

from typing import Any

import pytest

from goldenspike.games.steam_barons.rules import events
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.core import EVERYBODY, Journal
from tests.games.hex_games import play_lines
from tests.games.steam_barons.positions import BROWN, GREEN, ORANGE, SELL_SHARES, at, begin, give

ONLOOKER = 3


def selling() -> tuple[SteamBarons, BaronsState]:
    """Seat 2 is about to choose what to sell of orange and green, seat 3 of brown, and seat 1 of orange."""
    game, state = at(SELL_SHARES)
    give(state, 1, ORANGE, 1)
    give(state, 2, ORANGE, 2)
    give(state, 2, GREEN, 1)
    give(state, 3, BROWN, 2)
    begin(game, state)
    return game, state


def view(game: SteamBarons, state: BaronsState, seat: int) -> dict[str, Any]:
    return game.view(state, seat)


def test_seats_are_numbered_from_one_and_show_what_is_theirs() -> None:
    game, state = selling()
    state.controller[GREEN] = 1
    seats = view(game, state, 0)["seats"]
    assert [seat["seat"] for seat in seats] == [1, 2, 3]
    assert [seat["shares"]["orange"] for seat in seats] == [1, 2, 0]
    assert [seat["controls"] for seat in seats] == [[], ["green"], []]
    assert view(game, state, 0)["companies"][GREEN]["controller"] == 2


@pytest.mark.parametrize("seat", [0, 2, ONLOOKER])
def test_18_nobody_else_sees_what_a_seat_has_chosen(seat: int) -> None:
    seen = []
    for sold in (0, 2):
        game, state = selling()
        play_lines(game, state, f"2 sell orange {sold}")
        seen.append(view(game, state, seat))
        play_lines(game, state, f"2 sell green {sold // 2}")
        seen.append(view(game, state, seat))
    assert seen[0] == seen[2]
    assert seen[1] == seen[3]
    assert seen[1]["sales"]["answered"] == [2]


def test_18_a_seat_sees_its_own_choices() -> None:
    game, state = selling()
    play_lines(game, state, "2 sell orange 2")
    sales = view(game, state, 1)["sales"]
    assert (sales["own"]["orange"], sales["asked"], sales["answered"]) == (2, "green", [])
    assert view(game, state, ONLOOKER)["sales"] == {"answered": [], "own": {}, "asked": None}


def test_18_a_position_made_up_for_another_seat_hides_the_choice() -> None:
    game, state = selling()
    play_lines(game, state, "2 sell orange 2\n2 sell green 1")
    made_up = {tuple(game.determinize(state, 0, seed).sales)[6:12] for seed in range(60)}
    assert made_up == {(orange, green, 0, 0, 0, 0) for orange in range(3) for green in range(2)}
    assert game.determinize(state, 1, 1).numbers() == state.numbers()


def test_18_what_is_chosen_is_told_to_its_seat_alone() -> None:
    game, state = selling()
    journal = Journal()
    game.apply(state, 1, game.parse(state, "sell orange 2"), journal)
    game.apply(state, 1, game.parse(state, "sell green 0"), journal)
    audiences = [(fact.event, fact.audience) for fact in journal.facts]
    assert audiences == [(events.SALE_CHOSEN, 1), (events.SALE_CHOSEN, 1), (events.SALE_SEALED, EVERYBODY)]
