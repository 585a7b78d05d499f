"""Bots of every game play legal actions and are known by name."""

from __future__ import annotations

import pytest

from goldenspike.arena.match import seat_bots
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import BOXES
from tests.bots.playing import plays_only_legal_actions

every_game = pytest.mark.parametrize("title", list(BOXES))


@every_game
def test_a_random_bot_plays_only_legal_actions(title: str) -> None:
    players, options = BOXES[title].offer.trials()[0]
    plays_only_legal_actions(BOXES[title].offer.set_up(players, options), "random")


def test_seats_move_on_from_game_to_game() -> None:
    assert [seat_bots(["a", "b"], 3, number) for number in range(3)] == [["a", "b", "a"], ["a", "a", "b"], ["b", "a", "a"]]


@every_game
def test_an_unknown_bot_is_refused_by_name(title: str) -> None:
    box = BOXES[title]
    with pytest.raises(SetupError, match="setup-no-such-bot: name=oracle, known="):
        box.bot("oracle", box.offer.set_up(3, {}), 0)
    assert {"random", "greedy"} <= set(box.bots)
