"""Paragraph 10: the optional rules."""

from __future__ import annotations

import pytest
from test_8_fees import fees
from toy import Scene

from goldenspike.games.steel_and_steam.routes import LocomotiveRoutes
from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.games.steel_and_steam.rules.rules import BEARISH, BOOM, BULLISH, BUST, NORMAL_ECONOMY
from goldenspike.games.steel_and_steam.rules.state import NOW, PAST

ROUTES = LocomotiveRoutes()

# fluctuating economy


def economy(condition: int, degree: str = "fluctuating", **options: str) -> Scene:
    scene = Scene(economy=degree, **options)
    scene.state.economy = condition
    return scene


CHANGES = [
    (BOOM, [BULLISH, BULLISH, BULLISH, BULLISH, BULLISH, BOOM]),
    (BULLISH, [NORMAL_ECONOMY, NORMAL_ECONOMY, NORMAL_ECONOMY, NORMAL_ECONOMY, BULLISH, BOOM]),
    (NORMAL_ECONOMY, [BEARISH, BEARISH, NORMAL_ECONOMY, NORMAL_ECONOMY, BULLISH, BULLISH]),
    (BEARISH, [BUST, BEARISH, NORMAL_ECONOMY, NORMAL_ECONOMY, NORMAL_ECONOMY, NORMAL_ECONOMY]),
    (BUST, [BUST, BEARISH, BEARISH, BEARISH, BEARISH, BEARISH]),
]


@pytest.mark.parametrize(("condition", "changed"), CHANGES)
def test_10_1_the_change_table(condition: int, changed: list[int]) -> None:
    for number in range(1, 7):
        scene = economy(condition).on_the_road(0, "Aton", "Isle").do("highball", f"roll {number} {number}")
        assert scene.state.economy == changed[number - 1]


def test_10_1_ruling_32_only_doubles_move_the_economy() -> None:
    scene = economy(BUST).on_the_road(0, "Aton", "Isle").do("highball", "roll 4 3")
    assert scene.state.economy == BUST


def test_10_1_ruling_32_set_up_rolls_count_and_the_economy_moves_before_the_rolls_effect() -> None:
    scene = Scene(economy="fluctuating").do("home 1", "turn 1", "turn 2", "roll 6 6")
    assert scene.state.economy == BULLISH
    keys = [fact.event.key for fact in scene.journal.facts]
    assert keys.index("event-ECONOMY_CHANGED") < keys.index("event-HOME_FOUND")
    assert scene.cites(rules.FLUCTUATING_ECONOMY)


def test_10_1_the_standard_economy_is_steady() -> None:
    scene = Scene().do("home 1", "turn 1", "turn 2", "roll 6 6")
    assert scene.state.economy == NORMAL_ECONOMY


@pytest.mark.parametrize(
    ("payoff", "small", "large"),
    [
        (500, 0, 0),
        (2000, 0, 0),
        (2500, 0, 500),
        (5000, 500, 1000),
        (9500, 500, 1500),
        (10000, 1000, 2000),
        (17000, 1500, 3000),
        (24500, 2000, 4500),
        (27500, 2500, 5500),
        (37500, 3500, 7500),
        (42000, 4000, 8000),
    ],
)
def test_10_1_ruling_32_the_adjustment_chart(payoff: int, small: int, large: int) -> None:
    for condition, change in ((BULLISH, small), (BEARISH, -small), (BOOM, large), (BUST, -large), (NORMAL_ECONOMY, 0)):
        scene = economy(condition)
        assert scene.game.economy.adjusted(scene.state, payoff) == payoff + change


def test_10_1_the_rulebooks_example_17000_is_15500_in_a_bearish_economy() -> None:
    scene = economy(BEARISH)
    assert scene.game.economy.adjusted(scene.state, 17_000) == 15_500


def test_10_1_payoffs_are_paid_as_adjusted() -> None:
    scene = economy(BOOM).on_the_road(0, "Aton", "Cton", at="p6").do("move Cton")
    assert scene.told("ARRIVED") == [[0, 2, 9_000]]


def test_10_1_ruling_33_boom_no_flat_fee_if_only_own_and_bank_property_was_ridden() -> None:
    scene = economy(BOOM).give(0, "BC").on_the_road(0, "Aton", "Isle", at="p3").do("move Bton", "move p4", "dump")
    assert fees(scene) == ({}, 0)


def test_10_1_ruling_33_boom_changes_nothing_when_another_player_was_ridden() -> None:
    scene = economy(BOOM).give(1, "BC").on_the_road(0, "Aton", "Isle", at="p3").do("move Bton", "move p4", "dump")
    assert fees(scene) == ({1: 5_000}, 1_000)


def test_10_1_ruling_33_bust_costs_1000_more_on_a_turn_with_any_fee() -> None:
    scene = economy(BUST).on_the_road(0, "Aton", "Isle", at="p3").do("move p2", "dump")
    assert fees(scene) == ({}, 2_000)
    scene = economy(BUST).give(1, "AB").on_the_road(0, "Aton", "Isle", at="p3").do("move p2", "dump")
    assert fees(scene) == ({1: 5_000}, 1_000)


def test_10_1_ruling_33_bust_costs_nothing_on_a_turn_without_a_fee() -> None:
    scene = economy(BUST).on_the_road(0, "Aton", "Isle", at="Port", mps=1).do("move F1")
    assert fees(scene) == ({}, 0)


# the great depression


def depression() -> Scene:
    return economy(BUST, "depression").on_the_road(0, "Aton", "Isle").do("highball", "roll 1 1")


def test_10_2_ruling_34_double_1s_in_a_bust_make_everyone_roll_and_pay_thousands() -> None:
    scene = depression().do("roll 2 3", "roll 1 1", "roll 4 3")
    assert list(scene.state.cash) == [5_000, 8_000, 3_000]
    assert scene.state.depression == NOW
    assert scene.view()["economy"] == "depression"
    assert (scene.phase(), scene.state.level[0]) == ("running", 5)


def test_10_2_ruling_34_its_rolls_are_not_looked_at_for_doubles() -> None:
    scene = depression().do("roll 2 2", "roll 3 3", "roll 6 6")
    assert (scene.state.depression, scene.state.economy) == (NOW, BUST)


def test_10_2_it_is_rolled_with_two_dice() -> None:
    assert depression().refuses("roll 7 1", rules.GREAT_DEPRESSION)


def test_10_2_ruling_23_who_cannot_pay_raises_money_or_is_forgiven() -> None:
    scene = economy(BUST, "depression").give(1, "AB").on_the_road(0, "Aton", "Isle").cash(1_000, 1_000, 1_000)
    scene.do("highball", "roll 1 1", "roll 2 3", "roll 2 3")
    assert (scene.phase(), scene.seat()) == ("payment", 1)
    scene.do("mortgage AB", "roll 1 2")
    assert list(scene.state.cash) == [0, 1_000, 0]
    assert (scene.phase(), scene.seat()) == ("running", 0)


def test_10_2_the_rulebooks_example_10000_is_reduced_by_3000() -> None:
    scene = depression()
    assert scene.game.economy.adjusted(scene.state, 10_000) == 7_000


def test_10_2_ruling_34_it_ends_with_the_next_doubles_leaves_a_bust_and_never_comes_again() -> None:
    scene = depression().do("roll 2 3", "roll 2 3", "roll 2 3")
    scene.state.level[0] = 2
    scene.on_the_road(0, "Aton", "Isle").do("highball", "roll 4 4")
    assert (scene.state.depression, scene.state.economy) == (PAST, BUST)
    scene.state.level[0] = 2
    scene.on_the_road(0, "Aton", "Isle").do("highball", "roll 1 1")
    assert (scene.state.depression, scene.phase()) == (PAST, "running")


def test_10_2_without_the_option_there_is_no_depression() -> None:
    scene = economy(BUST).on_the_road(0, "Aton", "Isle").do("highball", "roll 1 1")
    assert (scene.state.depression, scene.phase()) == (0, "running")


# repair yards


def yards(cash: int = 30_000) -> Scene:
    """The first seat, at home in Aton, is in business in Bton."""
    return Scene(yards="yes").cash(cash).on_the_road(0, "Cton", "Bton", at="p3").do("move Bton")


def test_10_3_ruling_35_a_yard_is_built_as_business_at_home_or_in_the_city_occupied() -> None:
    scene = yards()
    assert {"yard Aton", "yard Bton"} <= set(scene.offered())
    assert scene.refuses("yard Cton", rules.REPAIR_YARD)
    scene.do("yard Bton")
    assert scene.state.cash[0] == 34_000 - 7_000
    assert scene.view()["seats"][0]["yards"] == ["Bton"]
    assert scene.phase() == "station"
    assert yards(2_000).refuses("yard Bton", rules.PAY_THE_PRICE)


def test_10_4_ruling_35_two_yards_each() -> None:
    scene = yards()
    scene.state.yards[0], scene.state.yards[1] = 2, 3
    assert scene.refuses("yard Bton", rules.TWO_YARDS_EACH)


def test_10_5_ruling_35_one_yard_per_city_in_all() -> None:
    scene = yards()
    scene.state.yards[2] = 1
    assert scene.refuses("yard Bton", rules.ONE_YARD_PER_CITY)
    assert scene.allows("yard Aton")


def test_10_3_ruling_35_in_the_own_yard_a_level_costs_1_mp() -> None:
    scene = yards()
    scene.state.level[0] = 4
    scene.do("yard Bton", "repair")
    assert (scene.state.level[0], scene.state.mps) == (3, 6)


def test_10_3_ruling_35_also_when_just_passing_through_but_not_in_anothers_yard() -> None:
    scene = Scene(yards="yes").on_the_road(0, "Aton", "Isle", at="p3")
    scene.state.level[0] = 8
    scene.state.yards[0] = 1
    scene.do("move Bton", "repair", "repair")
    assert (scene.state.level[0], scene.state.mps) == (6, 5)
    scene.state.yards[0], scene.state.yards[2] = -1, 1
    assert scene.refuses("repair", rules.REPAIR_IN_STATION)


# cash on the barrelhead


def barrelhead(*cash: int) -> Scene:
    return Scene(fees="barrelhead").cash(*cash)


def test_10_6_ruling_36_fees_are_paid_before_riding_and_not_again_at_the_end() -> None:
    scene = barrelhead(20_000, 0, 0).give(1, "BC").on_the_road(0, "Aton", "Isle", at="p3").do("move Bton")
    assert fees(scene) == ({}, 1_000)
    scene.do("move p4")
    assert fees(scene) == ({1: 5_000}, 1_000)
    scene.do("move p5", "dump")
    assert fees(scene) == ({1: 5_000}, 1_000)


def test_10_6_a_further_property_of_the_same_owner_costs_what_it_adds() -> None:
    scene = barrelhead(20_000, 0, 0).give(1, "BC", "BX").on_the_road(0, "Aton", "Isle", at="p3")
    scene.do("move Bton", "move p4", "move Bton", "move p7")
    assert fees(scene) == ({1: 6_000}, 1_000)


def test_10_6_ruling_36_who_cannot_pay_cannot_ride_there() -> None:
    scene = barrelhead(4_000, 0, 0).give(1, "BC").on_the_road(0, "Aton", "Isle", at="p3").do("move Bton")
    assert scene.refuses("move p4", rules.CASH_ON_THE_BARRELHEAD)
    assert "move p4 BC" not in scene.offered()
    assert "move p7 BX" in scene.offered()


def test_10_6_who_cannot_pay_for_any_step_must_raise_money_first() -> None:
    scene = barrelhead(500, 0, 0).give(0, "SL").on_the_road(0, "Aton", "Isle", at="p3")
    assert scene.offered() == ["mortgage SL"]
    scene.do("mortgage SL", "move Bton")


def test_10_6_ruling_23_who_has_nothing_left_to_give_rides_for_what_there_is() -> None:
    scene = barrelhead(500, 0, 0).on_the_road(0, "Aton", "Isle", at="p3").do("move Bton")
    assert scene.state.cash[0] == 0
    assert scene.told("FORGIVEN") == [[0, 500]]


def test_10_6_the_fee_is_paid_before_a_highballing_attempt() -> None:
    scene = barrelhead(20_000, 0, 0).give(1, "AB").last_rode(0, "AB").on_the_road(0, "Aton", "Isle", at="p3").do("highball")
    assert list(scene.state.cash) == [15_000, 0, 0]
    scene.do("roll 6 5")
    assert list(scene.state.cash) == [20_000, 0, 0]
    scene.do("move p2", "move p1")
    assert fees(scene) == ({1: 5_000}, 0)
    poor = barrelhead(4_000, 0, 0).give(1, "AB").last_rode(0, "AB").on_the_road(0, "Aton", "Isle", at="p3")
    assert poor.refuses("highball", rules.CASH_ON_THE_BARRELHEAD)


def test_10_6_a_catastrophe_is_already_paid_for() -> None:
    scene = barrelhead(20_000, 0, 0).give(1, "AB").last_rode(0, "AB").on_the_road(0, "Aton", "Isle", at="p3")
    scene.state.level[0] = 7
    scene.do("highball", "roll 1 1")
    assert fees(scene) == ({1: 5_000}, 0)


@pytest.mark.parametrize("when", ["end_of_turn", "barrelhead"])
def test_10_6_an_attempt_is_no_use_of_a_line(when: str) -> None:
    departing = Scene(fees=when).cash(20_000, 0, 0).give(1, "AB").on_the_road(0, "Aton", "Isle").do("highball", "roll 6 5")
    while departing.seat() == 0:
        departing.do("move p1 AB" if departing.where(0) == "Aton" else "move Aton AB")
    assert list(departing.state.cash) == [15_000, 5_000, 0]
    on_the_road = Scene(fees=when).cash(20_000, 0, 0).give(1, "AB").last_rode(0, "AB").on_the_road(0, "Aton", "Isle", at="Bton")
    on_the_road.do("highball", "roll 6 5")
    while on_the_road.seat() == 0:
        on_the_road.do("move p4 BC" if on_the_road.where(0) == "Bton" else "move Bton BC")
    assert list(on_the_road.state.cash) == [19_000, 0, 0]


def test_10_6_what_was_laid_down_for_a_catastrophe_stays_as_it_was_reckoned() -> None:
    scene = Scene(fees="barrelhead", economy="fluctuating").cash(20_000, 0, 0).give(1, "AB", mortgaged=True)
    scene.last_rode(0, "AB").on_the_road(0, "Aton", "Isle", at="p3")
    scene.state.level[0] = 7
    scene.state.economy = BEARISH
    scene.do("highball", "roll 1 1")
    assert scene.state.economy == BUST
    assert list(scene.state.cash) == [17_000, 1_000, 0]


def test_10_6_the_order_of_riding_does_not_matter_and_the_way_shown_can_be_paid() -> None:
    scene = barrelhead(6_000, 0, 0).give(1, "AB", mortgaged=True).give(1, "BC").on_the_road(0, "Aton", "Isle", at="p3")
    assert ROUTES.routes(scene.game, scene.state, 0, "p4")[0].fee == 6_000
    scene.do("move Bton", "move p4", "dump")
    assert list(scene.state.cash)[:2] == [0, 5_000]
    assert scene.told("HANDED_BACK") == [[0, 1_000]]


def test_10_6_a_lien_paid_off_after_the_ride_changes_nothing_for_it() -> None:
    scene = barrelhead(30_000, 10_000, 0).give(1, "AB", mortgaged=True).on_the_road(0, "Aton", "Bton", at="p3").do("move Bton")
    paid_by_now = scene.told("PAID_AT_ONCE")
    scene.do("takeover AB", "payoff AB", "nothing", "depart", "pick 1", "draw East", "turn 1", "roll 3 4", "move p4 BC")
    assert paid_by_now == [[0, scene.property("AB"), 3_000]]
    assert scene.told("PAID_AT_ONCE")[1:] == [[0, scene.property("BC"), 1_000]]


def test_10_6_who_has_nothing_left_to_give_rides_only_the_cheapest_line_and_the_ends_show_it() -> None:
    scene = barrelhead(500, 0, 0).give(1, "BC").on_the_road(0, "Aton", "Isle", at="Bton")
    assert "move p4 BC" not in scene.offered()
    assert scene.refuses("move p4", rules.CASH_ON_THE_BARRELHEAD)
    assert {"move p3 AB", "move p7 BX"} <= set(scene.offered())
    ends = {end.end for end in ROUTES.ends(scene.game, scene.state, 0)}
    assert {"p3", "p7", "Aton", "Cton"} <= ends
    assert not ends & {"p4", "p5", "p6"}


@pytest.mark.parametrize("condition", range(5))
def test_10_1_the_payoffs_shown_are_those_that_will_be_paid(condition: int) -> None:
    scene = Scene(economy="fluctuating").on_the_road(0, "Aton", "Isle", at="p1")
    scene.state.economy = condition
    shown = scene.view()["payoff_bands"]
    for printed in scene.board.payoffs:
        assert printed + shown["changes"][printed // shown["band"]] == scene.game.economy.adjusted(scene.state, printed)
