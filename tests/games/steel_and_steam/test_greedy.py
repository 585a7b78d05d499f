"""The greedy bot plays legal games to their end and beats random players."""

from __future__ import annotations

import pytest

from goldenspike.arena.match import play
from goldenspike.bots.steel_and_steam_engine import highballing_gain
from goldenspike.games import offer_of
from goldenspike.kernel.core import Log


@pytest.mark.parametrize(
    "options",
    [
        {"length": "experimental"},
        {"fees": "barrelhead", "yards": "yes", "economy": "depression", "limit": "15"},
        {"length": "long", "limit": "15"},
    ],
)
def test_greedy_plays_every_kind_of_game_legally(options: dict[str, str]) -> None:
    game = offer_of("steel_and_steam").set_up(3, {"limit": "40", **options})
    played = play(game, ["greedy"] * 3, 7)
    state = game.start(Log())
    for seat, action in played.moves:
        assert game.check(state, seat, action) is None, game.spell(state, action)
        game.apply(state, seat, action, Log())
    assert state.numbers() == played.state.numbers()


def test_greedy_beats_two_randoms() -> None:
    game = offer_of("steel_and_steam").set_up(3, {})
    for number in range(2):
        seats = ["random"] * 3
        seats[number] = "greedy"
        assert play(game, seats, number).result.winners == [number]


def test_highballing_gains_most_with_the_best_engine_and_loses_when_worn() -> None:
    assert highballing_gain(2, 0) > highballing_gain(1, 1) > highballing_gain(0, 2) > 0
    assert highballing_gain(0, 6) < 0
