"""Phase five: the display, the markers and the cubes between two turns."""

from __future__ import annotations

from goldenspike.games.steel_driver.rules import rules
from tests.games.steel_driver.conftest import Seats, building


def test_5_1_ruling_13_the_pass_row_becomes_the_order_of_play() -> None:
    seats = building({"red": 2, "blue": 1}, control={"red": 1, "blue": 2}, order="red black blue purple green yellow")
    seats.play("1 build Boston Albany")
    assert seats.order() == ["black", "blue", "purple", "green", "yellow", "red"]
    assert seats.told(rules.NEW_COMPANY_ORDER) == ["TURN_ENDED turn=2 company=black"]


def test_5_1_profits_go_back_to_zero() -> None:
    seats = building({"red": 3})
    seats.play("1 build Baltimore Pittsburgh")
    assert seats.profits() == {}


def test_5_1_players_and_companies_keep_unspent_cubes() -> None:
    seats = Seats(3)
    seats.sell("1 red 4")
    seats.all_pass()
    seats.play("1 build Baltimore Pittsburgh")
    assert seats.company("red")["treasury"] == 1
    assert list(seats.state.cubes) == [6 + 10, 10 + 10, 10 + 10]


def test_5_1_the_markers_return_to_their_boxes() -> None:
    seats = Seats(3)
    seats.sell("1 red 1", "2 blue 1")
    seats.all_pass()
    assert seats.turn() == 2
    assert [seats.company(name)["controller"] for name in ("red", "blue")] == [None, None]
    assert [seats.company(name)["last_controller"] for name in ("red", "blue", "green")] == [1, 2, None]
    assert len(seats.offered()) == 7


def test_5_1_track_and_shares_stay() -> None:
    seats = Seats(3)
    seats.sell("1 red 2")
    seats.all_pass()
    seats.play("1 build Boston Albany")
    assert seats.company("red")["links"] == [["Boston", "Albany"]]
    assert seats.seat(1)["shares"]["red"] == 1


def test_5_1_the_sixth_phase_follows_the_fifth_turn_only() -> None:
    seats = Seats(3)
    for turn in range(1, 6):
        assert (seats.turn(), seats.phase()) == (turn, "auction")
        seats.sell(f"{seats.asked()} red 2")
        seats.all_pass()
        while seats.phase() == "build_track":
            seats.play(f"{seats.asked()} {seats.offered()[0]}")
    assert (seats.turn(), seats.phase()) == (5, "final_profit")
