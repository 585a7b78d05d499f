"""Makes two wheels in dist: the plain one, and the compiled one for this Python, which it then tries in an empty environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from environment import ROOT, make, program, say

DIST = ROOT / "dist"
PIP = ["-m", "pip", "--quiet", "--disable-pip-version-check"]
ASIDE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def compiled_wheel() -> Path:
    return next((ROOT / "build" / "wheel").glob("*.whl"))


def try_out(wheel: Path, folder: Path) -> str:
    """What a wheel's games print in an environment where nothing else is installed but what the wheel asks for."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = str(program(folder, "python"))
    constraints = ["--constraint", str(ROOT / "tools" / "constraints.txt")]
    subprocess.run([python, *PIP, "install", *constraints, str(wheel)], check=True, env=ASIDE)
    trying = [python, str(ROOT / "tools" / "try_wheel.py")]
    return subprocess.run(trying, check=True, env=ASIDE, cwd=folder, stdout=subprocess.PIPE, text=True).stdout


def main() -> None:
    python = str(make(["web", "compiled"]))
    plain = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(DIST), "."]
    subprocess.run([python, *plain], check=True, cwd=ROOT)
    subprocess.run([python, str(ROOT / "tools" / "compile.py")], check=True)
    wheel = Path(shutil.copy(compiled_wheel(), DIST))
    with tempfile.TemporaryDirectory() as folder:
        try_out(wheel, Path(folder))
    say("made, and the compiled one tried: " + ", ".join(sorted(made.name for made in DIST.glob("*.whl"))))


if __name__ == "__main__":
    main()
