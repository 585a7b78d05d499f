"""Set-up, shares and control in Steam Barons: phase one, and rulings [1] to [7]."""

from __future__ import annotations

import pytest

from goldenspike.games.steam_barons.rules import rules
from goldenspike.games.steam_barons.rules.control import settle_control
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.rules import COMPANIES, TERRAINS
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.core import Log
from goldenspike.shelf import BOXES
from tests import dialect
from tests.games.steam_barons.scene import BLACK, BROWN, GREEN, NATURAL, ORANGE, WHITE, started


def printed(board: str) -> dialect.Scene[SteamBarons, BaronsState]:
    """The start on one of our maps."""
    offer = BOXES["steam_barons"].offer
    return dialect.Scene(offer.set_up(3, {}, offer.boards[board]))


def test_1_six_companies_known_by_colour() -> None:
    assert COMPANIES == ["orange", "green", "brown", "natural", "black", "white"]


@pytest.mark.parametrize(("board", "shares"), [("northern_england", 6), ("eastern_us", 8)])
def test_2_shares_per_company(board: str, shares: int) -> None:
    scene = printed(board)
    assert TERRAINS[board].shares == shares
    assert list(scene.state.available) == [1] * 6
    assert list(scene.state.unissued) == [shares - 1] * 6
    assert list(scene.state.treasury) == list(scene.state.price) == [5] * 6


@pytest.mark.parametrize(("players", "cash"), [(2, 40), (3, 30), (4, 25), (5, 20), (6, 20)])
def test_0_starting_money(players: int, cash: int) -> None:
    assert list(started(players).state.cash) == [cash] * players


def test_3_cubes_by_the_printed_numbers_without_grey_ones() -> None:
    scene = printed("northern_england")
    for _ in range(sum(scene.game.ground.map.city_number)):
        scene.does(f"* {scene.offered()[-1]}")
    drawn = [sum(scene.state.cubes[city * 6 : city * 6 + 6]) for city in range(scene.game.ground.cities)]
    assert drawn == list(scene.game.ground.map.city_number)
    scene.deals()
    assert all(scene.state.cubes[stop * 6 + 4] == 0 for stop in range(scene.game.ground.stops))
    assert all(
        sum(scene.state.cubes[stop * 6 : stop * 6 + 6]) <= 1 for stop in range(scene.game.ground.cities, scene.game.ground.stops)
    )
    assert sum(scene.state.bag) == 0


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


def test_6_control_goes_to_whoever_holds_strictly_more() -> None:
    scene = started(4)
    scene.give(2, "orange", 1)
    settle_control(scene.state, ORANGE, 4, Log())
    assert scene.state.controller[ORANGE] == 1
    scene.give(3, "orange", 1)
    settle_control(scene.state, ORANGE, 4, Log())
    assert scene.state.controller[ORANGE] == 1
    scene.give(1, "orange", 2)
    scene.give(3, "orange", 1)
    settle_control(scene.state, ORANGE, 4, Log())
    assert scene.state.controller[ORANGE] == 2


def test_6_selling_everything_keeps_control_until_another_holds_a_share() -> None:
    scene = started()
    scene.control(3, "green")
    settle_control(scene.state, GREEN, 3, Log())
    assert scene.state.controller[GREEN] == 2
    scene.give(1, "green", 1)
    settle_control(scene.state, GREEN, 3, Log())
    assert scene.state.controller[GREEN] == 0


def test_7_a_company_that_nobody_controls_does_nothing() -> None:
    scene = started()
    scene.control(2, "green")
    scene.begins("build_track")
    assert (scene.state.asked, scene.state.order[scene.state.place]) == (1, GREEN)
    scene.does("2 done", "2 pass", "2 pass")
    assert scene.phase() != "move_goods"
