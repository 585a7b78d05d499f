"""Which program plays: a digest of all that rules and bots of a game consist of, so that results of another one do not count."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Final

from goldenspike.shelf import box_of

SOURCE: Final = Path(__file__).parents[1]
SHARED: Final = ("kernel", "parts", "bots")
PARTS: Final = ("rules", "bots")
STANDS_ON: Final = re.compile(rb"goldenspike\.games\.(\w+)")
LEFT_OUT: Final = (".pyc", ".so", ".pyd")


@cache
def program_of(game: str) -> str:
    """Eight letters; a game that is made of another's parts changes with it."""
    own = [box_of(game).words.parent / part for part in PARTS]
    named = {name.decode() for file in _files(own) for name in STANDS_ON.findall(file.read_bytes())}
    others = [SOURCE / "games" / name / part for name in sorted(named) for part in PARTS]
    texts = [file.read_bytes() for file in _files([*(SOURCE / room for room in SHARED), *own, *others])]
    return hashlib.sha256(b"\0".join(texts)).hexdigest()[:8]


def _files(folders: list[Path]) -> list[Path]:
    found = {file for folder in folders for file in folder.rglob("*") if file.is_file() and file.suffix not in LEFT_OUT}
    return sorted(found)
