"""Phase three, goods: rulings [22] to [25]."""

from __future__ import annotations

from goldenspike.games.steam.rules import events, rules
from goldenspike.parts.hex import goods_rules
from tests.games.steam.scene import ready

GREY = 4


def test_22_two_rounds_of_a_cube_or_a_locomotive_or_nothing() -> None:
    scene = ready()
    scene.join("Dell", "Wick", 1, 1, 4)
    scene.join("Wick", "Bray", 2, 1, 4)
    scene.take("Turn_Order", "Engineer", "First_Build")
    scene.build_nothing()
    scene.no_cubes().put_cube("purple", "Wick").put_cube("purple", "Bray")
    scene.does("1 improve", "2 pass", "3 improve")
    scene.refuses("1 improve", rules.IMPROVE_ONCE)
    scene.state.level[1] = 6
    scene.does("1 pass")
    scene.refuses("2 improve", rules.HIGHEST_LOCOMOTIVE)
    scene.does("2 pass")
    assert (list(scene.state.level), scene.state.turn) == ([2, 6, 2], 2)


def test_22_who_can_only_pass_is_not_asked() -> None:
    scene = ready()
    scene.take("Turn_Order", "Engineer", "First_Build")
    scene.build_nothing()
    scene.no_cubes()
    scene.does("1 improve", "2 pass", "3 improve")
    assert scene.told(events.GOODS_PASSED) == ["GOODS_PASSED seat=2", "GOODS_PASSED seat=1"]
    assert scene.asked() == "2", "seat 2 can still improve"
    scene.does("2 improve")
    assert scene.told(events.GOODS_PASSED)[2:] == ["GOODS_PASSED seat=3"]
    assert scene.state.turn == 2


def test_22_in_the_first_version_everybody_was_asked() -> None:
    scene = ready(version=1)
    scene.take("Turn_Order", "Engineer", "First_Build")
    scene.build_nothing()
    scene.no_cubes()
    scene.does("1 improve", "2 improve", "3 improve", "1 pass", "2 pass", "3 pass")
    assert scene.state.turn == 2


def test_23_to_25_a_delivery_and_who_scores_it() -> None:
    scene = ready()
    scene.lay(1, "C4 straight 2", "C5 town_straight 2", "C6 straight 2")
    scene.lay(1, "C7 town 5")
    scene.lay(2, "D7 crossing 1")
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.no_cubes()
    scene.put_cube("purple", "Bray")
    scene.state.level[1] = 1
    scene.refuses("2 move purple Bray Wick Dell", goods_rules.WITHIN_LOCOMOTIVE_LEVEL, "colour=purple stop=Bray")
    scene.state.level[1] = 2
    scene.refuses("2 move purple Bray Wick Dell", goods_rules.OWN_LINK_ON_THE_WAY, "colour=purple stop=Bray")
    scene.refuses("2 move red Bray Wick Dell", goods_rules.CUBE_LIES_THERE, "colour=red stop=Bray")
    scene.refuses("2 move purple Bray Wick", goods_rules.FIRST_CITY_OF_ITS_COLOUR, "colour=purple stop=Bray")
    scene.refuses("2 move purple Bray Dell", goods_rules.COMPLETE_LINKS_ONLY, "colour=purple stop=Bray")
    scene.refuses("2 move purple Bray Wick Bray", goods_rules.NO_STOP_TWICE, "colour=purple stop=Bray")
    scene.does("2 pass")
    scene.state.level[0] = 2
    scene.does("1 move purple Bray Wick Dell")
    assert sum(scene.state.cubes) == 0
    scene.refuses("1 pass", rules.INCOME_OR_POINTS, "points=2")
    scene.state.income[0] = 9
    scene.does("1 income")
    assert (scene.state.income[0], scene.state.points[0]) == (10, 0)


def test_24_nobody_may_own_more_of_the_way_than_the_mover() -> None:
    scene = ready()
    scene.lay(1, "C4 straight 2", "C5 town 5")
    scene.join("Wick", "Bray", 2, 1, 4)
    scene.join("Bray", "Nook", 2, 1, 4)
    scene.join("Nook", "Jay", 3, 3, 1)
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.no_cubes()
    scene.put_cube("black", "Dell")
    scene.put_cube("purple", "Dell")
    scene.state.level[0], scene.state.level[1] = 5, 6
    scene.does("2 move purple Dell Wick Bray Nook", "2 points", "1 income")
    assert (scene.state.points[1], scene.state.income[0]) == (2, 1)
    scene.refuses("1 move black Dell Wick Bray Nook Jay", goods_rules.NOBODY_OWNS_MORE, "colour=black stop=Dell")
    scene.game.builder.disown(scene.state.track, 1)
    scene.does("1 move black Dell Wick Bray Nook Jay")
    assert list(scene.state.gains)[:3] == [1, 0, 1]


def test_23_grey_cubes_go_to_grey_new_cities_only() -> None:
    scene = ready()
    scene.join("Dell", "Wick", 1, 1, 4)
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.no_cubes()
    scene.put_cube("grey", "Dell")
    scene.does("2 pass")
    scene.refuses("1 move grey Dell Wick", goods_rules.FIRST_CITY_OF_ITS_COLOUR, "colour=grey stop=Dell")
    scene.state.track.colour[scene.game.ground.names.index("Wick")] = GREY
    scene.does("1 move grey Dell Wick")


def test_25_points_are_placed_by_the_mover_first_then_in_turn_order() -> None:
    scene = ready()
    scene.join("Dell", "Wick", 3, 1, 4)
    scene.join("Wick", "Bray", 2, 1, 4)
    scene.join("Bray", "Nook", 1, 1, 4)
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.no_cubes()
    scene.put_cube("purple", "Dell")
    scene.state.level[1] = 3
    scene.does("2 move purple Dell Wick Bray Nook", "2 points", "1 points", "3 income")
    assert (list(scene.state.points), list(scene.state.income)) == ([1, 1, 0], [0, 0, 1])


def test_22_in_the_goods_phase_goods_are_moved() -> None:
    scene = ready()
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.refuses("2 done", rules.MOVE_GOODS)
