"""The words that stand on a drawing, in one language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.text.speaker import bundle, said


class DrawnWords(dict[str, str]):
    """The messages `draw-...` of a game's catalogue, each said when it is first asked for."""

    def __init__(self, words: Path, language: str) -> None:
        super().__init__()
        self._bundle: Final = bundle(language, words)

    def __missing__(self, key: str) -> str:
        return self.setdefault(key, said(self._bundle, f"draw-{key}", {}))

    def money(self, amount: int) -> str:
        return said(self._bundle, "money", {"amount": amount})
