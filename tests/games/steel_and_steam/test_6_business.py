"""Paragraph 6: purchase, upgrade, hostile takeover."""

from __future__ import annotations

from toy import Scene

from goldenspike.games.steel_and_steam.rules import rules


def in_business(cash: int = 50_000) -> Scene:
    """The first seat has just come to Bton."""
    return Scene().cash(cash - 4_000, 10_000, 10_000).on_the_road(0, "Aton", "Bton", at="p3").do("move Bton")


def test_6_1_ruling_19_one_piece_of_business_then_the_station() -> None:
    scene = in_business().do("buy AB")
    assert scene.phase() == "station"
    assert in_business().do("upgrade 4-6-2").phase() == "station"
    assert in_business().do("nothing").phase() == "station"
    assert in_business().refuses("depart", rules.CONDUCT_BUSINESS)
    assert in_business().refuses("yard Bton", rules.CONDUCT_BUSINESS)


def test_6_2_a_property_is_bought_from_the_bank_at_its_price() -> None:
    scene = in_business().do("buy BC")
    assert scene.state.cash[0] == 38_000
    assert scene.view()["seats"][0]["properties"] == ["BC"]
    assert scene.told("BOUGHT") == [[0, 1, 12_000]]


def test_6_2_only_from_the_bank() -> None:
    assert in_business().give(1, "BC").refuses("buy BC", rules.OWNED_BY_BANK)


def test_6_3_nothing_is_bought_without_the_money() -> None:
    scene = in_business(9_000)
    assert scene.refuses("buy AB", rules.PAY_THE_PRICE)
    assert scene.refuses("upgrade 4-6-2", rules.PAY_THE_PRICE)
    assert "buy BX" in scene.offered()
    assert "buy AB" not in scene.offered()


def test_6_4_ruling_18_an_upgrade_is_a_new_engine_at_its_base_level_and_this_turns_mps_stay() -> None:
    scene = in_business()
    scene.state.level[0] = 8
    scene.do("upgrade 4-6-2")
    assert (scene.state.engine[0], scene.state.level[0], scene.state.mps) == (1, 1, 7)
    assert scene.state.cash[0] == 30_000


def test_6_4_ruling_18_from_the_4_4_0_to_the_4_8_4_in_one_purchase() -> None:
    scene = in_business().do("upgrade 4-8-4")
    assert (scene.state.engine[0], scene.state.level[0], scene.state.cash[0]) == (2, 0, 20_000)


def test_6_4_only_to_a_faster_locomotive() -> None:
    scene = in_business()
    scene.state.engine[0] = 1
    assert scene.refuses("upgrade 4-6-2", rules.UPGRADE)
    assert scene.refuses("upgrade 4-4-0", rules.UPGRADE)
    assert scene.allows("upgrade 4-8-4")


def test_6_5_ruling_21_a_takeover_pays_the_price_to_the_bank_and_the_rest_to_the_former_owner() -> None:
    scene = in_business().give(1, "BC", mortgaged=True)
    bank = scene.state.bank
    scene.do("takeover BC", "allow")
    assert scene.state.cash[0] == 50_000 - 18_000
    assert scene.state.cash[1] == 10_000 + 6_000
    assert scene.state.bank == bank + 12_000
    assert scene.view()["seats"][0]["properties"] == ["BC"]
    assert scene.view()["seats"][0]["mortgaged"] == []
    assert scene.phase() == "station"


def test_6_5_only_mortgaged_properties_of_others_can_be_taken_over() -> None:
    scene = in_business().give(1, "BC").give(0, "AB", mortgaged=True)
    for words in ("takeover BC", "takeover AB", "takeover BX"):
        assert scene.refuses(words, rules.HOSTILE_TAKEOVER)
    assert in_business(17_000).give(1, "BC", mortgaged=True).refuses("takeover BC", rules.PAY_THE_PRICE)


def test_6_6_ruling_20_the_owner_may_pay_off_the_lien_first_and_the_other_chooses_other_business() -> None:
    scene = in_business().give(1, "BC", mortgaged=True).do("takeover BC")
    assert (scene.seat(), scene.phase()) == (1, "takeover")
    assert scene.refuses("nothing", rules.OWNER_ANSWERS)
    scene.do("payoff BC")
    assert scene.told("TAKEOVER_FAILED") == [[0, 1, 1]]
    assert (scene.seat(), scene.phase(), scene.state.cash[0]) == (0, "business", 50_000)
    assert scene.state.cash[1] == 3_000
    scene.do("buy AB")


def test_6_6_ruling_20_the_owner_may_raise_the_money_for_it() -> None:
    scene = in_business().give(1, "BC", mortgaged=True).give(1, "AB").cash(50_000, 3_000, 0).do("takeover BC")
    assert scene.refuses("payoff BC", rules.PAY_THE_PRICE)
    scene.do("mortgage AB")
    assert scene.seat() == 1
    scene.do("payoff BC")
    assert scene.state.cash[1] == 1_000


def test_6_6_an_owner_who_gives_up_the_interest_leaves_nothing_to_take_over() -> None:
    scene = in_business().give(1, "BC", mortgaged=True).do("takeover BC", "giveup BC")
    assert (scene.seat(), scene.phase()) == (0, "business")
    scene.do("buy BC")
