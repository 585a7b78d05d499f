"""The payoff booklet of Steel & Steam: a table for every city, three to a page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.printing.sheet import A4, BOLD, ITALIC, SANS, Document

MARGIN: Final = 15.0
TABLES: Final = 3
COLUMNS: Final = 4
ROW: Final = 3.75
BAND: Final = "#3d5a52"
PALE: Final = "#f0e6c8"


def write_payoffs(path: Path, board: Board, words: Words) -> Path:
    document = Document(path, A4, words("payoffs"))
    order = sorted(range(board.city_count), key=lambda city: board.city_names[city])
    for place, city in enumerate(order):
        if place % TABLES == 0:
            _head(document, words, place // TABLES + 1)
        _table(document, board, words, order, city, 27 + (place % TABLES) * 88)
        if place % TABLES == TABLES - 1 or place == len(order) - 1:
            document.end_page()
    return document.save()


def _head(document: Document, words: Words, page: int) -> None:
    document.text(MARGIN, 15, f"{words.title()}: {words('payoffs')}", 12, BOLD)
    document.text(MARGIN, 20, words("payoffs-how"), 9, ITALIC)
    document.text(A4[0] - MARGIN, 15, str(page), 11, align="right")


def _table(document: Document, board: Board, words: Words, order: list[int], city: int, top: float) -> None:
    wide = (A4[0] - 2 * MARGIN) / COLUMNS
    others = [other for other in order if other != city]
    rows = -(-len(others) // COLUMNS)
    document.rectangle(MARGIN, top, A4[0] - 2 * MARGIN, 7, fill=BAND)
    document.text(MARGIN + 3, top + 5.1, board.city_names[city].replace("_", " "), 13, BOLD, "#fbf5e3")
    region = words.region(board.regions[board.city_region[city]])
    document.text(A4[0] - MARGIN - 3, top + 5, region, 10, ITALIC, "#e8d9ae", "right")
    for row in range(0, rows, 2):
        document.rectangle(MARGIN, top + 8 + ROW * row, A4[0] - 2 * MARGIN, ROW, fill=PALE)
    for place, other in enumerate(others):
        x = MARGIN + wide * (place // rows)
        low = top + 8 + ROW * (place % rows) + 2.8
        document.text(x + 2, low, board.city_names[other].replace("_", " "), 8.2, widest=wide - 18)
        document.text(x + wide - 3, low, f"{board.payoff_between(city, other):,}", 8.2, SANS, align="right")
