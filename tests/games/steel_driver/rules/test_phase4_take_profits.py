"""Phase four: cash for control, and only for control."""

from __future__ import annotations

from goldenspike.games.steel_driver.rules import rules
from tests.games.steel_driver.scene import Scene, building


def test_4_1_whoever_controls_a_company_is_paid_its_profit() -> None:
    scene = building({"red": 3, "blue": 2}, control={"red": 1, "blue": 3})
    scene.does("1 build Baltimore Pittsburgh", "3 build Charleston Jacksonville")
    assert list(scene.state.cash) == [40, 0, 20]
    assert scene.told(rules.TAKE_PROFITS) == [
        "PROFIT_TAKEN seat=1 company=red profit=40",
        "PROFIT_TAKEN seat=3 company=blue profit=20",
    ]


def test_4_1_control_of_several_companies_pays_for_each() -> None:
    scene = building({"red": 3, "blue": 2}, control={"red": 2, "blue": 2})
    scene.does("2 build Baltimore Pittsburgh", "2 build Charleston Jacksonville")
    assert list(scene.state.cash) == [0, 60, 0]


def test_4_1_shares_of_earlier_turns_earn_nothing() -> None:
    scene = Scene(3)
    scene.sell("1 red 5")
    scene.all_pass()
    scene.does("1 build Baltimore Pittsburgh", "1 build Pittsburgh Cleveland")
    assert list(scene.state.cash) == [70, 0, 0]
    scene.sell("2 red 3")
    scene.all_pass()
    scene.does("2 build Cleveland Chicago")
    assert scene.seat(1)["shares"]["red"] == 1
    assert list(scene.state.cash) == [70, 50, 0]


def test_4_1_cash_adds_up_over_the_turns() -> None:
    scene = Scene(3)
    scene.sell("1 red 3")
    scene.all_pass()
    scene.does("1 build Baltimore Pittsburgh")
    scene.does("2 auction red 2", "3 pass", "1 bid 3", "2 pass")
    scene.all_pass()
    scene.does("1 build Pittsburgh Cincinnati")
    assert list(scene.state.cash) == [40 + 30, 0, 0]
