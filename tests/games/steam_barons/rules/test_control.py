"""Who controls a company: rulings [6] and [7]."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules.control import settle_control
from goldenspike.kernel.core import Log
from tests.games.steam_barons.scene import GREEN, ORANGE, started


def test_6_control_goes_to_whoever_holds_strictly_more() -> None:
    scene = started(4)
    scene.give(2, "orange", 1)
    settle_control(scene.state, ORANGE, 4, Log())
    assert scene.state.controller[ORANGE] == 1
    scene.give(3, "orange", 1)
    settle_control(scene.state, ORANGE, 4, Log())
    assert scene.state.controller[ORANGE] == 1
    scene.give(1, "orange", 2)
    scene.give(3, "orange", 1)
    settle_control(scene.state, ORANGE, 4, Log())
    assert scene.state.controller[ORANGE] == 2


def test_6_selling_everything_keeps_control_until_another_holds_a_share() -> None:
    scene = started()
    scene.control(3, "green")
    settle_control(scene.state, GREEN, 3, Log())
    assert scene.state.controller[GREEN] == 2
    scene.give(1, "green", 1)
    settle_control(scene.state, GREEN, 3, Log())
    assert scene.state.controller[GREEN] == 0


def test_7_a_company_that_nobody_controls_does_nothing() -> None:
    scene = started()
    scene.control(2, "green")
    scene.begins("build_track")
    assert (scene.state.asked, scene.state.order[scene.state.place]) == (1, GREEN)
    scene.does("2 done")
    assert scene.phase() != "move_goods"
