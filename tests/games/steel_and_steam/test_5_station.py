"""Paragraph 5: repairs and departure."""

from __future__ import annotations

from toy import Scene

from goldenspike.games.steel_and_steam.rules import rules


def arrived(level: int, mps: int = 8) -> Scene:
    """In the station of Bton after business, with one MP less than given."""
    scene = Scene().on_the_road(0, "Aton", "Bton", at="p3", mps=mps)
    scene.state.level[0] = level
    return scene.do("move Bton", "nothing")


def test_5_1_repair_depart_or_dump_in_the_station() -> None:
    scene = arrived(4)
    assert scene.offered() == ["depart", "repair", "dump"]
    assert scene.refuses("move p4", rules.REPAIR_OR_DEPART)


def test_5_2_a_level_costs_2_mps() -> None:
    scene = arrived(4).do("repair")
    assert (scene.state.level[0], scene.state.mps) == (3, 5)


def test_5_2_repairs_are_made_in_the_station_only() -> None:
    scene = Scene().on_the_road(0, "Aton", "Cton", at="p3")
    scene.state.level[0] = 4
    assert scene.do("move Bton").refuses("repair", rules.REPAIR_IN_STATION)


def test_5_2_highballing_mps_gained_on_the_road_may_be_used_for_repairs() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="p3").do("highball", "roll 4 3", "move Bton", "nothing", "repair")
    assert scene.state.level[0] == 2


def test_5_2_ruling_11_a_repair_begun_with_1_mp_is_finished_next_turn() -> None:
    scene = arrived(4, mps=2).do("repair")
    assert (scene.state.level[0], scene.seat()) == (4, 1)
    assert scene.view()["seats"][0]["transit"] == "repair"
    scene.state.place = 2
    scene.state.phase = 13
    scene.game.phases[13].begin(scene.state, scene.journal)
    scene.game.run_on(scene.state, scene.journal)
    scene.do("repair")
    assert (scene.state.level[0], scene.state.mps) == (3, 7)


def test_5_3_ruling_17_repairs_never_go_below_the_base_level() -> None:
    scene = arrived(2)
    assert scene.refuses("repair", rules.BASE_LEVEL_REACHED)


def test_5_1_ruling_17_one_repair_of_b_gives_level_7_and_a_normal_allowance_from_the_next_turn_on() -> None:
    scene = arrived(8, mps=4).do("repair")
    assert (scene.state.level[0], scene.state.mps) == (7, 1)
    scene.do("dump")
    scene.state.place = 2
    scene.state.phase = 13
    scene.game.phases[13].begin(scene.state, scene.journal)
    scene.game.run_on(scene.state, scene.journal)
    assert (scene.seat(), scene.state.mps) == (0, 8)
