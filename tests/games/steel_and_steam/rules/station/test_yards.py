"""Repair yards."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import rules
from tests.games.steel_and_steam.scene import Scene


def yards(cash: int = 30_000) -> Scene:
    """The first seat, at home in Aton, is in business in Bton."""
    return Scene(yards="yes").cash(cash).on_the_road(1, "Cton", "Bton", at="p3").does("1 move Bton")


def test_10_3_ruling_35_a_yard_is_built_as_business_at_home_or_in_the_city_occupied() -> None:
    scene = yards()
    assert {"yard Aton", "yard Bton"} <= set(scene.offered())
    scene.refuses("1 yard Cton", rules.REPAIR_YARD, "city=Cton")
    scene.does("1 yard Bton")
    assert scene.state.cash[0] == 34_000 - 7_000
    assert scene.view()["seats"][0]["yards"] == ["Bton"]
    assert scene.phase() == "station"
    yards(2_000).refuses("1 yard Bton", rules.PAY_THE_PRICE, "price=7000 cash=6000")


def test_10_4_ruling_35_two_yards_each() -> None:
    scene = yards()
    scene.state.yards[0], scene.state.yards[1] = 2, 3
    scene.refuses("1 yard Bton", rules.TWO_YARDS_EACH)


def test_10_5_ruling_35_one_yard_per_city_in_all() -> None:
    scene = yards()
    scene.state.yards[2] = 1
    scene.refuses("1 yard Bton", rules.ONE_YARD_PER_CITY, "city=Bton owner=2")
    scene.allows("1 yard Aton")


def test_10_3_ruling_35_in_the_own_yard_a_level_costs_1_mp() -> None:
    scene = yards()
    scene.state.level[0] = 4
    scene.does("1 yard Bton", "1 repair")
    assert (scene.state.level[0], scene.state.mps) == (3, 6)


def test_10_3_ruling_35_also_when_just_passing_through_but_not_in_anothers_yard() -> None:
    scene = Scene(yards="yes").on_the_road(1, "Aton", "Isle", at="p3")
    scene.state.level[0] = 8
    scene.state.yards[0] = 1
    scene.does("1 move Bton", "1 repair", "1 repair")
    assert (scene.state.level[0], scene.state.mps) == (6, 5)
    scene.state.yards[0], scene.state.yards[2] = -1, 1
    scene.refuses("1 repair", rules.REPAIR_IN_STATION)
