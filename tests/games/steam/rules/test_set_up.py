"""Rulings [1] to [9] of Steam."""

from __future__ import annotations

import pytest

from goldenspike.games.steam.rules import rules
from goldenspike.games.steam.rules.rules import BAG, NEW_CITIES, TURNS_BY_PLAYERS
from goldenspike.kernel.core import Log
from goldenspike.parts.hex.track import NOBODY
from tests.games.steam.scene import Scene, ready, started


def test_1_pieces() -> None:
    assert BAG == [20, 20, 20, 20, 16, 16]
    assert NEW_CITIES == [1, 1, 1, 1, 4, 0]


def test_3_two_cubes_in_every_city_and_supply_space() -> None:
    scene = started()
    cities = scene.game.ground.cities
    assert [sum(scene.state.cubes[stop * 6 : stop * 6 + 6]) for stop in range(scene.game.ground.stops)] == [2] * cities + [0] * 6
    assert [sum(scene.state.supply[space * 6 : space * 6 + 6]) for space in range(12)] == [2] * 12
    assert sum(scene.state.bag) == sum(BAG) - 2 * cities - 24


def test_3_only_what_is_in_the_bag_can_be_drawn() -> None:
    scene = Scene()
    scene.state.bag[0] = 0
    scene.refuses("* draw red", rules.DRAW_CUBES, "colour=red")


def test_4_everyone_starts_with_nothing() -> None:
    scene = ready()
    assert (list(scene.state.cash), list(scene.state.income), list(scene.state.points), list(scene.state.level)) == (
        [0] * 3,
        [0] * 3,
        [0] * 3,
        [1] * 3,
    )


def test_5_turns_by_players() -> None:
    assert TURNS_BY_PLAYERS == {3: 10, 4: 8, 5: 7, 6: 7}


def test_6_base_places_are_sold_and_the_last_is_free() -> None:
    scene = started()
    assert scene.asked() == "*"
    scene.does("* seat 2")
    scene.refuses("2 pass", rules.OPEN_THE_AUCTION, "place=1")
    scene.refuses("2 done", rules.PLACES_FOR_SALE, "place=1 bid=0")
    scene.does("2 bid 0", "3 bid 6", "1 pass")
    scene.refuses("2 bid 6", rules.BID_HIGHER, "bid=6 high=6")
    scene.refuses("2 bid 51", rules.BID_WITHIN_MEANS, "bid=51 means=50")
    scene.does("2 pass")
    assert (scene.state.order[0], scene.state.income[2], scene.state.cash[2]) == (2, -2, 4)
    scene.does("1 bid 0", "2 pass")
    assert list(scene.state.order) == [2, 0, 1]
    assert scene.phase() == "actions"


def test_6_standard_order_is_random() -> None:
    scene = started("standard")
    scene.does("* seat 3")
    scene.refuses("* seat 3", rules.RANDOM_ORDER, "seat=3")
    scene.does("* seat 1", "* seat 2")
    assert list(scene.state.order) == [2, 0, 1]


def test_7_capital_is_raised_when_due_and_change_is_kept() -> None:
    scene = ready()
    scene.state.cash[0] = 1
    scene.game.means.pay(scene.state, 0, 7, Log())
    assert (scene.state.cash[0], scene.state.income[0]) == (4, -2)


def test_7_at_the_lowest_income_every_step_costs_two_points() -> None:
    scene = ready()
    scene.state.income[0], scene.state.points[0] = -9, 5
    assert scene.game.means.available(scene.state, 0) == 5 + 10
    scene.game.means.pay(scene.state, 0, 12, Log())
    assert (scene.state.cash[0], scene.state.income[0], scene.state.points[0]) == (3, -10, 1)


def test_7_who_cannot_pay_is_bankrupt() -> None:
    scene = ready()
    scene.take("Engineer", "First_Move", "First_Build")
    scene.build_nothing()
    scene.state.income[1], scene.state.cash[1], scene.state.points[1] = -10, 9, 1
    scene.pass_goods()
    assert scene.state.bankrupt == 0b10
    assert scene.state.playing == 2


def test_8_standard_capital_is_bought_in_its_phase_only() -> None:
    scene = ready("standard")
    scene.refuses("1 capital 11", rules.BUY_CAPITAL, "steps=11 most=10")
    scene.does("1 capital 1", "2 capital 0", "3 capital 2")
    assert (list(scene.state.cash), list(scene.state.income)) == ([5, 0, 10], [-1, 0, -2])
    assert scene.game.means.available(scene.state, 0) == 5


def test_9_links_of_a_bankrupt_stay_and_are_nobodys() -> None:
    scene = ready()
    scene.lay(2, "C4 straight 2", "C5 town_straight 2")
    scene.take("Engineer", "First_Move", "First_Build")
    scene.build_nothing()
    scene.state.income[1] = -10
    scene.pass_goods()
    dell, wick = scene.game.ground.names.index("Dell"), scene.game.ground.names.index("Wick")
    assert scene.state.track.far[dell * 6 + 1] == wick * 6 + 4
    assert scene.state.track.owner[dell * 6 + 1] == scene.state.track.owner[wick * 6 + 1] == NOBODY
    assert 1 not in [scene.state.order[place] for place in range(scene.state.playing)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_9_with_nobody_left_the_game_is_over(players: int) -> None:
    scene = ready("base", players)
    for seat in range(players):
        scene.state.income[seat] = -10
    scene.take(*["Engineer", "First_Move", "First_Build", "Turn_Order", "City_Growth pass", "Urbanization pass"][:players])
    scene.build_nothing()
    scene.pass_goods()
    assert scene.asked() == ""
    assert scene.game.result(scene.state).winners == list(range(players))
