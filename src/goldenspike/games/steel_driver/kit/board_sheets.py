"""Steel Driver's board to print: the map, and below it the company boxes, the order of play and the profit track."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.draw.palette import PAPER
from goldenspike.draw.svg import element
from goldenspike.games.steel_driver.drawing.board import place, spaced
from goldenspike.games.steel_driver.drawing.colours import LIVERIES
from goldenspike.games.steel_driver.drawing.picture import picture
from goldenspike.games.steel_driver.drawing.projection import HEIGHT, WIDTH
from goldenspike.games.steel_driver.drawing.track import rail
from goldenspike.games.steel_driver.kit.words import Words
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.rules import COMPANIES, COMPANY_COUNT
from goldenspike.parts.offer import SetupError
from goldenspike.printing.poster import write_poster
from goldenspike.printing.sheet import BOLD, INK, ITALIC, Document
from goldenspike.printing.svg_page import draw_svg
from goldenspike.printing.tables import CARD, FADED, WHITE, track

BOARD_WIDE: Final = 660.0
"""Millimetres: a location is then 12 mm across, room for a cube."""
MAP_HIGH: Final = BOARD_WIDE * HEIGHT / WIDTH
STRIP: Final = 123.0
SIZE: Final = (BOARD_WIDE, MAP_HIGH + STRIP)
GAP: Final = 4.0
BOX: Final = ((BOARD_WIDE - GAP) / COMPANY_COUNT - GAP, 60.0)
ROW: Final = 51.0
ORDER: Final = 186.0
LABEL: Final = 30.0
HIGHEST_PROFIT: Final = 200
"""Where the rulebook's track ends; the second token of a company counts what is beyond."""
PROFIT_STEP: Final = 10


def check_the_map(board: Board) -> None:
    """Refuse a board of a designer's own with locations off the map that is drawn under it; raises `SetupError`."""
    for location, name in enumerate(board.names):
        x, y = place(board, location)
        if not (0 <= x <= WIDTH and 0 <= y <= HEIGHT):
            raise SetupError("setup-off-the-map", place=spaced(name))


def write_board(folder: Path, words: Words) -> list[Path]:
    return write_poster(folder, "board", words.title, SIZE, Drawn(words).draw, words)


class Drawn:
    """The whole board, drawn once and then wherever it is wanted."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.map: Final = picture(words.board, None, words.on_drawings())

    def draw(self, document: Document, x: float, y: float) -> None:
        self.draw_map(document, x, y)
        y += MAP_HIGH
        document.rectangle(x, y, BOARD_WIDE, STRIP, fill=PAPER)
        for number, company in enumerate(COMPANIES):
            self._box(document, company, x + GAP + (BOX[0] + GAP) * number, y + GAP)
        self._order(document, x + GAP, y + BOX[1] + 2 * GAP)
        self._profit(document, x + ORDER + 2 * GAP, y + BOX[1] + 2 * GAP)

    def draw_map(self, document: Document, x: float, y: float) -> None:
        draw_svg(document, self.map, x, y, BOARD_WIDE / WIDTH)

    def _box(self, document: Document, company: str, x: float, y: float) -> None:
        words, livery = self.words, LIVERIES[company]
        document.rectangle(x, y, *BOX, fill=CARD, stroke=livery.fill, width=1.2, radius=2.5)
        drawn = element("svg", rail((0, 10), (280, 10), livery), xmlns="http://www.w3.org/2000/svg")
        draw_svg(document, drawn, x + 6, y + 3, (BOX[0] - 12) / 280)
        document.text(x + 6, y + 17, words.company(company), 17, BOLD, widest=BOX[0] - 12)
        left = 54.0
        for at, wide, said in ((x + 4, left - 6, "shares-here"), (x + left, BOX[0] - left - 4, "cubes-here")):
            document.rectangle(at, y + 20, wide, BOX[1] - 24, fill=WHITE, stroke=FADED, width=0.3, radius=1.5)
            document.boxed(at + 3, y + 22, wide - 6, BOX[1] - 28, words(said), 10.5, ITALIC)

    def _order(self, document: Document, x: float, y: float) -> None:
        words = self.words
        _panel(document, x, y, ORDER, words("order"))
        for row, said in enumerate(("row-order", "row-active", "row-passed")):
            top = y + 10 + 13 * row
            document.text(x + 5, top + 8, words(said), 12, ITALIC, widest=LABEL - 6)
            names = [str(number) if row == 0 else "" for number in range(1, COMPANY_COUNT + 1)]
            track(document, names, x + LABEL, top, (ORDER - LABEL - 5) / COMPANY_COUNT, 12.4, 8)

    def _profit(self, document: Document, x: float, y: float) -> None:
        wide = BOARD_WIDE - ORDER - 3 * GAP
        _panel(document, x, y, wide, self.words("profit-track"))
        boxes = [self.words.money(amount) for amount in range(0, HIGHEST_PROFIT + 1, PROFIT_STEP)]
        track(document, boxes, x + 5, y + 10, (wide - 10) / len(boxes), 38.4, 11)


def _panel(document: Document, x: float, y: float, wide: float, title: str) -> None:
    document.rectangle(x, y, wide, ROW, fill=CARD, stroke=INK, width=0.5, radius=2)
    document.text(x + wide / 2, y + 7.4, title, 15, BOLD, align="middle", widest=wide - 8)
