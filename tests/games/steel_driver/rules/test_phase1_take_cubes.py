"""Phase one, and the table before it."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_driver.rules import rules
from goldenspike.kernel.core import EVERYBODY
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import BOXES
from tests.games.steel_driver.scene import Scene, building


@pytest.mark.parametrize(("players", "cubes"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_1_1_everyone_takes_cubes_by_the_number_of_players(players: int, cubes: int) -> None:
    scene = Scene(players)
    assert list(scene.state.cubes) == [cubes] * players
    assert scene.told(rules.TAKE_CUBES) == [f"CUBES_TAKEN turn=1 cubes={cubes}"]


def test_1_1_unspent_cubes_are_kept_from_turn_to_turn() -> None:
    scene = Scene(3)
    scene.sell("1 red 4")
    scene.all_pass()
    scene.does("1 build Boston Albany", "1 build Albany New_York")
    assert scene.turn() == 2
    assert list(scene.state.cubes) == [16, 20, 20]


def test_1_1_ruling_3_cubes_never_run_out() -> None:
    scene = Scene(6)
    for turn in range(1, 6):
        assert list(scene.state.cubes) == [6 * turn] * 6
        scene.all_pass()
    assert sum(scene.state.cubes) == 180 > 60 + 26


def test_1_1_ruling_3_a_company_may_lay_more_than_seventeen_links() -> None:
    track = [
        "Boston-Albany Boston-New_York Albany-New_York Albany-Buffalo Buffalo-New_York New_York-Philadelphia",
        "Philadelphia-Baltimore Philadelphia-Pittsburgh Baltimore-Pittsburgh Baltimore-Richmond Buffalo-Pittsburgh",
        "Buffalo-Cleveland Buffalo-Detroit Pittsburgh-Cleveland Pittsburgh-Cincinnati Cleveland-Detroit Cleveland-Cincinnati",
    ]
    links = " ".join(track).split()
    assert len(links) == 17
    scene = building({"red": 3}, {"red": links})
    scene.does("1 build Cleveland Chicago")
    assert len(scene.company("red")["links"]) == 18


@pytest.mark.parametrize("players", [-1, 0, 2, 7, 9])
def test_ruling_1_three_to_six_players_and_no_other_number(players: int) -> None:
    with pytest.raises(SetupError, match=f"setup-players: game=Steel Driver, fewest=3, most=6, found={players}$"):
        BOXES["steel_driver"].offer.set_up(players, {})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ruling_1_the_marker_starts_with_seat_1(players: int) -> None:
    scene = Scene(players)
    assert (scene.marker(), scene.asked(), len(scene.state.cash)) == (1, "1", players)


def test_ruling_2_six_companies_stand_in_box_order() -> None:
    assert Scene(3).order() == ["red", "blue", "green", "yellow", "purple", "black"]


def test_ruling_4_everything_on_the_table_is_public() -> None:
    scene = Scene(4)
    scene.does("1 auction green 2", "2 bid 3")
    seen = [scene.view(seat) for seat in range(1, 5)]
    assert seen == [seen[0]] * 4
    assert [seat["cubes"] for seat in seen[3]["seats"]] == [8, 8, 8, 8]
    assert {fact.audience for fact in scene.journal.facts} == {EVERYBODY}


def test_a_new_game_has_no_cash_no_shares_and_no_track() -> None:
    scene = Scene(5)
    assert list(scene.state.cash) == [0] * 5
    assert not any(scene.state.shares)
    assert not any(scene.state.reached)
    assert (scene.turn(), scene.phase()) == (1, "auction")
