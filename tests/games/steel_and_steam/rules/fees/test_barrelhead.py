"""Cash on the barrelhead."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam.routes import LocomotiveRoutes
from goldenspike.games.steel_and_steam.rules import events, rules
from goldenspike.games.steel_and_steam.rules.rules import BEARISH, BUST
from tests.games.steel_and_steam.scene import Scene

ROUTES = LocomotiveRoutes()


def barrelhead(*cash: int) -> Scene:
    return Scene(fees="barrelhead").cash(*cash)


def test_10_6_ruling_36_fees_are_paid_before_riding_and_not_again_at_the_end() -> None:
    scene = barrelhead(20_000, 0, 0).give(2, "BC").on_the_road(1, "Aton", "Isle", at="p3").does("1 move Bton")
    assert scene.fees() == ({}, 1_000)
    scene.does("1 move p4")
    assert scene.fees() == ({2: 5_000}, 1_000)
    scene.does("1 move p5", "1 dump")
    assert scene.fees() == ({2: 5_000}, 1_000)


def test_10_6_a_further_property_of_the_same_owner_costs_what_it_adds() -> None:
    scene = barrelhead(20_000, 0, 0).give(2, "BC", "BX").on_the_road(1, "Aton", "Isle", at="p3")
    scene.does("1 move Bton", "1 move p4", "1 move Bton", "1 move p7")
    assert scene.fees() == ({2: 6_000}, 1_000)


def test_10_6_ruling_36_who_cannot_pay_cannot_ride_there() -> None:
    scene = barrelhead(4_000, 0, 0).give(2, "BC").on_the_road(1, "Aton", "Isle", at="p3").does("1 move Bton")
    scene.refuses("1 move p4", rules.CASH_ON_THE_BARRELHEAD, "property=BC fee=5000 cash=3000")
    assert "move p4 BC" not in scene.offered()
    assert "move p7 BX" in scene.offered()


def test_10_6_who_cannot_pay_for_any_step_must_raise_money_first() -> None:
    scene = barrelhead(500, 0, 0).give(1, "DP", "SL").on_the_road(1, "Aton", "Isle", at="p3")
    assert scene.offered() == ["mortgage DP", "mortgage SL"]
    scene.does("1 mortgage SL", "1 move Bton")


def test_10_6_who_cannot_pay_for_any_step_and_has_one_deed_is_not_asked_before_there_is_a_choice() -> None:
    scene = barrelhead(0, 0, 0).give(1, "SL").on_the_road(1, "Aton", "Isle", at="p3")
    assert scene.told(events.MORTGAGED) == ["MORTGAGED seat=1 property=SL amount=2000"]
    assert scene.offered() == ["move p2 AB", "move Bton AB", "highball", "giveup SL"]
    two = barrelhead(0, 0, 0).give(2, "AB").give(1, "DP", "SL").last_rode(1, "AB").on_the_road(1, "Aton", "Isle", at="p3")
    two.does("1 mortgage SL", "1 giveup SL")
    assert two.told(events.MORTGAGED)[1:] == ["MORTGAGED seat=1 property=DP amount=3000"]
    assert two.offered() == ["move p2 AB", "move Bton AB", "highball", "giveup DP", "payoff DP"]


def test_10_6_in_games_of_version_1_they_are_asked() -> None:
    scene = Scene(fees="barrelhead", version=1).cash(500, 0, 0).give(1, "SL").on_the_road(1, "Aton", "Isle", at="p3")
    assert scene.offered() == ["mortgage SL"]
    scene.does("1 mortgage SL", "1 move Bton")


def test_10_6_ruling_23_who_has_nothing_left_to_give_rides_for_what_there_is() -> None:
    scene = barrelhead(500, 0, 0).on_the_road(1, "Aton", "Isle", at="p3").does("1 move Bton")
    assert scene.state.cash[0] == 0
    assert scene.told(events.FORGIVEN) == ["FORGIVEN seat=1 amount=500"]


def test_10_6_the_fee_is_paid_before_a_highballing_attempt() -> None:
    scene = barrelhead(20_000, 0, 0).give(2, "AB").last_rode(1, "AB").on_the_road(1, "Aton", "Isle", at="p3").does("1 highball")
    assert list(scene.state.cash) == [15_000, 0, 0]
    scene.does("* roll 6 5")
    assert list(scene.state.cash) == [20_000, 0, 0]
    scene.does("1 move p2", "1 move p1")
    assert scene.fees() == ({2: 5_000}, 0)
    poor = barrelhead(4_000, 0, 0).give(2, "AB").last_rode(1, "AB").on_the_road(1, "Aton", "Isle", at="p3")
    poor.refuses("1 highball", rules.CASH_ON_THE_BARRELHEAD, "property=AB fee=5000 cash=4000")


def test_10_6_a_catastrophe_is_already_paid_for() -> None:
    scene = barrelhead(20_000, 0, 0).give(2, "AB").last_rode(1, "AB").on_the_road(1, "Aton", "Isle", at="p3")
    scene.state.level[0] = 7
    scene.does("1 highball", "* roll 1 1")
    assert scene.fees() == ({2: 5_000}, 0)


@pytest.mark.parametrize("when", ["end_of_turn", "barrelhead"])
def test_10_6_an_attempt_is_no_use_of_a_line(when: str) -> None:
    departing = Scene(fees=when).cash(20_000, 0, 0).give(2, "AB").on_the_road(1, "Aton", "Isle").does("1 highball", "* roll 6 5")
    while departing.asked() == "1":
        departing.does("1 move p1 AB" if departing.where(1) == "Aton" else "1 move Aton AB")
    assert list(departing.state.cash) == [15_000, 5_000, 0]
    on_the_road = Scene(fees=when).cash(20_000, 0, 0).give(2, "AB").last_rode(1, "AB").on_the_road(1, "Aton", "Isle", at="Bton")
    on_the_road.does("1 highball", "* roll 6 5")
    while on_the_road.asked() == "1":
        on_the_road.does("1 move p4 BC" if on_the_road.where(1) == "Bton" else "1 move Bton BC")
    assert list(on_the_road.state.cash) == [19_000, 0, 0]


def test_10_6_what_was_laid_down_for_a_catastrophe_stays_as_it_was_reckoned() -> None:
    scene = Scene(fees="barrelhead", economy="fluctuating").cash(20_000, 0, 0).give(2, "AB", mortgaged=True)
    scene.last_rode(1, "AB").on_the_road(1, "Aton", "Isle", at="p3")
    scene.state.level[0] = 7
    scene.state.economy = BEARISH
    scene.does("1 highball", "* roll 1 1")
    assert scene.state.economy == BUST
    assert list(scene.state.cash) == [17_000, 1_000, 0]


def test_10_6_the_order_of_riding_does_not_matter_and_the_way_shown_can_be_paid() -> None:
    scene = barrelhead(6_000, 0, 0).give(2, "AB", mortgaged=True).give(2, "BC").on_the_road(1, "Aton", "Isle", at="p3")
    assert ROUTES.routes(scene.game, scene.state, 0, "p4")[0].fee == 6_000
    scene.does("1 move Bton", "1 move p4", "1 dump")
    assert list(scene.state.cash)[:2] == [0, 5_000]
    assert scene.told(events.HANDED_BACK) == ["HANDED_BACK seat=1 amount=1000"]


def test_10_6_a_lien_paid_off_after_the_ride_changes_nothing_for_it() -> None:
    scene = barrelhead(30_000, 10_000, 0).give(2, "AB", mortgaged=True).on_the_road(1, "Aton", "Bton", at="p3")
    scene.does("1 move Bton")
    paid_by_now = scene.told(events.PAID_AT_ONCE)
    scene.does(
        "1 takeover AB",
        "2 payoff AB",
        "1 nothing",
        "1 depart",
        "1 pick 1",
        "* draw East",
        "* turn 1",
        "* roll 3 4",
        "1 move p4 BC",
    )
    assert paid_by_now == ["PAID_AT_ONCE seat=1 property=AB amount=3000"]
    assert scene.told(events.PAID_AT_ONCE)[1:] == ["PAID_AT_ONCE seat=1 property=BC amount=1000"]


def test_10_6_who_has_nothing_left_to_give_rides_only_the_cheapest_line_and_the_ends_show_it() -> None:
    scene = barrelhead(500, 0, 0).give(2, "BC").on_the_road(1, "Aton", "Isle", at="Bton")
    assert "move p4 BC" not in scene.offered()
    scene.refuses("1 move p4", rules.CASH_ON_THE_BARRELHEAD, "property=BC fee=5000 cash=500")
    assert {"move p3 AB", "move p7 BX"} <= set(scene.offered())
    ends = {end.end for end in ROUTES.ends(scene.game, scene.state, 0)}
    assert {"p3", "p7", "Aton", "Cton"} <= ends
    assert not ends & {"p4", "p5", "p6"}
