"""PettingZoo's own checks of every game, and what they do not look at: rewards, truncation, illegal actions, pictures."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="environments need: pip install goldenspike[envs]")

import numpy as np
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from goldenspike.envs.aec import AecEnv, pettingzoo_env
from goldenspike.envs.parallel import env, parallel_env
from goldenspike.parts.offer import SetupError
from tests.envs.settings import QUICK, every_title

ABOUT_DICTS = "ignore:Observation:UserWarning"
"""PettingZoo wants arrays, but knows dictionaries with a mask too: its own board games have them."""


def quick(title: str, **more: Any) -> AecEnv:
    return pettingzoo_env(title, **QUICK[title], **more)


@every_title
@pytest.mark.filterwarnings("error", ABOUT_DICTS, "ignore:Action mask numpy array is all zeros:UserWarning")
def test_the_library_accepts_every_game(title: str) -> None:
    api_test(quick(title), num_cycles=60)
    seed_test(partial(quick, title), num_cycles=15)


@every_title
def test_the_library_accepts_the_pictures_of_every_game(title: str) -> None:
    render_test(
        partial(quick, title), custom_tests={"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda text: len(text) > 500}
    )


@every_title
@pytest.mark.filterwarnings(ABOUT_DICTS)
def test_the_library_accepts_every_game_with_all_seats_at_once(title: str) -> None:
    parallel_api_test(parallel_env(title, **QUICK[title]), num_cycles=30)
    parallel_seed_test(partial(parallel_env, title, **QUICK[title]), num_cycles=10)


@every_title
@pytest.mark.filterwarnings(ABOUT_DICTS)
def test_the_library_finds_that_cycles_end_both_at_once_and_agent_by_agent(title: str) -> None:
    """`max_cycles_test` answers without looking at masks and wants everybody asked once in a cycle: so `env` does."""
    made = SimpleNamespace(parallel_env=partial(parallel_env, title, **QUICK[title]), env=partial(env, title, **QUICK[title]))
    max_cycles_test(made)
    api_test(made.env(), num_cycles=20)


def played(env: AecEnv, seed: int) -> dict[str, float]:
    """What everybody was paid in a random game."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        over = terminated or truncated
        env.step(None if over else dice.choice(np.flatnonzero(observation["action_mask"])))
    return paid


@every_title
def test_the_winner_is_paid_one_at_the_end(title: str) -> None:
    env = quick(title)
    paid = played(env, 3)
    result = env.play.game.result(env.play.trial.state)
    assert sum(paid.values()) == pytest.approx(1)
    assert [seat for seat, reward in enumerate(paid.values()) if reward] == sorted(result.winners)
    assert played(env, 3) == paid


def test_rewards_can_be_the_scores() -> None:
    env = quick("steel_driver", rewards="score")
    paid = played(env, 1)
    assert list(paid.values()) == env.play.game.result(env.play.trial.state).scores


def test_a_game_is_broken_off_after_its_last_cycle() -> None:
    env = pettingzoo_env("steel_driver", 3, max_cycles=4)
    assert set(played(env, 1).values()) == {0.0}
    assert env.steps == 12
    assert not env.play.over


def test_an_action_that_the_mask_does_not_allow_changes_nothing() -> None:
    env = quick("steel_driver")
    env.reset(seed=1)
    before = env.observe("seat_1")
    forbidden = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in (forbidden, -1, 10**6, None):
        with pytest.raises(ValueError, match="may not take"):
            env.step(action)
    after = env.observe("seat_1")
    assert np.array_equal(before["observation"], after["observation"])
    assert np.array_equal(before["action_mask"], after["action_mask"])
    assert not env.observe("seat_2")["action_mask"].any()


def test_sealed_answers_are_not_seen_by_the_others() -> None:
    """Whatever a seat sells, the others see the same, but for who is still asked, until everybody has answered."""
    env = parallel_env("steam_barons", 3)
    (asked_field,) = [field for field in env.play.encoding.sheet.fields if field.name == "asked"]
    told = [number for number in range(env.play.numbers) if not 0 <= number - asked_field.first < asked_field.count]
    dice = np.random.default_rng(5)
    observations, _ = env.reset(seed=2)
    checked = 0
    while env.agents and checked < 4:
        asked = [agent for agent in env.agents if observations[agent]["action_mask"].any()]
        if len(asked) > 1:
            checked += 1
            before = observations[asked[1]]["observation"]
            observations, *_ = env.step({asked[0]: np.flatnonzero(observations[asked[0]]["action_mask"])[-1]})
            assert np.array_equal(observations[asked[1]]["observation"][told], before[told])
            assert observations[asked[1]]["action_mask"].any()
        else:
            answers = {agent: dice.choice(np.flatnonzero(observations[agent]["action_mask"])) for agent in asked}
            observations, *_ = env.step(answers)
    assert checked == 4


def test_what_no_game_knows_is_refused() -> None:
    with pytest.raises(SetupError, match="setup-no-such-game"):
        pettingzoo_env("chess")
    with pytest.raises(SetupError, match="setup-players"):
        pettingzoo_env("steam", 9)
    with pytest.raises(SetupError, match="setup-no-such-option"):
        pettingzoo_env("steam", colour="red")
    with pytest.raises(SetupError, match="setup-no-such-map"):
        pettingzoo_env("steam", board="moon")
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo_env("steam", render_mode="hologram")
    with pytest.raises(ValueError, match="rewards"):
        pettingzoo_env("steam", rewards="money")  # type: ignore[arg-type]
    assert pettingzoo_env("steam", 5, "northern_england").possible_agents == [f"seat_{n}" for n in range(1, 6)]
