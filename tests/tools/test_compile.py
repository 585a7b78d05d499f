"""The compiler beside `./play`, on a program so small that it compiles in seconds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.servers import until

pytest.importorskip("hatch_mypyc", reason="compiling needs: pip install goldenspike[compiled]")
pytest.importorskip("filelock", reason="compiling needs: pip install goldenspike[web]")
ROOT = Path(__file__).parents[2]
PROJECT = """
[build-system]
requires = []
{backend}

[project]
name = "goldenspike"
version = "1"

[tool.hatch.build.targets.wheel]
packages = ["src/goldenspike"]

[tool.hatch.build.targets.wheel.hooks.mypyc]
enable-by-default = false
include = ["/src/goldenspike/kernel/core.py"]

[tool.hatch.build.targets.wheel.hooks.custom]
path = "tools/compiled_needs.py"
enable-by-default = false
needs = []
"""
REAL = 'build-backend = "hatchling.build"'
OURS = 'build-backend = "goldenspike.backend"\nbackend-path = ["src"]'
START = "from goldenspike.start import main; main()"
CORE = '"""Core."""\n\n\ndef twice(number: int) -> int:\n    return 2 * number\n'
TELLS = "from goldenspike.compiled import is_compiled\n\n\ndef main() -> None:\n    print(is_compiled())\n"


def project(folder: Path, backend: str, source: str = "") -> Path:
    """A program with a core of one function; `source` is what builds it, if that is not hatchling."""
    package = folder / "src" / "goldenspike"
    (package / "kernel").mkdir(parents=True)
    (folder / "tools").mkdir()
    for name in ("cc", "compile.py", "compiled_needs.py", "environment.py", "constraints.txt"):
        shutil.copy(ROOT / "tools" / name, folder / "tools")
    for name in ("compiled.py", "start.py"):
        shutil.copy(ROOT / "src" / "goldenspike" / name, package)
    for name in ("__init__.py", "kernel/__init__.py", "shelf.py"):
        (package / name).touch()
    for name in ("README.md", "LICENSE", "NOTICE"):
        (folder / name).touch()
    (package / "kernel" / "core.py").write_text(CORE)
    (package / "cli.py").write_text(TELLS)
    (package / "backend.py").write_text(source)
    (folder / "pyproject.toml").write_text(PROJECT.format(backend=backend))
    return folder


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder / "src"), "GOLDENSPIKE_INTERPRETED": ""}


def beside(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, str(folder / "tools" / "compile.py"), "--beside"]
    pipes = {"stdin": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, env=environment(folder), text=True, **pipes)  # type: ignore[call-overload, no-any-return]


def said(compiler: subprocess.Popen[str]) -> list[str]:
    """All that it says until it ends, with those who work for it."""
    assert compiler.stderr is not None
    return compiler.stderr.read().splitlines()


def runs_compiled(folder: Path, **more: str) -> bool:
    command = [sys.executable, "-c", START]
    told = subprocess.run(command, env=environment(folder) | more, cwd=folder, capture_output=True, text=True, check=True)
    return told.stdout == "True\n"


@pytest.fixture(autouse=True)
def _compiler() -> None:
    if shutil.which("cc") is None:
        pytest.skip("compiling needs a C compiler")


def test_what_was_compiled_is_used_until_the_sources_change(tmp_path: Path) -> None:
    folder = project(tmp_path, REAL)
    assert not runs_compiled(folder)
    began, done = said(beside(folder))
    assert ("compiling" in began, "next move" in done) == (True, True)
    assert runs_compiled(folder)
    assert not runs_compiled(folder, GOLDENSPIKE_INTERPRETED="1")
    assert said(beside(folder)) == [], "there is nothing to do"
    assert len(list((folder / "build" / "wheel").glob("*.whl"))) == 1
    (broken,) = (folder / "build" / "compiled" / "goldenspike" / "kernel").glob("core.*.so")
    broken.write_bytes(b"made for another machine")
    assert not runs_compiled(folder), "what cannot be loaded here is left alone"
    core = folder / "src" / "goldenspike" / "kernel" / "core.py"
    core.write_text(CORE + "\n")
    assert not runs_compiled(folder)


def test_a_failure_is_told_once(tmp_path: Path) -> None:
    folder = project(tmp_path, OURS, "raise SystemExit('cannot build')\n")
    _, failed = said(beside(folder))
    assert "could not be compiled" in failed
    assert "cannot build" in (folder / "build" / "compile.log").read_text()
    assert said(beside(folder)) == []
    assert not runs_compiled(folder)
    (folder / "src" / "goldenspike" / "kernel" / "core.py").write_text(CORE + "\n")
    assert len(said(beside(folder))) == 2, "changed sources are tried again"


def test_it_ends_with_whoever_started_it_and_two_do_not_get_into_each_others_way(tmp_path: Path) -> None:
    building = tmp_path / "building"
    endless = f"import os, time\nopen({str(building)!r}, 'a').write(f'{{os.getpid()}} ')\ntime.sleep(999)\n"
    folder = project(tmp_path / "project", OURS, endless)
    first = beside(folder)
    until(lambda: building.exists() and building.read_text(), "the build to begin")
    assert said(beside(folder)) == [], "the other one leaves it alone"
    (builder,) = map(int, building.read_text().split())
    assert first.stdin is not None
    first.stdin.close()
    assert len(said(first)) == 1
    until(lambda: not Path(f"/proc/{builder}").exists(), "the build to end")
    assert [path.name for path in (folder / "build").iterdir() if path.name != "compile.lock"] == ["compile.log"]
