"""The auction of the standard rules: ruling [28]."""

from __future__ import annotations

from goldenspike.games.steam.rules import rules
from goldenspike.games.steam.rules.standard_phases import price_of_place
from tests.games.steam.scene import ready, started


def test_28_the_auction_of_turn_order() -> None:
    scene = ready("standard", 4)
    scene.does("1 capital 2", "2 capital 2", "3 capital 2", "4 capital 2")
    scene.refuses("1 stay", rules.PASS_ONCE)
    scene.refuses("1 take Engineer", rules.TURN_ORDER_AUCTION, "bid=0")
    scene.refuses("1 bid 11", rules.BID_WITHIN_MEANS, "bid=11 means=10")
    scene.does("1 bid 3", "2 bid 4", "3 pass")
    scene.refuses("4 bid 4", rules.BID_HIGHER, "bid=4 high=4")
    scene.does("4 bid 5", "1 pass", "2 pass")
    assert list(scene.state.order) == [3, 1, 0, 2]
    assert list(scene.state.cash) == [10 - 2, 10 - 4, 10, 10 - 5]


def test_28_the_opening_bid_may_be_nothing() -> None:
    scene = ready("standard")
    scene.does("1 capital 0", "2 capital 1", "3 capital 0")
    scene.does("1 bid 0")
    scene.refuses("2 bid 0", rules.BID_HIGHER, "bid=0 high=0")
    scene.does("2 pass")
    assert (list(scene.state.order), list(scene.state.cash)) == ([0, 2, 1], [0, 5, 0])


def test_28_in_the_first_version_it_was_a_dollar() -> None:
    scene = ready("standard", version=1)
    scene.does("1 capital 1", "2 capital 1", "3 capital 0")
    scene.refuses("1 bid 0", rules.BID_HIGHER, "bid=0 high=0")
    scene.does("1 bid 1")


def test_8_who_can_raise_nothing_is_not_asked_for_capital() -> None:
    scene = started("standard")
    scene.state.income[1] = -10
    scene.does("* seat 1", "* seat 2", "* seat 3", "1 capital 1")
    assert scene.asked() == "3"


def test_28_the_holder_of_turn_order_may_pass_once_and_stay() -> None:
    scene = ready("standard")
    scene.state.tile[1] = 1
    scene.does("1 capital 1", "2 capital 1", "3 capital 1")
    scene.does("1 bid 1", "2 stay", "3 bid 2", "1 pass", "2 bid 3", "3 pass")
    assert list(scene.state.order) == [1, 2, 0]


def test_28_prices_of_places() -> None:
    assert [price_of_place(place, 6, 5) for place in range(6)] == [5, 5, 3, 3, 3, 0]
    assert [price_of_place(place, 2, 5) for place in range(2)] == [5, 0]
