"""Capital and bankruptcy: rulings [7] to [9]."""

from __future__ import annotations

import pytest

from goldenspike.games.steam.rules import rules
from goldenspike.kernel.core import Log
from goldenspike.parts.hex.track import NOBODY
from tests.games.steam.scene import ready


def test_7_capital_is_raised_when_due_and_change_is_kept() -> None:
    scene = ready()
    scene.state.cash[0] = 1
    scene.game.means.pay(scene.state, 0, 7, Log())
    assert (scene.state.cash[0], scene.state.income[0]) == (4, -2)


def test_7_at_the_lowest_income_every_step_costs_two_points() -> None:
    scene = ready()
    scene.state.income[0], scene.state.points[0] = -9, 5
    assert scene.game.means.available(scene.state, 0) == 5 + 10
    scene.game.means.pay(scene.state, 0, 12, Log())
    assert (scene.state.cash[0], scene.state.income[0], scene.state.points[0]) == (3, -10, 1)


def test_7_who_cannot_pay_is_bankrupt() -> None:
    scene = ready()
    scene.take("Engineer", "First_Move", "First_Build")
    scene.build_nothing()
    scene.state.income[1], scene.state.cash[1], scene.state.points[1] = -10, 9, 1
    scene.pass_goods()
    assert scene.state.bankrupt == 0b10
    assert scene.state.playing == 2


def test_8_standard_capital_is_bought_in_its_phase_only() -> None:
    scene = ready("standard")
    scene.refuses("1 capital 11", rules.BUY_CAPITAL, "steps=11 most=10")
    scene.does("1 capital 1", "2 capital 0", "3 capital 2")
    assert (list(scene.state.cash), list(scene.state.income)) == ([5, 0, 10], [-1, 0, -2])
    assert scene.game.means.available(scene.state, 0) == 5


def test_9_links_of_a_bankrupt_stay_and_are_nobodys() -> None:
    scene = ready()
    scene.lay(2, "C4 straight 2", "C5 town_straight 2")
    scene.take("Engineer", "First_Move", "First_Build")
    scene.build_nothing()
    scene.state.income[1] = -10
    scene.pass_goods()
    dell, wick = scene.game.ground.names.index("Dell"), scene.game.ground.names.index("Wick")
    assert scene.state.track.far[dell * 6 + 1] == wick * 6 + 4
    assert scene.state.track.owner[dell * 6 + 1] == scene.state.track.owner[wick * 6 + 1] == NOBODY
    assert 1 not in [scene.state.order[place] for place in range(scene.state.playing)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_9_with_nobody_left_the_game_is_over(players: int) -> None:
    scene = ready("base", players)
    for seat in range(players):
        scene.state.income[seat] = -10
    scene.take(*["Engineer", "First_Move", "First_Build", "Turn_Order", "City_Growth pass", "Urbanization pass"][:players])
    scene.build_nothing()
    scene.pass_goods()
    assert scene.asked() == ""
    assert scene.game.result(scene.state).winners == list(range(players))
