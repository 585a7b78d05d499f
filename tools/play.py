"""Starts the games in your browser: what `./play` and `play.cmd` run. Arguments go to `goldenspike serve`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from environment import ROOT, make, program


def compile_beside(python: Path) -> None:
    """Have the engine compiled, if need be, for as long as this process runs, or the server that takes its place."""
    theirs, ours = os.pipe()
    compiling = subprocess.Popen([str(python), str(ROOT / "tools" / "compile.py"), "--beside"], stdin=theirs)
    os.close(theirs)
    if os.name == "posix":
        os.set_inheritable(ours, True)
        compiling.wait()


if __name__ == "__main__":
    python = make(["web"])
    compile_beside(python)
    serving = [str(program(python.parent.parent, "goldenspike")), "serve", *sys.argv[1:]]
    if os.name == "posix":
        os.execv(serving[0], serving)
    raise SystemExit(subprocess.call(serving))
