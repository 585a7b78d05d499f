"""Paragraph 8: usage fees, both schedules, several owners, mortgages, forced payments."""

from __future__ import annotations

import pytest
from toy import Scene

from goldenspike.games.steel_and_steam.rules import rules


def fees(scene: Scene) -> tuple[dict[int, int], int]:
    """What was paid to each owner and to the bank."""
    owners: dict[int, int] = {}
    for _, owner, amount in scene.told("FEE_TO_OWNER"):
        owners[owner] = owners.get(owner, 0) + amount
    return owners, sum(amount for _, amount in scene.told("FEE_TO_BANK"))


def ride(scene: Scene, *spaces: str) -> tuple[dict[int, int], int]:
    """A turn of the first seat from p3 over these spaces, then ballast."""
    scene.cash(100_000, 10_000, 10_000).on_the_road(0, "Aton", "Isle", at="p3", mps=13)
    return fees(scene.do(*[f"move {space}" for space in spaces], "dump"))


def test_8_1_ruling_24_a_flat_1000_to_the_bank_for_bank_and_own_property_together() -> None:
    scene = Scene().give(0, "BC")
    assert ride(scene, "Bton", "p4", "p5") == ({}, 1_000)
    assert scene.cites(rules.USAGE_FEES)


def test_8_1_ruling_25_5000_to_another_owner_however_far() -> None:
    assert ride(Scene().give(1, "AB"), "Bton", "p3", "p2") == ({1: 5_000}, 0)


def test_8_1_ruling_25_1000_more_for_each_further_property_of_that_owner() -> None:
    assert ride(Scene().give(1, "AB", "BC", "CD"), "Bton", "p4", "p5", "p6", "Cton", "J1") == ({1: 7_000}, 0)


def test_8_1_ruling_24_flat_fee_and_owners_fee_can_fall_due_together() -> None:
    assert ride(Scene().give(1, "BC"), "Bton", "p4") == ({1: 5_000}, 1_000)


def test_8_1_several_owners_each_get_the_base_fee() -> None:
    assert ride(Scene().give(1, "AB").give(2, "BC"), "Bton", "p4") == ({1: 5_000, 2: 5_000}, 0)


def test_8_1_ruling_25_a_further_property_with_a_lien_costs_the_same_but_pays_the_bank() -> None:
    scene = Scene().give(1, "AB").give(1, "BC", mortgaged=True)
    assert ride(scene, "Bton", "p4") == ({1: 5_000}, 1_000)


def test_8_1_ruling_25_a_mortgaged_property_costs_3000_a_third_of_it_to_the_owner() -> None:
    assert ride(Scene().give(1, "AB", mortgaged=True), "Bton") == ({1: 1_000}, 2_000)


def test_8_1_ruling_25_mortgaged_ones_only_cost_3000_however_many() -> None:
    assert ride(Scene().give(1, "AB", "BC", mortgaged=True), "Bton", "p4") == ({1: 1_000}, 2_000)


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
    scene = Scene(length="long").give(1, *good).give(1, *mortgaged, mortgaged=True)
    scene.state.established = 1
    assert ride(scene, "Bton", "p4") == ({1: owner}, bank)


def test_8_3_the_flat_fee_stays_1000_in_the_established_schedule() -> None:
    scene = Scene(length="long")
    scene.state.established = 1
    assert ride(scene, "Bton") == ({}, 1_000)


def test_8_1_ruling_26_no_fee_on_a_turn_spent_wholly_in_the_station() -> None:
    scene = Scene().give(1, "AB").on_the_road(0, "Aton", "Isle").put(1, "Bton")
    scene.state.level[1] = 8
    scene.last_rode(1, "AB").do("move p1", "dump")
    paid = fees(scene)
    scene.do("repair", "repair")
    assert scene.seat() == 2
    assert fees(scene) == paid


def test_8_4_ruling_20_who_must_pay_more_than_they_hold_raises_money() -> None:
    scene = (
        Scene().give(1, "AB").give(0, "BX", "SL").on_the_road(0, "Aton", "Isle", at="p3").cash(500, 0, 0).do("move p2", "dump")
    )
    assert (scene.phase(), scene.seat()) == ("payment", 0)
    assert scene.offered() == ["mortgage BX", "mortgage SL"]
    assert scene.refuses("nothing", rules.RAISE_MONEY)
    assert scene.refuses("payoff BX", rules.RAISE_MONEY)
    scene.do("mortgage SL", "giveup SL")
    assert scene.seat() == 0
    scene.do("mortgage BX")
    assert list(scene.state.cash) == [500 + 2_000 + 500 + 4_000 - 5_000, 5_000, 0]
    assert scene.seat() == 1


def test_8_5_ruling_23_nobody_is_eliminated_and_the_rest_is_forgiven() -> None:
    scene = Scene().give(1, "AB").on_the_road(0, "Aton", "Isle", at="p3").cash(2_000, 0, 0).do("move p2", "dump")
    assert list(scene.state.cash) == [0, 2_000, 0]
    assert scene.told("FORGIVEN") == [[0, 3_000]]
    assert scene.cites(rules.NOBODY_IS_ELIMINATED)
    assert scene.seat() == 1


def test_8_5_ruling_23_other_players_are_paid_first_in_order_of_the_debts_size() -> None:
    scene = Scene().give(1, "BX").give(2, "AB", "BC").on_the_road(0, "Aton", "Isle", at="p3", mps=13).cash(8_000, 0, 0)
    scene.do("move Bton", "move p4", "move Bton", "move p7", "move Bton", "dump")
    assert list(scene.state.cash) == [0, 2_000, 6_000]


def test_8_5_ruling_23_the_bank_is_paid_last() -> None:
    scene = Scene().give(1, "AB").on_the_road(0, "Aton", "Isle", at="p3").cash(5_000, 0, 0).do("move Bton", "move p4", "dump")
    assert fees(scene) == ({1: 5_000}, 0)


# grandfathered fees


def on_property(owner: int | None = None, mortgaged: bool = False) -> Scene:
    """The first seat's locomotive stands at p2 on AB, the others are in Bton with plenty of money."""
    scene = Scene()
    if owner is not None:
        scene.give(owner, "AB", mortgaged=mortgaged)
    scene.on_the_road(0, "Aton", "Isle", at="p2").last_rode(0, "AB")
    return scene.cash(50_000, 50_000, 50_000)


def after(scene: Scene, *words: str) -> Scene:
    """The third seat comes to Bton and does this; then it is the first seat's turn at p2."""
    scene.on_the_road(2, "Cton", "Bton", at="p4").do("move Bton", *words)
    return scene.on_the_road(0, "Aton", "Isle", at="p2", mps=13)


def turn(scene: Scene, *spaces: str) -> tuple[dict[int, int], int]:
    scene.journal.facts.clear()
    return fees(scene.do(*[f"move {space}" for space in spaces], "dump"))


def test_8_2_property_is_purchased_the_fee_stays_1000_and_goes_to_the_new_owner() -> None:
    scene = after(on_property(), "buy AB")
    assert scene.view()["seats"][0]["grandfathered"] == {"property": "AB", "fee": "bank"}
    assert scene.cites(rules.GRANDFATHERED_FEE)
    assert turn(scene, "p1") == ({2: 1_000}, 0)
    scene.on_the_road(0, "Aton", "Isle", at="p1")
    assert turn(scene, "p2") == ({2: 1_000}, 0)


def test_8_2_property_is_mortgaged_the_normal_fee_of_a_mortgaged_property() -> None:
    scene = after(on_property(2), "mortgage AB")
    assert turn(scene, "p1") == ({2: 1_000}, 2_000)
    bought = after(on_property(), "buy AB", "mortgage AB")
    assert turn(bought, "p1") == ({2: 1_000}, 2_000)


def test_8_2_property_lien_is_paid_off_3000_go_on_all_of_it_to_the_owner() -> None:
    scene = after(on_property(2, mortgaged=True), "payoff AB")
    assert scene.view()["seats"][0]["grandfathered"] == {"property": "AB", "fee": "mortgaged"}
    assert turn(scene, "p1") == ({2: 3_000}, 0)


def test_8_2_property_is_acquired_via_hostile_takeover_3000_go_on_all_of_it_to_the_new_owner() -> None:
    scene = after(on_property(1, mortgaged=True), "takeover AB", "allow")
    assert turn(scene, "p1") == ({2: 3_000}, 0)


def test_8_2_controlling_interest_is_given_up_1000_to_the_bank() -> None:
    scene = after(on_property(2, mortgaged=True), "giveup AB")
    assert turn(scene, "p1") == ({}, 1_000)


def test_8_2_ruling_27_only_the_last_property_ridden_is_grandfathered() -> None:
    scene = on_property().last_rode(0, "BC")
    assert turn(after(scene, "buy AB"), "p1") == ({2: 5_000}, 0)


def test_8_2_ruling_27_another_players_property_ends_it_at_once_and_all_is_charged_normally() -> None:
    scene = on_property().give(1, "BX")
    assert turn(after(scene, "buy AB"), "p3", "Bton", "p7") == ({2: 5_000, 1: 5_000}, 0)
    assert scene.view()["seats"][0]["grandfathered"] is None


def test_8_2_ruling_27_another_property_of_the_same_owner_ends_it_too() -> None:
    scene = on_property().give(2, "BX")
    assert turn(after(scene, "buy AB"), "p3", "Bton", "p7") == ({2: 6_000}, 0)


def test_8_2_ruling_27_with_bank_or_own_property_it_holds_for_that_turn_and_then_ends() -> None:
    scene = on_property().give(0, "BC")
    assert turn(after(scene, "buy AB"), "p3", "Bton", "p4") == ({2: 1_000}, 1_000)
    scene.on_the_road(0, "Aton", "Isle", at="p3")
    assert turn(scene, "p2") == ({2: 5_000}, 0)


def test_8_2_ruling_27_a_turn_in_the_station_does_not_end_it() -> None:
    scene = after(on_property(), "buy AB")
    scene.state.used = 0
    scene.state.phase = 11
    scene.game.phases[11].begin(scene.state, scene.journal)
    assert scene.view()["seats"][0]["grandfathered"] is not None


def test_8_2_ruling_27_the_buyer_and_the_former_owner_are_not_grandfathered() -> None:
    scene = on_property(1, mortgaged=True).last_rode(1, "AB").last_rode(2, "AB")
    after(scene, "takeover AB", "allow")
    assert scene.view()["seats"][1]["grandfathered"] is None
    assert scene.view()["seats"][2]["grandfathered"] is None


def test_8_2_a_catastrophe_on_a_grandfathered_property_costs_the_grandfathered_fee() -> None:
    scene = after(on_property(), "buy AB")
    scene.state.level[0] = 7
    scene.on_the_road(0, "Aton", "Isle", at="p2")
    scene.journal.facts.clear()
    scene.do("highball", "roll 1 2")
    assert fees(scene) == ({2: 1_000}, 0)


def test_8_3_ruling_28_the_last_deed_starts_the_established_schedule_and_ends_all_grandfathering() -> None:
    scene = Scene(length="long").give(1, "BC", "BX", "CD", "DP", "JP", "SL").on_the_road(0, "Aton", "Isle", at="p2")
    scene.last_rode(0, "AB").cash(50_000, 50_000, 50_000)
    after(scene, "buy AB")
    assert scene.view()["schedule"] == "established"
    assert scene.cites(rules.ESTABLISHED_SCHEDULE)
    assert scene.view()["seats"][0]["grandfathered"] is None
    assert turn(scene, "p1") == ({2: 10_000}, 0)


def test_8_3_ruling_28_it_stays_even_if_a_deed_returns_to_the_bank() -> None:
    scene = Scene(length="long").give(1, "BC", "BX", "CD", "DP", "JP", "SL").cash(50_000, 50_000, 50_000)
    after(scene, "buy AB", "mortgage AB", "giveup AB")
    assert scene.view()["schedule"] == "established"


def test_8_3_ruling_27_a_mortgaged_fee_grandfathered_in_the_established_schedule_is_6000() -> None:
    scene = Scene(length="long").give(2, "AB", mortgaged=True).cash(50_000, 50_000, 50_000)
    scene.on_the_road(0, "Aton", "Isle", at="p2").last_rode(0, "AB")
    scene.state.established = 1
    assert turn(after(scene, "payoff AB"), "p1") == ({2: 6_000}, 0)
