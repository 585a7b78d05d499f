"""Checks everything: what `./test` and `test.cmd` run. Style, types and all tests; arguments go to pytest.

The tests of the engine run interpreted and compiled, and the quick ones on every other Python from 3.11 on that this machine has.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from environment import ROOT, install_packages, make, say
from pythons import others

EXTRAS = ["web", "notices", "postgresql", "print", "arena", "envs", "ray", "compiled", "test"]
NO_COMPILER = 3
"""What `compile.py` ends with where there is no C compiler."""
INTERPRETED = {"GOLDENSPIKE_INTERPRETED": "1"}
COMPILED = {"GOLDENSPIKE_COMPILED": "1", "PYTHONPATH": str(ROOT / "build" / "compiled")}
TESTS_FAILED = 1
"""What pytest ends with where tests failed."""
ALONE = ["--last-failed", "--last-failed-no-failures", "none", "--exitfirst", "--numprocesses", "0"]
ONCE_COMPILED = [
    "tests/web",
    "tests/browser",
    "tests/arena",
    "tests/bots",
    "tests/cli",
    "tests/contract",
    "tests/envs",
    "tests/games/*/bots",
    "tests/parts/hex/test_*_brute_force.py",
    "tests/programs",
    "tests/replays",
    "tests/study",
    "tests/tables",
    "tests/test_old_games.py",
]
"""What plays much, lets bots think, or needs the engine but is not about it, runs once: compiled, where that can be. That games
and bots go the same way both ways is tested by itself."""
ONCE_INTERPRETED = [
    "tests/draw",
    "tests/printing",
    "tests/text",
    "tests/tools/test_compile.py",
    "tests/test_a_game_removed.py",
    "tests/test_documents.py",
    "tests/test_games_of_packages.py",
    "tests/test_imports.py",
    "tests/test_rules.py",
    "tests/games/*/drawing",
    "tests/games/*/kit",
]
PATIENT = ["nice", "-n", "5"] if os.name == "posix" else []
"""For what runs beside something that is waited for longer: tests beside the compiler, other Pythons beside the last tests."""
QUICK = ["tests/kernel/test_chance.py", "tests/test_compiled_equals_interpreted.py", "tests/web/test_everywhere.py"]
"""Dice and whole games that must be the same on every Python, and the server and the terminal played with."""


def run(what: str, *commands: list[str], **more: str) -> None:
    say("== " + what)
    for command in commands:
        ended = subprocess.run(command, check=False, cwd=ROOT, env={**os.environ, **more}).returncode
        if ended:
            raise SystemExit(ended)


def run_tests(what: str, command: list[str], **more: str) -> None:
    """Runs tests; what fails is tried once more alone, because a browser beside much else may come too late."""
    say("== " + what)
    environment = {**os.environ, **more}
    ended = subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode
    if ended == TESTS_FAILED:
        run("what failed above is tried once more, alone", [*command, *ALONE], **more)
    elif ended:
        raise SystemExit(ended)


@contextmanager
def compiling(python: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The compiler at work beside the first tests; if they fail it is stopped with all that it started."""
    compiler = subprocess.Popen([str(python), str(ROOT / "tools" / "compile.py")], cwd=ROOT)
    try:
        yield compiler
    finally:
        if compiler.poll() is None:
            compiler.terminate()
            compiler.wait()


def without(places: list[str]) -> list[str]:
    return [f"--ignore-glob={place}" for place in places]


def by_pytest(python: Path, *arguments: str, at_once: int = 2) -> list[str]:
    return [str(python), "-m", "pytest", "--numprocesses", str(at_once), "--dist", "worksteal", *arguments]


def environments() -> tuple[Path, dict[str, Path]]:
    """The Python of ours, and those of the quick tests by their versions; made at the same time, because pip uses one core, and
    beside what Debian has for us."""
    with ThreadPoolExecutor() as pool:
        if os.name == "posix":
            pool.submit(subprocess.run, [str(ROOT / "tools" / "services")], check=True)
        ours = pool.submit(make, EXTRAS)
        beside = {version: pool.submit(make, ["web", "quick"], ROOT / f".venv-{version}", found) for version, found in others()}
        return ours.result(), {version: made.result() for version, made in beside.items()}


def main(arguments: list[str]) -> None:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start hundreds of programs, and each would compile all anew
    python, beside = environments()
    if shutil.which("cc") is None and not install_packages("gcc", "libc6-dev", "python3-dev"):
        say("no C compiler: everything runs interpreted")
    ruff, mypy = (str(python.with_name(name + python.suffix)) for name in ("ruff", "mypy"))
    with compiling(python) as compiler:
        pages = [str(python), "tools/check_pages"]
        run("style and types", [ruff, "check", "--quiet", "."], [ruff, "format", "--quiet", "--check", "."], [mypy], pages)
        chosen = by_pytest(python, *arguments, *without(ONCE_COMPILED))
        run_tests("tests of rules, words and drawings, interpreted", [*PATIENT, *chosen], **INTERPRETED)
        compiled = compiler.wait()
    with ThreadPoolExecutor() as pool:
        quick = [pool.submit(run_quick, version, other, arguments) for version, other in beside.items()]
        run_the_rest(python, arguments, compiled)
    for one in quick:
        one.result()


def run_the_rest(python: Path, arguments: list[str], compiled: int) -> None:
    """What runs compiled, where that can be."""
    if compiled == NO_COMPILER:
        left = [str(path.relative_to(ROOT)) for place in ONCE_COMPILED for path in ROOT.glob(place)]
        run_tests("the other tests, interpreted for want of a C compiler", by_pytest(python, *arguments, *left), **INTERPRETED)
    elif compiled:
        raise SystemExit("golden spike: the engine does not compile")
    else:
        chosen = by_pytest(python, *arguments, *without(ONCE_INTERPRETED), at_once=3)  # servers and pages are often waited for
        run_tests("tests of engine, bots, terminal and server, compiled", chosen, **COMPILED)


def run_quick(version: str, python: Path, arguments: list[str]) -> None:
    """On another Python, beside the rest; what it prints comes at once when it has ended."""
    command = [*PATIENT, str(python), "-m", "pytest", "-p", "no:cacheprovider", *QUICK, *arguments]
    ended = subprocess.run(command, check=False, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    say(f"== quick tests on Python {version}\n" + ended.stdout.decode(errors="replace"))
    if ended.returncode:
        raise SystemExit(ended.returncode)


if __name__ == "__main__":
    main(sys.argv[1:])
