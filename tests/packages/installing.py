"""Packages in an environment of the tests' own: this one, and beside it what was installed into a folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.web.servers import Server

BRANCH_LINE = Path(__file__).parent / "branch_line"


def install(package: Path, folder: Path) -> Path:
    """What pip makes of a package, without the network and without touching this environment."""
    quietly = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([sys.executable, "-m", "pip", "install", *quietly, "--target", str(folder), str(package)], check=True)
    return folder


def offer(folder: Path, name: str, source: str) -> None:
    """As if a package had been installed whose one module offers a game."""
    (folder / f"{name}.py").write_text(source)
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[goldenspike.games]\n{name} = {name}:BOX\n")


def path_with(*folders: Path) -> str:
    """What is imported from here is imported there, too; the folders come last, as installed packages do."""
    inherited = [os.path.abspath(part) for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    return os.pathsep.join([*inherited, *map(str, folders)])


Ended = subprocess.CompletedProcess[str]


def python(path: str, *arguments: str, told: str = "", cwd: Path | None = None) -> Ended:
    """Python with that path for modules; `told` is what a person types."""
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, input=told, capture_output=True, encoding="utf-8", env=environment, cwd=cwd, check=False)


def goldenspike(path: str, *arguments: str, told: str = "", cwd: Path | None = None) -> Ended:
    return python(path, "-c", "from goldenspike.cli import main; main()", *arguments, told=told, cwd=cwd)


ALL = """
import json, sys
from click.testing import CliRunner
from goldenspike.cli import main
commands, last = json.load(sys.stdin)
ended = [CliRunner().invoke(main, words, input=told) for words, told in commands]
exec(last)
print(json.dumps([[one.exit_code, one.stdout, one.stderr, isinstance(one.exception, (SystemExit, type(None)))] for one in ended]))
"""


def all_of(path: str, *commands: list[str], last: str, told: str = "", cwd: Path | None = None) -> list[Ended]:
    """Several commands one after the other in one process, and then lines of Python; the same is typed in each."""
    ran = python(path, "-c", ALL, told=json.dumps([[[words, told] for words in commands], last]), cwd=cwd)
    assert ran.returncode == 0, ran.stderr
    found = [(Ended(words, *end[:3]), end[3]) for words, end in zip(commands, json.loads(ran.stdout), strict=True)]
    assert all(by_itself for _, by_itself in found), "no command ends by an error that it does not tell of"
    return [ended for ended, _ in found]


def serve(path: str, folder: Path) -> Server:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        return Server(f"sqlite:///{folder / 'tables.sqlite'}", folder / "server.log")
