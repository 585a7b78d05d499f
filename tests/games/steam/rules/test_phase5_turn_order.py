"""Phase five, turn order and the end: rulings [11] and [27]."""

from __future__ import annotations

from goldenspike.games.steam.rules.phase5_turn_order import points_for_income, winners
from tests.games.steam.scene import ready


def test_11_first_build_and_first_move_come_first() -> None:
    scene = ready()
    scene.take("Engineer", "First_Move", "First_Build")
    assert list(scene.state.queue) == [2, 0, 1]
    scene.build_nothing()
    assert list(scene.state.queue) == [1, 0, 2]


def test_11_next_turn_follows_the_numbers() -> None:
    scene = ready()
    scene.take("Engineer", "First_Move", "Turn_Order")
    scene.build_nothing()
    scene.pass_goods()
    assert list(scene.state.order) == [2, 1, 0]
    assert scene.state.turn == 2


def test_27_points_for_income_and_links() -> None:
    assert [points_for_income(income) for income in (-3, -1, 0, 1, 2, 7, 10)] == [-6, -2, 0, 0, 1, 3, 5]
    scene = ready()
    scene.lay(1, "C4 straight 2", "C5 town 5")
    scene.state.turn = scene.game.turns
    scene.state.income[0] = 5
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.pass_goods()
    assert scene.asked() == ""
    assert scene.game.result(scene.state).scores[0] == 2 + 1


def test_27_ties_go_to_income_and_then_to_the_lower_action() -> None:
    scene = ready()
    for seat, (points, income, tile) in enumerate([(9, 3, 2), (9, 4, 5), (9, 4, 3)]):
        scene.state.points[seat], scene.state.income[seat], scene.state.tile[seat] = points, income, tile
    assert winners(scene.state, 3) == [2]
    scene.state.bankrupt = 0b100
    assert winners(scene.state, 3) == [1]
