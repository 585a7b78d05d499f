"""Paragraph 8: fees that stay as they were while a locomotive is on the line."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam.rules import events, rules
from goldenspike.games.steel_and_steam.rules.rules import BUST
from tests.games.steel_and_steam.scene import Scene

Fees = tuple[dict[int, int], int]
"""To each owner and to the bank."""


def on_property(owner: int | None = None, mortgaged: bool = False) -> Scene:
    """The first seat's locomotive stands at p2 on AB, the others are in Bton with plenty of money."""
    scene = Scene()
    if owner is not None:
        scene.give(owner, "AB", mortgaged=mortgaged)
    scene.on_the_road(1, "Aton", "Isle", at="p2").last_rode(1, "AB")
    return scene.cash(50_000, 50_000, 50_000)


def after(scene: Scene, *lines: str) -> Scene:
    """The third seat comes to Bton and this happens; then it is the first seat's turn at p2."""
    scene.on_the_road(3, "Cton", "Bton", at="p4").does("3 move Bton", *lines)
    return scene.on_the_road(1, "Aton", "Isle", at="p2", mps=13)


def turn(scene: Scene, *spaces: str) -> tuple[dict[int, int], int]:
    scene.forget()
    return scene.does(*[f"1 move {space}" for space in spaces], "1 dump").fees()


def test_8_2_property_is_purchased_the_fee_stays_1000_and_goes_to_the_new_owner() -> None:
    scene = after(on_property(), "3 buy AB")
    assert scene.view()["seats"][0]["grandfathered"] == {"property": "AB", "fee": "bank"}
    assert scene.told(rules.GRANDFATHERED_FEE)
    assert turn(scene, "p1") == ({3: 1_000}, 0)
    scene.on_the_road(1, "Aton", "Isle", at="p1")
    assert turn(scene, "p2") == ({3: 1_000}, 0)


def test_8_2_property_is_mortgaged_the_normal_fee_of_a_mortgaged_property() -> None:
    scene = after(on_property(3), "3 mortgage AB")
    assert turn(scene, "p1") == ({3: 1_000}, 2_000)
    bought = after(on_property(), "3 buy AB", "3 mortgage AB")
    assert turn(bought, "p1") == ({3: 1_000}, 2_000)


def test_8_2_property_lien_is_paid_off_3000_go_on_all_of_it_to_the_owner() -> None:
    scene = after(on_property(3, mortgaged=True), "3 payoff AB")
    assert scene.view()["seats"][0]["grandfathered"] == {"property": "AB", "fee": "mortgaged"}
    assert turn(scene, "p1") == ({3: 3_000}, 0)


def test_8_2_property_is_acquired_via_hostile_takeover_3000_go_on_all_of_it_to_the_new_owner() -> None:
    scene = after(on_property(2, mortgaged=True), "3 takeover AB", "2 allow")
    assert turn(scene, "p1") == ({3: 3_000}, 0)


def test_8_2_controlling_interest_is_given_up_1000_to_the_bank() -> None:
    scene = after(on_property(3, mortgaged=True), "3 giveup AB")
    assert turn(scene, "p1") == ({}, 1_000)


def test_8_2_ruling_27_only_the_last_property_ridden_is_grandfathered() -> None:
    scene = on_property().last_rode(1, "BC")
    assert turn(after(scene, "3 buy AB"), "p1") == ({3: 5_000}, 0)


def test_8_2_ruling_27_another_players_property_ends_it_at_once_and_all_is_charged_normally() -> None:
    scene = on_property().give(2, "BX")
    assert turn(after(scene, "3 buy AB"), "p3", "Bton", "p7") == ({3: 5_000, 2: 5_000}, 0)
    assert scene.view()["seats"][0]["grandfathered"] is None


def test_8_2_ruling_27_it_is_lost_with_the_first_step_on_another_players_property() -> None:
    scene = after(on_property().give(2, "BX"), "3 buy AB").does("1 move p3", "1 move Bton")
    assert scene.view()["seats"][0]["grandfathered"] == {"property": "AB", "fee": "bank"}
    assert not scene.told(events.GRANDFATHERING_ENDED)
    scene.does("1 move p7")
    assert scene.view()["seats"][0]["grandfathered"] is None
    assert scene.told(events.GRANDFATHERING_ENDED) == ["GRANDFATHERING_ENDED seat=1 property=AB"]


def to_cton(version: int, *lines: str, fees: str = "end_of_turn") -> Scene:
    """From p2, where AB has its old fee, the first seat rides AB and the second's mortgaged BX to Cton, does this, and stays."""
    scene = Scene(version=version, fees=fees).give(2, "BX", mortgaged=True)
    scene.on_the_road(1, "Aton", "Isle", at="p2").last_rode(1, "AB").cash(50_000, 50_000, 50_000)
    after(scene, "3 buy AB").on_the_road(1, "Aton", "Cton", at="p2", mps=13)
    scene.forget().does(*[f"1 move {space}" for space in ("p3", "Bton", "p7", "p8", "p9", "Cton")])
    return scene.does(*lines, "1 dump")


NORMAL, GRANDFATHERED = ({3: 5_000}, 1_000), ({3: 1_000}, 1_000)


@pytest.mark.parametrize(("version", "fees"), [(2, NORMAL), (1, GRANDFATHERED)])
def test_8_2_ruling_27_it_stays_lost_when_that_property_is_taken_over_in_the_same_turn(version: int, fees: Fees) -> None:
    assert to_cton(version, "1 takeover BX", "2 allow").fees() == fees


@pytest.mark.parametrize(("version", "fees"), [(2, NORMAL), (1, GRANDFATHERED)])
def test_8_2_ruling_27_it_stays_lost_when_that_property_falls_to_the_bank_in_the_same_turn(version: int, fees: Fees) -> None:
    assert to_cton(version, "1 takeover BX", "2 giveup BX", "1 nothing").fees() == fees


def test_8_2_ruling_27_cash_on_the_barrelhead_pays_the_same_whoever_owns_the_property_in_the_end() -> None:
    taken = to_cton(2, "1 takeover BX", "2 allow", fees="barrelhead")
    kept = to_cton(2, "1 nothing", fees="barrelhead")
    assert taken.fees() == kept.fees() == ({3: 5_000, 2: 1_000}, 2_000)


def on_to_aton(scene: Scene, *lines: str) -> Scene:
    """In one turn the first seat rides the third's BC to Bton, this happens, and it rides the second's AB to Aton, where the lien
    on AB is paid off."""
    scene.give(3, "BC", mortgaged=True).give(2, "AB", mortgaged=True)
    scene.on_the_road(1, "Cton", "Bton", at="p4", mps=13).does("1 move Bton", *lines)
    scene.does("1 pick 1", "* draw East", "* turn 2", "* roll 3 4", *[f"1 move {space}" for space in ("p3", "p2", "p1", "Aton")])
    return scene.does("1 takeover AB", "2 payoff AB", "1 nothing")


@pytest.mark.parametrize(("version", "fees"), [(2, ({2: 5_000}, 1_000)), (1, ({2: 3_000}, 1_000))])
def test_8_2_ruling_27_nothing_is_grandfathered_in_a_turn_that_used_another_players_property(version: int, fees: Fees) -> None:
    scene = Scene(version=version).cash(90_000, 50_000, 50_000)
    on_to_aton(scene, "1 takeover BC", "3 allow", "1 depart")
    assert (scene.view()["seats"][0]["grandfathered"] is None) == (version == 2)
    assert scene.view()["running"]["used"] == ["AB", "BC"]
    scene.forget().does("1 dump")
    assert scene.fees() == fees


@pytest.mark.parametrize(("version", "fees"), [(2, ({2: 5_000}, 2_000)), (1, ({2: 3_000}, 2_000))])
def test_8_2_ruling_27_nor_if_that_property_fell_to_the_bank_in_the_great_depression(version: int, fees: Fees) -> None:
    scene = Scene(version=version, economy="depression").cash(90_000, 50_000, 0)
    scene.state.economy = BUST
    paying = ["* roll 2 3", "* roll 2 3", "* roll 2 3", *(["3 giveup BC"] if version == 1 else [])]
    on_to_aton(scene, "1 nothing", "1 depart", "1 pick 1", "* draw East", "* turn 1", "* roll 1 1", *paying)
    assert scene.told(events.INTEREST_GIVEN_UP) == ["INTEREST_GIVEN_UP seat=3 property=BC amount=2500"]
    scene.forget().does("1 dump")
    assert scene.fees() == fees


def test_8_2_ruling_27_another_property_of_the_same_owner_ends_it_too() -> None:
    scene = on_property().give(3, "BX")
    assert turn(after(scene, "3 buy AB"), "p3", "Bton", "p7") == ({3: 6_000}, 0)


def test_8_2_ruling_27_with_bank_or_own_property_it_holds_for_that_turn_and_then_ends() -> None:
    scene = on_property().give(1, "BC")
    assert turn(after(scene, "3 buy AB"), "p3", "Bton", "p4") == ({3: 1_000}, 1_000)
    scene.on_the_road(1, "Aton", "Isle", at="p3")
    assert turn(scene, "p2") == ({3: 5_000}, 0)


def test_8_2_ruling_27_a_turn_in_the_station_does_not_end_it() -> None:
    scene = after(on_property(), "3 buy AB")
    scene.state.used = 0
    scene.begins("usage_fees")
    assert scene.view()["seats"][0]["grandfathered"] is not None


def test_8_2_ruling_27_the_buyer_and_the_former_owner_are_not_grandfathered() -> None:
    scene = on_property(2, mortgaged=True).last_rode(2, "AB").last_rode(3, "AB")
    after(scene, "3 takeover AB", "2 allow")
    assert scene.view()["seats"][1]["grandfathered"] is None
    assert scene.view()["seats"][2]["grandfathered"] is None


def test_8_2_a_catastrophe_on_a_grandfathered_property_costs_the_grandfathered_fee() -> None:
    scene = after(on_property(), "3 buy AB")
    scene.state.level[0] = 7
    scene.on_the_road(1, "Aton", "Isle", at="p2")
    scene.forget()
    scene.does("1 highball", "* roll 1 2")
    assert scene.fees() == ({3: 1_000}, 0)


def test_8_3_ruling_28_the_last_deed_starts_the_established_schedule_and_ends_all_grandfathering() -> None:
    scene = Scene(length="long").give(2, "BC", "BX", "CD", "DP", "JP", "SL").on_the_road(1, "Aton", "Isle", at="p2")
    scene.last_rode(1, "AB").cash(50_000, 50_000, 50_000)
    after(scene, "3 buy AB")
    assert scene.view()["schedule"] == "established"
    assert scene.told(rules.ESTABLISHED_SCHEDULE)
    assert scene.view()["seats"][0]["grandfathered"] is None
    assert turn(scene, "p1") == ({3: 10_000}, 0)


def test_8_3_ruling_28_it_stays_even_if_a_deed_returns_to_the_bank() -> None:
    scene = Scene(length="long").give(2, "BC", "BX", "CD", "DP", "JP", "SL").cash(50_000, 50_000, 50_000)
    after(scene, "3 buy AB", "3 mortgage AB", "3 giveup AB")
    assert scene.view()["schedule"] == "established"


def test_8_3_ruling_27_a_mortgaged_fee_grandfathered_in_the_established_schedule_is_6000() -> None:
    scene = Scene(length="long").give(3, "AB", mortgaged=True).cash(50_000, 50_000, 50_000)
    scene.on_the_road(1, "Aton", "Isle", at="p2").last_rode(1, "AB")
    scene.state.established = 1
    assert turn(after(scene, "3 payoff AB"), "p1") == ({3: 6_000}, 0)
