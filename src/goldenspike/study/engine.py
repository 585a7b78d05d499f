"""Which engine has found something out: what rests on other rules or other bots is not taken for today's."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SHARED: Final = ("kernel", "parts", "bots", "study")
SOURCES: Final = (".py", ".txt")
"""Code, and the weights of evaluations."""


@cache
def engine_digest(game: str) -> str:
    """Differs where the sources of the engine, or of the game's rules and bots, do."""
    folders = [ROOT / name for name in SHARED] + [ROOT / "games" / game / part for part in ("rules", "bots")]
    seen = hashlib.sha256(game.encode())
    for folder in folders:
        for file in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            seen.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return seen.hexdigest()[:16]
