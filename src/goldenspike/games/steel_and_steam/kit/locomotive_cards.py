"""Locomotive cards of Steel & Steam with their tracks, one for each colour, and tokens to cut out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_and_steam.drawing.colours import SEATS, SeatColour
from goldenspike.games.steel_and_steam.drawing.pieces import locomotive
from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.games.steel_and_steam.tables import highballing, locomotives
from goldenspike.printing.sheet import A4, BOLD, ITALIC, Document
from goldenspike.printing.svg_page import draw_svg
from goldenspike.printing.tables import CARD, FADED, WHITE, table, track

HIGH: Final = 138.0
LEFT: Final = 12.0
WIDE: Final = 186.0
MOST_MPS: Final = max(rules.NORMAL) + max(rules.FULL_BENEFIT)
TENS: Final = [f"+{10 * tens}" for tens in range(MOST_MPS // 10 + 1)]
LEVELS: Final = [*[str(level) for level in range(rules.WORST_LEVEL + 1)], "B!"]
BROKEN: Final = "#f3c9bd"
COLUMN: Final = 19.0
FIRST_COLUMN: Final = 27.0


def write_locomotive_cards(path: Path, words: Words) -> Path:
    document = Document(path, A4, words("locomotive"))
    for number, colours in enumerate(SEATS):
        _card(document, words, number + 1, colours, 8 + (number % 2) * (HIGH + 5))
        if number % 2:
            document.end_page()
    _tokens(document, words)
    return document.save()


def _card(document: Document, words: Words, seat: int, colours: SeatColour, top: float) -> None:
    document.rectangle(LEFT, top, WIDE, HIGH, fill=CARD, stroke=colours.fill, width=1.4, radius=4)
    document.rectangle(LEFT, top, WIDE, 16, fill=colours.fill, radius=4)
    document.text(LEFT + 30, top + 11, words("locomotive"), 18, BOLD, colours.ink)
    document.text(LEFT + WIDE - 6, top + 10.6, words.title, 12, ITALIC, colours.ink, "right")
    draw_svg(document, _engine(seat), LEFT + 2, top - 1, 0.3)
    _types(document, words, colours, LEFT + 6, top + 20)
    document.text(LEFT + 102, top + 25, words("highball"), 11.5, BOLD)
    table(document, LEFT + 102, top + 28, (32, 20, 28), highballing(words), size=10)
    document.text(LEFT + 6, top + 84, words("maintenance"), 11.5, BOLD)
    _levels(document, colours, LEFT + 6, top + 86)
    document.text(LEFT + 6, top + 106, words("transit"), 11.5, BOLD)
    _transit(document, colours, LEFT + 6, top + 108)
    low = document.paragraph(LEFT + 6, top + 126.6, words("cubes-how"), 8, WIDE - 12)
    document.paragraph(LEFT + 6, low, words("transit-how", cost=rules.FERRY_COST), 8, WIDE - 12)


def _engine(seat: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg">{locomotive((40, 30), seat)}</svg>'


def _types(document: Document, words: Words, colours: SeatColour, x: float, y: float) -> None:
    """The three types, each with a box for the cube that tells which one it is."""
    document.text(x + 2, y + 6.2, words("cube-engine"), 10.5, BOLD)
    for place in range(rules.ENGINE_COUNT):
        left = x + FIRST_COLUMN + COLUMN * place + 1.2
        document.rectangle(left, y, 9, 9, fill=WHITE, stroke=FADED, width=0.3)
        if place == 0:
            cube(document, left + 4.5, y + 4.5, colours)
    table(document, x, y + 10.5, (FIRST_COLUMN, COLUMN, COLUMN, COLUMN + 1), locomotives(words), size=10)


def _levels(document: Document, colours: SeatColour, x: float, y: float) -> None:
    wide = 12.5
    track(document, LEVELS[:-1], x, y, wide, 14)
    document.rectangle(x + wide * (len(LEVELS) - 1), y, wide, 14, fill=BROKEN, stroke=FADED, width=0.3)
    document.text(x + wide * (len(LEVELS) - 0.5), y + 4.7, LEVELS[-1], 11, BOLD, align="middle")
    cube(document, x + wide * (int(rules.BASE_LEVEL[0]) + 0.5), y + 9.6, colours)


def _transit(document: Document, colours: SeatColour, x: float, y: float) -> None:
    """Boxes 0 to 9 and, beside them, +0 and +10: two cubes count the MPs that are left."""
    wide = 12.5
    beside = x + 10 * wide + 6
    track(document, [str(number) for number in range(10)], x, y, wide, 14)
    track(document, TENS, beside, y, wide + 2, 14)
    cube(document, x + wide / 2, y + 9.6, colours)
    cube(document, beside + wide / 2 + 1, y + 9.6, colours)


def cube(document: Document, x: float, y: float, colours: SeatColour, size: float = 3.1) -> None:
    """A cube seen from a corner, around a centre."""
    wide, half = 0.87 * size, size / 2
    top = [(x, y - size), (x + wide, y - half), (x, y), (x - wide, y - half)]
    right = [(x, y), (x + wide, y - half), (x + wide, y + half), (x, y + size)]
    left = [(x, y), (x, y + size), (x - wide, y + half), (x - wide, y - half)]
    for face in (top, right, left):
        document.polygon(face, fill=colours.fill, stroke=colours.ink, width=0.2)


def _tokens(document: Document, words: Words) -> None:
    document.paragraph(15, 18, words("tokens"), 12, 180, BOLD)
    for number, colours in enumerate(SEATS):
        y = 38 + 40 * number
        document.rectangle(15, y - 12, 34, 24, fill=CARD, stroke=FADED, width=0.15)
        draw_svg(document, _engine(number + 1), 17, y - 11, 0.38)
        for place, city in enumerate(("home", "start", "destination")):
            document.circle(64 + 24 * place, y, 9.5, fill=colours.fill, stroke=FADED, width=0.15)
            document.text(64 + 24 * place, y + 2.4, words(f"{city}-letter"), 20, BOLD, colours.ink, "middle")
        for place in range(rules.YARDS_EACH):
            document.rectangle(134 + 24 * place, y - 9, 18, 18, fill=colours.fill, stroke=FADED, width=0.15)
            document.text(143 + 24 * place, y + 2.4, words("yard-letter"), 20, BOLD, colours.ink, "middle")
    document.end_page()
