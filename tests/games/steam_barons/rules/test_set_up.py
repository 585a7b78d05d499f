"""Setting up: rulings [1] to [3]."""

from __future__ import annotations

import pytest

from goldenspike.games.steam_barons.rules import rules
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.rules import COMPANIES, TERRAINS
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.parts.hex.goods import cubes_of, each_colour
from goldenspike.shelf import BOXES
from tests import dialect
from tests.games.steam_barons.scene import Scene, started

PURPLE = 3


def printed(board: str) -> dialect.Scene[SteamBarons, BaronsState]:
    """The start on one of our maps."""
    offer = BOXES["steam_barons"].offer
    return dialect.Scene(offer.set_up(3, {}, offer.boards[board]))


def test_1_six_companies_known_by_colour() -> None:
    assert COMPANIES == ["orange", "green", "brown", "natural", "black", "white"]


@pytest.mark.parametrize(("board", "shares"), [("northern_england", 6), ("eastern_us", 8)])
def test_2_shares_per_company(board: str, shares: int) -> None:
    scene = printed(board)
    assert TERRAINS[board].shares == shares
    assert list(scene.state.available) == [1] * 6
    assert list(scene.state.unissued) == [shares - 1] * 6
    assert list(scene.state.treasury) == list(scene.state.price) == [5] * 6


@pytest.mark.parametrize(("players", "cash"), [(2, 40), (3, 30), (4, 25), (5, 20), (6, 20)])
def test_0_starting_money(players: int, cash: int) -> None:
    assert list(started(players).state.cash) == [cash] * players


def test_3_cubes_by_the_printed_numbers_without_grey_ones() -> None:
    scene = printed("northern_england")
    for _ in range(sum(scene.game.ground.map.city_number)):
        scene.does(f"* {scene.offered()[-1]}")
    drawn = [sum(each_colour(scene.state.cubes)[city * 6 : city * 6 + 6]) for city in range(scene.game.ground.cities)]
    assert drawn == list(scene.game.ground.map.city_number)
    scene.deals()
    assert all(cubes_of(scene.state.cubes, stop, 4) == 0 for stop in range(scene.game.ground.stops))
    assert all(
        sum(each_colour(scene.state.cubes)[stop * 6 : stop * 6 + 6]) <= 1
        for stop in range(scene.game.ground.cities, scene.game.ground.stops)
    )
    assert sum(scene.state.bag) == 0


def test_3_chance_draws_what_is_in_the_bag() -> None:
    scene = Scene()
    scene.state.bag[PURPLE] = 0
    scene.refuses("* draw purple", rules.DRAW_CUBES, "colour=purple")


def test_0_2_the_first_player_sits_at_the_table() -> None:
    scene = Scene()
    while scene.phase() != "first_player":
        scene.does(f"* {scene.offered()[0]}")
    scene.refuses("* seat 4", rules.FIRST_PLAYER, "seat=3")
