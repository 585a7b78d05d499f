"""The payoff booklet of Steel & Steam: a table for every city, as many to a page as there is room for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.printing.sheet import A4, BOLD, ITALIC, SERIF, Document
from goldenspike.printing.tables import BAND, CARD, GILT, PALE

MARGIN: Final = 15.0
TOP: Final = 27.0
COLUMNS: Final = 4
ROW: Final = 3.75
HEAD: Final = 8.0
GAP: Final = 5.0


def write_payoffs(path: Path, words: Words) -> Path:
    document = Document(path, A4, words("payoffs"))
    board = words.board
    order = sorted(range(board.city_count), key=lambda city: board.city_names[city])
    high = HEAD + ROW * -(-(len(order) - 1) // COLUMNS) + GAP
    tables = max(1, int((A4[1] - TOP - MARGIN + GAP) // high))
    for place, city in enumerate(order):
        if place % tables == 0:
            _head(document, words, place // tables + 1)
        _table(document, words, order, city, TOP + (place % tables) * (A4[1] - TOP - MARGIN + GAP) / tables)
        if place % tables == tables - 1 or place == len(order) - 1:
            document.end_page()
    return document.save()


def _head(document: Document, words: Words, page: int) -> None:
    document.text(MARGIN, 15, words.titled(words("payoffs")), 12, BOLD)
    document.text(MARGIN, 20, words("payoffs-how"), 9, ITALIC)
    document.text(A4[0] - MARGIN, 15, str(page), 11, align="right")


def _table(document: Document, words: Words, order: list[int], city: int, top: float) -> None:
    board = words.board
    wide = (A4[0] - 2 * MARGIN) / COLUMNS
    others = [other for other in order if other != city]
    rows = -(-len(others) // COLUMNS)
    document.rectangle(MARGIN, top, A4[0] - 2 * MARGIN, 7, fill=BAND)
    document.text(MARGIN + 3, top + 5.1, board.city_names[city].replace("_", " "), 13, BOLD, CARD)
    document.text(A4[0] - MARGIN - 3, top + 5, words.region(board.city_region[city]), 10, ITALIC, GILT, "right")
    for row in range(0, rows, 2):
        document.rectangle(MARGIN, top + HEAD + ROW * row, A4[0] - 2 * MARGIN, ROW, fill=PALE)
    for place, other in enumerate(others):
        x = MARGIN + wide * (place // rows)
        low = top + HEAD + ROW * (place % rows) + 2.8
        document.text(x + 2, low, board.city_names[other].replace("_", " "), 8.2, widest=wide - 18)
        document.text(x + wide - 3, low, words("amount", amount=board.payoff_between(city, other)), 8.2, SERIF, align="right")
