"""Nothing that only POSIX has is needed: server and terminal start and play with all of that hidden, as on Windows."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenspike.shelf import BOXES
from tests.packages.installing import path_with
from tests.web.servers import Person, Server, play_out

HIDING = """
import builtins
import os

MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
CALLS = "chown fork forkpty getegid geteuid getgid getloadavg getpgid getuid killpg mkfifo nice setpgid setsid statvfs"
real_import = builtins.__import__


def import_without_posix(name, globals=None, *more, **named):
    ours = (globals or {}).get("__name__", "").split(".")[0] == "goldenspike"
    if ours and name in MODULES:
        raise ModuleNotFoundError(f"No module named '{name}'", name=name)
    return real_import(name, globals, *more, **named)


builtins.__import__ = import_without_posix
for call in CALLS.split():
    delattr(os, call)
"""
"""Runs before everything else in a process and in all that it starts."""


@pytest.fixture
def hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text(HIDING)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), path_with()]))


@pytest.fixture
def server(hidden: None, tmp_path: Path) -> Iterator[Server]:
    pytest.importorskip("litestar", reason="the server needs: pip install goldenspike[web]")
    running = Server(f"sqlite:///{tmp_path / 'store' / 'tables.sqlite'}", tmp_path / "server.log", afresh=True)
    yield running
    running.kill()
    assert "Traceback" not in running.log(), running.log()


def python(*words: str, told: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], input=told, capture_output=True, encoding="utf-8", cwd=cwd, check=False)


@pytest.mark.usefixtures("hidden")
def test_what_only_posix_has_is_hidden() -> None:
    assert python("-c", "import os; os.nice(1)").returncode == 1
    asking = "exec(compile('import fcntl', 'x', 'exec'), {'__name__': 'goldenspike.x', '__builtins__': __builtins__})"
    assert "No module named 'fcntl'" in python("-c", asking).stderr


def test_the_server_starts_and_a_game_is_played_against_bots(server: Server) -> None:
    ada = Person(server)
    assert play_out(ada.opens("me", "bot:greedy", "bot:random"), [ada])["position"]["over"]
    server.stop()
    server.start()
    assert [game["name"] for game in ada.get("/api/games")] == list(BOXES)


@pytest.mark.usefixtures("hidden")
def test_a_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    ended = python("-c", "from goldenspike.cli import main; main()", "play", "--seed", "1", told="1\n" * 200, cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
