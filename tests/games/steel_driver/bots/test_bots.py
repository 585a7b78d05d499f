"""Bots of Steel Driver play legal actions, greedy ones beat random ones, and the search finds a claim that wins."""

from __future__ import annotations

import pytest

from goldenspike.bots.uct import Uct
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.parts.bits import BIT
from goldenspike.shelf import BOXES
from tests.bots.playing import plays_only_legal_actions, winners
from tests.games.steel_driver.scene import Scene


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("name", ["random", "greedy", "beginner", "steady"])
def test_a_bot_plays_only_legal_actions(name: str, players: int) -> None:
    plays_only_legal_actions(Scene(players).game, name)


def test_greedy_beats_two_random_bots_in_95_of_100_games() -> None:
    won = winners(Scene(3).game, ["greedy", "random", "random"], 100)
    assert sum(bots.count("greedy") / len(bots) for bots in won) >= 95


def test_uct_finds_the_claim_that_wins() -> None:
    """Red has a white cube: the black one makes a set of two worth $30 and wins, a second white one loses."""
    scene = Scene(3)
    state = scene.state
    black, white = (scene.board.names.index(name) for name in ("Atlanta", "Boston"))
    state.phase, state.asked, state.goods = len(scene.game.phases) - 1, 0, BIT[black] | BIT[white]
    assert scene.phase() == "final_profit"
    state.reached[0] = state.reached[1] = state.goods
    state.controller[0], state.controller[1] = 0, 1
    state.shares[0], state.shares[COMPANY_COUNT + 1] = 1, 1
    state.claimed[0] = 1
    state.cash[1] = 15
    assert scene.game.spell(state, Uct(scene.game, 1, 100).choose(scene.game.copy(state), 0)) == "claim Atlanta"


def test_uct_plays_the_same_for_the_same_seed() -> None:
    scene = Scene(3)
    found = [Uct(scene.game, 3, 60).choose(scene.game.copy(scene.state), 0) for _ in range(2)]
    assert found[0] == found[1]


def test_a_search_leaves_the_position_as_it_was() -> None:
    scene = Scene(4)
    before = scene.state.numbers()
    Uct(scene.game, 3, 60).choose(scene.state, 0)
    assert scene.state.numbers() == before


def test_there_are_bots_to_measure_by_and_the_levels_that_people_choose_from() -> None:
    assert list(BOXES["steel_driver"].bots) == ["random", "greedy", "uct", "beginner", "steady", "strong", "expert"]
