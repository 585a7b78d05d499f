"""The player aid of Steel & Steam: the turn and the ends of the game in front, fees and optional rules on the back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.printing.sheet import A4, BOLD, ITALIC, Document
from goldenspike.printing.tables import BAND, FADED, table

LEFT: Final = 16.0
WIDE: Final = A4[0] - 2 * LEFT
LABEL: Final = 42.0
SIZE: Final = 10.5


def write_aids(path: Path, words: Words) -> Path:
    document = Document(path, A4, words.text("print-aid"))
    _front(document, words)
    _back(document, words)
    return document.save()


def _title(document: Document, words: Words, page: int) -> float:
    document.text(LEFT, 19, words.title, 20, BOLD, BAND)
    document.text(LEFT + WIDE, 19, f"{words.text('print-aid')} {page} / 2", 11, ITALIC, FADED, "right")
    return 24.0


def _heading(document: Document, y: float, title: str) -> float:
    document.text(LEFT, y + 7, title, 13.5, BOLD, BAND, widest=WIDE)
    document.line(LEFT, y + 8.8, LEFT + WIDE, y + 8.8, FADED, 0.25)
    return y + 14.2


def _entries(document: Document, y: float, rows: Sequence[Sequence[str]]) -> float:
    for title, what in rows:
        low = document.paragraph(LEFT, y, title, SIZE, LABEL - 3, BOLD)
        y = max(low, document.paragraph(LEFT + LABEL, y, what, SIZE, WIDE - LABEL)) + 1.5
    return y


def _front(document: Document, words: Words) -> None:
    y = _heading(document, _title(document, words, 1), words.text("print-turn"))
    y = _entries(document, y, words.turn())
    y = _heading(document, y, words("more-fees"))
    y = table(document, LEFT, y - 3, (42, 66, 70), words.fees(), size=SIZE) + 6
    y = _entries(document, y, words.more_fees())
    y = _heading(document, y, words("ends"))
    _entries(document, y, words.ends())
    document.end_page()


def _back(document: Document, words: Words) -> None:
    y = _heading(document, _title(document, words, 2), words("grandfathering"))
    y = document.paragraph(LEFT, y, words("grandfathering-how"), SIZE, WIDE) + 1.5
    y = _entries(document, y, words.grandfathering())
    y = _heading(document, y, words("options"))
    y = _entries(document, y, words.options())
    y = _heading(document, y, words("economy"))
    table(document, LEFT, y - 3, (32, 52, 94), words.economy_table(), size=10)
    document.end_page()
