"""Gymnasium's own checks of every game, and what they do not look at: the others' moves, rewards, masks and refusals."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="environments need: pip install goldenspike[envs]")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from goldenspike.envs.gym import SeatEnv, id_of
from goldenspike.parts.offer import SetupError
from tests.envs.settings import QUICK, every_title


@every_title
@pytest.mark.filterwarnings("ignore:.*Box observation space.*", "ignore:.*render.*")
def test_the_library_accepts_every_game(title: str) -> None:
    env = gymnasium.make(id_of(title), bots="random", render_mode="ansi", **QUICK[title])
    check_env(env.unwrapped)
    env.close()


def played(env: Any, seed: int) -> tuple[list[int], float]:
    """The numbers of a whole game with random answers, and what it paid."""
    dice = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    told, paid, over = list(observation), 0.0, False
    while not over:
        mask = env.unwrapped.action_masks()
        assert np.array_equal(mask, info["action_mask"])
        observation, reward, over, truncated, info = env.step(dice.choice(np.flatnonzero(mask)))
        assert not truncated
        assert not info["illegal"]
        told, paid = told + list(observation), paid + reward
    assert not info["action_mask"].any()
    return told, paid


@every_title
def test_one_seat_plays_whole_games_against_bots(title: str) -> None:
    env = SeatEnv(title, seat=2, bots=["random"], **QUICK[title])
    games = [played(env, seed) for seed in (1, 2, 1)]
    assert games[0] == games[2]
    assert games[0] != games[1]
    result = env.play.game.result(env.play.trial.state)
    assert games[2][1] == (1 / len(result.winners) if 1 in result.winners else 0.0)


def test_any_of_our_bots_can_sit_in_the_other_seats() -> None:
    env = SeatEnv("steel_driver", 3, bots=["greedy", "uct:simulations=10"])
    env.reset(seed=1)
    assert [type(env.bots[seat]).__name__ for seat in (1, 2)] == ["SteelDriverGreedy", "Uct"]
    with pytest.raises(SetupError, match="setup-too-many-bots"):
        SeatEnv("steel_driver", 3, bots=["greedy"] * 3)
    with pytest.raises(SetupError, match="setup-no-such-bot"):
        SeatEnv("steel_driver", 3, bots="deep_thought")
    with pytest.raises(ValueError, match="seats"):
        SeatEnv("steel_driver", 3, seat=4)


def test_an_action_that_the_mask_does_not_allow_changes_nothing() -> None:
    env = SeatEnv("steel_driver", 3, bots="random", render_mode="ansi")
    before, info = env.reset(seed=4)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, truncated, told = env.step(forbidden)
    assert np.array_equal(before, after)
    assert (reward, over, truncated, told["illegal"]) == (0.0, False, False, True)
    assert np.array_equal(info["action_mask"], told["action_mask"])
    assert "seat 1" in env.render()
