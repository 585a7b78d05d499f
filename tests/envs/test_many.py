"""Many games at once: the same in any number of processes, by bots and by policies, with every decision if asked for."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy", reason="environments need: pip install goldenspike[envs]")

import numpy as np

from goldenspike.bots.trial import NOBODY, Trial
from goldenspike.envs.many import play_many
from goldenspike.envs.setting import encoding_of, set_up
from goldenspike.parts.offer import SetupError
from tests.envs.settings import QUICK, every_title


@every_title
def test_games_are_told_by_their_scores_winners_and_lengths(title: str) -> None:
    game = set_up(title, 3, **QUICK[title])
    played = play_many(game, games=4, seed=5)
    assert played.scores.shape == played.winners.shape == (4, 3)
    assert (played.winners.sum(axis=1) >= 1).all()
    assert (played.lengths > 10).all()
    assert played.decisions is None
    assert len(set(played.lengths)) > 1
    again = play_many(game, games=4, seed=5)
    assert np.array_equal(again.scores, played.scores)
    assert not np.array_equal(play_many(game, games=4, seed=6).lengths, played.lengths)


def test_decisions_replay_the_games_they_are_of() -> None:
    """Whoever takes the actions that were kept sees and may do what was kept with them, and comes to the same end."""
    game = set_up("steel_driver", 3)
    played = play_many(game, games=2, seed=11, decisions=True)
    assert played.decisions is not None
    trial = Trial(encoding_of(game), 0)
    for number in range(2):
        trial.begin(0)
        for place in np.flatnonzero(played.decisions.games == number):
            assert trial.seat == played.decisions.seats[place]
            assert np.array_equal(trial.observe(trial.seat), played.decisions.observations[place])
            assert bytes(trial.mask()) == played.decisions.masks[place].tobytes()
            assert trial.step(played.decisions.actions[place])
        assert trial.seat == NOBODY
        assert game.result(trial.state).scores == played.scores[number].tolist()


def test_several_processes_play_the_same_games() -> None:
    game = set_up("steam", 3, "northern_england", rules="standard")
    alone, together = [play_many(game, games=3, seed=2, decisions=True, processes=processes) for processes in (1, 2)]
    assert np.array_equal(alone.scores, together.scores)
    assert np.array_equal(alone.winners, together.winners)
    assert alone.decisions is not None
    assert together.decisions is not None
    for name in ("games", "seats", "actions", "observations", "masks"):
        assert np.array_equal(getattr(alone.decisions, name), getattr(together.decisions, name))


def test_bots_are_seated_by_name() -> None:
    game = set_up("steel_driver", 3)
    played = play_many(game, ["greedy", "random", "random"], games=6, seed=1)
    assert played.winners[:, 0].sum() >= 4
    with pytest.raises(SetupError, match="setup-too-many-bots"):
        play_many(game, ["greedy"] * 4)
    with pytest.raises(SetupError, match="setup-no-such-bot"):
        play_many(game, "deep_thought", games=1)


def first_allowed(observations: Any, masks: Any) -> Any:
    assert len(observations) == len(masks)
    return masks.argmax(axis=1)


def test_a_policy_plays_every_seat_of_many_games_together() -> None:
    game = set_up("steel_driver", 4)
    played = play_many(game, first_allowed, games=70, seed=3, decisions=True)
    assert played.decisions is not None
    rows = np.arange(len(played.decisions.actions))
    assert played.decisions.masks[rows, played.decisions.actions].all()
    assert np.array_equal(np.bincount(played.decisions.games), played.lengths)
    assert played.winners.any(axis=1).all()
    with pytest.raises(ValueError, match="does not allow"):
        play_many(game, lambda observations, masks: masks.argmin(axis=1), games=1)


def test_games_are_broken_off_without_a_winner() -> None:
    game = set_up("steel_driver", 3)
    for bots in ("random", first_allowed):
        played = play_many(game, bots, games=2, longest=5)
        assert played.lengths.tolist() == [5, 5]
        assert not played.winners.any()
