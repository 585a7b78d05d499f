"""The victory cards of Steel & Steam's experimental short game: what must be reached, and a back that gives nothing away."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.printing.card_sheets import HIGH, WIDE, lay_out
from goldenspike.printing.sheet import A4, BOLD, ITALIC, Document

CARD: Final = "#fbf5e3"
BAND: Final = "#7a2e26"
GILT: Final = "#e8d9ae"


def write_victory_cards(path: Path, words: Words) -> Path:
    document = Document(path, A4, words.title())

    def front(document: Document, card: int, x: float, y: float) -> None:
        name, asked, limit = words.victory_card(card)
        document.rectangle(x + 1.5, y + 1.5, WIDE - 3, HIGH - 3, fill=CARD, stroke=BAND, width=0.8, radius=3)
        document.rectangle(x + 1.5, y + 1.5, WIDE - 3, 13, fill=BAND, radius=3)
        document.text(x + WIDE / 2, y + 10, name, 15, BOLD, CARD, "middle", WIDE - 12)
        document.paragraph(x + 6, y + 26, asked, 13, WIDE - 12)
        document.text(x + WIDE / 2, y + HIGH - 7, limit, 9, ITALIC, BAND, "middle")

    def back(document: Document, card: int, x: float, y: float) -> None:
        document.rectangle(x + 1.5, y + 1.5, WIDE - 3, HIGH - 3, fill=BAND, radius=3)
        document.rectangle(x + 3.2, y + 3.2, WIDE - 6.4, HIGH - 6.4, stroke=GILT, width=0.4, radius=2)
        document.text(x + WIDE / 2, y + HIGH / 2 - 4, words.title(), 19, BOLD, CARD, "middle", WIDE - 12)
        document.text(x + WIDE / 2, y + HIGH / 2 + 6, words.speaker.text("victory-card"), 12, ITALIC, GILT, "middle")

    lay_out(document, len(words.game.deck.cards), front, back)
    return document.save()
