"""The house keeps its order: imports point one way, the kernel stays small, functions and files stay short."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "goldenspike"
FILES = sorted(SOURCE.rglob("*.py"))
SCRIPTS = sorted(path for path in (SOURCE / "web" / "static").rglob("*.js") if "vendor" not in path.parts)
BELOW = {
    "kernel": set(),
    "parts": {"kernel"},
    "games": {"kernel", "parts"},
    "text": {"kernel", "parts", "games"},
    "draw": {"kernel", "parts", "games"},
    "bots": {"kernel", "parts", "games"},
    "arena": {"kernel", "parts", "games", "text", "draw", "bots"},
    "envs": {"kernel", "parts", "games", "text", "draw", "bots"},
    "web": {"kernel", "parts", "games", "text", "draw", "bots"},
    "printing": {"kernel", "parts", "games", "text", "draw"},
    "cli": {"kernel", "parts", "games", "text", "draw", "bots", "arena", "envs", "web", "printing"},
}
"""What each package may import: kernel <- parts <- games <- {text, draw, bots} <- {arena, envs, web, printing} <- cli."""
STANDARD_LIBRARY_ONLY = ["kernel", "parts", "games", "bots"]
MOST_KERNEL_LINES = 800
MOST_FILE_LINES = 300
MOST_FUNCTION_LINES = 25


def short(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def package_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imports(path: Path) -> list[str]:
    """Everything that a file imports when it runs, by full name; imports that only the type checker sees do not count."""
    found: list[str] = []
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{short(path)} imports by a relative name"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        inner = ast.iter_child_nodes(node)
        waiting += node.orelse if is_for_types(node) else inner
    return found


def ours(path: Path) -> list[list[str]]:
    return [name.split(".")[1:] for name in imports(path) if name.split(".")[0] == "goldenspike"]


def test_the_house_is_all_there() -> None:
    assert len(FILES) > 30
    assert {package_of(path) for path in FILES} <= {*BELOW, "__init__", "__main__"}


@pytest.mark.parametrize("path", FILES, ids=short)
def test_imports_point_one_way(path: Path) -> None:
    package = package_of(path)
    if package in BELOW:
        foreign = {name[0] for name in ours(path) if name} - {package}
        assert foreign <= BELOW[package], f"{short(path)} imports {sorted(foreign - BELOW[package])}"


@pytest.mark.parametrize("path", sorted((SOURCE / "games").glob("*/*.py")), ids=short)
def test_games_never_import_each_other(path: Path) -> None:
    others = {name[1] for name in ours(path) if name[0] == "games" and len(name) > 1} - {path.parent.name}
    assert others == set()


@pytest.mark.parametrize("path", FILES, ids=short)
def test_what_is_compiled_needs_only_the_standard_library(path: Path) -> None:
    foreign = {name.split(".")[0] for name in imports(path)} - {"goldenspike"} - sys.stdlib_module_names
    assert package_of(path) not in STANDARD_LIBRARY_ONLY or foreign == set()


def lines_of(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def test_the_kernel_stays_under_800_lines() -> None:
    kernel = {short(path): lines_of(path) for path in FILES if package_of(path) == "kernel"}
    assert sum(kernel.values()) < MOST_KERNEL_LINES, kernel


def test_files_stay_under_300_lines() -> None:
    assert {short(path): lines_of(path) for path in FILES + SCRIPTS if lines_of(path) >= MOST_FILE_LINES} == {}


def branches(function: ast.AST) -> bool:
    return any(isinstance(node, ast.If | ast.For | ast.While | ast.Try | ast.With | ast.Match) for node in ast.walk(function))


def test_functions_stay_within_25_lines() -> None:
    """Lists of fields, with no branch in them, may be as long as there are fields."""
    long = {}
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and branches(node):
                lines = (node.end_lineno or 0) - node.lineno + 1
                if lines > MOST_FUNCTION_LINES:
                    long[f"{short(path)} {node.name}"] = lines
    assert long == {}


@pytest.mark.parametrize("path", FILES, ids=short)
def test_every_module_opens_with_one_sentence(path: Path) -> None:
    said = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    assert said
    assert said.split("\n")[0].endswith((".", ":"))
