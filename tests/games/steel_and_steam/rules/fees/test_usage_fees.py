"""Paragraph 8: usage fees, both schedules, several owners, mortgages, forced payments."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam.rules import events, rules
from tests.games.steel_and_steam.scene import Scene


def ride(scene: Scene, *spaces: str) -> tuple[dict[int, int], int]:
    """A turn of the first seat from p3 over these spaces, then ballast."""
    scene.cash(100_000, 10_000, 10_000).on_the_road(1, "Aton", "Isle", at="p3", mps=13)
    return scene.does(*[f"1 move {space}" for space in spaces], "1 dump").fees()


def test_8_1_ruling_24_a_flat_1000_to_the_bank_for_bank_and_own_property_together() -> None:
    scene = Scene().give(1, "BC")
    assert ride(scene, "Bton", "p4", "p5") == ({}, 1_000)
    assert scene.told(rules.USAGE_FEES)


def test_8_1_ruling_25_5000_to_another_owner_however_far() -> None:
    assert ride(Scene().give(2, "AB"), "Bton", "p3", "p2") == ({2: 5_000}, 0)


def test_8_1_ruling_25_1000_more_for_each_further_property_of_that_owner() -> None:
    assert ride(Scene().give(2, "AB", "BC", "CD"), "Bton", "p4", "p5", "p6", "Cton", "J1") == ({2: 7_000}, 0)


def test_8_1_ruling_24_flat_fee_and_owners_fee_can_fall_due_together() -> None:
    assert ride(Scene().give(2, "BC"), "Bton", "p4") == ({2: 5_000}, 1_000)


def test_8_1_several_owners_each_get_the_base_fee() -> None:
    assert ride(Scene().give(2, "AB").give(3, "BC"), "Bton", "p4") == ({2: 5_000, 3: 5_000}, 0)


def test_8_1_ruling_25_a_further_property_with_a_lien_costs_the_same_but_pays_the_bank() -> None:
    scene = Scene().give(2, "AB").give(2, "BC", mortgaged=True)
    assert ride(scene, "Bton", "p4") == ({2: 5_000}, 1_000)


def test_8_1_ruling_25_a_mortgaged_property_costs_3000_a_third_of_it_to_the_owner() -> None:
    assert ride(Scene().give(2, "AB", mortgaged=True), "Bton") == ({2: 1_000}, 2_000)


def test_8_1_ruling_25_mortgaged_ones_only_cost_3000_however_many() -> None:
    assert ride(Scene().give(2, "AB", "BC", mortgaged=True), "Bton", "p4") == ({2: 1_000}, 2_000)


@pytest.mark.parametrize(
    ("good", "mortgaged", "owner", "bank"),
    [
        (["AB"], [], 10_000, 1_000),
        (["AB", "BC"], [], 12_000, 0),
        (["AB"], ["BC"], 10_000, 2_000),
        ([], ["AB", "BC"], 2_000, 4_000),
    ],
)
def test_8_3_the_established_schedule_is_twice_as_dear(good: list[str], mortgaged: list[str], owner: int, bank: int) -> None:
    scene = Scene(length="long").give(2, *good).give(2, *mortgaged, mortgaged=True)
    scene.state.established = 1
    assert ride(scene, "Bton", "p4") == ({2: owner}, bank)


def test_8_3_the_flat_fee_stays_1000_in_the_established_schedule() -> None:
    scene = Scene(length="long")
    scene.state.established = 1
    assert ride(scene, "Bton") == ({}, 1_000)


def test_8_1_ruling_26_no_fee_on_a_turn_spent_wholly_in_the_station() -> None:
    scene = Scene().give(2, "AB").on_the_road(1, "Aton", "Isle").put(2, "Bton")
    scene.state.level[1] = 8
    scene.last_rode(2, "AB").does("1 move p1", "1 dump")
    paid = scene.fees()
    scene.does("2 repair", "2 repair")
    assert scene.asked() == "3"
    assert scene.fees() == paid


def test_8_4_ruling_20_who_must_pay_more_than_they_hold_raises_money() -> None:
    scene = (
        Scene()
        .give(2, "AB")
        .give(1, "BX", "DP", "SL")
        .on_the_road(1, "Aton", "Isle", at="p3")
        .cash(500, 0, 0)
        .does("1 move p2", "1 dump")
    )
    assert (scene.phase(), scene.asked()) == ("payment", "1")
    assert scene.offered() == ["mortgage BX", "mortgage DP", "mortgage SL"]
    scene.refuses("1 nothing", rules.RAISE_MONEY, "debt=5000 cash=500")
    scene.refuses("1 payoff BX", rules.RAISE_MONEY, "debt=5000 cash=500")
    scene.does("1 mortgage SL", "1 giveup SL")
    assert scene.asked() == "1"
    scene.does("1 mortgage BX")
    assert list(scene.state.cash) == [500 + 2_000 + 500 + 4_000 - 5_000, 5_000, 0]
    assert scene.asked() == "2"


def owing_with_one_deed(version: int) -> Scene:
    scene = Scene(version=version).give(2, "AB").give(1, "JP").on_the_road(1, "Aton", "Isle", at="p3").cash(500, 0, 0)
    return scene.does("1 move p2", "1 dump")


def test_8_4_who_can_raise_money_in_one_way_only_is_not_asked() -> None:
    scene = owing_with_one_deed(2)
    assert scene.told(events.MUST_RAISE) == ["MUST_RAISE seat=1 debt=5000 cash=500"]
    assert scene.told(events.MORTGAGED) == ["MORTGAGED seat=1 property=JP amount=3000"]
    assert scene.told(events.INTEREST_GIVEN_UP) == ["INTEREST_GIVEN_UP seat=1 property=JP amount=1000"]
    assert (list(scene.state.cash), scene.asked()) == ([0, 4_500, 0], "2")


def test_8_4_in_games_of_version_1_they_are_asked() -> None:
    scene = owing_with_one_deed(1)
    assert scene.offered() == ["mortgage JP"]
    scene.does("1 mortgage JP", "1 giveup JP")
    assert (list(scene.state.cash), scene.asked()) == ([0, 4_500, 0], "2")


def test_8_5_ruling_23_nobody_is_eliminated_and_the_rest_is_forgiven() -> None:
    scene = Scene().give(2, "AB").on_the_road(1, "Aton", "Isle", at="p3").cash(2_000, 0, 0).does("1 move p2", "1 dump")
    assert list(scene.state.cash) == [0, 2_000, 0]
    assert scene.told(events.FORGIVEN) == ["FORGIVEN seat=1 amount=3000"]
    assert scene.told(rules.NOBODY_IS_ELIMINATED)
    assert scene.asked() == "2"


def test_8_5_ruling_23_other_players_are_paid_first_in_order_of_the_debts_size() -> None:
    scene = Scene().give(2, "BX").give(3, "AB", "BC").on_the_road(1, "Aton", "Isle", at="p3", mps=13).cash(8_000, 0, 0)
    scene.does("1 move Bton", "1 move p4", "1 move Bton", "1 move p7", "1 move Bton", "1 dump")
    assert list(scene.state.cash) == [0, 2_000, 6_000]


def test_8_5_ruling_23_the_bank_is_paid_last() -> None:
    scene = Scene().give(2, "AB").on_the_road(1, "Aton", "Isle", at="p3").cash(5_000, 0, 0)
    scene.does("1 move Bton", "1 move p4", "1 dump")
    assert scene.fees() == ({2: 5_000}, 0)
