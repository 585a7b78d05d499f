"""Set-up, shares and control in Steam Barons: phase one, and rulings [1] to [7]."""

from __future__ import annotations

import pytest

from goldenspike.games.steam_barons.rules.control import settle_control
from goldenspike.games.steam_barons.rules.rules import COMPANIES, TERRAINS
from goldenspike.kernel.core import CHANCE, Log
from tests.games.hex_games import barons, deal, play_lines, refused
from tests.games.steam_barons.positions import (
    BLACK,
    BROWN,
    BUILD_TRACK,
    BUY_SHARES,
    GREEN,
    NATURAL,
    ORANGE,
    WHITE,
    at,
    begin,
    give,
    started,
)


def test_1_six_companies_known_by_colour() -> None:
    assert COMPANIES == ["orange", "green", "brown", "natural", "black", "white"]


@pytest.mark.parametrize(("board", "shares"), [("northern_england", 6), ("eastern_us", 8)])
def test_2_shares_per_company(board: str, shares: int) -> None:
    game = barons(board, 3)
    state = game.start(Log())
    assert TERRAINS[board].shares == shares
    assert list(state.available) == [1] * 6
    assert list(state.unissued) == [shares - 1] * 6
    assert list(state.treasury) == list(state.price) == [5] * 6


@pytest.mark.parametrize(("players", "cash"), [(2, 40), (3, 30), (4, 25), (5, 20), (6, 20)])
def test_0_starting_money(players: int, cash: int) -> None:
    assert list(started(players)[1].cash) == [cash] * players


def test_3_cubes_by_the_printed_numbers_without_grey_ones() -> None:
    game = barons("northern_england", 3)
    state = game.start(Log())
    for _ in range(sum(game.ground.map.city_number)):
        game.apply(state, CHANCE, game.choices(state, CHANCE)[-1].first, Log())
    drawn = [sum(state.cubes[city * 6 : city * 6 + 6]) for city in range(game.ground.cities)]
    assert drawn == list(game.ground.map.city_number)
    deal(game, state)
    assert all(state.cubes[stop * 6 + 4] == 0 for stop in range(game.ground.stops))
    assert all(sum(state.cubes[stop * 6 : stop * 6 + 6]) <= 1 for stop in range(game.ground.cities, game.ground.stops))
    assert sum(state.bag) == 0


def test_example_of_buying_shares() -> None:
    """Simon, Andy, James and Geoff are seats 1 to 4."""
    game, state = at(BUY_SHARES, 4)
    for place, company in enumerate([BLACK, GREEN, WHITE, ORANGE, NATURAL, BROWN]):
        state.order[place] = company
    for company, shares, price in [(BLACK, 3, 4), (GREEN, 1, 5), (WHITE, 0, 6), (ORANGE, 2, 8), (NATURAL, 4, 3), (BROWN, 2, 7)]:
        state.available[company], state.price[company] = shares, price
    for seat in range(4):
        state.cash[seat] = 60
    begin(game, state)
    assert refused(game, state, "1 bid 3") == ("LOWEST_OPENING_BID", [3, 4, 0])
    play_lines(game, state, "1 bid 4\n2 bid 5\n3 pass\n4 bid 8\n1 pass\n2 pass\n4 buy 2\n1 buy 0\n2 buy 1")
    assert (state.cash[3], state.cash[1], state.marker) == (60 - 16, 60 - 8, 1)
    play_lines(game, state, "2 pass\n3 bid 6\n4 pass\n1 pass")
    assert (state.cash[2], state.marker) == (60 - 6, 2)
    assert refused(game, state, "3 bid 7") == ("LOWEST_OPENING_BID", [7, 8, 0])
    play_lines(game, state, "3 bid 8\n4 pass\n1 pass\n2 bid 10\n3 pass\n2 buy 1\n3 buy 0\n4 buy 0\n1 buy 0")
    assert (state.available[ORANGE], state.marker) == (1, 3)
    play_lines(game, state, "4 bid 4\n1 pass\n2 pass\n3 pass\n4 buy 4")
    assert (state.cash[3], state.marker) == (60 - 16 - 16, 0)
    play_lines(game, state, "1 pass\n2 pass\n3 pass\n4 pass")
    assert state.marker == 0
    assert sum(state.available) == 3
    assert [state.controller[company] for company in (BLACK, GREEN, ORANGE, NATURAL, BROWN)] == [3, 2, 1, 3, -1]


def test_1_2_a_share_price_of_zero_asks_for_a_dollar() -> None:
    game, state = at(BUY_SHARES)
    state.price[ORANGE] = 0
    begin(game, state)
    assert refused(game, state, "1 bid 0") == ("LOWEST_OPENING_BID", [0, 1, 0])
    play_lines(game, state, "1 bid 1")


def test_1_3_bids_rise() -> None:
    game, state = at(BUY_SHARES)
    begin(game, state)
    play_lines(game, state, "1 bid 5")
    assert refused(game, state, "2 bid 5") == ("BID_HIGHER", [5, 5, 0])
    assert refused(game, state, "2 buy 1") == ("AUCTION_SHARES", [ORANGE, 0, 0])


def test_4_nobody_bids_more_than_they_hold() -> None:
    game, state = at(BUY_SHARES)
    begin(game, state)
    assert refused(game, state, "1 bid 31") == ("BID_WITHIN_CASH", [31, 30, 0])


def test_4_the_winner_buys_one_or_more_and_the_others_once_each() -> None:
    game, state = at(BUY_SHARES)
    state.available[ORANGE] = 4
    begin(game, state)
    play_lines(game, state, "1 bid 9\n2 pass\n3 pass")
    assert refused(game, state, "1 buy 0") == ("WINNER_BUYS", [ORANGE, 3, 0])
    assert refused(game, state, "1 buy 4") == ("WINNER_BUYS", [ORANGE, 3, 0])
    play_lines(game, state, "1 buy 1")
    assert refused(game, state, "2 buy 4") == ("OTHERS_BUY", [ORANGE, 3, 0])
    play_lines(game, state, "2 buy 0\n3 buy 2")
    assert state.order[state.place] == GREEN
    assert state.available[ORANGE] == 1


def test_5_the_marker_moves_after_every_company_of_which_a_share_was_sold() -> None:
    game, state = at(BUY_SHARES)
    begin(game, state)
    play_lines(game, state, "1 bid 5\n2 pass\n3 pass")
    assert state.marker == 1
    play_lines(game, state, "2 pass\n3 pass\n1 pass")
    assert state.marker == 1


def test_6_control_goes_to_whoever_holds_strictly_more() -> None:
    _, state = at(BUY_SHARES, 4)
    give(state, 2, ORANGE, 1)
    settle_control(state, ORANGE, 4, Log())
    assert state.controller[ORANGE] == 1
    give(state, 3, ORANGE, 1)
    settle_control(state, ORANGE, 4, Log())
    assert state.controller[ORANGE] == 1
    give(state, 1, ORANGE, 2)
    give(state, 3, ORANGE, 1)
    settle_control(state, ORANGE, 4, Log())
    assert state.controller[ORANGE] == 2


def test_6_selling_everything_keeps_control_until_another_holds_a_share() -> None:
    _, state = at(BUY_SHARES)
    state.controller[GREEN] = 2
    settle_control(state, GREEN, 3, Log())
    assert state.controller[GREEN] == 2
    give(state, 1, GREEN, 1)
    settle_control(state, GREEN, 3, Log())
    assert state.controller[GREEN] == 0


def test_7_a_company_that_nobody_controls_does_nothing() -> None:
    game, state = at(BUILD_TRACK)
    state.controller[GREEN] = 1
    begin(game, state)
    assert (state.asked, state.order[state.place]) == (1, GREEN)
    play_lines(game, state, "2 done\n2 pass\n2 pass")
    assert game.phases[state.phase].name != "move_goods"
