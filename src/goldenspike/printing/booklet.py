"""A booklet to read: a cover with the table of contents, then headings, paragraphs and tables on numbered pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from goldenspike.printing.poster import Draw, Size
from goldenspike.printing.sheet import A4, BOLD, INK, ITALIC, LEADING, SERIF, Document, lines_of
from goldenspike.printing.tables import BAND, CARD, FADED, GILT, Row, table, table_height
from goldenspike.printing.words import KitWords

LEFT: Final = 22.0
WIDE: Final = A4[0] - 2 * LEFT
TOP: Final = 26.0
BOTTOM: Final = A4[1] - 24.0
SIZE: Final = 9.8
LABEL: Final = 14.0
TITLE_LABEL: Final = 40.0
PICTURE: Final = 130.0
"""How high the picture on the cover may be."""


class Block(NamedTuple):
    """Something that stands on one page: how high it is, and how it is drawn at a `y`; a heading also has its title."""

    high: float
    draw: Callable[[Document, float], None]
    title: str = ""


class Booklet:
    def __init__(self, path: Path, words: KitWords, subtitle: str, lead: str) -> None:
        self.words: Final = words
        self.subtitle: Final = subtitle
        self.lead: Final = lead
        self.blocks: Final[list[Block]] = []
        self.document: Final = Document(path, A4, words.titled(subtitle))

    def heading(self, title: str) -> None:
        def draw(document: Document, y: float) -> None:
            document.text(LEFT, y + 9.5, title, 17, BOLD, BAND, widest=WIDE)
            document.line(LEFT, y + 12.2, LEFT + WIDE, y + 12.2, FADED, 0.25)

        self.blocks.append(Block(18.0, draw, title))

    def entry(self, label: str, said: str, indent: float = LABEL) -> None:
        """A paragraph beside its label: the number of a rule, or what a step is called."""
        size = SIZE - 1.5 if indent == LABEL else SIZE
        lines = max(len(lines_of(said, SERIF, SIZE, WIDE - indent)), len(lines_of(label, BOLD, size, indent - 3)))

        def draw(document: Document, y: float) -> None:
            document.paragraph(LEFT, y + 3.6, label, size, indent - 3, BOLD, colour=BAND)
            document.paragraph(LEFT + indent, y + 3.6, said, SIZE, WIDE - indent)

        self.blocks.append(Block(lines * SIZE * LEADING + 2.1, draw))

    def entries(self, rows: Sequence[Row]) -> None:
        for label, said in rows:
            self.entry(label, said, TITLE_LABEL)

    def paragraph(self, said: str, font: str = SERIF) -> None:
        def draw(document: Document, y: float) -> None:
            document.paragraph(LEFT, y + 3.6, said, SIZE, WIDE, font)

        self.blocks.append(Block(len(lines_of(said, font, SIZE, WIDE)) * SIZE * LEADING + 2.1, draw))

    def bullets(self, lines: Sequence[str]) -> None:
        for said in lines:
            self.entry("\u2022", said, 5.0)

    def table(self, wide: Sequence[float], rows: Sequence[Row], head: bool = True) -> None:
        def draw(document: Document, y: float) -> None:
            table(document, LEFT, y, wide, rows, head, SIZE)

        self.blocks.append(Block(table_height(rows, wide, SIZE, head) + 4.5, draw))

    def write(self, picture: Draw, size: Size) -> Path:
        """The cover with a picture of that size, shrunk to fit; then everything that was added."""
        pages = self._pages()
        first = {block.title: number for number, page in enumerate(pages, 2) for block in page if block.title}
        self._cover(picture, size, first)
        for number, page in enumerate(pages, 2):
            self._page(number, page)
        return self.document.save()

    def _pages(self) -> list[list[Block]]:
        """The blocks page by page. A heading is never the last on a page."""
        pages: list[list[Block]] = [[]]
        y = TOP
        for number, block in enumerate(self.blocks):
            needed = block.high + (self.blocks[number + 1].high if block.title and number + 1 < len(self.blocks) else 0.0)
            if pages[-1] and y + needed > BOTTOM:
                pages.append([])
                y = TOP
            pages[-1].append(block)
            y += block.high
        return pages

    def _page(self, number: int, blocks: list[Block]) -> None:
        document, y = self.document, TOP
        for block in blocks:
            if block.title:
                document.mark(block.title, block.title)
            block.draw(document, y)
            y += block.high
        document.text(LEFT, A4[1] - 12, self.words.title, 9, ITALIC, FADED)
        document.text(A4[0] - LEFT, A4[1] - 12, str(number), 10, BOLD, FADED, "right")
        document.end_page()

    def _cover(self, picture: Draw, size: Size, pages: dict[str, int]) -> None:
        document = self.document
        document.rectangle(0, 0, A4[0], 52, fill=BAND)
        document.rectangle(5, 5, A4[0] - 10, 42, stroke=GILT, width=0.5)
        document.text(A4[0] / 2, 27, self.words.title, 38, BOLD, CARD, "middle", WIDE)
        document.text(A4[0] / 2, 39, self.subtitle, 15, ITALIC, GILT, "middle", WIDE)
        y = document.paragraph(A4[0] / 2, 62, self.lead, 12, WIDE, ITALIC, "middle") + 1
        y = self._picture(picture, size, y, min(PICTURE, A4[1] - 36 - 6.0 * len(pages) - y)) + 11
        document.text(LEFT, y, self.words.text("print-contents"), 15, BOLD, BAND)
        for title, number in pages.items():
            y += 6.0
            document.text(LEFT, y, title, 11, SERIF, INK, widest=WIDE - 14)
            document.text(A4[0] - LEFT, y, str(number), 11, SERIF, INK, "right")
            document.leader(LEFT, y, A4[0] - LEFT, title, str(number), 11)
            document.jump(title, LEFT, y - 4.2, WIDE, 5.6)
        document.end_page()

    def _picture(self, picture: Draw, size: Size, y: float, most: float) -> float:
        scale = min(WIDE / size[0], most / size[1])
        wide, high = scale * size[0], scale * size[1]
        self.document.scaled(picture, ((A4[0] - wide) / 2, y), size, scale)
        self.document.rectangle((A4[0] - wide) / 2, y, wide, high, stroke=FADED, width=0.4)
        return y + high
