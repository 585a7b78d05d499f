"""Paragraph 8: fees that stay as they were while a locomotive is on the line."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import rules
from tests.games.steel_and_steam.scene import Scene


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
