"""Paragraph 6: purchase, upgrade, hostile takeover."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import events, rules
from tests.games.steel_and_steam.scene import Scene


def in_business(cash: int = 50_000) -> Scene:
    """The first seat has just come to Bton."""
    return Scene().cash(cash - 4_000, 10_000, 10_000).on_the_road(1, "Aton", "Bton", at="p3").does("1 move Bton")


def test_6_1_ruling_19_one_piece_of_business_then_the_station() -> None:
    scene = in_business().does("1 buy AB")
    assert scene.phase() == "station"
    assert in_business().does("1 upgrade 4-6-2").phase() == "station"
    assert in_business().does("1 nothing").phase() == "station"
    in_business().refuses("1 depart", rules.CONDUCT_BUSINESS)
    in_business().refuses("1 yard Bton", rules.CONDUCT_BUSINESS)


def test_6_1_who_can_afford_no_business_is_not_asked() -> None:
    poor = [Scene(version=version).cash(-500, 0, 0).on_the_road(1, "Aton", "Bton", at="p3") for version in (1, 2)]
    asked, spared = [scene.does("1 move Bton") for scene in poor]
    assert (asked.phase(), asked.offered()) == ("business", ["nothing"])
    assert spared.told(events.NO_BUSINESS) == ["NO_BUSINESS seat=1"]
    assert spared.phase() == "station"
    owner = Scene().cash(-500, 0, 0).give(1, "SL").on_the_road(1, "Aton", "Bton", at="p3").does("1 move Bton")
    assert owner.offered() == ["nothing", "mortgage SL"]


def test_6_2_a_property_is_bought_from_the_bank_at_its_price() -> None:
    scene = in_business().does("1 buy BC")
    assert scene.state.cash[0] == 38_000
    assert scene.view()["seats"][0]["properties"] == ["BC"]
    assert scene.told(events.BOUGHT) == ["BOUGHT seat=1 property=BC price=12000"]


def test_6_2_only_from_the_bank() -> None:
    in_business().give(2, "BC").refuses("1 buy BC", rules.OWNED_BY_BANK, "property=BC owner=2")


def test_6_3_nothing_is_bought_without_the_money() -> None:
    scene = in_business(9_000)
    scene.refuses("1 buy AB", rules.PAY_THE_PRICE, "price=10000 cash=9000")
    scene.refuses("1 upgrade 4-6-2", rules.PAY_THE_PRICE, "price=20000 cash=9000")
    assert "buy BX" in scene.offered()
    assert "buy AB" not in scene.offered()


def test_6_4_ruling_18_an_upgrade_is_a_new_engine_at_its_base_level_and_this_turns_mps_stay() -> None:
    scene = in_business()
    scene.state.level[0] = 8
    scene.does("1 upgrade 4-6-2")
    assert (scene.state.engine[0], scene.state.level[0], scene.state.mps) == (1, 1, 7)
    assert scene.state.cash[0] == 30_000


def test_6_4_ruling_18_from_the_4_4_0_to_the_4_8_4_in_one_purchase() -> None:
    scene = in_business().does("1 upgrade 4-8-4")
    assert (scene.state.engine[0], scene.state.level[0], scene.state.cash[0]) == (2, 0, 20_000)


def test_6_4_only_to_a_faster_locomotive() -> None:
    scene = in_business()
    scene.state.engine[0] = 1
    scene.refuses("1 upgrade 4-6-2", rules.UPGRADE, "engine=4-6-2 owned=4-6-2")
    scene.refuses("1 upgrade 4-4-0", rules.UPGRADE, "engine=4-4-0 owned=4-6-2")
    scene.allows("1 upgrade 4-8-4")


def test_6_5_ruling_21_a_takeover_pays_the_price_to_the_bank_and_the_rest_to_the_former_owner() -> None:
    scene = in_business().give(2, "BC", mortgaged=True)
    bank = scene.state.bank
    scene.does("1 takeover BC", "2 allow")
    assert scene.state.cash[0] == 50_000 - 18_000
    assert scene.state.cash[1] == 10_000 + 6_000
    assert scene.state.bank == bank + 12_000
    assert scene.view()["seats"][0]["properties"] == ["BC"]
    assert scene.view()["seats"][0]["mortgaged"] == []
    assert scene.phase() == "station"


def test_6_5_only_mortgaged_properties_of_others_can_be_taken_over() -> None:
    scene = in_business().give(2, "BC").give(1, "AB", mortgaged=True)
    for deed in ("BC", "AB", "BX"):
        scene.refuses(f"1 takeover {deed}", rules.HOSTILE_TAKEOVER, f"property={deed}")
    in_business(17_000).give(2, "BC", mortgaged=True).refuses("1 takeover BC", rules.PAY_THE_PRICE, "price=18000 cash=17000")


def test_6_6_ruling_20_the_owner_may_pay_off_the_lien_first_and_the_other_chooses_other_business() -> None:
    scene = in_business().give(2, "BC", mortgaged=True).does("1 takeover BC")
    assert (scene.asked(), scene.phase()) == ("2", "takeover")
    scene.refuses("2 nothing", rules.OWNER_ANSWERS, "property=BC")
    scene.does("2 payoff BC")
    assert scene.told(events.TAKEOVER_FAILED) == ["TAKEOVER_FAILED seat=1 property=BC owner=2"]
    assert (scene.asked(), scene.phase(), scene.state.cash[0]) == ("1", "business", 50_000)
    assert scene.state.cash[1] == 3_000
    scene.does("1 buy AB")


def test_6_6_ruling_20_the_owner_may_raise_the_money_for_it() -> None:
    scene = in_business().give(2, "BC", mortgaged=True).give(2, "AB").cash(50_000, 3_000, 0).does("1 takeover BC")
    scene.refuses("2 payoff BC", rules.PAY_THE_PRICE, "price=7000 cash=3000")
    scene.does("2 mortgage AB")
    assert scene.asked() == "2"
    scene.does("2 payoff BC")
    assert scene.state.cash[1] == 1_000


def test_6_6_an_owner_who_gives_up_the_interest_leaves_nothing_to_take_over() -> None:
    scene = in_business().give(2, "BC", mortgaged=True).does("1 takeover BC", "2 giveup BC")
    assert (scene.asked(), scene.phase()) == ("1", "business")
    scene.does("1 buy BC")
