"""Greedy bots of Steam play legal actions, and beat random ones."""

from __future__ import annotations

import pytest

from tests.bots.playing import plays_only_legal_actions, winners
from tests.parts.hex.games import MAPS, set_up, ways_to_play

GAMES_PLAYED = 12
every_way = pytest.mark.parametrize("options", ways_to_play("steam"))


@every_way
@pytest.mark.parametrize("board", list(MAPS))
def test_a_greedy_bot_plays_only_legal_actions(options: str, board: str) -> None:
    plays_only_legal_actions(set_up("steam", options, board, 4), "greedy")


@every_way
def test_greedy_beats_two_random_bots(options: str) -> None:
    game = set_up("steam", options, "northern_england", 3)
    won = winners(game, ["greedy", "random", "random"], GAMES_PLAYED)
    assert won.count(["greedy"]) >= 0.95 * GAMES_PLAYED
