"""Companies of Steam Barons begin where games have taught bots to, and anywhere on a map that is new to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenspike.games.steam.bots.starts import read_starts
from goldenspike.games.steam_barons.bots import engineer
from goldenspike.games.steam_barons.bots.engineer import RULE_SET, Engineer, starts_of
from goldenspike.games.steam_barons.rules.game import SteamBarons
from tests.bots.playing import plays_only_legal_actions
from tests.games.steam_barons.scene import GREEN, ORANGE, started
from tests.parts.hex.games import MAPS, set_up
from tests.parts.hex.toy import COAST

FAR_MORE = 50.0


@pytest.mark.parametrize("board", list(MAPS))
def test_the_file_knows_every_city_of_our_maps(board: str) -> None:
    game = set_up("steam_barons", "none", board, 3)
    assert isinstance(game, SteamBarons)
    text = (Path(engineer.__file__).parent / "weights" / "starts.txt").read_text("utf-8")
    assert set(read_starts(text, board, RULE_SET)) == set(game.ground.map.city_names)
    assert max(starts_of(game.ground)) > 0.0 > min(starts_of(game.ground))


def test_a_company_begins_where_it_is_worth_most_and_then_builds_on() -> None:
    scene = started()
    planner = Engineer(scene.game.builder)
    before = [way.worth for way in planner.best_ways(scene.state, GREEN, 3, 0, 5)]
    planner.starts[:] = [FAR_MORE] * len(planner.starts)
    assert [way.worth for way in planner.best_ways(scene.state, GREEN, 3, 0, 5)] == [worth + FAR_MORE for worth in before]
    scene.join("Ash", "Dell", "orange", 2, 5)
    assert all(way.worth < FAR_MORE for way in planner.best_ways(scene.state, ORANGE, 3, 0, 5))


def test_on_another_map_no_place_is_worth_more() -> None:
    game = set_up("steam_barons", "none", COAST.stem, 3)
    assert isinstance(game, SteamBarons)
    assert set(starts_of(game.ground)) == {0.0}
    plays_only_legal_actions(game, "steady")
