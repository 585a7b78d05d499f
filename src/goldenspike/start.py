"""Where the program `goldenspike` begins: in the compiled copy of its sources, if there is one, else in the sources."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

from goldenspike.compiled import INTERPRETED, compiled_copy


def main() -> None:
    copy = compiled_copy()
    if copy is not None:
        move_into(copy)
    import_module("goldenspike.cli").main()


def move_into(copy: Path) -> None:
    """From now on everything is imported from there; unless this machine cannot load it, as after moving to another."""
    sys.path.insert(0, str(copy))
    _forget()
    try:
        import_module("goldenspike.kernel.core")
    except ImportError as error:
        print(f"golden spike: the compiled engine cannot be used here ({error})", file=sys.stderr)
        sys.path.remove(str(copy))
        _forget()
        os.environ[INTERPRETED] = "1"


def _forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "goldenspike"]:
        del sys.modules[name]
