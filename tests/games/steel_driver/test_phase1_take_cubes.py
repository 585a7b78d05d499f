"""Phase one, and the table before it."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_driver.rules import rules
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import BOXES
from tests.games.steel_driver.conftest import Seats, building


@pytest.mark.parametrize(("players", "cubes"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_1_1_everyone_takes_cubes_by_the_number_of_players(players: int, cubes: int) -> None:
    seats = Seats(players)
    assert list(seats.state.cubes) == [cubes] * players
    assert seats.told(rules.TAKE_CUBES) == [f"CUBES_TAKEN turn=1 cubes={cubes}"]


def test_1_1_unspent_cubes_are_kept_from_turn_to_turn() -> None:
    seats = Seats(3)
    seats.sell("1 red 4")
    seats.all_pass()
    seats.play("1 build Boston Albany", "1 build Albany New_York")
    assert seats.turn() == 2
    assert list(seats.state.cubes) == [16, 20, 20]


def test_1_1_ruling_3_cubes_never_run_out() -> None:
    seats = Seats(6)
    for turn in range(1, 6):
        assert list(seats.state.cubes) == [6 * turn] * 6
        seats.all_pass()
    assert sum(seats.state.cubes) == 180 > 60 + 26


def test_1_1_ruling_3_a_company_may_lay_more_than_seventeen_links() -> None:
    track = [
        "Boston-Albany Boston-New_York Albany-New_York Albany-Buffalo Buffalo-New_York New_York-Philadelphia",
        "Philadelphia-Baltimore Philadelphia-Pittsburgh Baltimore-Pittsburgh Baltimore-Richmond Buffalo-Pittsburgh",
        "Buffalo-Cleveland Buffalo-Detroit Pittsburgh-Cleveland Pittsburgh-Cincinnati Cleveland-Detroit Cleveland-Cincinnati",
    ]
    links = " ".join(track).split()
    assert len(links) == 17
    seats = building({"red": 3}, {"red": links})
    seats.play("1 build Cleveland Chicago")
    assert len(seats.company("red")["links"]) == 18


@pytest.mark.parametrize("players", [-1, 0, 2, 7, 9])
def test_ruling_1_three_to_six_players_and_no_other_number(players: int) -> None:
    with pytest.raises(SetupError, match=f"3 to 6 players, not {players}"):
        BOXES["steel_driver"].offer.set_up(players, {})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ruling_1_the_marker_starts_with_seat_1(players: int) -> None:
    seats = Seats(players)
    assert (seats.marker(), seats.asked(), len(seats.state.cash)) == (1, 1, players)


def test_ruling_2_six_companies_stand_in_box_order() -> None:
    assert Seats(3).order() == ["red", "blue", "green", "yellow", "purple", "black"]


def test_ruling_4_everything_on_the_table_is_public() -> None:
    seats = Seats(4)
    seats.play("1 auction green 2", "2 bid 3")
    seen = [seats.table.view(seat) for seat in range(4)]
    assert seen == [seen[0]] * 4
    assert [seat["cubes"] for seat in seen[3]["seats"]] == [8, 8, 8, 8]
    assert [seats.table.facts(seat) for seat in range(4)] == [seats.table.told()] * 4


def test_a_new_game_has_no_cash_no_shares_and_no_track() -> None:
    seats = Seats(5)
    assert list(seats.state.cash) == [0] * 5
    assert not any(seats.state.shares)
    assert not any(seats.state.reached)
    assert (seats.turn(), seats.phase()) == (1, "auction")
