"""Paragraph 3: MPs, steps, the transit track, the station, ballast."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam.routes import LocomotiveRoutes
from goldenspike.games.steel_and_steam.rules import events, rules
from goldenspike.kernel.core import NotationError
from tests.games.steel_and_steam.scene import Scene

ROUTES = LocomotiveRoutes()


def test_3_1_a_4_4_0_has_8_mps_and_a_milepost_or_city_costs_1() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle").does("1 move p1", "1 move p2", "1 move p3", "1 move Bton")
    assert scene.state.mps == 4
    assert scene.where(1) == "Bton"


def test_3_1_ruling_7_a_junction_costs_nothing() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle", at="Cton").does("1 move J1")
    assert (scene.state.mps, scene.state.spent) == (8, 0)
    assert scene.does("1 move p10").state.mps == 7


def test_3_1_ruling_7_a_step_into_or_out_of_a_ferry_point_costs_2_in_all() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="Port").does("1 move F1")
    assert scene.state.mps == 6
    assert scene.does("1 move Isle").state.mps == 4


def test_3_1_ruling_7_a_segment_may_be_ridden_again_and_backwards() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle").does("1 move p1", "1 move Aton", "1 move p1", "1 move p2", "1 move p1")
    assert scene.state.mps == 3


def test_3_1_the_turn_ends_when_all_mps_are_spent() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle", mps=2).does("1 move p1", "1 move p2")
    assert scene.asked() == "2"


def test_3_1_ruling_7_a_junction_can_be_entered_with_no_mp_left_or_the_turn_ended_before_it() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle", at="p6", mps=1).does("1 move Cton")
    assert scene.offered() == ["move J1 CD", "stop"]
    scene.refuses("1 move p6 BC", rules.SPEND_MPS, "mps=0")
    scene.refuses("1 dump", rules.SPEND_MPS, "mps=0")
    assert [end.end for end in ROUTES.ends(scene.game, scene.state, 0)] == ["J1"]
    scene.does("1 move J1")
    assert (scene.where(1), scene.asked()) == ("J1", "2")
    stopped = Scene().on_the_road(1, "Aton", "Isle", at="p6", mps=1).does("1 move Cton", "1 stop")
    assert (stopped.where(1), stopped.asked()) == ("Cton", "2")


def test_3_1_with_mps_left_the_turn_is_not_stopped_and_highballing_ends_in_a_junction_too() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle", at="p6", mps=1)
    scene.refuses("1 stop", rules.SPEND_MPS, "mps=1")
    scene.state.highballing = 1
    assert "J1" in [end.end for end in ROUTES.ends(scene.game, scene.state, 0)]
    scene.does("1 move Cton").allows("1 stop")


def test_3_4_an_arrival_without_an_mp_left_ends_the_turn_even_beside_a_junction() -> None:
    scene = Scene().on_the_road(1, "Aton", "Cton", at="p6", mps=1).does("1 move Cton", "1 nothing")
    assert scene.asked() == "2"


def test_3_1_something_must_be_done_with_the_mps() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle")
    scene.refuses("1 depart", rules.SPEND_MPS, "mps=8")
    scene.refuses("1 nothing", rules.SPEND_MPS, "mps=8")


def test_3_2_ruling_7_a_step_starts_where_the_locomotive_stands() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle")
    scene.refuses("1 move p3 AB", rules.CONNECTED, "space=Aton property=AB")
    with pytest.raises(NotationError):
        scene.allows("1 move p3")


def test_3_2_lines_that_share_no_space_do_not_connect() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle", at="p5")
    assert sorted(scene.offered()) == ["highball", "move p4 BC", "move p6 BC"]
    scene.refuses("1 move p8 BX", rules.CONNECTED, "space=p5 property=BX")


def test_3_2_ruling_8_both_circles_of_a_hub_are_one_space_as_dallas_joins_at_sf_and_slsf() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle", at="p10").does("1 move Dton CD")
    scene.allows("1 move p12 DP")
    assert scene.state.mps == 7


def test_3_3_the_rulebooks_example_1_mp_carries_over_to_a_ferry_point() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="p12", mps=2).does("1 move Port", "1 move F1")
    assert scene.where(1) == "Port"
    assert scene.told(events.CARRIED_OVER) == ["CARRIED_OVER seat=1"]
    assert scene.told(rules.TRANSIT_TRACK)
    assert scene.view()["seats"][0]["transit"] == "SL"
    scene.on_the_road(1, "Aton", "Bton", at="Port").does("1 move F1")
    assert (scene.where(1), scene.state.mps) == ("F1", 7)
    assert scene.view()["seats"][0]["transit"] is None


def test_3_3_ruling_11_the_carried_mp_is_for_the_step_begun_and_lost_by_another() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="Port", mps=1).does("1 move F1")
    scene.on_the_road(1, "Aton", "Bton", at="Port").does("1 move p12", "1 move Port", "1 move F1")
    assert scene.state.mps == 4


def test_3_3_ruling_11_a_begun_step_is_not_ridden_yet() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="Port", mps=1).does("1 move F1")
    assert scene.told(events.FEE_TO_BANK) == []


def test_3_4_ruling_9_movement_ends_in_the_destination_and_the_payoff_is_paid_at_once() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="p3").does("1 move Bton")
    assert scene.told(events.ARRIVED) == ["ARRIVED seat=1 city=Bton payoff=4000"]
    assert scene.told(rules.IN_THE_STATION)
    assert scene.state.cash[0] == 14_000
    assert (scene.phase(), scene.state.mps) == ("business", 7)


def test_3_4_ruling_9_passing_another_city_does_nothing() -> None:
    scene = Scene().on_the_road(1, "Aton", "Cton", at="p3").does("1 move Bton")
    assert (scene.phase(), scene.state.cash[0]) == ("running", 10_000)


def test_3_4_ruling_10_payoff_then_business_then_repairs_then_departure() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="p3")
    scene.state.level[0] = 4
    scene.does("1 move Bton").does("1 nothing").does("1 repair").does(
        "1 depart", "1 pick 1", "* draw West", "* turn 1", "* roll 3 4"
    )
    assert (scene.phase(), scene.state.mps) == ("running", 5)


def test_3_4_ruling_10_without_an_mp_left_the_turn_ends_in_the_station() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="p3", mps=1).does("1 move Bton", "1 nothing")
    assert scene.asked() == "2"
    assert scene.view()["seats"][0]["in_station"]


def test_3_5_what_is_left_may_be_dumped_and_is_lost() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle").does("1 move p1", "1 dump")
    assert scene.told(events.BALLAST_DUMPED) == ["BALLAST_DUMPED seat=1 lost=7"]
    assert scene.told(rules.DUMP_BALLAST)
    assert scene.asked() == "2"
    assert scene.view()["seats"][0]["transit"] is None


def test_3_6_ruling_12_at_least_one_mp_must_be_spent_and_a_junction_is_none() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle", at="Cton")
    scene.refuses("1 dump", rules.SPEND_ONE_MP)
    scene.does("1 move J1").refuses("1 dump", rules.SPEND_ONE_MP)
    scene.does("1 move p10").allows("1 dump")


def test_3_6_ruling_12_who_starts_in_the_station_with_nothing_to_repair_departs() -> None:
    scene = Scene().put(2, "Bton").on_the_road(1, "Aton", "Isle").put(2, "Bton").does("1 move p1", "1 dump")
    assert (scene.asked(), scene.phase()) == ("2", "destination")
    assert scene.told(events.DEPARTED) == ["DEPARTED seat=2 city=Bton"]


def test_3_7_ruling_12_no_dumping_on_a_highballing_turn() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle").does("1 highball", "* roll 6 5", "1 move p1")
    scene.refuses("1 dump", rules.NO_DUMPING_WHEN_HIGHBALLING)


def test_3_7_ruling_13_after_a_highballing_arrival_what_is_left_goes_to_repairs_or_a_new_journey() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="p3").does("1 highball", "* roll 4 3", "1 move Bton", "1 nothing")
    assert scene.phase() == "station"
    assert scene.offered() == ["depart", "repair"]
    scene.refuses("1 dump", rules.NO_DUMPING_WHEN_HIGHBALLING)
    scene.does("1 repair")
    assert (scene.phase(), scene.state.mps) == ("destination", 9)
