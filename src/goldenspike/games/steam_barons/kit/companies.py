"""The company displays of Steam Barons and the tokens that lie on them, to cut out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.draw.svg import element
from goldenspike.games.steam.drawing.colours import OWNERS
from goldenspike.games.steam.drawing.track import rail
from goldenspike.games.steam_barons.kit.words import Words
from goldenspike.games.steam_barons.rules.rules import COMPANIES, EASTERN_US
from goldenspike.printing.sheet import A4, BOLD, INK, ITALIC, Document
from goldenspike.printing.svg_page import draw_svg
from goldenspike.printing.tables import CARD, FADED, WHITE

LEFT: Final = 12.0
DISPLAY: Final = (91.0, 86.0)
SHARES: Final = EASTERN_US.shares
SPARE: Final = 3
"""For the share price, the performance and the order of play."""
TOKENS_EACH: Final = SHARES + SPARE
RADIUS: Final = 7.4


def write_companies(path: Path, words: Words) -> Path:
    document = Document(path, A4, words("displays"))
    for number, company in enumerate(COMPANIES):
        _display(document, words, company, LEFT + (DISPLAY[0] + 4) * (number % 2), 12 + (DISPLAY[1] + 4) * (number // 2))
    document.end_page()
    document.paragraph(LEFT, 16, words("tokens", shares=SHARES, spare=SPARE), 11, A4[0] - 2 * LEFT, BOLD)
    for number, company in enumerate(COMPANIES):
        for place in range(TOKENS_EACH):
            _token(document, company, LEFT + RADIUS + 17 * place, 36 + 34 * number)
    document.circle(LEFT + 16, 252, 15, fill=INK)
    document.boxed(LEFT + 5, 241, 22, 22, words.text("first-player"), 11, BOLD, CARD)
    document.end_page()
    return document.save()


def _display(document: Document, words: Words, company: str, x: float, y: float) -> None:
    livery = OWNERS[company]
    edge = livery.fill if company != "white" else FADED
    document.rectangle(x, y, *DISPLAY, fill=CARD, stroke=edge, width=1.4, radius=3)
    drawn = element("svg", rail("M0 10L200 10", livery), xmlns="http://www.w3.org/2000/svg")
    draw_svg(document, drawn, x + 6, y + 16, (DISPLAY[0] - 12) / 200)
    document.circle(x + 11, y + 9.5, 5.5, fill=livery.fill, stroke=INK, width=0.3)
    document.text(x + 11, y + 11.6, livery.letter, 15, BOLD, livery.ink, "middle")
    document.text(x + 20, y + 12, words.company(company), 18, BOLD, widest=DISPLAY[0] - 26)
    for top, high, said in ((27, 26, "treasury"), (56, 26, "unissued")):
        document.rectangle(x + 5, y + top, DISPLAY[0] - 10, high, fill=WHITE, stroke=FADED, width=0.3, radius=2)
        document.text(x + 8, y + top + 5, words(said), 10, ITALIC, FADED, widest=DISPLAY[0] - 16)


def _token(document: Document, company: str, x: float, y: float) -> None:
    livery = OWNERS[company]
    document.circle(x, y, RADIUS, fill=livery.fill, stroke=FADED, width=0.2)
    document.text(x, y + 2.4, livery.letter, 17, BOLD, livery.ink, "middle")
