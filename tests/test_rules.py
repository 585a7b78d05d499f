"""Every rule is used, asserted, provoked, explained and documented."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from goldenspike.kernel.core import KERNEL_RULES, Rule
from goldenspike.shelf import BOXES
from goldenspike.text.rules_document import rules_document
from goldenspike.text.speaker import LANGUAGES
from tests.rulebooks import (
    SOURCE,
    TESTS,
    every_game,
    folders_of_tests,
    homes,
    is_shared,
    module_of,
    provoked_in,
    refusals_of,
    refusing,
    rules_of,
    sources,
    words_in,
)
from tests.text.catalogues import messages, speaker

DOCS = TESTS.parent / "docs" / "rules"


@cache
def code_in(folder: Path) -> str:
    """The lines of a folder that do more than name a rule."""
    lines = words_in(folder).splitlines()
    return "\n".join(line for line in lines if not re.match(r"\s*[A-Z_]+: Final\[Rule\]|\s*\*?[A-Z_]+,$", line))


@every_game
def test_a_rule_is_used_where_it_applies(game: str) -> None:
    for rule in rules_of(game):
        code = "\n".join(map(code_in, sources(game, rule)))
        assert re.search(rf"\b{rule.name}\b" if is_shared(rule) else rf"\brules\.{rule.name}\b", code), rule.name


@every_game
def test_a_rule_is_asserted_by_a_test(game: str) -> None:
    for rule in rules_of(game):
        folders = folders_of_tests(game, rule)
        assert any(re.search(rf"rules\.{rule.name}\b", words_in(folder)) for folder in folders), rule.name


@every_game
def test_a_rule_is_explained_in_every_language(game: str) -> None:
    for rule in rules_of(game):
        said = [speaker(game, language).rule(rule) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES), f"{rule.name}: a sentence was left in another language"
        assert all(sentence.endswith(f"({rule.reference})") for sentence in said), rule.name


@every_game
def test_a_rule_stands_in_the_documentation(game: str) -> None:
    document = (DOCS / f"{game}.md").read_text("utf-8")
    for rule in rules_of(game):
        said = speaker(game, "en").text(f"rule-{rule.name}")
        assert f"**{rule.reference}** `{rule.name}`: {said}\n" in document


@every_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_documents_in_other_languages_are_as_tools_rules_writes_them(game: str, language: str) -> None:
    offer = BOXES[game].offer
    document = rules_document(speaker(game, language), offer.title, offer.fewest, offer.most)
    assert (DOCS / language / f"{game}.md").read_text("utf-8") == document
    assert all(f"`{rule.name}`" in document for rule in rules_of(game))


@every_game
def test_a_rule_bears_its_own_name(game: str) -> None:
    for rule in rules_of(game):
        assert getattr(homes().get(rule, module_of(game)), rule.name) is rule
        assert rule.because.key == f"because-{rule.name}"


@every_game
def test_every_rule_of_a_game_is_listed_once_in_the_order_of_its_rulebook(game: str) -> None:
    defined = [value for value in vars(module_of(game)).values() if isinstance(value, Rule) and not is_shared(value)]
    assert defined == [rule for rule in rules_of(game) if not is_shared(rule)]
    cited = sorted((re.match(r"([A-Z]*)([\d.]+)", rule.reference).groups() for rule in rules_of(game)), key=lambda pair: pair[0])  # type: ignore[union-attr]
    for _, series in groupby(cited, key=lambda pair: pair[0]):
        numbers = [[int(part) for part in number.split(".")] for _, number in series]
        assert numbers == sorted(numbers)
        assert len({str(number) for number in numbers}) == len(numbers)
    assert BOXES[game].offer.set_up(BOXES[game].offer.fewest, {}).rules() == rules_of(game)


@every_game
def test_every_ruling_is_cited_by_a_test(game: str) -> None:
    """Those that shared rules cite are looked at where they were ruled."""
    cited = {max(pair) for pair in re.findall(r"ruling_(\d+)|def test_(\d+)_[a-z]", words_in(TESTS / "games" / game))}
    for rule in [rule for rule in rules_of(game) if not is_shared(rule)]:
        assert set(re.findall(r"\[(\d+)\]", rule.reference)) <= cited, f"{rule.name}: a ruling without a test"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_why_in_every_language(game: str, language: str) -> None:
    assert refusals_of(game) <= {rule.name for rule in rules_of(game)}
    kernel = refusing(SOURCE / "kernel")
    assert kernel == {rule.name for rule in KERNEL_RULES}
    keys = messages(language, game).keys() | messages(language, "common").keys()
    assert {f"because-{name}" for name in refusals_of(game) | kernel} == {key for key in keys if key.startswith("because-")}


@every_game
def test_every_refusal_is_provoked_by_a_test(game: str) -> None:
    """By a call of `refuses`, in the tests of the game or, if the rule is shared, in those of parts."""
    shared = {rule.name for rule in rules_of(game) if is_shared(rule)} & provoked_in(TESTS / "parts")
    kernel = {rule.name for rule in KERNEL_RULES}
    assert refusals_of(game) == (provoked_in(TESTS / "games" / game) - kernel) | shared
