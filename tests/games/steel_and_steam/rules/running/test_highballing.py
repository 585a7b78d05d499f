"""Paragraph 4: highballing with all its results."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam.rules import events, rules
from goldenspike.games.steel_and_steam.rules.running.highballing import odds
from goldenspike.games.steel_and_steam.rules.state import DEPARTING
from tests.games.steel_and_steam.scene import Scene


def highball(engine: int, level: int, roll: str) -> Scene:
    scene = Scene().last_rode(1, "AB").on_the_road(1, "Aton", "Isle", at="p1")
    scene.state.engine[0] = engine
    scene.state.level[0] = level
    return scene.on_the_road(1, "Aton", "Isle", at="p1").does("1 highball", f"* roll {roll}")


@pytest.mark.parametrize(
    ("engine", "normal", "breakdown", "full", "partial", "base"), [(0, 8, 4, 4, 2, 2), (1, 10, 5, 5, 2, 1), (2, 13, 6, 6, 3, 0)]
)
def test_4_3_the_locomotive_table(engine: int, normal: int, breakdown: int, full: int, partial: int, base: int) -> None:
    table = [rules.NORMAL, rules.BREAKDOWN, rules.FULL_BENEFIT, rules.PARTIAL_BENEFIT, rules.BASE_LEVEL]
    assert [figures[engine] for figures in table] == [normal, breakdown, full, partial, base]
    assert highball(engine, base, "6 6").state.mps == normal + full


@pytest.mark.parametrize(
    ("level", "roll", "wear", "mps"),
    [
        (4, "1 3", 3, 8),
        (4, "2 3", 2, 10),
        (4, "2 4", 2, 10),
        (4, "3 4", 2, 12),
        (4, "3 5", 2, 12),
        (4, "4 5", 1, 12),
        (4, "5 6", 1, 12),
        (4, "6 6", 0, 12),
        (2, "5 5", 0, 12),
    ],
)
def test_4_3_the_effects_table(level: int, roll: str, wear: int, mps: int) -> None:
    scene = highball(0, level, roll)
    assert (scene.state.level[0], scene.state.mps) == (level + wear, mps)


def test_4_3_ruling_16_a_level_above_7_is_a_breakdown_without_benefit() -> None:
    scene = highball(0, 6, "4 5")
    assert scene.told(events.BROKE_DOWN) == ["BROKE_DOWN seat=1 mps=4"]
    assert scene.told(rules.HIGHBALLING)
    assert scene.view()["seats"][0]["level"] == "B!"
    assert scene.state.mps == 4
    scene.does("1 move p2").refuses("1 dump", rules.NO_DUMPING_WHEN_HIGHBALLING)


def test_4_3_a_level_of_exactly_7_is_no_breakdown() -> None:
    scene = highball(0, 6, "6 6")
    assert (scene.state.level[0], scene.state.mps) == (7, 12)


def test_4_3_after_a_breakdown_the_breakdown_allowance_holds_until_repaired() -> None:
    scene = highball(0, 6, "4 5").does("1 move p2", "1 move p1", "1 move p2", "1 move p1")
    scene.put(2, "Bton").put(3, "Bton")
    scene.does("2 pick 1", "* draw West", "* turn 1", "* roll 3 4", "2 move p3", "2 dump")
    scene.does("3 pick 2", "* draw West", "* turn 2", "* roll 3 4", "3 move p3", "3 dump")
    assert (scene.asked(), scene.state.mps) == ("1", 4)


def test_4_4_ruling_15_below_0_the_locomotive_does_not_move_but_pays_for_the_property_last_ridden() -> None:
    scene = Scene().give(2, "AB").last_rode(1, "AB").on_the_road(1, "Aton", "Isle", at="p1")
    scene.state.level[0] = 7
    scene.does("1 highball", "* roll 2 4")
    assert scene.told(events.CATASTROPHE) == ["CATASTROPHE seat=1"]
    assert scene.told(rules.CATASTROPHIC_BREAKDOWN)
    assert (scene.where(1), scene.state.level[0], scene.asked()) == ("p1", 8, "2")
    assert scene.told(events.FEE_TO_OWNER) == ["FEE_TO_OWNER seat=1 owner=2 amount=5000"]


def test_4_4_ruling_15_at_departure_a_catastrophe_costs_the_flat_fee() -> None:
    scene = Scene().give(2, "AB").last_rode(1, "AB").does("1 home 1", "* turn 1", "* turn 2", "* roll 3 4")
    scene.state.level[0] = 7
    scene.does("1 pick 1", "* draw West", "* turn 3", "* roll 1 5", "1 highball", "* roll 1 1")
    assert scene.told(events.FEE_TO_BANK) == ["FEE_TO_BANK seat=1 amount=1000"]
    assert scene.told(events.FEE_TO_OWNER) == []


def test_4_1_ruling_14_highballing_is_declared_before_moving() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle").does("1 move p1")
    scene.refuses("1 highball", rules.HIGHBALL_FIRST)
    Scene().on_the_road(1, "Aton", "Isle", at="Cton").does("1 move J1").refuses("1 highball", rules.HIGHBALL_FIRST)


def test_4_1_ruling_14_not_in_the_station_but_when_departing_from_it() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle").put(2, "Bton")
    scene.state.level[1] = 3
    scene.does("1 move p1", "1 dump")
    assert (scene.asked(), scene.phase()) == ("2", "station")
    scene.refuses("2 highball", rules.HIGHBALL_FIRST)
    scene.does("2 depart", "2 pick 1", "* draw West", "* turn 1", "* roll 3 4")
    scene.allows("2 highball")


def test_4_1_ruling_14_not_on_a_journey_begun_later_in_the_turn() -> None:
    scene = (
        Scene()
        .on_the_road(1, "Aton", "Bton", at="p3")
        .does("1 move Bton", "1 nothing", "1 depart", "1 pick 1", "* draw West", "* turn 1", "* roll 3 4")
    )
    assert scene.phase() == "running"
    scene.refuses("1 highball", rules.HIGHBALL_FIRST)


def test_4_2_never_when_broken_down() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle", mps=4)
    scene.state.level[0] = 8
    scene.refuses("1 highball", rules.NOT_WHEN_BROKEN_DOWN)
    assert "highball" not in scene.offered()


def test_4_the_odds_of_a_highball_are_those_of_its_36_rolls() -> None:
    assert odds(2) == {"full": 30, "partial": 5, "none": 1, "breakdown": 0, "catastrophe": 0}
    assert odds(7)["catastrophe"] == 15
    assert sum(odds(5).values()) == 36
    assert sum(odds(rules.BROKEN_DOWN).values()) == 0


def test_4_1_nobody_highballs_back_in_their_start_city() -> None:
    back = Scene().last_rode(1, "AB").on_the_road(1, "Aton", "Isle", at="Aton")
    back.refuses("1 highball", rules.HIGHBALL_FIRST)


def test_4_1_a_ferry_step_begun_in_the_start_city_is_an_mp_spent() -> None:
    scene = Scene().on_the_road(1, "Port", "Aton", at="Port", mps=1)
    scene.state.journey[0] = DEPARTING
    scene.allows("1 highball")
    scene.does("1 move F1")
    scene.state.place = 2
    scene.begins("begin_turn")
    scene.refuses("1 highball", rules.HIGHBALL_FIRST)
