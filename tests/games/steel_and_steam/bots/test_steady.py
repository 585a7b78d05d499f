"""The steady bot plays legal games of every kind and beats the greedy one."""

from __future__ import annotations

import pytest

from goldenspike.arena.match import play
from goldenspike.kernel.core import Log
from goldenspike.shelf import offer_of


@pytest.mark.parametrize(
    "options",
    [
        {"length": "experimental", "victory_cards": "secret"},
        {"fees": "barrelhead", "yards": "yes", "economy": "depression"},
        {"length": "long"},
    ],
)
def test_steady_plays_every_kind_of_game_legally(options: dict[str, str]) -> None:
    game = offer_of("steel_and_steam").set_up(3, {"limit": "10", **options})
    played = play(game, ["steady"] * 3, 7)
    state = game.start(Log())
    for seat, action in played.moves:
        assert game.check(state, seat, action) is None, game.spell(state, action)
        game.apply(state, seat, action, Log())
    assert state.numbers() == played.state.numbers()


def test_steady_earns_more_than_greedy() -> None:
    """Rounds are limited, so that luck with the end of the game plays no part."""
    game = offer_of("steel_and_steam").set_up(4, {"limit": "15"})
    steady = greedy = 0
    for number in range(2):
        seats = ["greedy", "steady", "greedy", "steady"] if number % 2 else ["steady", "greedy", "steady", "greedy"]
        scores = play(game, seats, number).result.scores
        steady += sum(score for score, name in zip(scores, seats, strict=True) if name == "steady")
        greedy += sum(score for score, name in zip(scores, seats, strict=True) if name == "greedy")
    assert steady > 1.05 * greedy
