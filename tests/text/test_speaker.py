"""Whole games told in every language: every fact, choice, question and refusal that play brings up can be said."""

from __future__ import annotations

import pytest

from goldenspike.games.steam.rules.rules import ACTION_NAMES
from goldenspike.games.steam_barons.rules.rules import COMPANIES
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, OVER, Choice, first_seat
from goldenspike.kernel.course import Course
from goldenspike.parts.hex.map import COLOURS, SIDES
from goldenspike.parts.hex.tiles import TILES, tile_name
from goldenspike.shelf import BOXES, box_of
from goldenspike.text.drawn import DrawnWords
from goldenspike.text.speaker import LANGUAGES, bundle, common_text, report_once

NAMES = ["Ann", "Bea", "Cy", "Di", "Eve", "Flo"]


def says(text: str) -> bool:
    return bool(text.strip()) and not any(mark in text for mark in ("{", "}", "event-", "choice-", "rule-", "because-", "_"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(BOXES))
def test_everything_that_comes_up_in_play_can_be_said(name: str, language: str) -> None:
    game = BOXES[name].offer.set_up(4, BOXES[name].offer.trials()[0][1])
    speaker, stream = box_of(game.name).speaker(game, language, NAMES), Stream(5)
    course = Course(game, "text")
    course.deal()
    while course.state.phase != OVER:
        seat = first_seat(game.pending(course.state))
        choices = game.choices(course.state, seat)
        assert all(says(speaker.choice(course.state, choice)) for choice in choices)
        assert says(speaker.rule(course.decisions()[0].rule))
        for action in (choices[0].first - 1, choices[-1].last + 1, 0):
            for other in range(game.players):
                refusal = course.explain(other, action)
                assert refusal is None or says(speaker.refusal(refusal))
        course.submit(seat, stream.pick(choices))
    assert all(says(speaker.fact(fact)) for fact in course.facts(0))


def test_a_range_is_told_by_its_ends_and_a_single_bid_by_itself() -> None:
    course = Course(BOXES["steel_driver"].offer.set_up(3, {}), "x")
    speaker = box_of(course.game.name).speaker(course.game, "en", NAMES)
    course.submit(0, course.game.parse(course.state, "auction green 1"))
    low, high = course.game.parse(course.state, "bid 2"), course.game.parse(course.state, "bid 7")
    assert speaker.choice(course.state, Choice(low, high)) == "Bid 2 to 7 cubes for Green"
    assert speaker.choice(course.state, Choice(low, low)) == "Bid 2 cubes for Green"
    assert speaker.choice(course.state, Choice(low - 1, low - 1)) == "Bid 1 cube for Green"


def test_names_of_places_lose_their_underscores_and_seats_take_their_players_names() -> None:
    game = BOXES["steel_driver"].offer.set_up(3, {})
    speaker = box_of(game.name).speaker(game, "de", NAMES)
    assert speaker.named("location", "New_York") == "New York"
    assert (speaker.seat(1), speaker.seat(CHANCE)) == ("Bea", speaker.text("chance"))


@pytest.mark.parametrize(("language", "spoken"), [("en", "$1,410"), ("fr", "1\u202f410"), ("de", "1.410")])
def test_money_is_written_as_the_language_writes_numbers(language: str, spoken: str) -> None:
    speaker = BOXES["steel_driver"].speaker(BOXES["steel_driver"].offer.set_up(3, {}), language, NAMES)
    assert spoken in str(speaker.parameter("money", 1410))


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


THINGS = {
    "tile": [tile_name(tile) for tile in range(1, TILES)],
    "colour": COLOURS,
    "side": SIDES,
    "company": COMPANIES,
    "action": ACTION_NAMES[1:],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "kinds"), [("steam", "tile colour side action"), ("steam_barons", "tile colour side company")])
def test_things_on_a_hex_map_have_a_word_of_their_own_in_every_language(name: str, kinds: str, language: str) -> None:
    speaker = BOXES[name].speaker(BOXES[name].offer.set_up(4, {}), language, NAMES)
    catalogue = bundle(language, BOXES[name].words)
    for kind in kinds.split():
        for thing in THINGS[kind]:
            assert catalogue.has_message(f"{kind}-{thing.split()[0]}")
        assert len({speaker.named(kind, thing) for thing in THINGS[kind]}) == len(THINGS[kind])


def test_a_tile_is_told_by_its_face_and_turn() -> None:
    game = BOXES["steam"].offer.set_up(4, {})
    spoken = [BOXES["steam"].speaker(game, language, NAMES).named("tile", "gentle 2") for language in LANGUAGES]
    assert spoken == ["gentle curve (turn 2)", "courbe douce (orientation 2)", "weite Kurve (Drehung 2)"]
