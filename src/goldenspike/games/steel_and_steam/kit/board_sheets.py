"""Steel & Steam's board to print: the map, and below it Bank space, City Card Tableau and economy track."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.draw.palette import PAPER
from goldenspike.games.steel_and_steam.drawing.board import spaced
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT, WIDTH, project
from goldenspike.games.steel_and_steam.drawing.picture import picture
from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.rules import CONDITIONS, SELECTION_SPACES
from goldenspike.games.steel_and_steam.tables import economy_box
from goldenspike.parts.offer import SetupError
from goldenspike.printing.card_sheets import HIGH as CARD_HIGH
from goldenspike.printing.card_sheets import WIDE as CARD_WIDE
from goldenspike.printing.poster import write_poster
from goldenspike.printing.sheet import BOLD, INK, ITALIC, Document
from goldenspike.printing.svg_page import draw_svg
from goldenspike.printing.tables import CARD, FADED, WHITE

BOARD_WIDE: Final = 804.0
"""Millimetres: a milepost is then 4 mm across, room for a small token."""
MAP_HIGH: Final = BOARD_WIDE * HEIGHT / WIDTH
STRIP: Final = 126.0
SIZE: Final = (BOARD_WIDE, MAP_HIGH + STRIP)
SPACE: Final = (CARD_WIDE + 3, CARD_HIGH + 3)
"""A space for cards, a little larger than they are."""
GAP: Final = 6.0
PAD: Final = 8.0
HEAD: Final = 17.0
CHIP: Final = 41.0
CHIPS: Final = [500, 1_000, 5_000, 25_000]
CHIP_COLOURS: Final = ["#f4efe4", "#c23b30", "#3873b3", "#37322e"]
BANK: Final = 2 * PAD + SPACE[0] + GAP + 2 * CHIP + GAP
TABLEAU: Final = 2 * PAD + (2 + SELECTION_SPACES) * (SPACE[0] + GAP) - GAP
ECONOMY: Final = BOARD_WIDE - BANK - TABLEAU - 4 * PAD


def check_the_map(board: Board) -> None:
    """Refuse a board of a designer's own with places off the map that is drawn under it; raises `SetupError`."""
    for space in range(board.space_count):
        x, y = project(board.longitudes[space], board.latitudes[space])
        if not (0 <= x <= WIDTH and 0 <= y <= HEIGHT):
            name = spaced(board.space_names[space])
            raise SetupError("setup-off-the-map", place=name)


def write_board(folder: Path, words: Words) -> list[Path]:
    return write_poster(folder, "board", words.drawn("subtitle"), SIZE, Drawn(words).draw, words)


class Drawn:
    """The whole board, drawn once and then wherever it is wanted."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.map: Final = picture(words.board, None, words.on_drawings())

    def draw(self, document: Document, x: float, y: float) -> None:
        self.draw_map(document, x, y)
        y += MAP_HIGH
        document.rectangle(x, y, BOARD_WIDE, STRIP, fill=PAPER)
        self._bank(document, x + PAD, y + 2)
        self._tableau(document, x + 2 * PAD + BANK, y + 2)
        self._economy(document, x + 3 * PAD + BANK + TABLEAU, y + 2)

    def draw_map(self, document: Document, x: float, y: float) -> None:
        draw_svg(document, self.map, x, y, BOARD_WIDE / WIDTH)

    def _bank(self, document: Document, x: float, y: float) -> None:
        words = self.words
        _panel(document, x, y, BANK, words("bank"))
        _space(document, x + PAD, y + HEAD, words("deeds-space"))
        left = x + PAD + SPACE[0] + GAP
        for place, (value, colour) in enumerate(zip(CHIPS, CHIP_COLOURS, strict=True)):
            centre = (left + CHIP / 2 + (CHIP + GAP) * (place % 2), y + HEAD + CHIP / 2 + (CHIP + GAP + 2) * (place // 2))
            document.circle(*centre, CHIP / 2, fill=WHITE, stroke=FADED, width=0.4)
            document.circle(*centre, CHIP / 2 - 2.5, stroke=colour if value != CHIPS[0] else FADED, width=1.6)
            document.text(centre[0], centre[1] + 2.2, words.money(value), 17, BOLD, align="middle", widest=CHIP - 11)

    def _tableau(self, document: Document, x: float, y: float) -> None:
        words = self.words
        _panel(document, x, y, TABLEAU, words("tableau"))
        titles = [words("selection", number=number) for number in range(1, SELECTION_SPACES + 1)]
        for place, title in enumerate([words("deck"), *titles, words("discard")]):
            _space(document, x + PAD + (SPACE[0] + GAP) * place, y + HEAD, title)

    def _economy(self, document: Document, x: float, y: float) -> None:
        words = self.words
        _panel(document, x, y, ECONOMY, words.drawn("economy"))
        changes = dict(zip(reversed(CONDITIONS), (row[1] for row in words.economy()), strict=True))
        high = SPACE[1] / 6
        for place, condition in enumerate([*changes, "depression"]):
            top = y + HEAD + high * place
            document.rectangle(x + PAD, top, ECONOMY - 2 * PAD, high - 1.2, fill=WHITE, stroke=FADED, width=0.3, radius=1.5)
            document.circle(x + PAD + 8, top + high / 2 - 0.6, 5.6, fill=CARD, stroke=FADED, width=0.3)
            document.text(x + PAD + 17, top + high / 2 + 1.4, words.drawn(condition), 15, BOLD, widest=42)
            doubles = words("economy-doubles", changes=changes[condition]) + ". " if condition in changes else ""
            said = f"{doubles}{economy_box(words, condition)}"
            document.boxed(x + PAD + 62, top + 0.8, ECONOMY - 2 * PAD - 64, high - 2.8, said, 10.5)


def _panel(document: Document, x: float, y: float, wide: float, title: str) -> None:
    document.rectangle(x, y, wide, STRIP - 10, fill=CARD, stroke=INK, width=0.7, radius=2.5)
    document.rectangle(x + 1.8, y + 1.8, wide - 3.6, STRIP - 13.6, stroke=FADED, width=0.25, radius=1.6)
    document.text(x + wide / 2, y + 12, title, 24, BOLD, align="middle", widest=wide - 2 * PAD)


def _space(document: Document, x: float, y: float, title: str) -> None:
    """A place for cards, with its title in the middle."""
    document.rectangle(x, y, *SPACE, fill=WHITE, stroke=FADED, width=0.5, radius=3.5)
    document.rectangle(x + 2.5, y + 2.5, SPACE[0] - 5, SPACE[1] - 5, stroke=FADED, width=0.2, radius=2.5)
    document.boxed(x + 8, y + SPACE[1] / 2 - 20, SPACE[0] - 16, 40, title, 15, ITALIC)
