"""Makes or brings up to date a virtual environment of this project: python tools/environment.py [EXTRA...]

Quick when nothing has changed since the last time. An old Python 3 can read it too, and is told that it is too old.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
LOG = "install.log"


def say(text: str) -> None:
    print("golden spike: " + text, file=sys.stderr, flush=True)


def fail(text: str) -> None:
    say(text)
    raise SystemExit(1)


def program(folder: Path, name: str) -> Path:
    """A program of a virtual environment: Windows keeps them elsewhere."""
    return folder / "Scripts" / (name + ".exe") if os.name == "nt" else folder / "bin" / name


def install_packages(*names: str) -> bool:
    """From Debian, where we may."""
    if os.name != "posix" or os.getuid() != 0 or shutil.which("apt-get") is None:
        return False
    say("installing " + " ".join(names) + " with apt-get")
    quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)
    return subprocess.run(["apt-get", "install", "-y", "-qq", *names], check=False, **quiet).returncode == 0


def create(folder: Path, python: str) -> None:
    say("making a virtual environment in " + folder.name)
    making = [python, "-m", "venv", str(folder)]
    if subprocess.run(making, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
        shutil.rmtree(folder, ignore_errors=True)
        if not install_packages("python3-venv") or subprocess.run(making, check=False).returncode:
            shutil.rmtree(folder, ignore_errors=True)
            fail("Python's venv module is missing: install python3-venv and try again")


def install(folder: Path, extras: list[str]) -> None:
    say("installing into " + folder.name + " (once, about a minute)")
    wanted = ".[" + ",".join(extras) + "]" if extras else "."
    quietly = ["--quiet", "--no-compile", "--disable-pip-version-check", "--constraint", "tools/constraints.txt"]
    pip = [str(program(folder, "python")), "-m", "pip", "install", *quietly]
    with (folder / LOG).open("wb") as log:
        for what in (["--upgrade", "pip"], ["--editable", wanted]):  # the pip of Python 3.11 needs nearly twice the time
            failed = subprocess.run([*pip, *what], check=False, cwd=ROOT, stdout=log, stderr=log).returncode
    if failed:
        told = (folder / LOG).read_text(encoding="utf-8", errors="replace").splitlines()
        say("packages could not be installed: " + ([line for line in told if line.startswith("ERROR")] or ["pip failed"])[-1])
        fail("look to the network and try again; " + folder.name + "/" + LOG + " tells more")


def make(extras: list[str], folder: Path = ROOT / ".venv", python: str = sys.executable) -> Path:
    """The Python of an environment with these extras of the project."""
    said = [ROOT / "pyproject.toml", ROOT / "tools" / "constraints.txt", Path(__file__)]
    wanted = hashlib.sha256(b"".join(file.read_bytes() for file in said)).hexdigest()
    marks = [folder / ("installed-" + part) for part in ["core", *extras]]
    missing = [mark for mark in marks if not mark.is_file() or mark.read_text() != wanted]
    if missing:
        if not program(folder, "python").exists():
            create(folder, python)
        install(folder, extras)
        for mark in missing:
            mark.write_text(wanted)
    return program(folder, "python")


if sys.version_info < OLDEST:
    fail("Python 3.11 or newer is needed, this is " + sys.version.split()[0])
if __name__ == "__main__":
    make(sys.argv[1:])
