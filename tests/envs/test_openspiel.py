"""OpenSpiel's own checks of every game: random simulations, and its API test on a part of the tree."""

from __future__ import annotations

import random
import unittest
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="environments need: pip install goldenspike[envs]")

import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states

from goldenspike.envs import spiel
from goldenspike.kernel.core import CHANCE
from goldenspike.parts.offer import SetupError
from tests.envs.settings import QUICK, every_title

SMALL = 15
"""How many states of a game the API test samples; it samples 400 by itself."""


def loaded(title: str, **more: Any) -> Any:
    options = {name: int(value) if value.isdigit() else value for name, value in QUICK[title].items()}
    return pyspiel.load_game(
        f"goldenspike_{title}", {**{name: value for name, value in options.items() if value != "none"}, **more}
    )


@every_title
def test_the_library_plays_every_game_at_random(title: str) -> None:
    pyspiel.random_sim_test(loaded(title, players=3), 1, False, False)


@every_title
def test_the_library_accepts_the_interface_of_every_game(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = sample_some_states.sample_some_states
    monkeypatch.setattr(sample_some_states, "sample_some_states", lambda game, max_states: sample(game, min(max_states, SMALL)))
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": loaded(title), "game_name": title})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 3
    assert result.failures + result.errors == []


@every_title
def test_states_are_saved_and_copied(title: str) -> None:
    game = loaded(title)
    state = game.new_initial_state()
    for step in range(40):
        state.apply_action(state.legal_actions()[step % 3 % len(state.legal_actions())])
    twin = state.clone()
    saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    for other in (twin, saved):
        assert str(other) == str(state)
        assert other.at.course.state.numbers() == state.at.course.state.numbers()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1
    assert len(state.at.course.moves) <= len(state.history())


@every_title
def test_outcomes_of_chance_have_the_odds_of_their_weights(title: str) -> None:
    state = loaded(title).new_initial_state()
    chances = 0
    while not state.is_terminal() and chances < 12:
        if state.is_chance_node():
            chances += 1
            odds = state.chance_outcomes()
            assert sum(share for _, share in odds) == pytest.approx(1)
            assert [index for index, _ in odds] == state.legal_actions()
            assert all(share > 0 for _, share in odds)
            choices = state.at.choices()
            total = sum(choice.weight for choice in choices)
            first = state.at.encoding.outcomes.index(choices[0].first)
            assert dict(odds)[first] == choices[0].weight / total / (choices[0].last - choices[0].first + 1)
        state.apply_action(state.legal_actions()[0])
    assert (chances > 0) == (state.at.encoding.outcomes.size > 0)


def test_what_a_seat_knows_hides_sealed_answers_until_all_are_in() -> None:
    state = loaded("steam_barons", players=3).new_initial_state()
    step = hidden = 0
    while not state.is_terminal() and not hidden:
        course = state.at.course
        sealed = [line for line in course.lines if course.hidden(line, {2})]
        if sealed and state.current_player() == 2:
            hidden = len(sealed)
            told = state.information_state_string(2).split("\n")
            assert sum(line.endswith(spiel.HIDDEN) for line in told) == hidden
            assert spiel.HIDDEN not in str(state)
        actions = state.legal_actions()
        state.apply_action(actions[step % len(actions)])
        step += 1
    assert hidden


def test_secret_cards_make_a_game_of_imperfect_information() -> None:
    open_cards = loaded("steel_and_steam", length="experimental")
    secret = loaded("steel_and_steam", length="experimental", victory_cards="secret")
    kind = pyspiel.GameType.Information
    assert open_cards.get_type().information == kind.PERFECT_INFORMATION
    assert secret.get_type().information == kind.IMPERFECT_INFORMATION
    state = secret.new_initial_state()
    dice = random.Random(1)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    assert all(state.information_state_string(seat).count(spiel.HIDDEN) == secret.num_players() - 1 for seat in range(4))
    assert state.at.seat != CHANCE


def test_parameters_set_the_game_up() -> None:
    game = pyspiel.load_game("goldenspike_steam(players=5,board=northern_england,rules=standard)")
    assert (game.num_players(), game.encoding.game.options) == (5, "rules=standard")
    assert game.encoding.game.board_name.startswith("northern_england")
    assert pyspiel.load_game("goldenspike_steel_and_steam(limit=10)").encoding.game.chosen.limit == 10
    with pytest.raises(SetupError):
        pyspiel.load_game("goldenspike_steam(board=moon)")
