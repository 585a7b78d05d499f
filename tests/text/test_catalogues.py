"""Every message exists, and speaks, in every language, and is said with just the values that it is given."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from goldenspike.kernel.core import KERNEL_RULES, Wording
from goldenspike.shelf import BOXES
from goldenspike.text.speaker import CATALOGUES, LANGUAGES, SHARED, bundle
from tests.rulebooks import SOURCE, calls, every_game, refusals_of, rules_of, words_in
from tests.text.catalogues import choosers, messages, plain, speaker, variables

SAMPLES = [0, 1, 2, 3]
"""Values that bring out every plural; all of them are seats, companies, colours and locations too."""
ERRORS = {"NotationError": 0, "RecordError": 1, "SetupError": 0}
"""Errors that the catalogues say, and the place of the key among their arguments."""
SPOKEN = {"record-true", "record-at-line", "record-by-rule", "setup-no-such-board"}
"""Messages about records and boards that none of these errors is raised with."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("catalogue", [*SHARED, *BOXES])
@every_language
def test_catalogues_have_the_same_keys_and_variables(catalogue: str, language: str) -> None:
    english, other = messages("en", catalogue), messages(language, catalogue)
    assert list(other) == list(english)
    assert {key: variables(other[key]) for key in other} == {key: variables(english[key]) for key in english}


def raised(game: str) -> list[tuple[str, set[str | None]]]:
    """The key of every error that a game or the rooms that all share raise in words, with the names of its values."""
    found = []
    places = [*(place for place in SOURCE.iterdir() if place.name != "games"), SOURCE / "games" / game]
    for call in (call for place in places for call in calls(place, *ERRORS)):
        key = call.args[ERRORS[call.func.id]]  # type: ignore[attr-defined]
        if isinstance(key, ast.Constant):
            found.append((str(key.value), {keyword.arg for keyword in call.keywords}))
        else:
            assert ast.unparse(key) == "error.key", "only the key of another error may stand there"
    return found


@every_game
@every_language
def test_every_error_is_said_with_just_the_values_it_is_given(game: str, language: str) -> None:
    known = messages(language, "common") | messages(language, game)
    assert len(raised(game)) > 25
    for key, names in raised(game):
        assert key in known
        assert variables(known[key]) == names, key
        assert not names & {"line", "key", "refusal"}, "a record's error has these of its own"
    assert {key for key, _ in raised(game)} | SPOKEN == {
        key for key in known if key.startswith(("notation-", "record-", "setup-"))
    }


@every_language
def test_every_kind_of_thing_without_such_a_name_is_said(language: str) -> None:
    """A notation that asks for names in its own way says its own message."""
    asked = [call for room in ("parts", "games") for call in calls(SOURCE / room, "named")]
    for game in BOXES:
        folder = SOURCE / "games" / game / "rules"
        asked += calls(folder, "_named") if '"notation-no-such-name"' in words_in(folder) else []
    kinds = {kind.value for call in asked for kind in call.args[2:] if isinstance(kind, ast.Constant)}
    assert len(kinds) > 4
    assert choosers(messages(language, "common")["notation-no-such-name"]) == kinds


@pytest.mark.parametrize("catalogue", ["common", *BOXES])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_error_is_left_in_english(catalogue: str, language: str) -> None:
    english = re.compile(r"\b(?:the|there|is|no|not|write|from|to|of|and|or|has|with|here|only|words?)\b")
    for key, message in messages(language, catalogue).items():
        if key.startswith(("notation-", "record-", "setup-")):
            assert english.search(plain(message)) is None, key
            assert key == "record-by-rule" or plain(message) != plain(messages("en", catalogue)[key])


def test_there_is_one_catalogue_for_each_game_and_language() -> None:
    assert LANGUAGES == ["en", "fr", "de"]
    shared = {path.relative_to(CATALOGUES).as_posix() for path in CATALOGUES.rglob("*.ftl")}
    assert shared == {f"{language}/{name}.ftl" for language in LANGUAGES for name in SHARED}
    assert {"common", "web"} <= set(SHARED)
    for box in BOXES.values():
        assert {path.name for path in box.words.iterdir()} == {f"{language}.ftl" for language in LANGUAGES}


def formatted(catalogue: FluentBundle, key: str, values: dict[str, object]) -> str:
    text, errors = catalogue.format_pattern(catalogue.get_message(key).value, values)
    assert errors == []
    return str(text)


@every_game
@every_language
def test_every_message_can_be_said(game: str, language: str) -> None:
    catalogue = bundle(language, BOXES[game].words)
    for source in ("common", game):
        for key, message in messages(language, source).items():
            for sample in SAMPLES:
                said = formatted(catalogue, key, dict.fromkeys(variables(message), sample))
                assert said.strip()
                assert "{" not in said


def events_of(game: str) -> list[Wording]:
    module = import_module(f"goldenspike.games.{game}.rules.events")
    return [value for value in vars(module).values() if isinstance(value, Wording)]


def wordings(game: str) -> list[Wording]:
    actions: Any = import_module(f"goldenspike.games.{game}.rules.actions")
    found = [*events_of(game), *[kind.wording for kind in actions.KINDS.all]]
    refusing = refusals_of(game)
    found += [rule.because for rule in rules_of(game) if rule.name in refusing]
    found += [rule.because for rule in KERNEL_RULES]
    return list({wording.key: wording for wording in found if wording.key}.values())


@every_game
@every_language
def test_every_wording_is_said_with_just_the_values_it_is_given(game: str, language: str) -> None:
    speaks = speaker(game, language)
    known = messages(language, "common") | messages(language, game)
    assert len(wordings(game)) > 20
    for wording in wordings(game):
        assert wording.key in known
        assert variables(known[wording.key]) <= set(wording.names), wording.key
        for sample in SAMPLES[:3] if "engine" in wording.kinds else SAMPLES:
            assert speaks.say(wording, [sample] * len(wording.names))


@every_game
def test_every_event_has_a_rule_and_is_told_somewhere(game: str) -> None:
    told = words_in(SOURCE / "games" / game / "rules", without="events.py")
    assert len(events_of(game)) > 10
    for event in events_of(game):
        assert event.rule in rules_of(game)
        assert re.search(rf"\b{event.key.removeprefix('event-')}\b", told), event.key


@every_game
@every_language
def test_things_of_a_game_have_names_in_every_language(game: str, language: str) -> None:
    known = messages(language, game)
    phases = BOXES[game].offer.set_up(BOXES[game].offer.fewest, {}).phases
    assert {f"phase-{phase.name}" for phase in phases} | {"phase-over"} <= set(known)
    ranges = {key.replace("range-", "choice-") for key in known if key.startswith("range-")}
    assert ranges <= set(known)
