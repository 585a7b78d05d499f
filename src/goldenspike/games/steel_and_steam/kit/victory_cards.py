"""The victory cards of Steel & Steam's experimental short game: what must be reached, and a back that gives nothing away."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from goldenspike.draw.svg import circle, element, group, text
from goldenspike.games.steel_and_steam.drawing.board import marker
from goldenspike.games.steel_and_steam.drawing.colours import line_style
from goldenspike.games.steel_and_steam.drawing.lines import rail_strokes
from goldenspike.games.steel_and_steam.drawing.pieces import locomotive
from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.rules.board.board import CITY, MILEPOST
from goldenspike.games.steel_and_steam.rules.endings.victory import IN_MONEY, MEASURES
from goldenspike.printing.card_sheets import HIGH, WIDE, lay_out
from goldenspike.printing.sheet import A4, BOLD, INK, ITALIC, Document
from goldenspike.printing.svg_page import draw_svg

CARD: Final = "#fbf5e3"
BAND: Final = "#7a2e26"
GILT: Final = "#e8d9ae"
GOLD: Final = "#c9962b"
FADED: Final = "#7a6648"
BY_ENGINE: Final = ["engine", "highballs"]
BY_LINES: Final = ["properties", "lanes", "deeds_worth", "regions_served", "connect"]


def write_victory_cards(path: Path, words: Words) -> Path:
    document = Document(path, A4, words.title)
    cards = _VictoryCards(words)
    lay_out(document, len(words.deck.cards), cards.front, cards.back)
    return document.save()


class _VictoryCards:
    def __init__(self, words: Words) -> None:
        self.words = words

    def front(self, document: Document, card: int, x: float, y: float) -> None:
        words, middle = self.words, x + WIDE / 2
        name, asked, limit = words.victory_card(card)
        document.rectangle(x + 1.5, y + 1.5, WIDE - 3, HIGH - 3, fill=CARD, stroke=BAND, width=1.1, radius=3)
        document.rectangle(x + 3.4, y + 3.4, WIDE - 6.8, HIGH - 6.8, stroke=GOLD, width=0.3, radius=2)
        document.text(middle, y + 13.5, name, 19, BOLD, BAND, "middle", WIDE - 14)
        document.text(middle, y + 19, words.text("victory-card"), 9, ITALIC, FADED, "middle")
        draw_svg(document, self._emblem(card), x + 6, y + 21.5, (WIDE - 12) / 102)
        document.line(x + 9, y + 36.5, x + WIDE - 9, y + 36.5, GOLD, 0.3)
        document.boxed(x + 6.5, y + 38, WIDE - 13, 28, asked, 13)
        document.line(x + 9, y + 67.5, x + WIDE - 9, y + 67.5, GOLD, 0.3)
        document.boxed(x + 6.5, y + 68.5, WIDE - 13, 8, words("victory-when"), 7.5, ITALIC)
        if limit:
            document.rectangle(middle - 13, y + HIGH - 11, 26, 5.6, fill=BAND, radius=2.8)
            document.text(middle, y + HIGH - 7.1, limit, 8.5, BOLD, CARD, "middle", 23)

    def back(self, document: Document, card: int, x: float, y: float) -> None:
        words, middle = self.words, x + WIDE / 2
        document.rectangle(x + 1.5, y + 1.5, WIDE - 3, HIGH - 3, fill=BAND, radius=3)
        document.rectangle(x + 3.2, y + 3.2, WIDE - 6.4, HIGH - 6.4, stroke=GILT, width=0.4, radius=2)
        document.rectangle(x + 4.4, y + 4.4, WIDE - 8.8, HIGH - 8.8, stroke=GILT, width=0.15, radius=1.5)
        draw_svg(document, _drawing(_journey(GILT)), x + 6, y + 22, (WIDE - 12) / 102)
        document.text(middle, y + HIGH / 2 + 2, words.title, 19, BOLD, CARD, "middle", WIDE - 14)
        document.text(middle, y + HIGH / 2 + 11, words.text("victory-card"), 12, ITALIC, GILT, "middle", WIDE - 14)

    def _emblem(self, card: int) -> str:
        """What the card's first condition is about: an engine, a line, money or a journey."""
        first = self.words.deck.cards[card].conditions[0].measure
        measure = MEASURES[first]
        if measure in BY_ENGINE:
            return _drawing(locomotive((53, 16), 1, 0.6))
        if measure in BY_LINES:
            return _drawing(_line(self.words))
        return _drawing(_chips() if first in IN_MONEY else _journey(INK))


def _drawing(inside: str) -> str:
    return element("svg", inside, xmlns="http://www.w3.org/2000/svg")


def _line(words: Words) -> str:
    way = group(rail_strokes(partial(element, "path", d="M8 13H94"), line_style(words.board.initials, 0)), fill="none")
    return way + "".join(marker((x, 13), MILEPOST) for x in (24, 51, 78))


def _journey(ink: str) -> str:
    way = element("path", d="M20 13H82", fill="none", stroke=ink, stroke_width=3, stroke_dasharray="5 3.5")
    return way + marker((14, 13), CITY) + marker((88, 13), CITY)


def _chips() -> str:
    drawn = []
    for x in (33.0, 51.0, 69.0):
        drawn.append(circle((x, 13), 10.5, fill="#c9962b", stroke="#8d5f06", stroke_width=1.2))
        drawn.append(circle((x, 13), 7.6, fill="#f7e3a6", stroke="#8d5f06", stroke_width=0.8))
        drawn.append(text((x, 17), "$", 11, fill="#8d5f06", font_weight="bold", text_anchor="middle"))
    return "".join(drawn)
