"""Whether this program runs compiled, and where a compiled copy of its sources is; `tools/compile.py` makes one."""

from __future__ import annotations

import hashlib
import os
import sysconfig
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
"""The folder of the project, for those who run it from its sources."""
COPY: Final = ROOT / "build" / "compiled"
MARK: Final = "sources"
"""The file in a compiled copy that tells which sources it was made of; it is written last."""
INTERPRETED: Final = "GOLDENSPIKE_INTERPRETED"
"""An environment variable: where it is set, no compiled copy is used."""
MADE_HERE: Final = (".pyc", ".so", ".pyd")


@cache
def is_compiled() -> bool:
    found = find_spec("goldenspike.kernel.core")
    return found is not None and not str(found.origin).endswith(".py")


def compiled_copy() -> Path | None:
    """The folder with a compiled copy of the sources that run here; None if there is none, or this is one."""
    if is_compiled() or os.environ.get(INTERPRETED):
        return None
    try:
        made_of = (COPY / MARK).read_text("utf-8")
    except OSError:
        return None
    return COPY if _are_ours(made_of) else None


def at_full_strength() -> bool:
    """Whether a bot that is asked now thinks compiled."""
    return is_compiled() or compiled_copy() is not None


@cache
def _are_ours(made_of: str) -> bool:
    """Asked once about a copy: who changes the sources under a running program has that program's copy go on."""
    return made_of == fingerprint(ROOT)


def fingerprint(root: Path) -> str:
    """Differs if the sources under this folder, or the Python that runs them, do."""
    seen = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for file in _sources(root):
        seen.update(file.relative_to(root).as_posix().encode() + b"\0")
        seen.update(hashlib.sha256(file.read_bytes()).digest())
    return seen.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    """Everything that goes into a compiled copy, or tells how it is made."""
    yield root / "pyproject.toml"
    yield from (root / "tools" / name for name in ("cc", "compile.py", "compiled_needs.py"))
    for folder, folders, files in os.walk(root / "src" / "goldenspike"):
        folders.sort()
        yield from (Path(folder, name) for name in sorted(files) if not name.endswith(MADE_HERE))
