"""Every further Python on this machine that can run the project, one of each version: python tools/pythons.py"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from environment import OLDEST

NEWEST = (3, 14)
TOLD = "import sys; print(*sys.version_info[:2], sep='.')"


def candidates(version: str) -> list[str]:
    """Where a Python of this version may be: on the path, or among those that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    on_path = shutil.which(f"python{version}")
    return ([on_path] if on_path else []) + [str(folder / "bin" / "python3") for folder in sorted(kept.glob(f"{version}.*"))]


def runs(python: str, version: str) -> bool:
    try:
        told = subprocess.run([python, "-c", TOLD], capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return False
    return told == version


def others() -> list[tuple[str, str]]:
    """Versions and programs, without the version that is running."""
    versions = [f"3.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1) if minor != sys.version_info[1]]
    found = [(version, [one for one in candidates(version) if runs(one, version)]) for version in versions]
    return [(version, pythons[0]) for version, pythons in found if pythons]


if __name__ == "__main__":
    for version, python in others():
        print(version, python)
