"""Phase four, income and expenses: rulings [26] and [29]."""

from __future__ import annotations

from goldenspike.games.steam.rules.phase4_income import cover_debt
from goldenspike.kernel.core import Log
from tests.games.steam.scene import ready


def test_26_income_is_received_or_paid() -> None:
    scene = ready()
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.state.income[0], scene.state.income[1], scene.state.income[2] = 4, -3, -10
    scene.state.cash[1], scene.state.cash[2], scene.state.points[2] = 1, 2, 4
    scene.pass_goods()
    assert (list(scene.state.cash), list(scene.state.income), list(scene.state.points)) == ([4, 3, 2], [4, -4, -10], [0, 0, 0])


def test_29_expenses_and_what_is_short() -> None:
    scene = ready("standard")
    scene.does("1 capital 0", "2 capital 0", "3 capital 0", "1 pass", "2 pass")
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    for seat, (cash, points, income, level) in enumerate([(5, 0, 3, 4), (0, 1, -1, 4), (0, 0, -9, 2)]):
        scene.state.cash[seat], scene.state.points[seat], scene.state.income[seat], scene.state.level[seat] = (
            cash,
            points,
            income,
            level,
        )
    scene.pass_goods()
    assert (scene.state.cash[0], scene.state.income[0]) == (4, 3)
    assert (scene.state.cash[1], scene.state.points[1], scene.state.income[1]) == (1, 0, -3)
    assert scene.state.bankrupt == 0b100


def test_29_an_odd_dollar_is_given_back() -> None:
    scene = ready("standard")
    scene.state.cash[0], scene.state.points[0] = -3, 5
    cover_debt(scene.state, 0, Log())
    assert (scene.state.cash[0], scene.state.points[0]) == (1, 3)
