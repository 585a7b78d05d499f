"""The house keeps its order: imports point one way, no game is named outside its folder, functions and files stay short."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "goldenspike"
FILES = sorted(SOURCE.rglob("*.py"))
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))
SCRIPTS = [path for path in sorted(SOURCE.rglob("*.js")) if "vendor" not in path.parts]
SHEETS = sorted(SOURCE.rglob("*.css"))
CATALOGUES = sorted(SOURCE.rglob("*.ftl"))
STANDS_ON = {"steam_barons": "steam"}
"""The one game that is made of another's parts."""

SHARED = {"kernel", "parts", "text", "bots", "draw", "printing", "terminal"}
"""Rooms that know no game at all."""
BELOW = {
    "compiled": set(),
    "kernel": set(),
    "parts": {"kernel"},
    "text": {"kernel", "parts"},
    "bots": {"kernel", "parts"},
    "draw": {"kernel", "parts"},
    "printing": {"kernel", "parts", "text", "draw"},
    "terminal": {"kernel", "parts", "text", "draw"},
    "box": SHARED,
    "games": {*SHARED, "box"},
    "shelf": {*SHARED, "box", "games"},
    "ratings": {"terminal"},
    "programs": {*SHARED, "box", "shelf"},
    "tables": {*SHARED, "box", "shelf", "programs"},
    "study": {*SHARED, "box", "shelf", "programs", "tables"},
    "arena": {*SHARED, "box", "shelf", "programs", "ratings", "tables"},
    "envs": {*SHARED, "box", "shelf", "tables"},
    "web": {*SHARED, "compiled", "box", "shelf", "programs", "ratings", "tables", "study"},
    "cli": {*SHARED, "compiled", "box", "shelf", "programs", "tables", "study", "arena", "web"},
    "start": {"compiled", "cli"},
}
"""What each room may import."""
IN_A_GAME = {
    "rules": {"kernel", "parts"},
    "bots": {"kernel", "parts", "bots", "rules"},
    "drawing": {"kernel", "parts", "draw", "rules"},
    "abilities": {*SHARED, "box", "rules", "bots", "drawing", "abilities"},
    "__init__": {*SHARED, "box", "rules", "bots", "drawing", "abilities"},
}
"""What each part of a game may import; `abilities` are its terminal, its kit and whatever else lies beside them."""
COMPILED = ("kernel", "parts", "bots")
MOST_KERNEL_LINES = 1000
MOST_FILE_LINES = 300
MOST_SHEET_LINES = 400
MOST_FUNCTION_LINES = 25
MOST_COLUMNS = 130


def short(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def room_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def part_of(names: list[str]) -> str:
    """The part of a game that a module belongs to, from the names of its path inside the game."""
    if not names or names[0] == "__init__":
        return "__init__"
    return names[0] if names[0] in ("rules", "bots", "drawing") else "abilities"


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def imports(path: Path) -> list[str]:
    """Everything that a file imports when it runs, by full name; imports that only the type checker sees do not count."""
    found: list[str] = []
    waiting: list[ast.AST] = [parsed(path)]
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
    assert {room_of(path) for path in FILES} == {*BELOW, "__init__"}
    assert len(GAMES) > 3


def test_imports_point_one_way() -> None:
    for path in FILES:
        room = room_of(path)
        if room in BELOW:
            foreign = {name[0] for name in ours(path) if name} - {room}
            assert foreign <= BELOW[room], f"{short(path)} imports {sorted(foreign - BELOW[room])}"


def may_import(path: Path, name: list[str]) -> bool:
    """Whether a file of a game may: from its own rules up, and never from another game."""
    _, game, *inside = path.relative_to(SOURCE).with_suffix("").parts
    part = part_of(inside)
    if name[0] != "games":
        return game == "__init__" or name[0] in IN_A_GAME[part]
    return name[1] in (game, STANDS_ON.get(game)) and part_of(name[2:]) in {*IN_A_GAME[part], part}


def test_a_game_is_built_from_its_rules_up_and_never_from_another_game() -> None:
    for path in FILES:
        if room_of(path) == "games":
            assert [".".join(name) for name in ours(path) if not may_import(path, name)] == [], short(path)


NAMED = re.compile(rf"\b({'|'.join(GAMES)})\b|{'|'.join(''.join(map(str.capitalize, game.split('_'))) for game in GAMES)}")


def test_no_game_is_named_outside_its_folder_and_the_shelf() -> None:
    """But for migrations: they are history, and tell of the store of their time."""
    for path in [*FILES, *SCRIPTS, *SHEETS, *CATALOGUES]:
        if room_of(path) not in ("games", "shelf") and "migrations" not in path.parts:
            assert NAMED.search(path.read_text("utf-8")) is None, short(path)


def is_probe(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return False
    return node.func.id == "hasattr" or (node.func.id in ("isinstance", "getattr") and "game" in ast.unparse(node.args[0]))


def test_no_game_is_told_by_its_class_and_nothing_is_probed() -> None:
    for path in FILES:
        assert [node.lineno for node in ast.walk(parsed(path)) if is_probe(node)] == [], short(path)


def is_compiled(path: Path) -> bool:
    parts = path.relative_to(SOURCE).parts
    return parts[0] in COMPILED or (parts[0] == "games" and parts[2:3] in (("rules",), ("bots",)))


def test_what_is_compiled_needs_only_the_standard_library() -> None:
    for path in filter(is_compiled, FILES):
        assert {name.split(".")[0] for name in imports(path)} - {"goldenspike"} <= sys.stdlib_module_names, short(path)


def lines_of(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def test_the_kernel_stays_under_1000_lines() -> None:
    kernel = {short(path): lines_of(path) for path in FILES if room_of(path) == "kernel"}
    assert sum(kernel.values()) < MOST_KERNEL_LINES, kernel


def test_files_stay_under_300_lines() -> None:
    assert {short(path): lines_of(path) for path in FILES + SCRIPTS if lines_of(path) >= MOST_FILE_LINES} == {}


def test_sheets_stay_within_400_lines() -> None:
    assert {short(path): lines_of(path) for path in SHEETS if lines_of(path) > MOST_SHEET_LINES} == {}


def wide_lines(paths: list[Path]) -> list[str]:
    return [
        f"{short(path)}:{number}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if len(line) > MOST_COLUMNS
    ]


def test_no_line_of_a_sheet_is_wider_than_130_columns() -> None:
    assert wide_lines(SHEETS) == []


def test_no_line_of_a_script_is_wider_than_130_columns() -> None:
    assert wide_lines(SCRIPTS) == []


def branches(function: ast.AST) -> bool:
    return any(isinstance(node, ast.If | ast.For | ast.While | ast.Try | ast.With | ast.Match) for node in ast.walk(function))


def test_functions_stay_within_25_lines() -> None:
    """Lists of fields, with no branch in them, may be as long as there are fields."""
    long = {}
    for path in FILES:
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and branches(node):
                lines = (node.end_lineno or 0) - node.lineno + 1
                if lines > MOST_FUNCTION_LINES:
                    long[f"{short(path)} {node.name}"] = lines
    assert long == {}


def test_every_module_opens_with_one_sentence() -> None:
    for path in FILES:
        said = ast.get_docstring(parsed(path)) or ""
        assert said.split("\n")[0].endswith((".", ":")), short(path)
