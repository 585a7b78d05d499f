"""Paragraph 3: MPs, steps, the transit track, the station, ballast."""

from __future__ import annotations

import pytest
from toy import Scene

from goldenspike.games.steel_and_steam.routes import LocomotiveRoutes
from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.kernel.core import NotationError

ROUTES = LocomotiveRoutes()


def test_3_1_a_4_4_0_has_8_mps_and_a_milepost_or_city_costs_1() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle").do("move p1", "move p2", "move p3", "move Bton")
    assert scene.state.mps == 4
    assert scene.where(0) == "Bton"


def test_3_1_ruling_7_a_junction_costs_nothing() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle", at="Cton").do("move J1")
    assert (scene.state.mps, scene.state.spent) == (8, 0)
    assert scene.do("move p10").state.mps == 7


def test_3_1_ruling_7_a_step_into_or_out_of_a_ferry_point_costs_2_in_all() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="Port").do("move F1")
    assert scene.state.mps == 6
    assert scene.do("move Isle").state.mps == 4


def test_3_1_ruling_7_a_segment_may_be_ridden_again_and_backwards() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle").do("move p1", "move Aton", "move p1", "move p2", "move p1")
    assert scene.state.mps == 3


def test_3_1_the_turn_ends_when_all_mps_are_spent() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle", mps=2).do("move p1", "move p2")
    assert scene.seat() == 1


def test_3_1_ruling_7_a_junction_can_be_entered_with_no_mp_left_or_the_turn_ended_before_it() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle", at="p6", mps=1).do("move Cton")
    assert scene.offered() == ["move J1 CD", "stop"]
    assert scene.refuses("move p6 BC", rules.SPEND_MPS)
    assert scene.refuses("dump", rules.SPEND_MPS)
    assert [end.end for end in ROUTES.ends(scene.game, scene.state, 0)] == ["J1"]
    scene.do("move J1")
    assert (scene.where(0), scene.seat()) == ("J1", 1)
    stopped = Scene().on_the_road(0, "Aton", "Isle", at="p6", mps=1).do("move Cton", "stop")
    assert (stopped.where(0), stopped.seat()) == ("Cton", 1)


def test_3_1_with_mps_left_the_turn_is_not_stopped_and_highballing_ends_in_a_junction_too() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle", at="p6", mps=1)
    assert scene.refuses("stop", rules.SPEND_MPS)
    scene.state.highballing = 1
    assert "J1" in [end.end for end in ROUTES.ends(scene.game, scene.state, 0)]
    assert scene.do("move Cton").allows("stop")


def test_3_4_an_arrival_without_an_mp_left_ends_the_turn_even_beside_a_junction() -> None:
    scene = Scene().on_the_road(0, "Aton", "Cton", at="p6", mps=1).do("move Cton", "nothing")
    assert scene.seat() == 1


def test_3_1_something_must_be_done_with_the_mps() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle")
    assert scene.refuses("depart", rules.SPEND_MPS)
    assert scene.refuses("nothing", rules.SPEND_MPS)


def test_3_2_ruling_7_a_step_starts_where_the_locomotive_stands() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle")
    assert scene.refuses("move p3 AB", rules.CONNECTED)
    with pytest.raises(NotationError):
        scene.allows("move p3")


def test_3_2_lines_that_share_no_space_do_not_connect() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle", at="p5")
    assert sorted(scene.offered()) == ["highball", "move p4 BC", "move p6 BC"]
    assert scene.refuses("move p8 BX", rules.CONNECTED)


def test_3_2_ruling_8_both_circles_of_a_hub_are_one_space_as_dallas_joins_at_sf_and_slsf() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle", at="p10").do("move Dton CD")
    assert scene.allows("move p12 DP")
    assert scene.state.mps == 7


def test_3_3_the_rulebooks_example_1_mp_carries_over_to_a_ferry_point() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="p12", mps=2).do("move Port", "move F1")
    assert scene.where(0) == "Port"
    assert scene.told("CARRIED_OVER") == [[0]]
    assert scene.cites(rules.TRANSIT_TRACK)
    assert scene.view()["seats"][0]["transit"] == "SL"
    scene.on_the_road(0, "Aton", "Bton", at="Port").do("move F1")
    assert (scene.where(0), scene.state.mps) == ("F1", 7)
    assert scene.view()["seats"][0]["transit"] is None


def test_3_3_ruling_11_the_carried_mp_is_for_the_step_begun_and_lost_by_another() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="Port", mps=1).do("move F1")
    scene.on_the_road(0, "Aton", "Bton", at="Port").do("move p12", "move Port", "move F1")
    assert scene.state.mps == 4


def test_3_3_ruling_11_a_begun_step_is_not_ridden_yet() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="Port", mps=1).do("move F1")
    assert scene.told("FEE_TO_BANK") == []


def test_3_4_ruling_9_movement_ends_in_the_destination_and_the_payoff_is_paid_at_once() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="p3").do("move Bton")
    assert scene.told("ARRIVED") == [[0, 1, 4_000]]
    assert scene.cites(rules.IN_THE_STATION)
    assert scene.state.cash[0] == 14_000
    assert (scene.phase(), scene.state.mps) == ("business", 7)


def test_3_4_ruling_9_passing_another_city_does_nothing() -> None:
    scene = Scene().on_the_road(0, "Aton", "Cton", at="p3").do("move Bton")
    assert (scene.phase(), scene.state.cash[0]) == ("running", 10_000)


def test_3_4_ruling_10_payoff_then_business_then_repairs_then_departure() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="p3")
    scene.state.level[0] = 4
    scene.do("move Bton").do("nothing").do("repair").do("depart", "pick 1", "draw West", "turn 1", "roll 3 4")
    assert (scene.phase(), scene.state.mps) == ("running", 5)


def test_3_4_ruling_10_without_an_mp_left_the_turn_ends_in_the_station() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="p3", mps=1).do("move Bton", "nothing")
    assert scene.seat() == 1
    assert scene.view()["seats"][0]["in_station"]


def test_3_5_what_is_left_may_be_dumped_and_is_lost() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle").do("move p1", "dump")
    assert scene.told("BALLAST_DUMPED") == [[0, 7]]
    assert scene.cites(rules.DUMP_BALLAST)
    assert scene.seat() == 1
    assert scene.view()["seats"][0]["transit"] is None


def test_3_6_ruling_12_at_least_one_mp_must_be_spent_and_a_junction_is_none() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle", at="Cton")
    assert scene.refuses("dump", rules.SPEND_ONE_MP)
    assert scene.do("move J1").refuses("dump", rules.SPEND_ONE_MP)
    assert scene.do("move p10").allows("dump")


def test_3_6_ruling_12_who_starts_in_the_station_with_nothing_to_repair_departs() -> None:
    scene = Scene().put(1, "Bton").on_the_road(0, "Aton", "Isle").put(1, "Bton").do("move p1", "dump")
    assert (scene.seat(), scene.phase()) == (1, "destination")
    assert scene.told("DEPARTED") == [[1, 1]]


def test_3_7_ruling_12_no_dumping_on_a_highballing_turn() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle").do("highball", "roll 6 5", "move p1")
    assert scene.refuses("dump", rules.NO_DUMPING_WHEN_HIGHBALLING)


def test_3_7_ruling_13_after_a_highballing_arrival_what_is_left_goes_to_repairs_or_a_new_journey() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="p3").do("highball", "roll 4 3", "move Bton", "nothing")
    assert scene.phase() == "station"
    assert scene.offered() == ["depart", "repair"]
    assert scene.refuses("dump", rules.NO_DUMPING_WHEN_HIGHBALLING)
    scene.do("repair")
    assert (scene.phase(), scene.state.mps) == ("destination", 9)
