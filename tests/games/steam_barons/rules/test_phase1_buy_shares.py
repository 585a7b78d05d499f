"""Phase one, shares: rulings [4] and [5]."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules import rules
from tests.games.steam_barons.scene import BLACK, BROWN, GREEN, NATURAL, ORANGE, WHITE, started


def test_example_of_buying_shares() -> None:
    """Simon, Andy, James and Geoff are seats 1 to 4."""
    scene = started(4)
    for place, company in enumerate([BLACK, GREEN, WHITE, ORANGE, NATURAL, BROWN]):
        scene.state.order[place] = company
    for company, shares, price in [(BLACK, 3, 4), (GREEN, 1, 5), (WHITE, 0, 6), (ORANGE, 2, 8), (NATURAL, 4, 3), (BROWN, 2, 7)]:
        scene.state.available[company], scene.state.price[company] = shares, price
    for seat in range(4):
        scene.state.cash[seat] = 60
    scene.begins("buy_shares")
    scene.refuses("1 bid 3", rules.LOWEST_OPENING_BID, "bid=3 least=4")
    scene.does("1 bid 4", "2 bid 5", "3 pass", "4 bid 8", "1 pass", "2 pass", "4 buy 2", "1 buy 0", "2 buy 1")
    assert (scene.state.cash[3], scene.state.cash[1], scene.state.marker) == (60 - 16, 60 - 8, 1)
    scene.does("2 pass", "3 bid 6", "4 pass", "1 pass")
    assert (scene.state.cash[2], scene.state.marker) == (60 - 6, 2)
    scene.refuses("3 bid 7", rules.LOWEST_OPENING_BID, "bid=7 least=8")
    scene.does("3 bid 8", "4 pass", "1 pass", "2 bid 10", "3 pass", "2 buy 1", "3 buy 0", "4 buy 0", "1 buy 0")
    assert (scene.state.available[ORANGE], scene.state.marker) == (1, 3)
    scene.does("4 bid 4", "1 pass", "2 pass", "3 pass", "4 buy 4")
    assert (scene.state.cash[3], scene.state.marker) == (60 - 16 - 16, 0)
    scene.does("1 pass", "2 pass", "3 pass", "4 pass")
    assert scene.state.marker == 0
    assert sum(scene.state.available) == 3
    assert [scene.state.controller[company] for company in (BLACK, GREEN, ORANGE, NATURAL, BROWN)] == [3, 2, 1, 3, -1]


def test_1_2_a_share_price_of_zero_asks_for_a_dollar() -> None:
    scene = started()
    scene.state.price[ORANGE] = 0
    scene.begins("buy_shares")
    scene.refuses("1 bid 0", rules.LOWEST_OPENING_BID, "bid=0 least=1")
    scene.does("1 bid 1")


def test_1_3_bids_rise() -> None:
    scene = started()
    scene.begins("buy_shares")
    scene.does("1 bid 5")
    scene.refuses("2 bid 5", rules.BID_HIGHER, "bid=5 high=5")
    scene.refuses("2 buy 1", rules.AUCTION_SHARES, "company=orange")


def test_4_nobody_bids_more_than_they_hold() -> None:
    scene = started()
    scene.begins("buy_shares")
    scene.refuses("1 bid 31", rules.BID_WITHIN_CASH, "bid=31 cash=30")


def test_4_the_winner_buys_one_or_more_and_the_others_once_each() -> None:
    scene = started()
    scene.state.available[ORANGE] = 4
    scene.begins("buy_shares")
    scene.does("1 bid 9", "2 pass", "3 pass")
    scene.refuses("1 buy 0", rules.WINNER_BUYS, "company=orange most=3")
    scene.refuses("1 buy 4", rules.WINNER_BUYS, "company=orange most=3")
    scene.does("1 buy 1")
    scene.refuses("2 buy 4", rules.OTHERS_BUY, "company=orange most=3")
    scene.does("2 buy 0", "3 buy 2")
    assert scene.state.order[scene.state.place] == GREEN
    assert scene.state.available[ORANGE] == 1


def test_5_the_marker_moves_after_every_company_of_which_a_share_was_sold() -> None:
    scene = started()
    scene.begins("buy_shares")
    scene.does("1 bid 5", "2 pass", "3 pass")
    assert scene.state.marker == 1
    scene.does("2 pass", "3 pass", "1 pass")
    assert scene.state.marker == 1
