"""Whole games told in every language: every fact, choice, question and refusal that play brings up can be said."""

from __future__ import annotations

import pytest

from goldenspike.kernel.chance import Stream
from goldenspike.shelf import BOXES, box_of
from goldenspike.text.speaker import LANGUAGES
from tests.dialect import Scene

NAMES = ["Ann", "Bea", "Cy", "Di", "Eve", "Flo"]
every_game = pytest.mark.parametrize("name", list(BOXES))


def says(text: str) -> bool:
    return bool(text.strip()) and not any(mark in text for mark in ("{", "}", "event-", "choice-", "rule-", "because-", "_"))


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_everything_that_comes_up_in_play_can_be_said(name: str, language: str) -> None:
    game = BOXES[name].offer.set_up(4, BOXES[name].offer.trials()[0][1])
    speaker, stream = box_of(game.name).speaker(game, language, NAMES), Stream(5)
    scene = Scene(game).deals(5)
    while seats := scene.seats():
        choices = game.choices(scene.state, seats[0])
        assert all(says(speaker.choice(scene.state, choice)) for choice in choices)
        assert says(speaker.rule(game.decisions(scene.state)[0].rule))
        for action in (choices[0].first - 1, choices[-1].last + 1, 0):
            for other in range(game.players):
                refusal = game.check(scene.state, other, action)
                assert refusal is None or says(speaker.refusal(refusal))
        scene.acts(seats[0], stream.pick(choices)).deals(stream.below(1000))
    assert all(says(speaker.fact(fact)) for fact in scene.facts())


@every_game
def test_a_key_that_does_not_exist_is_an_error(name: str) -> None:
    speaker = BOXES[name].speaker(BOXES[name].offer.set_up(3, {}), "en", NAMES)
    with pytest.raises(LookupError):
        speaker.text("no-such-key")
