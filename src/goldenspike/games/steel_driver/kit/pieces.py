"""Steel Driver's shares, control markers, tokens and links of track, to cut out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.draw.svg import element
from goldenspike.games.steel_driver.drawing.colours import LIVERIES
from goldenspike.games.steel_driver.drawing.track import rail
from goldenspike.games.steel_driver.kit.words import Words
from goldenspike.games.steel_driver.rules.rules import COMPANIES, TURNS
from goldenspike.printing.sheet import A4, BOLD, INK, ITALIC, Document
from goldenspike.printing.svg_page import draw_svg
from goldenspike.printing.tables import CARD, FADED

SHARES_EACH: Final = TURNS
TOKENS_EACH: Final = 2
LINKS_EACH: Final = 17
SHARE: Final = (30.0, 44.0)
LEFT: Final = (A4[0] - len(COMPANIES) * SHARE[0]) / 2
LINK: Final = (26.0, 6.6)


def write_pieces(path: Path, words: Words) -> Path:
    document = Document(path, A4, words("pieces"))
    document.text(LEFT, 14, words.titled(words("pieces")), 11, BOLD, widest=len(COMPANIES) * SHARE[0])
    for column, company in enumerate(COMPANIES):
        x = LEFT + SHARE[0] * column
        for row in range(SHARES_EACH):
            _share(document, words, company, x, 18 + SHARE[1] * row)
        _control(document, words, company, x + SHARE[0] / 2, 18 + SHARE[1] * SHARES_EACH + 17)
    document.end_page()
    _tokens_and_tracks(document, words)
    return document.save()


def _share(document: Document, words: Words, company: str, x: float, y: float) -> None:
    livery, middle = LIVERIES[company], x + SHARE[0] / 2
    document.rectangle(x, y, *SHARE, stroke=FADED, width=0.15)
    document.rectangle(x + 1.5, y + 1.5, SHARE[0] - 3, SHARE[1] - 3, fill=CARD, stroke=livery.fill, width=0.9, radius=2)
    drawn = element("svg", rail((0, 10), (90, 10), livery), xmlns="http://www.w3.org/2000/svg")
    draw_svg(document, drawn, x + 3.5, y + 30, (SHARE[0] - 7) / 90)
    document.circle(middle, y + 21.5, 6, fill=livery.fill, stroke=INK, width=0.2)
    document.text(middle, y + 23.8, livery.letter, 17, BOLD, livery.ink, "middle")
    document.text(middle, y + 8.2, words.company(company), 12, BOLD, align="middle", widest=SHARE[0] - 6)
    document.text(middle, y + 12.6, words("share"), 8.5, ITALIC, FADED, "middle", SHARE[0] - 6)
    document.text(middle, y + 39, words.title, 7, ITALIC, FADED, "middle", SHARE[0] - 7)


def _control(document: Document, words: Words, company: str, x: float, y: float) -> None:
    livery = LIVERIES[company]
    document.circle(x, y, 13.6, fill=livery.fill, stroke=FADED, width=0.15)
    document.circle(x, y, 12, stroke=livery.ink, width=0.3)
    document.text(x, y + 1.4, livery.letter, 22, BOLD, livery.ink, "middle")
    document.text(x, y + 7.2, words("control"), 7, BOLD, livery.ink, "middle", 18)


def _tokens_and_tracks(document: Document, words: Words) -> None:
    y = 24.0
    for column, company in enumerate(COMPANIES):
        livery = LIVERIES[company]
        for number in range(TOKENS_EACH):
            x = 20 + 26 * column + 12.5 * number
            document.circle(x, y, 5.6, fill=livery.fill, stroke=FADED, width=0.15)
            document.text(x, y + 2, livery.letter, 15, BOLD, livery.ink, "middle")
    for place, said in enumerate(("active-player", "active-company")):
        x = 20 + 30 * place
        document.circle(x + 4, y + 22, 10, fill=INK)
        document.boxed(x - 4, y + 13, 16, 18, words(said), 8, BOLD, CARD)
    document.text(14, y + 46, words("tracks", each=LINKS_EACH), 11, BOLD, widest=180)
    for column, company in enumerate(COMPANIES):
        for row in range(LINKS_EACH):
            _link(document, company, 14 + (LINK[0] + 4.4) * column, y + 51 + (LINK[1] + 3.6) * row)
    document.end_page()


def _link(document: Document, company: str, x: float, y: float) -> None:
    document.rectangle(x, y, *LINK, fill=CARD, stroke=FADED, width=0.15)
    drawn = element("svg", rail((0, 10), (90, 10), LIVERIES[company]), xmlns="http://www.w3.org/2000/svg")
    draw_svg(document, drawn, x + 0.5, y + LINK[1] / 2 - 10 * (LINK[0] - 1) / 90, (LINK[0] - 1) / 90)
