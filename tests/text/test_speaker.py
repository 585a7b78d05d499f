"""Whole games told in every language: every fact, choice, question and refusal that play brings up can be said."""

from __future__ import annotations

import pytest

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.course import Course
from goldenspike.shelf import BOXES, box_of
from goldenspike.text.drawn import DrawnWords
from goldenspike.text.speaker import LANGUAGES, common_text, report_once
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


def test_a_missing_word_shows_its_key_and_is_logged_once(missing_words: list[str]) -> None:
    report_once.cache_clear()
    speaker = BOXES["steel_driver"].speaker(BOXES["steel_driver"].offer.set_up(3, {}), "fr", NAMES)
    assert [speaker.text("no-such-key"), speaker.text("no-such-key")] == ["no-such-key"] * 2
    assert [speaker.named("company", "pink"), DrawnWords(BOXES["steel_driver"].words, "fr")["sky"]] == [
        "company-pink",
        "draw-sky",
    ]
    heard = [missing_words.pop(0) for _ in list(missing_words)]
    assert heard == [f"fr, {key}: there is no such message" for key in ("no-such-key", "company-pink", "draw-sky")]


def test_a_missing_value_is_logged_and_all_else_is_said(missing_words: list[str]) -> None:
    report_once.cache_clear()
    assert common_text("en", "saved") == "Saved to file."
    assert missing_words.pop().startswith("en, saved: ")
    assert missing_words == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_in_two_parts_or_in_one(language: str) -> None:
    course = Course(BOXES["steel_driver"].offer.set_up(3, {}), "x")
    speaker = box_of(course.game.name).speaker(course.game, language, NAMES)
    refusal = course.explain(1, course.game.parse(course.state, "auction green 1"))
    assert refusal is not None
    told = speaker.told(refusal)
    assert speaker.refusal(refusal) == f"{told.reason} {told.rule} ({refusal.rule.reference})"
    assert told.rule == speaker.text("rule-NOT_YOUR_DECISION")
    assert "Ann" in told.reason
