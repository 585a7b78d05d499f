"""Phase four: cash for control, and only for control."""

from __future__ import annotations

from goldenspike.games.steel_driver.rules import rules
from tests.games.steel_driver.conftest import Seats, building


def test_4_1_whoever_controls_a_company_is_paid_its_profit() -> None:
    seats = building({"red": 3, "blue": 2}, control={"red": 1, "blue": 3})
    seats.play("1 build Baltimore Pittsburgh", "3 build Charleston Jacksonville")
    assert list(seats.state.cash) == [40, 0, 20]
    assert seats.told(rules.TAKE_PROFITS) == [
        "PROFIT_TAKEN seat=1 company=red profit=40",
        "PROFIT_TAKEN seat=3 company=blue profit=20",
    ]


def test_4_1_control_of_several_companies_pays_for_each() -> None:
    seats = building({"red": 3, "blue": 2}, control={"red": 2, "blue": 2})
    seats.play("2 build Baltimore Pittsburgh", "2 build Charleston Jacksonville")
    assert list(seats.state.cash) == [0, 60, 0]


def test_4_1_shares_of_earlier_turns_earn_nothing() -> None:
    seats = Seats(3)
    seats.sell("1 red 5")
    seats.all_pass()
    seats.play("1 build Baltimore Pittsburgh", "1 build Pittsburgh Cleveland")
    assert list(seats.state.cash) == [70, 0, 0]
    seats.sell("2 red 3")
    seats.all_pass()
    seats.play("2 build Cleveland Chicago")
    assert seats.seat(1)["shares"]["red"] == 1
    assert list(seats.state.cash) == [70, 50, 0]


def test_4_1_cash_adds_up_over_the_turns() -> None:
    seats = Seats(3)
    seats.sell("1 red 3")
    seats.all_pass()
    seats.play("1 build Baltimore Pittsburgh")
    seats.play("2 auction red 2", "3 pass", "1 bid 3", "2 pass")
    seats.all_pass()
    seats.play("1 build Pittsburgh Cincinnati")
    assert list(seats.state.cash) == [40 + 30, 0, 0]
