"""Paragraph 7: mortgages, liens, controlling interest."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from tests.games.steel_and_steam.scene import Scene


def test_7_1_only_your_own_properties() -> None:
    scene = Scene().give(2, "AB").on_the_road(1, "Aton", "Isle")
    for words in ("mortgage AB", "payoff AB", "giveup AB", "mortgage BC"):
        scene.refuses(f"1 {words}", rules.YOUR_PROPERTY, f"property={words.split()[1]}")


def test_7_2_ruling_20_a_mortgage_pays_m_and_puts_a_lien_on_the_property() -> None:
    scene = Scene().give(1, "AB").on_the_road(1, "Aton", "Isle").does("1 mortgage AB")
    assert scene.state.cash[0] == 15_000
    assert scene.view()["deeds"]["AB"] == {"owner": 1, "mortgaged": True}
    scene.refuses("1 mortgage AB", rules.MORTGAGE, "property=AB")


def test_7_3_ruling_20_a_lien_is_paid_off_for_p() -> None:
    scene = Scene().give(1, "AB", mortgaged=True).on_the_road(1, "Aton", "Isle").does("1 payoff AB")
    assert scene.state.cash[0] == 4_000
    assert scene.state.mortgaged == 0
    scene.refuses("1 payoff AB", rules.PAY_OFF_LIEN, "property=AB")
    poor = Scene().give(1, "AB", mortgaged=True).cash(5_500).on_the_road(1, "Aton", "Isle")
    poor.refuses("1 payoff AB", rules.PAY_THE_PRICE, "price=6000 cash=5500")


def test_7_4_ruling_20_controlling_interest_in_a_mortgaged_property_goes_back_to_the_bank_for_ci() -> None:
    scene = Scene().give(1, "AB").on_the_road(1, "Aton", "Isle")
    scene.refuses("1 giveup AB", rules.CONTROLLING_INTEREST, "property=AB")
    scene.does("1 mortgage AB", "1 giveup AB")
    assert scene.state.cash[0] == 17_000
    assert scene.view()["deeds"]["AB"] == {"owner": None, "mortgaged": False}
    assert scene.state.available & 1


def test_ruling_20_management_is_offered_at_every_decision_of_ones_own() -> None:
    scene = Scene().give(1, "AB").give(1, "BC", mortgaged=True)
    wanted = {"mortgage AB", "giveup BC", "payoff BC"}
    scene.on_the_road(1, "Aton", "Bton", at="p3")
    assert wanted <= set(scene.offered())
    assert wanted <= set(scene.does("1 move Bton").offered())
    assert wanted <= set(scene.does("1 nothing").offered())
    assert wanted <= set(scene.does("1 depart").offered())


def test_ruling_22_net_worth_is_cash_and_the_price_of_properties_without_lien() -> None:
    scene = Scene().give(1, "AB", "BX").give(1, "BC", mortgaged=True)
    assert net_worth(scene.game.rails, scene.state, 0) == 10_000 + 10_000 + 8_000
    assert scene.view()["seats"][0]["net_worth"] == 28_000
