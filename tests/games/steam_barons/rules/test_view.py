"""What a seat sees of Steam Barons: all but what the others have chosen to sell."""

from __future__ import annotations

import pytest

from goldenspike.games.steam_barons.rules import events
from goldenspike.kernel.core import EVERYBODY
from tests.games.steam_barons.scene import GREEN, Scene, started

ONLOOKER = 4


def selling() -> Scene:
    """Seat 2 is about to choose what to sell of orange and green, seat 3 of brown, and seat 1 of orange."""
    scene = started()
    scene.give(1, "orange", 1)
    scene.give(2, "orange", 2)
    scene.give(2, "green", 1)
    scene.give(3, "brown", 2)
    scene.begins("sell_shares")
    return scene


def test_seats_are_numbered_from_one_and_show_what_is_theirs() -> None:
    scene = selling()
    scene.control(2, "green")
    seats = scene.view(1)["seats"]
    assert [seat["seat"] for seat in seats] == [1, 2, 3]
    assert [seat["shares"]["orange"] for seat in seats] == [1, 2, 0]
    assert [seat["controls"] for seat in seats] == [[], ["green"], []]
    assert scene.view(1)["companies"][GREEN]["controller"] == 2


@pytest.mark.parametrize("seat", [1, 3, ONLOOKER])
def test_18_nobody_else_sees_what_a_seat_has_chosen(seat: int) -> None:
    seen = []
    for sold in (0, 2):
        scene = selling()
        scene.does(f"2 sell orange {sold}")
        seen.append(scene.view(seat))
        scene.does(f"2 sell green {sold // 2}")
        seen.append(scene.view(seat))
    assert seen[0] == seen[2]
    assert seen[1] == seen[3]
    assert seen[1]["sales"]["answered"] == [2]


def test_18_a_seat_sees_its_own_choices() -> None:
    scene = selling()
    scene.does("2 sell orange 2")
    sales = scene.view(2)["sales"]
    assert (sales["own"]["orange"], sales["asked"], sales["answered"]) == (2, "green", [])
    assert scene.view(ONLOOKER)["sales"] == {"answered": [], "own": {}, "asked": None}


def test_18_a_position_made_up_for_another_seat_hides_the_choice() -> None:
    scene = selling()
    scene.does("2 sell orange 2", "2 sell green 1")
    made_up = {tuple(scene.game.determinize(scene.state, 0, seed).sales)[6:12] for seed in range(60)}
    assert made_up == {(orange, green, 0, 0, 0, 0) for orange in range(3) for green in range(2)}
    assert scene.game.determinize(scene.state, 1, 1).numbers() == scene.state.numbers()


def test_18_what_is_chosen_is_told_to_its_seat_alone() -> None:
    scene = selling()
    scene.forget().does("2 sell orange 2", "2 sell green 0")
    audiences = [(fact.event, fact.audience) for fact in scene.facts()]
    assert audiences == [(events.SALE_CHOSEN, 1), (events.SALE_CHOSEN, 1), (events.SALE_SEALED, EVERYBODY)]
