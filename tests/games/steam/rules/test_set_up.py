"""Setting up: rulings [1] to [6]."""

from __future__ import annotations

from goldenspike.games.steam.rules import rules
from goldenspike.games.steam.rules.rules import BAG, NEW_CITIES, TURNS_BY_PLAYERS
from goldenspike.parts.hex.goods import each_colour
from tests.games.steam.scene import Scene, ready, started


def test_1_pieces() -> None:
    assert BAG == [20, 20, 20, 20, 16, 16]
    assert NEW_CITIES == [1, 1, 1, 1, 4, 0]


def test_3_two_cubes_in_every_city_and_supply_space() -> None:
    scene = started()
    cities = scene.game.ground.cities
    cubes, supply = each_colour(scene.state.cubes), each_colour(scene.state.supply)
    assert [sum(cubes[stop * 6 : stop * 6 + 6]) for stop in range(scene.game.ground.stops)] == [2] * cities + [0] * 6
    assert [sum(supply[space * 6 : space * 6 + 6]) for space in range(12)] == [2] * 12
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
