"""Phase three, goods: ruling [12]."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules import rules
from goldenspike.parts.hex import goods_rules
from tests.games.steam_barons.scene import ORANGE, WHITE, started


def test_12_own_and_ownerless_links_and_only_own_ones_count() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.join("Dell", "Wick", "orange", 1, 4)
    scene.join("Wick", "Bray", "nobody", 1, 4)
    scene.join("Bray", "Nook", "green", 1, 4)
    scene.no_cubes()
    scene.put_cube("purple", "Dell")
    scene.put_cube("purple", "Bray")
    scene.put_cube("purple", "Wick")
    scene.begins("move_goods")
    scene.refuses("1 move purple Dell Wick Bray Nook", goods_rules.OWN_OR_OWNERLESS_LINKS, "colour=purple stop=Dell")
    scene.does("1 move purple Bray Wick Dell")
    assert scene.state.performance[ORANGE] == 1
    scene.state.track.owner[scene.game.ground.names.index("Bray") * 6 + 1] = ORANGE
    scene.does("1 move purple Dell Wick Bray Nook")
    assert scene.phase() != "move_goods"


def test_12_a_move_over_ownerless_links_alone_is_worth_nothing() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.join("Dell", "Wick", "nobody", 1, 4)
    scene.state.bankrupt = 1 << WHITE
    scene.no_cubes()
    scene.put_cube("purple", "Wick")
    scene.begins("move_goods")
    scene.does("1 move purple Wick Dell")
    assert scene.state.performance[ORANGE] == 0
    assert sum(scene.state.cubes) == 0


def test_12_a_cube_moves_as_in_steam() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.join("Dell", "Wick", "orange", 1, 4)
    scene.join("Wick", "Bray", "orange", 1, 4)
    scene.join("Bray", "Nook", "orange", 1, 4)
    scene.no_cubes()
    scene.put_cube("purple", "Wick").put_cube("purple", "Wick")
    scene.begins("move_goods")
    scene.refuses("1 move purple Bray Nook", goods_rules.CUBE_LIES_THERE, "colour=purple stop=Bray")
    scene.refuses("1 move purple Wick Nook", goods_rules.COMPLETE_LINKS_ONLY, "colour=purple stop=Wick")
    scene.refuses("1 move purple Wick Bray Wick Dell", goods_rules.NO_STOP_TWICE, "colour=purple stop=Wick")
    scene.refuses("1 move purple Wick Bray", goods_rules.FIRST_CITY_OF_ITS_COLOUR, "colour=purple stop=Wick")
    scene.does("1 move purple Wick Bray Nook")
    assert scene.state.performance[ORANGE] == 2


def test_12_in_the_goods_phase_goods_are_moved() -> None:
    scene = started().control(1, "orange").join("Dell", "Wick", "orange", 1, 4)
    scene.no_cubes().put_cube("purple", "Wick").begins("move_goods")
    assert scene.question() is rules.MOVE_GOODS
    scene.refuses("1 done", rules.MOVE_GOODS)
    scene.does("1 pass")
    assert scene.told(rules.MOVE_GOODS) == ["GOODS_PASSED company=orange"]


def test_12_a_company_that_can_deliver_nothing_passes_by_itself() -> None:
    scene = started().control(1, "orange", "green").join("Dell", "Wick", "green", 1, 4)
    scene.no_cubes().put_cube("purple", "Wick").begins("move_goods")
    assert scene.told(rules.MOVE_GOODS) == ["GOODS_PASSED company=orange"]
    scene.does("1 move purple Wick Dell")
    assert scene.told(rules.MOVE_GOODS)[-2:] == ["GOODS_PASSED company=orange", "GOODS_PASSED company=green"]
    assert scene.phase() != "move_goods"
