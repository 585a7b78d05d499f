"""Where the rules of every game are written, used and tested: what the tests about rules and words look at."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest

from goldenspike import parts
from goldenspike.kernel.core import Rule
from goldenspike.shelf import BOXES

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "goldenspike"
every_game = pytest.mark.parametrize("game", list(BOXES))


def module_of(game: str) -> ModuleType:
    return import_module(f"goldenspike.games.{game}.rules.rules")


def rules_of(game: str) -> list[Rule]:
    return module_of(game).RULES


@cache
def homes() -> dict[Rule, ModuleType]:
    """The rules that several games share, and the modules of parts that define them."""
    modules = [import_module(found.name) for found in walk_packages(parts.__path__, f"{parts.__name__}.")]
    return {rule: module for module in modules for rule in vars(module).values() if isinstance(rule, Rule)}


def is_shared(rule: Rule) -> bool:
    return rule in homes()


def sources(game: str, rule: Rule | None = None) -> list[Path]:
    """The folders that may use a rule of a game."""
    own = SOURCE / "games" / game / "rules"
    return [own, SOURCE / "parts"] if rule is not None and is_shared(rule) else [own]


def folders_of_tests(game: str, rule: Rule) -> list[Path]:
    """The folders that may test a rule of a game."""
    own = TESTS / "games" / game
    return [own, TESTS / "parts"] if is_shared(rule) else [own]


@cache
def words_in(folder: Path, without: str = "") -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")) if path.name != without)


@cache
def parsed(place: Path) -> list[ast.Module]:
    """A file, or every file of a folder."""
    paths = [place] if place.suffix == ".py" else sorted(place.rglob("*.py"))
    return [ast.parse(path.read_text("utf-8")) for path in paths]


@cache
def calls(folder: Path, *names: str) -> list[ast.Call]:
    """Every call of one of these functions, by its plain name."""
    nodes = [node for tree in parsed(folder) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [node for node in nodes if isinstance(node.func, ast.Name) and node.func.id in names]


def capitals(node: ast.AST) -> set[str]:
    """The names of constants in an expression."""
    names = {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}
    names |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return {name for name in names if name.isupper()}


@cache
def refusing(folder: Path) -> set[str]:
    """The name of every rule, or list of rules, that a source refuses by; an inspector of track is told two of them."""
    found = [call.args[0] for call in calls(folder, "Refusal")]
    found += [each for call in calls(folder, "Inspector") for each in call.args[1:]]
    return set().union(*map(capitals, found))


def shared_and_refusing() -> set[str]:
    names = refusing(SOURCE / "parts")
    listed = [value for module in homes().values() for key, value in vars(module).items() if key in names]
    return names | {rule.name for rules in listed if isinstance(rules, list) for rule in rules}


def refusals_of(game: str) -> set[str]:
    """The name of every rule that the game ever refuses by, in its own folder or in parts."""
    shared = shared_and_refusing()
    return refusing(*sources(game)) | {rule.name for rule in rules_of(game) if is_shared(rule) and rule.name in shared}


@cache
def provoked_in(folder: Path) -> set[str]:
    """The name of every rule that a test is refused by: in a call of `refuses`, or in what such a test is run over."""
    found: set[str] = set()
    for function in [node for tree in parsed(folder) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        asked = [node for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
        for call in [node for node in asked if node.func.attr == "refuses"]:  # type: ignore[attr-defined]
            found |= capitals(call.args[1])
            if isinstance(call.args[1], ast.Name) and not capitals(call.args[1]):
                found |= set().union(*map(capitals, function.decorator_list))
    return found
