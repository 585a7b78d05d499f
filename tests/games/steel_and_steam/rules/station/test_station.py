"""Paragraph 5: repairs and departure."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import rules
from tests.games.steel_and_steam.scene import Scene


def arrived(level: int, mps: int = 8) -> Scene:
    """In the station of Bton after business, with one MP less than given."""
    scene = Scene().on_the_road(1, "Aton", "Bton", at="p3", mps=mps)
    scene.state.level[0] = level
    return scene.does("1 move Bton", "1 nothing")


def test_5_1_repair_depart_or_dump_in_the_station() -> None:
    scene = arrived(4)
    assert scene.offered() == ["depart", "repair", "dump"]
    scene.refuses("1 move p4", rules.REPAIR_OR_DEPART, "mps=7")


def test_5_2_a_level_costs_2_mps() -> None:
    scene = arrived(4).does("1 repair")
    assert (scene.state.level[0], scene.state.mps) == (3, 5)


def test_5_2_repairs_are_made_in_the_station_only() -> None:
    scene = Scene().on_the_road(1, "Aton", "Cton", at="p3")
    scene.state.level[0] = 4
    scene.does("1 move Bton").refuses("1 repair", rules.REPAIR_IN_STATION)


def test_5_2_highballing_mps_gained_on_the_road_may_be_used_for_repairs() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="p3")
    scene.does("1 highball", "* roll 4 3", "1 move Bton", "1 nothing", "1 repair")
    assert scene.state.level[0] == 2


def test_5_2_ruling_11_a_repair_begun_with_1_mp_is_finished_next_turn() -> None:
    scene = arrived(4, mps=2).does("1 repair")
    assert (scene.state.level[0], scene.asked()) == (4, "2")
    assert scene.view()["seats"][0]["transit"] == "repair"
    scene.state.place = 2
    scene.begins("end_of_turn")
    scene.does("1 repair")
    assert (scene.state.level[0], scene.state.mps) == (3, 7)


def test_5_3_ruling_17_repairs_never_go_below_the_base_level() -> None:
    scene = arrived(2)
    scene.refuses("1 repair", rules.BASE_LEVEL_REACHED, "level=2")


def test_5_1_ruling_17_one_repair_of_b_gives_level_7_and_a_normal_allowance_from_the_next_turn_on() -> None:
    scene = arrived(8, mps=4).does("1 repair")
    assert (scene.state.level[0], scene.state.mps) == (7, 1)
    scene.does("1 dump")
    scene.state.place = 2
    scene.begins("end_of_turn")
    assert (scene.asked(), scene.state.mps) == ("1", 8)
