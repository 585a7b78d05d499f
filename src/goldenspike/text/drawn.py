"""The words that stand on a drawing, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from goldenspike.text.speaker import bundle, said

KINDS: Final = ("draw", "phase", "condition", "show")
"""The kinds of messages whose words may stand on a drawing, in the order in which they are looked for."""


class DrawnWords(Mapping[str, str]):
    """From the catalogue in a game's folder of words; raises `KeyError` for a word that is not there."""

    def __init__(self, words: Path, language: str) -> None:
        self._bundle: Final = bundle(language, words)

    def __getitem__(self, key: str) -> str:
        for kind in KINDS:
            if self._bundle.has_message(f"{kind}-{key}"):
                return said(self._bundle, f"{kind}-{key}", {})
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0
