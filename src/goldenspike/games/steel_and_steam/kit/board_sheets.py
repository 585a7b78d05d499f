"""Steel & Steam's board to print: as one large page, and as sheets of A4 to trim and join."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT, WIDTH
from goldenspike.games.steel_and_steam.drawing.picture import picture
from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.printing.sheet import A4, ITALIC, Document
from goldenspike.printing.svg_page import draw_svg

BOARD_WIDE: Final = 804.0
"""Millimetres: a milepost is then 4 mm across, room for a small token."""
BOARD_HIGH: Final = BOARD_WIDE * HEIGHT / WIDTH
ACROSS: Final = 3
DOWN: Final = 3
MARGIN: Final = 7.0
FORM: Final = "board"


def write_board(directory: Path, board: Board, words: Words) -> list[Path]:
    drawn = picture(board, None, words.on_drawings())
    large = Document(directory / "board_large.pdf", (BOARD_WIDE, BOARD_HIGH), words.drawn("subtitle"))
    draw_svg(large, drawn, 0, 0, BOARD_WIDE / WIDTH)
    large.end_page()
    return [large.save(), _write_sheets(directory / "board_sheets.pdf", drawn, words)]


def _write_sheets(path: Path, drawn: str, words: Words) -> Path:
    size = (A4[1], A4[0])
    document = Document(path, size, words.drawn("subtitle"))
    wide, high = BOARD_WIDE / ACROSS, BOARD_HIGH / DOWN
    scale = min((size[0] - 2 * MARGIN) / wide, (size[1] - 2 * MARGIN) / high)
    document.canvas.beginForm(FORM, 0, -3000, 3000, 0)
    draw_svg(document, drawn, 0, size[1], scale * BOARD_WIDE / WIDTH)
    document.canvas.endForm()
    for row in range(DOWN):
        for column in range(ACROSS):
            _sheet(document, (scale * wide, scale * high), column, row)
            said = words("sheet", sheet=row * ACROSS + column + 1, sheets=ACROSS * DOWN)
            document.text(MARGIN, size[1] - 2.2, said, 7, ITALIC)
            document.end_page()
    return document.save()


def _sheet(document: Document, part: tuple[float, float], column: int, row: int) -> None:
    """One part of the board within thin lines to cut along."""
    corner = (MARGIN - column * part[0], MARGIN - row * part[1])
    document.stamp(FORM, corner, (MARGIN, MARGIN), part)
    document.rectangle(MARGIN, MARGIN, *part, stroke="#8a7455", width=0.15)
