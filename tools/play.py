"""Starts the games in your browser: what `./play` and `play.cmd` run. Arguments go to `goldenspike serve`."""

from __future__ import annotations

import os
import subprocess
import sys

from environment import make, program

if __name__ == "__main__":
    serving = [str(program(make(["web"]).parent.parent, "goldenspike")), "serve", *sys.argv[1:]]
    if os.name == "posix":
        os.execv(serving[0], serving)
    raise SystemExit(subprocess.call(serving))
