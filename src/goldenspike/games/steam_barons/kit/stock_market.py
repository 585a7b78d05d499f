"""The stock-market card of Steam Barons: share prices, adjustments, order of play, available shares, and the dividend chart."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steam_barons.kit.words import Words
from goldenspike.games.steam_barons.primer import chart
from goldenspike.games.steam_barons.rules import rules
from goldenspike.printing.sheet import A4, BOLD, ITALIC, SERIF, Document
from goldenspike.printing.tables import BAND, CARD, FADED, PALE, WHITE, track

LEFT: Final = 14.0
WIDE: Final = A4[0] - 2 * LEFT
GREEN: Final = "#cfe8c6"
PINK: Final = "#f6cfd0"
GREY: Final = "#d9d3c6"
BOXES_IN_A_ROW: Final = 5
ROW: Final = 7.0
COLUMNS: Final = (24.0, 34.0, 30.0, 32.0)


def write_stock_market(path: Path, words: Words) -> Path:
    document = Document(path, A4, words("market"))
    document.text(LEFT, 17, words.titled(words("market")), 17, BOLD, BAND, widest=WIDE)
    y = _prices(document, words, 22.0)
    y = _adjustments(document, words, y + 4)
    y = _title(document, words.text("order"), y + 4)
    track(document, [str(place + 1) for place in range(rules.COMPANY_COUNT)], LEFT, y, WIDE / rules.COMPANY_COUNT, 19)
    y = _title(document, words("available"), y + 23)
    document.rectangle(LEFT, y, WIDE, A4[1] - 12 - y, fill=WHITE, stroke=FADED, width=0.3, radius=2)
    document.end_page()
    _chart(document, words)
    return document.save()


def _title(document: Document, title: str, y: float) -> float:
    document.text(LEFT, y + 4, title, 12, BOLD, widest=WIDE)
    return y + 6.5


def _prices(document: Document, words: Words, y: float) -> float:
    y = _title(document, words("prices"), y)
    wide, high = WIDE / BOXES_IN_A_ROW, 24.0
    for place, price in enumerate(range(rules.BANKRUPT_PRICE, rules.HIGHEST_PRICE + 1)):
        x, top = LEFT + wide * (place % BOXES_IN_A_ROW), y + high * (place // BOXES_IN_A_ROW)
        change = int(words.market.boxes[price]) if price >= 0 else 0
        fill = GREY if price < 0 else GREEN if change > 0 else PINK if change < 0 else WHITE
        document.rectangle(x, top, wide, high, fill=fill, stroke=FADED, width=0.35)
        said = words.text("bankrupt-box") if price < 0 else words.money(price)
        document.text(x + 2.4, top + 6, said, 14, BOLD)
        if change:
            document.text(x + wide - 2.4, top + 6, f"{change:+d}", 12, BOLD, FADED, "right")
    y += high * 4 + 4.5
    return document.paragraph(LEFT, y, words.text("price-track-key"), 9, WIDE, ITALIC)


def _adjustments(document: Document, words: Words, y: float) -> float:
    y = _title(document, words("adjustments"), y)
    wide = WIDE / rules.COMPANY_COUNT
    for place, (change, said) in enumerate(zip(rules.ADJUSTMENTS, words.stacks(), strict=True)):
        x = LEFT + wide * place
        document.rectangle(x, y, wide, 8, fill=PALE, stroke=FADED, width=0.3)
        document.text(x + wide / 2, y + 5.8, f"{change:+d}" if change else "0", 14, BOLD, align="middle")
        document.rectangle(x, y + 8, wide, 21, fill=CARD, stroke=FADED, width=0.3)
        document.text(x + wide / 2, y + 27, said, 8.5, ITALIC, FADED, "middle", wide - 3)
    return y + 29


def _chart(document: Document, words: Words) -> None:
    """The chart is the performance track too: tokens of the companies stand beside their rows."""
    document.text(LEFT, 17, words("chart"), 13, BOLD, BAND, widest=WIDE)
    y = 22.0
    for number, row in enumerate(chart(words, words.market)):
        document.rectangle(LEFT, y, WIDE, ROW, fill=PALE if number % 2 == 0 else CARD, stroke=FADED, width=0.12)
        x = LEFT
        for place, word in enumerate(row):
            font = BOLD if number == 0 or place == 0 else SERIF
            document.text(x + COLUMNS[place] / 2, y + 5, word, 10, font, align="middle", widest=COLUMNS[place] - 2)
            x += COLUMNS[place]
        document.line(x, y, x, y + ROW, FADED, 0.3)
        y += ROW
    space = WIDE - sum(COLUMNS)
    document.text(LEFT + WIDE - space / 2, 27, words("tokens-here"), 9, ITALIC, align="middle", widest=space - 3)
    y = _title(document, words.text("print-game-turn"), y + 3)
    track(document, [str(turn) for turn in range(1, rules.TURNS + 1)], LEFT, y, WIDE / rules.TURNS, 18)
    document.end_page()
