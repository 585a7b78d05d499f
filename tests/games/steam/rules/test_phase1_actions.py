"""Phase one, actions: ruling [10]."""

from __future__ import annotations

from goldenspike.games.steam.rules import rules
from tests.games.steam.scene import ready


def test_10_actions_and_their_costs() -> None:
    scene = ready()
    scene.refuses("1 bid 3", rules.TAKE_AN_ACTION)
    scene.does("1 take Locomotive")
    assert (scene.state.level[0], scene.state.cash[0], scene.state.income[0]) == (2, 4, -2)
    scene.refuses("2 take Locomotive", rules.ACTION_TAKEN, "tile=Locomotive")
    scene.refuses("2 take Engineer pass", rules.NUMBER_ONLY, "tile=Engineer")
    scene.does("2 take Urbanization")
    assert (scene.state.cash[1], scene.state.income[1], scene.state.effect[1]) == (4, -2, 1)
    scene.does("3 take City_Growth pass")
    assert (scene.state.cash[2], scene.state.income[2], scene.state.effect[2], scene.state.tile[2]) == (0, 0, 0, 5)


def test_10_too_dear_an_action() -> None:
    scene = ready()
    scene.state.income[0] = -10
    scene.refuses("1 take Locomotive", rules.ACTION_COST, "tile=Locomotive cost=6 means=0")
    scene.refuses("1 take City_Growth", rules.ACTION_COST, "tile=City_Growth cost=2 means=0")


def test_10_the_locomotive_at_level_six_is_for_its_number_only() -> None:
    scene = ready()
    scene.state.level[0] = 6
    scene.does("1 take Locomotive")
    assert (scene.state.level[0], scene.state.cash[0], scene.state.income[0]) == (6, 0, 0)


def test_10_what_is_paid_for_must_be_carried_out() -> None:
    scene = ready()
    scene.take("Urbanization", "Engineer", "First_Move")
    scene.refuses("1 done", rules.MUST_BE_CARRIED_OUT, "tile=Urbanization")
    scene.does("1 urbanize Wick red", "1 supply 3", "1 done")


def test_10_standard_actions_are_free_and_their_effects_optional() -> None:
    scene = ready("standard")
    scene.does("1 capital 0", "2 capital 0", "3 capital 0", "1 pass", "2 pass")
    scene.take("Urbanization", "City_Growth", "Locomotive")
    assert list(scene.state.cash) == [0, 0, 0]
    scene.refuses(f"{scene.state.queue[0] + 1} bid 1", rules.BUILD_TRACK)
    scene.build_nothing()
