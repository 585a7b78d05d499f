"""Tries the compiled program that is installed for this Python: it is compiled, and bots play whole games."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

from goldenspike.compiled import is_compiled

if not is_compiled():
    raise SystemExit("golden spike is installed, but not compiled")
command = [str(Path(sysconfig.get_path("scripts"), "goldenspike")), "simulate", "steel_driver", "--games", "10"]
raise SystemExit(subprocess.run(command, check=False).returncode)
