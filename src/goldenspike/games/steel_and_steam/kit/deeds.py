"""The 43 deeds of Steel & Steam: price and mortgage in front, what a lien costs on the back."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from goldenspike.draw.svg import circle, element, group
from goldenspike.games.steel_and_steam.drawing.colours import line_style
from goldenspike.games.steel_and_steam.drawing.lines import lane_strokes, rail_strokes
from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.rules.board.board import FERRY, JUNCTION, Board
from goldenspike.printing.card_sheets import HIGH, WIDE, lay_out
from goldenspike.printing.sheet import A4, BOLD, INK, ITALIC, Document, width_of
from goldenspike.printing.svg_page import draw_svg

PAPER: Final = "#fbf5e3"
LIEN_PAPER: Final = "#f1ddd3"
FADED: Final = "#7a6648"
RED: Final = "#a3241c"


def write_deeds(path: Path, words: Words) -> Path:
    document = Document(path, A4, words.title)
    deeds = _Deeds(words)
    lay_out(document, words.board.property_count, deeds.front, deeds.back)
    return document.save()


def spaces_of(board: Board, owner: int) -> list[int]:
    found: set[int] = set()
    for segment in range(board.segment_count):
        if board.segment_property[segment] == owner:
            found |= {board.segment_a[segment], board.segment_b[segment]}
    return sorted(found)


class _Deeds:
    def __init__(self, words: Words) -> None:
        self.board = words.board
        self.words = words

    def front(self, document: Document, owner: int, x: float, y: float) -> None:
        board, words = self.board, self.words
        self._frame(document, owner, x, y, PAPER)
        document.text(x + WIDE / 2, y + 43, words("price"), 10, ITALIC, FADED, "middle")
        document.text(x + WIDE / 2, y + 51.5, words.money(board.price[owner]), 25, BOLD, align="middle")
        _amount(document, x, y + 59.5, words("mortgage"), words.money(board.mortgage[owner]))
        cities = [board.space_names[s].replace("_", " ") for s in spaces_of(board, owner) if board.space_city[s] >= 0]
        document.line(x + 6, y + 62.5, x + WIDE - 6, y + 62.5, FADED, 0.15)
        document.boxed(x + 5, y + 63.5, WIDE - 10, HIGH - 67, words("serves", cities=", ".join(cities)), 8)

    def back(self, document: Document, owner: int, x: float, y: float) -> None:
        board, words = self.board, self.words
        self._frame(document, owner, x, y, LIEN_PAPER)
        document.text(x + WIDE / 2, y + 47, words("lien").upper(), 22, BOLD, RED, "middle", WIDE - 12)
        rows = (("payoff", board.payoff), ("takeover", board.takeover), ("controlling", board.controlling))
        for number, (word, amounts) in enumerate(rows):
            low = y + 58 + 9 * number
            document.line(x + 6, low - 6, x + WIDE - 6, low - 6, FADED, 0.15)
            _amount(document, x, low, words(word), words.money(amounts[owner]))

    def _frame(self, document: Document, owner: int, x: float, y: float, paper: str) -> None:
        board = self.board
        fill = line_style(board.initials, owner).fill
        document.rectangle(x + 1.5, y + 1.5, WIDE - 3, HIGH - 3, fill=paper, stroke=fill, width=1.1, radius=3)
        document.text(x + WIDE / 2, y + 14, board.initials[owner], 24, BOLD, align="middle", widest=WIDE - 12)
        document.text(x + WIDE / 2, y + 21, board.property_names[owner], 11, ITALIC, align="middle", widest=WIDE - 10)
        draw_svg(document, self._sample(owner), x + 6, y + 24, (WIDE - 12) / 102)
        length = sum({FERRY: 2, JUNCTION: 0}.get(board.kinds[space], 1) for space in spaces_of(board, owner))
        kind = self.words("lane" if board.is_lane[owner] else "railway", mileposts=length)
        document.text(x + WIDE / 2, y + 36, kind, 8.5, align="middle", colour=FADED)

    def _sample(self, owner: int) -> str:
        """A piece of the line as it looks on the map."""
        colours = line_style(self.board.initials, owner)
        strokes = lane_strokes if self.board.is_lane[owner] else rail_strokes
        way = group(strokes(partial(element, "path", d="M1 7H101"), colours), fill="none")
        stops = [circle((x, 7), 5, fill="#ffffff", stroke=INK, stroke_width=1.4) for x in (18, 51, 84)]
        return element("svg", way, *stops, xmlns="http://www.w3.org/2000/svg")


def _amount(document: Document, x: float, low: float, said: str, money: str) -> None:
    """A line of a deed: what it is, and at its other end how much."""
    document.text(x + WIDE - 6, low, money, 11.5, BOLD, align="right")
    document.text(x + 6, low, said, 9.5, widest=WIDE - 14 - width_of(money, BOLD, 11.5))
