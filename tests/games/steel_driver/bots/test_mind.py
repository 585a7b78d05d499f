"""What the search knows of Steel Driver is legal, sound and enough to find a winning claim."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goldenspike.bots.search import Search
from goldenspike.games.steel_driver.bots.mind import SteelDriverMind
from goldenspike.games.steel_driver.rules.actions import pass_
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.kernel.chance import Stream
from goldenspike.parts.bits import BIT
from tests.games.steel_driver.scene import Scene


def positions(scene: Scene, seed: int) -> Iterator[int]:
    """A game at random; at every decision the seat that is asked."""
    stream = Stream(seed)
    while seats := scene.seats():
        yield seats[0]
        scene.acts(seats[0], stream.pick(scene.game.choices(scene.state, seats[0])))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_plans_are_legal_and_all_different(players: int) -> None:
    scene = Scene(players)
    mind = SteelDriverMind(scene.game, 1)
    for seat in positions(scene, players):
        before = scene.state.numbers()
        plans = mind.plans(scene.state, seat)
        assert scene.state.numbers() == before
        actions = [plan[0] for plan in plans]
        assert len(set(actions)) == len(actions) > 0
        for action in actions:
            assert scene.game.check(scene.state, seat, action) is None, scene.game.spell(scene.state, action)


def test_the_search_may_let_the_marker_pass() -> None:
    scene = Scene(4)
    assert [pass_()] in SteelDriverMind(scene.game, 1).plans(scene.state, 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_chances_are_together_one_and_stages_never_fall(players: int) -> None:
    scene = Scene(players)
    mind = SteelDriverMind(scene.game, 1)
    stage = 0
    for seat in positions(scene, players):
        chances = mind.chances(scene.state)
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1)
        assert len(mind.features(scene.state, seat)) == len(mind.features(scene.state, 0))
        assert mind.stage(scene.state) >= stage
        stage = mind.stage(scene.state)


def test_more_cash_is_a_better_chance_late_in_the_game() -> None:
    scene = Scene(4)
    scene.state.turn = 5
    scene.state.cash[2] = 100
    chances = SteelDriverMind(scene.game, 1).chances(scene.state)
    assert chances[2] == max(chances) > 0.3


def test_the_search_finds_the_claim_that_wins() -> None:
    """Red has a white cube: the black one makes a set of two worth $30 and wins, a second white one loses."""
    scene = Scene(3)
    state = scene.state
    black, white = (scene.board.names.index(name) for name in ("Atlanta", "Boston"))
    state.phase, state.asked, state.goods = len(scene.game.phases) - 1, 0, BIT[black] | BIT[white]
    state.turn = 5
    state.reached[0] = state.reached[1] = state.goods
    state.controller[0], state.controller[1] = 0, 1
    state.shares[0], state.shares[COMPANY_COUNT + 1] = 1, 1
    state.claimed[0] = 1
    state.cash[1] = 15
    search = Search(scene.game, SteelDriverMind(scene.game, 1), 1, simulations=20)
    assert scene.game.spell(state, search.choose(scene.game.copy(state), 0)) == "claim Atlanta"
