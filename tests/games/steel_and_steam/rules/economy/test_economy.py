"""The fluctuating economy."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam.rules import events, rules
from goldenspike.games.steel_and_steam.rules.rules import BEARISH, BOOM, BULLISH, BUST, NORMAL_ECONOMY
from tests.games.steel_and_steam.scene import Scene, in_economy

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
        scene = in_economy(condition).on_the_road(1, "Aton", "Isle").does("1 highball", f"* roll {number} {number}")
        assert scene.state.economy == changed[number - 1]


def test_10_1_ruling_32_only_doubles_move_the_economy() -> None:
    scene = in_economy(BUST).on_the_road(1, "Aton", "Isle").does("1 highball", "* roll 4 3")
    assert scene.state.economy == BUST


def test_10_1_ruling_32_set_up_rolls_count_and_the_economy_moves_before_the_rolls_effect() -> None:
    scene = Scene(economy="fluctuating").does("1 home 1", "* turn 1", "* turn 2", "* roll 6 6")
    assert scene.state.economy == BULLISH
    keys = [fact.event.key for fact in scene.journal.facts]
    assert keys.index("event-ECONOMY_CHANGED") < keys.index("event-HOME_FOUND")
    assert scene.told(rules.FLUCTUATING_ECONOMY)


def test_10_1_the_standard_economy_is_steady() -> None:
    scene = Scene().does("1 home 1", "* turn 1", "* turn 2", "* roll 6 6")
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
        scene = in_economy(condition)
        assert scene.game.economy.adjusted(scene.state, payoff) == payoff + change


def test_10_1_the_rulebooks_example_17000_is_15500_in_a_bearish_economy() -> None:
    scene = in_economy(BEARISH)
    assert scene.game.economy.adjusted(scene.state, 17_000) == 15_500


def test_10_1_payoffs_are_paid_as_adjusted() -> None:
    scene = in_economy(BOOM).on_the_road(1, "Aton", "Cton", at="p6").does("1 move Cton")
    assert scene.told(events.ARRIVED) == ["ARRIVED seat=1 city=Cton payoff=9000"]


def test_10_1_ruling_33_boom_no_flat_fee_if_only_own_and_bank_property_was_ridden() -> None:
    scene = in_economy(BOOM).give(1, "BC").on_the_road(1, "Aton", "Isle", at="p3").does("1 move Bton", "1 move p4", "1 dump")
    assert scene.fees() == ({}, 0)


def test_10_1_ruling_33_boom_changes_nothing_when_another_player_was_ridden() -> None:
    scene = in_economy(BOOM).give(2, "BC").on_the_road(1, "Aton", "Isle", at="p3").does("1 move Bton", "1 move p4", "1 dump")
    assert scene.fees() == ({2: 5_000}, 1_000)


def test_10_1_ruling_33_bust_costs_1000_more_on_a_turn_with_any_fee() -> None:
    scene = in_economy(BUST).on_the_road(1, "Aton", "Isle", at="p3").does("1 move p2", "1 dump")
    assert scene.fees() == ({}, 2_000)
    scene = in_economy(BUST).give(2, "AB").on_the_road(1, "Aton", "Isle", at="p3").does("1 move p2", "1 dump")
    assert scene.fees() == ({2: 5_000}, 1_000)


def test_10_1_ruling_33_bust_costs_nothing_on_a_turn_without_a_fee() -> None:
    scene = in_economy(BUST).on_the_road(1, "Aton", "Isle", at="Port", mps=1).does("1 move F1")
    assert scene.fees() == ({}, 0)


@pytest.mark.parametrize("condition", range(5))
def test_10_1_the_payoffs_shown_are_those_that_will_be_paid(condition: int) -> None:
    scene = Scene(economy="fluctuating").on_the_road(1, "Aton", "Isle", at="p1")
    scene.state.economy = condition
    shown = scene.view()["payoff_bands"]
    for printed in scene.board.payoffs:
        assert printed + shown["changes"][printed // shown["band"]] == scene.game.economy.adjusted(scene.state, printed)
