"""Player aids of Steel & Steam: six locomotive cards with their tracks, a summary of the turn, and tokens to cut out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from goldenspike.games.steel_and_steam.drawing.colours import SEATS, SeatColour
from goldenspike.games.steel_and_steam.drawing.pieces import locomotive
from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.rules.rules import FULL_BENEFIT, NORMAL, WORST_LEVEL
from goldenspike.printing.sheet import A4, BOLD, ITALIC, SANS_BOLD, SERIF, Document
from goldenspike.printing.svg_page import draw_svg

CARD: Final = "#fbf5e3"
PALE: Final = "#f0e6c8"
FADED: Final = "#7a6648"
HALF: Final = 138.0
MOST_MPS: Final = max(NORMAL) + max(FULL_BENEFIT)
LEVELS: Final = [*[str(level) for level in range(WORST_LEVEL + 1)], "B!"]


def write_aids(path: Path, words: Words) -> Path:
    document = Document(path, A4, words("aid"))
    _summary(document, words)
    for number, colours in enumerate(SEATS):
        _locomotive_card(document, words, number + 1, colours, 8 + (number % 2) * (HALF + 5))
        if number % 2:
            document.end_page()
    _tokens(document, words)
    return document.save()


def _summary(document: Document, words: Words) -> None:
    document.text(15, 20, f"{words.title()}: {words('aid')}", 20, BOLD)
    y = 31.0
    for title, what in words.turn():
        document.text(15, y, title, 11.5, BOLD)
        y = document.paragraph(52, y, what, 11.5, 143) + 2.2
    document.text(15, y + 4, words("fees"), 14, BOLD)
    y = _table(document, 15, y + 8, (42, 66, 72), words.fees()) + 9
    for title, what in words.ends():
        document.text(15, y, title, 11.5, BOLD)
        y = document.paragraph(52, y, what, 11.5, 143) + 2.2
    document.text(15, y + 5, words("economy"), 14, BOLD)
    y = _table(document, 15, y + 9, (30, 105), words.economy(), head=False) + 6
    document.paragraph(15, y, words.economy_how(), 11, 180)
    document.end_page()


def _table(
    document: Document, x: float, y: float, wide: Sequence[float], rows: Sequence[Sequence[str]], head: bool = True
) -> float:
    """Draw a table, the first row as its heading if it has one. Returns the `y` below it."""
    high = 6.2
    for number, row in enumerate(rows):
        document.rectangle(x, y, sum(wide), high, fill=PALE if number % 2 == 0 else CARD)
        left = x
        for place, word in enumerate(row):
            font = BOLD if head and number == 0 else SERIF
            document.text(left + 2, y + 4.4, word, 10.5, font, widest=wide[place] - 3)
            left += wide[place]
        y += high
    return y


def _locomotive_card(document: Document, words: Words, seat: int, colours: SeatColour, top: float) -> None:
    document.rectangle(12, top, 186, HALF, fill=CARD, stroke=colours.fill, width=1.4, radius=4)
    document.rectangle(12, top, 186, 16, fill=colours.fill, radius=4)
    document.text(42, top + 11, words("locomotive"), 18, BOLD, colours.ink)
    engine = f'<svg xmlns="http://www.w3.org/2000/svg">{locomotive((40, 30), seat)}</svg>'
    draw_svg(document, engine, 14, top - 1, 0.3)
    _table(document, 18, top + 22, (26, 19, 19, 19), words.locomotives())
    document.text(110, top + 26.4, words("highball"), 11.5, BOLD)
    _table(document, 110, top + 28.4, (30, 20, 30), words.highballing())
    document.text(18, top + 79, words("maintenance"), 11.5, BOLD)
    _track(document, LEVELS, 18, top + 82, 12.5, 14)
    document.text(18, top + 107, words("transit"), 11.5, BOLD)
    _track(document, [str(number) for number in range(1, MOST_MPS + 1)], 18, top + 110, 9.1, 17)
    document.text(192, top + HALF - 5, words.title(), 10, ITALIC, FADED, "right")


def _track(document: Document, boxes: list[str], x: float, y: float, wide: float, high: float) -> None:
    for place, word in enumerate(boxes):
        broken = word == "B!"
        document.rectangle(x + wide * place, y, wide, high, fill="#f3c9bd" if broken else "#ffffff", stroke=FADED, width=0.3)
        document.text(x + wide * (place + 0.5), y + 5.2, word, 11, SANS_BOLD, align="middle")


def _tokens(document: Document, words: Words) -> None:
    document.text(15, 18, words("tokens"), 12, BOLD)
    for number, colours in enumerate(SEATS):
        y = 36 + 34 * number
        engine = f'<svg xmlns="http://www.w3.org/2000/svg">{locomotive((40, 30), number + 1)}</svg>'
        document.rectangle(15, y - 12, 34, 24, fill=CARD, stroke=FADED, width=0.15)
        draw_svg(document, engine, 17, y - 11, 0.38)
        for place, city in enumerate(("home", "start", "destination")):
            document.circle(64 + 24 * place, y, 9.5, fill=colours.fill, stroke=FADED, width=0.15)
            document.text(64 + 24 * place, y + 2.4, words(f"{city}-letter"), 20, SANS_BOLD, colours.ink, "middle")
        for place in range(2):
            document.rectangle(134 + 24 * place, y - 9, 18, 18, fill=colours.fill, stroke=FADED, width=0.15)
            document.text(143 + 24 * place, y + 2.4, words("yard-letter"), 20, SANS_BOLD, colours.ink, "middle")
    document.end_page()
