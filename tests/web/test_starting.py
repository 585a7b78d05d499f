"""A server starts on every system, and says in one line what keeps it from starting."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from goldenspike.web.settings import CannotServe, settings_from_environment
from tests.web.servers import Person, Server, play_out

SOURCE = Path(__file__).parents[2] / "src" / "goldenspike"
NOT_ON_WINDOWS = ("fcntl", "grp", "pwd", "pty", "resource", "termios", "tty", "readline", "curses", "uvloop")
NOT_IN_OS = ("fork", "getpgid", "geteuid", "getuid", "killpg", "nice", "setsid", "uname")
HIDING = f"""
import builtins, os, sys
taken = builtins.__import__

def careful(name, names=None, *rest, **more):
    asking = str((names or {{}}).get("__name__"))
    if name.partition(".")[0] in {NOT_ON_WINDOWS} and asking.startswith(("goldenspike", "uvicorn")):
        raise ModuleNotFoundError(f"there is no {{name}} on this system", name=name)
    return taken(name, names, *rest, **more)

builtins.__import__ = careful
for name in {NOT_IN_OS}:
    if hasattr(os, name):
        delattr(os, name)
"""


def test_the_server_plays_without_what_only_posix_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the server and in the processes of its bots, what is imported before anything else hides what Windows lacks."""
    (tmp_path / "hidden").mkdir()
    (tmp_path / "hidden" / "sitecustomize.py").write_text(HIDING)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path / "hidden"), os.environ.get("PYTHONPATH", ""))))
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", afresh=True)
    try:
        ada = Person(server)
        assert play_out(ada.opens("me", "bot:greedy", "bot:random"), [ada])["status"] == "over"
        assert server.stop() < 20
        assert "Traceback" not in server.log(), server.log()
    finally:
        if server.process.poll() is None:
            server.kill()


@pytest.mark.parametrize("path", sorted((SOURCE / "web").rglob("*.py")), ids=lambda path: path.name)
def test_no_module_of_the_server_needs_posix(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert not {name.partition(".")[0] for name in names} & set(NOT_ON_WINDOWS), (path, names)


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("BURST", "abc"),
        ("BURST", "nan"),
        ("BURST", "-1"),
        ("ACTIONS_PER_SECOND", "inf"),
        ("BOT_WORKERS", "1.5"),
        ("BOT_WORKERS", "0"),
        ("SECURE_COOKIE", "perhaps"),
        ("PROXIES", "everybody"),
    ],
)
def test_a_setting_that_cannot_be_is_told(variable: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"GOLDENSPIKE_{variable}", text)
    with pytest.raises(CannotServe, match=f"GOLDENSPIKE_{variable} is"):
        settings_from_environment()


def test_a_wrong_setting_is_one_line() -> None:
    environment = {**os.environ, "GOLDENSPIKE_BURST": "abc"}
    command = [sys.executable, "-c", "from goldenspike.cli import main; main()", "serve", "--no-browser"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == "Error: GOLDENSPIKE_BURST is a number from 0 up, not 'abc'\n"
