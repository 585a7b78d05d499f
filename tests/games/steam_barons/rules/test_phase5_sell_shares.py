"""Phase five, sealed sales and the end: rulings [17] to [20]."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules import rules
from tests.games.steam_barons.scene import GREEN, ORANGE, Scene, started


def selling() -> Scene:
    scene = started()
    scene.give(1, "orange", 2)
    scene.give(1, "green", 1)
    scene.give(2, "orange", 1)
    scene.control(1, "orange", "green")
    return scene


def test_17_shares_below_zero_cannot_be_sold() -> None:
    scene = selling()
    scene.state.price[ORANGE] = -1
    scene.begins("sell_shares")
    scene.refuses("1 sell orange 1", rules.NO_SALE_OF_BANKRUPT, "company=orange")
    assert scene.asked() == "1"


def test_18_sales_are_sealed_and_all_are_paid_together() -> None:
    scene = selling()
    scene.begins("sell_shares")
    assert scene.asked() == "1 2"
    assert all(decision.sealed for decision in scene.game.decisions(scene.state))
    scene.refuses("1 sell green 1", rules.SELL_IN_SECRET, "company=orange")
    scene.refuses("1 sell orange 3", rules.SELL_WHAT_YOU_HOLD, "company=orange shares=3 held=2")
    scene.does("1 sell orange 2", "1 sell green 0")
    assert list(scene.state.cash) == [30, 30, 30]
    scene.does("2 sell orange 0")
    assert list(scene.state.cash) == [40, 30, 30]
    assert scene.state.available[ORANGE] == 3


def test_18_in_the_last_turn_everything_is_sold() -> None:
    scene = selling()
    scene.state.turn = 5
    scene.begins("sell_shares")
    assert list(scene.state.cash) == [45, 35, 30]
    assert scene.asked() == ""
    assert scene.game.result(scene.state).winners == [0]


def test_19_control_is_settled_once_after_all_sales() -> None:
    scene = selling()
    scene.begins("sell_shares")
    scene.does("1 sell orange 2", "1 sell green 1", "2 sell orange 1")
    assert (scene.state.controller[ORANGE], scene.state.controller[GREEN]) == (0, 0)


def test_20_level_money_is_a_shared_victory() -> None:
    scene = started()
    assert scene.game.result(scene.state).winners == [0, 1, 2]
