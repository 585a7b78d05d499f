"""Phase five: the display, the markers and the cubes between two turns."""

from __future__ import annotations

from goldenspike.games.steel_driver.rules import rules
from tests.games.steel_driver.scene import Scene, building


def test_5_1_ruling_13_the_pass_row_becomes_the_order_of_play() -> None:
    scene = building({"red": 2, "blue": 1}, control={"red": 1, "blue": 2}, order="red black blue purple green yellow")
    scene.does("1 build Boston Albany")
    assert scene.order() == ["black", "blue", "purple", "green", "yellow", "red"]
    assert scene.told(rules.NEW_COMPANY_ORDER) == ["TURN_ENDED turn=2 company=black"]


def test_5_1_profits_go_back_to_zero() -> None:
    scene = building({"red": 3})
    scene.does("1 build Baltimore Pittsburgh")
    assert scene.profits() == {}


def test_5_1_players_and_companies_keep_unspent_cubes() -> None:
    scene = Scene(3)
    scene.sell("1 red 4")
    scene.all_pass()
    scene.does("1 build Baltimore Pittsburgh")
    assert scene.company("red")["treasury"] == 1
    assert list(scene.state.cubes) == [6 + 10, 10 + 10, 10 + 10]


def test_5_1_the_markers_return_to_their_boxes() -> None:
    scene = Scene(3)
    scene.sell("1 red 1", "2 blue 1")
    scene.all_pass()
    assert scene.turn() == 2
    assert [scene.company(name)["controller"] for name in ("red", "blue")] == [None, None]
    assert [scene.company(name)["last_controller"] for name in ("red", "blue", "green")] == [1, 2, None]
    assert len(scene.offered()) == 7


def test_5_1_track_and_shares_stay() -> None:
    scene = Scene(3)
    scene.sell("1 red 2")
    scene.all_pass()
    scene.does("1 build Boston Albany")
    assert scene.company("red")["links"] == [["Boston", "Albany"]]
    assert scene.seat(1)["shares"]["red"] == 1


def test_5_1_the_sixth_phase_follows_the_fifth_turn_only() -> None:
    scene = Scene(3)
    for turn in range(1, 6):
        assert (scene.turn(), scene.phase()) == (turn, "auction")
        scene.sell(f"{scene.asked()} red 2")
        scene.all_pass()
        while scene.phase() == "build_track":
            scene.does(f"{scene.asked()} {sorted(scene.offered())[0]}")
    assert (scene.turn(), scene.phase()) == (5, "final_profit")
