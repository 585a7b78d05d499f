"""New Cities and City Growth: rulings [19] and [20]."""

from __future__ import annotations

from goldenspike.games.steam.rules import rules
from goldenspike.parts.hex.goods import cubes_of
from tests.games.steam.scene import ready

RED = 0


def test_19_urbanization_needs_its_action_a_town_and_a_tile() -> None:
    scene = ready()
    scene.take("Urbanization", "Engineer", "First_Move")
    scene.refuses("1 urbanize Dell red", rules.URBANIZE_A_TOWN, "stop=Dell")
    scene.refuses("1 urbanize Wick black", rules.NEW_CITY_LEFT, "colour=black")
    scene.refuses("1 grow Dell", rules.NEEDS_CITY_GROWTH)
    before = [cubes_of(scene.state.supply, 3, colour) for colour in range(6)]
    scene.does("1 urbanize Wick red")
    scene.refuses("1 done", rules.CHOOSE_A_SUPPLY, "stop=Wick")
    scene.does("1 supply 4")
    wick = scene.game.ground.names.index("Wick")
    assert [cubes_of(scene.state.cubes, wick, colour) for colour in range(6)] == before
    assert scene.state.new_cities[RED] == 0
    scene.does("1 done")
    scene.refuses("2 urbanize Yarm red", rules.NEEDS_URBANIZATION)


def test_20_city_growth_once_per_printed_city() -> None:
    scene = ready()
    scene.take("City_Growth", "Engineer", "First_Move")
    scene.state.grown = 1 << scene.game.ground.names.index("Ash")
    scene.refuses("1 grow Ash", rules.GROWN_ALREADY, "stop=Ash")
    scene.refuses("1 grow Wick", rules.GROW_A_PRINTED_CITY, "stop=Wick")
    scene.does("1 grow Bay")
    scene.state.supply[0] = 0
    scene.refuses("1 supply 1", rules.SUPPLY_IS_EMPTY, "space=1")
    scene.does("1 supply 2")


def test_20_without_supply_it_is_carried_out_without_cubes() -> None:
    scene = ready()
    scene.take("City_Growth", "Engineer", "First_Move")
    for place in range(len(scene.state.supply)):
        scene.state.supply[place] = 0
    scene.does("1 grow Bay", "1 done")


def test_20_without_a_city_left_it_can_only_be_passed() -> None:
    scene = ready()
    scene.state.grown = 1023
    scene.refuses("1 take City_Growth", rules.NOTHING_TO_DO_WITH_IT, "tile=City_Growth")
    scene.does("1 take City_Growth pass")
