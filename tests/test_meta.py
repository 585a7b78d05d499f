"""Every rule is used, asserted, explained and documented; every message exists, and speaks, in every language."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from goldenspike.kernel.core import KERNEL_RULES, Rule, Wording
from goldenspike.parts.hex import goods_rules, track_rules
from goldenspike.parts.hex.goods_rules import FAULTS
from goldenspike.shelf import BOXES
from goldenspike.text.speaker import CATALOGUES, LANGUAGES, Speaker, bundle

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "goldenspike"
DOCS = TESTS.parent / "docs" / "rules"
SAMPLES = [0, 1, 2, 3]
"""Values that bring out every plural; all of them are seats, companies, colours and locations too."""

GAME_RULES = [(name, rule) for name in BOXES for rule in import_module(f"goldenspike.games.{name}.rules.rules").RULES]
HEX_GAMES = ["steam", "steam_barons"]
"""Games some of whose rules, those of track and goods, lie in parts; their tests call a rule by its name in quotes."""
every_rule = pytest.mark.parametrize(("game", "rule"), GAME_RULES, ids=[f"{game}-{rule.name}" for game, rule in GAME_RULES])
every_game = pytest.mark.parametrize("game", list(BOXES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def words_in(folder: Path, without: str = "") -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")) if path.name != without)


def refusing_rules(folder: Path) -> set[str]:
    """The name of every rule that a source ever refuses by."""
    return set(re.findall(r"\bRefusal\(\s*(?:rules\.)?([A-Z][A-Z_]+)", words_in(folder)))


def refusals_of(game: str) -> set[str]:
    """The name of every rule that the game ever refuses by, in its own folder or in parts."""
    if game not in HEX_GAMES:
        return refusing_rules(SOURCE / "games" / game / "rules")
    code = words_in(SOURCE / "games" / game / "rules") + words_in(SOURCE / "parts")
    lines = [line for line in code.splitlines() if re.search(r"\b(Refusal|Inspector)\(", line)]
    names = set(re.findall(r"\b[A-Z_]+\b", "\n".join(lines))) | {rule.name for rule in FAULTS}
    return names & {rule.name for rule in rules_of(game)}


def rules_of(game: str) -> list[Rule]:
    return [rule for name, rule in GAME_RULES if name == game]


def is_shared(rule: Rule) -> bool:
    return rule.reference[0] in "BG"


def code_for(game: str, rule: Rule) -> str:
    """All sources that may use a rule, but for the lines that only define or list it."""
    folders = [SOURCE / "games" / game / "rules", SOURCE / "parts"] if is_shared(rule) else [SOURCE / "games" / game / "rules"]
    lines = [line for folder in folders for line in words_in(folder).splitlines()]
    return "\n".join(line for line in lines if not re.match(r"\s*[A-Z_]+: Final\[Rule\]|\s*\*?[A-Z_]+,$", line))


def rule_tests(game: str) -> str:
    return words_in(TESTS / "games" / game) + (words_in(TESTS / "parts") if game in HEX_GAMES else "")


@cache
def speaker(game: str, language: str) -> Speaker:
    offer = BOXES[game].offer
    return BOXES[game].speaker(offer.set_up(offer.most, {}), language, [f"Player {seat}" for seat in range(offer.most)])


# rules


@every_rule
def test_a_rule_is_used_where_it_applies(game: str, rule: Rule) -> None:
    assert re.search(rf"\b{rule.name}\b" if is_shared(rule) else rf"\brules\.{rule.name}\b", code_for(game, rule))


@every_rule
def test_a_rule_is_asserted_by_a_test(game: str, rule: Rule) -> None:
    assert re.search(rf'"{rule.name}"' if game in HEX_GAMES else rf"\brules\.{rule.name}\b", rule_tests(game))


@every_rule
def test_a_rule_is_explained_in_every_language(game: str, rule: Rule) -> None:
    said = [speaker(game, language).rule(rule) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES), "a sentence was left in another language"
    assert all(sentence.endswith(f"({rule.reference})") for sentence in said)


@every_rule
def test_a_rule_stands_in_the_documentation(game: str, rule: Rule) -> None:
    assert f"`{rule.name}`" in (DOCS / f"{game}.md").read_text("utf-8")


@every_rule
def test_a_rule_bears_its_own_name(game: str, rule: Rule) -> None:
    homes = [goods_rules if rule.reference[0] == "G" else track_rules] if is_shared(rule) else []
    module = [*homes, import_module(f"goldenspike.games.{game}.rules.rules")][0]
    assert getattr(module, rule.name) is rule
    assert rule.because.key == f"because-{rule.name}"


@every_game
def test_every_rule_of_a_game_is_listed_once_in_the_order_of_its_rulebook(game: str) -> None:
    module = import_module(f"goldenspike.games.{game}.rules.rules")
    defined = [value for value in vars(module).values() if isinstance(value, Rule) and not is_shared(value)]
    assert defined == [rule for rule in rules_of(game) if not is_shared(rule)]
    for series in ("0123456789", "B", "G"):
        cited = [rule.reference.split()[0] for rule in rules_of(game) if rule.reference[0] in series]
        numbers = [[int(part) for part in reference.lstrip("BG").split(".")] for reference in cited]
        assert numbers == sorted(numbers)
        assert len(set(cited)) == len(numbers)
    assert BOXES[game].offer.set_up(BOXES[game].offer.fewest, {}).rules() == rules_of(game)


@every_game
def test_every_ruling_is_cited_by_a_rule_or_a_test(game: str) -> None:
    """The rulings that rules of track and goods cite are those of Steam."""
    cited = set(re.findall(r"ruling_(\d+)|def test_(\d+)_[a-z]", rule_tests(game)))
    shared = set(re.findall(r"ruling_(\d+)|def test_(\d+)_[a-z]", rule_tests("steam")))
    for rule in rules_of(game):
        numbers = {max(pair) for pair in (shared if is_shared(rule) else cited)}
        assert set(re.findall(r"\[(\d+)\]", rule.reference)) <= numbers, f"{rule.name}: a ruling without a test"


def test_every_ruling_of_steel_driver_has_a_test() -> None:
    cited = {int(number) for number in re.findall(r"def test_\w*?ruling_(\d+)", words_in(TESTS / "games" / "steel_driver"))}
    assert cited == set(range(1, 20))


@every_game
@every_language
def test_every_refusal_says_why_in_every_language(game: str, language: str) -> None:
    refusing = refusals_of(game)
    assert refusing <= {rule.name for rule in rules_of(game)}
    kernel = refusing_rules(SOURCE / "kernel")
    assert kernel == {rule.name for rule in KERNEL_RULES}
    keys = messages(language, game).keys() | messages(language, "common").keys()
    assert {f"because-{name}" for name in refusing | kernel} == {key for key in keys if key.startswith("because-")}


@every_game
def test_every_refusal_is_provoked_by_a_test(game: str) -> None:
    """By a call `refuses(..., rules.NAME` of the rule tests, or one of `refused` or `why` that answers with the name."""
    if game in HEX_GAMES:
        assert refusals_of(game) <= set(re.findall(r'"([A-Z_]+)"', rule_tests(game)))
    else:
        provoked = set(re.findall(r"refuses\([^\n]*?rules\.([A-Z_]+)", rule_tests(game)))
        assert refusals_of(game) == provoked


# catalogues


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def catalogue_file(language: str, catalogue: str) -> Path:
    """The catalogue of a game, or one of those that all games share."""
    return BOXES[catalogue].words / f"{language}.ftl" if catalogue in BOXES else CATALOGUES / language / f"{catalogue}.ftl"


@cache
def messages(language: str, catalogue: str) -> dict[str, ast.Message]:
    text = catalogue_file(language, catalogue).read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in found]
    assert len(keys) == len(set(keys)), "a key stands twice"
    return dict(zip(keys, found, strict=True))


@pytest.mark.parametrize("catalogue", ["common", "web", *BOXES])
@every_language
def test_catalogues_have_the_same_keys_and_variables(catalogue: str, language: str) -> None:
    english, other = messages("en", catalogue), messages(language, catalogue)
    assert list(other) == list(english)
    assert {key: variables(other[key]) for key in other} == {key: variables(english[key]) for key in english}


ERRORS = {"NotationError": 0, "RecordError": 1}
"""Errors that the catalogues say, and the place of the key among their arguments."""
SPOKEN = {"record-true", "record-at-line", "record-by-rule"}
"""Messages about records that no error is raised with."""


@cache
def calls(place: Path) -> list[python.Call]:
    """Every call of something by its plain name, in a file or a folder."""
    paths = [place] if place.is_file() else sorted(place.rglob("*.py"))
    nodes = [node for path in paths for node in python.walk(python.parse(path.read_text("utf-8")))]
    return [node for node in nodes if isinstance(node, python.Call) and isinstance(node.func, python.Name)]


def raised(game: str) -> list[tuple[str, set[str | None]]]:
    """The key of every error that a game or the rooms that all share raise in words, with the names of its values."""
    places = [*(place for place in SOURCE.iterdir() if place.name != "games"), SOURCE / "games" / game]
    found = []
    for call in (call for place in places for call in calls(place)):
        name = call.func.id  # type: ignore[attr-defined]
        if name in ERRORS:
            key = call.args[ERRORS[name]]
            if isinstance(key, python.Constant):
                found.append((str(key.value), {keyword.arg for keyword in call.keywords}))
            else:
                assert python.unparse(key) == "error.key", "only the key of another error may stand there"
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
    assert {key for key, _ in raised(game)} | SPOKEN == {key for key in known if key.startswith(("notation-", "record-"))}


class Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def plain(message: ast.Message) -> str:
    """All text of a message, that of every variant included, without what is filled in."""
    visitor = Texts()
    visitor.visit(message)
    return " ".join(visitor.found)


def choosers(message: ast.Message) -> set[str]:
    """What the variants of a message are chosen by."""
    assert message.value is not None
    placeables = [part.expression for part in message.value.elements if isinstance(part, ast.Placeable)]
    selects = [expression for expression in placeables if isinstance(expression, ast.SelectExpression)]
    return {variant.key.name for select in selects for variant in select.variants if isinstance(variant.key, ast.Identifier)}


@every_language
def test_every_kind_of_thing_without_such_a_name_is_said(language: str) -> None:
    folders = [SOURCE / "parts", *(SOURCE / "games" / game / "rules" for game in BOXES if game != "steel_and_steam")]
    asked = [call for folder in folders for call in calls(folder) if call.func.id in ("named", "_named")]  # type: ignore[attr-defined]
    kinds = {kind.value for call in asked for kind in call.args[2:] if isinstance(kind, python.Constant)}
    assert len(kinds) > 4
    assert choosers(messages(language, "common")["notation-no-such-name"]) == kinds


@pytest.mark.parametrize("catalogue", ["common", *BOXES])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_error_is_left_in_english(catalogue: str, language: str) -> None:
    english = re.compile(r"\b(?:the|there|is|no|not|write|from|to|of|and|or|has|with|here|only|words?)\b")
    for key, message in messages(language, catalogue).items():
        if key.startswith(("notation-", "record-")):
            assert english.search(plain(message)) is None, key
            assert key == "record-by-rule" or plain(message) != plain(messages("en", catalogue)[key])


def test_there_is_one_catalogue_for_each_game_and_language() -> None:
    assert LANGUAGES == ["en", "fr", "de"]
    shared = {path.relative_to(CATALOGUES).as_posix() for path in CATALOGUES.rglob("*.ftl")}
    assert shared == {f"{language}/{name}.ftl" for language in LANGUAGES for name in ["common", "web"]}
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


@every_language
def test_companies_and_colours_of_steel_driver_have_names(language: str) -> None:
    module: Any = import_module("goldenspike.games.steel_driver.rules.rules")
    names = {f"company-{name}" for name in module.COMPANIES} | {f"colour-{name}" for name in module.COLOURS}
    assert names <= set(messages(language, "steel_driver"))
