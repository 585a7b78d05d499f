"""Steam's tracks for income, points, locomotives and order, its action tiles and its City Growth markers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steam.drawing.panels import panel_place
from goldenspike.games.steam.kit.words import Words
from goldenspike.games.steam.primer import actions
from goldenspike.games.steam.rules import rules
from goldenspike.parts.hex.map import HexMap
from goldenspike.printing.sheet import A4, BOLD, ITALIC, Document
from goldenspike.printing.tables import BAND, CARD, FADED, GILT, WHITE, track

LEFT: Final = 14.0
WIDE: Final = A4[0] - 2 * LEFT
LAST_POINT: Final = 49
TILE: Final = (89.0, 56.0)
GROWTH: Final = "#2e7d32"


def write_charts(path: Path, words: Words, maps: list[HexMap]) -> Path:
    document = Document(path, A4, words("charts"))
    _tracks(document, words)
    _actions(document, words)
    for hexmap in maps:
        if panel_place(hexmap, "supply") is None:
            _supply(document, words, int(hexmap.supplies))
    return document.save()


def _tracks(document: Document, words: Words) -> None:
    document.text(LEFT, 18, words.titled(words("charts")), 16, BOLD, BAND, widest=WIDE)
    income = [f"{step:+d}" if step else "0" for step in range(rules.LOWEST_INCOME, rules.HIGHEST_INCOME + 1)]
    turns = max(rules.TURNS_BY_PLAYERS.values())
    y = 28.0
    y = _row(document, y, words.text("print-game-turn"), [str(turn) for turn in range(1, turns + 1)], 16)
    y = _row(document, y, words("turn-auction"), [str(place) for place in range(1, rules.MOST_PLAYERS + 1)], 18)
    y = _row(document, y, words("level-track"), [str(level) for level in range(1, rules.HIGHEST_LEVEL + 1)], 24)
    y = _row(document, y, words("income-track"), income, 28)
    document.text(LEFT, y + 3, words("points-track", last=LAST_POINT), 12, BOLD, widest=WIDE)
    for row in range((LAST_POINT + 1) // 10):
        track(document, [str(10 * row + one) for one in range(10)], LEFT, y + 6 + 17 * row, WIDE / 10, 17, 10)
    document.end_page()


def _row(document: Document, y: float, title: str, boxes: list[str], high: float) -> float:
    document.text(LEFT, y + 3, title, 12, BOLD, widest=WIDE)
    track(document, boxes, LEFT, y + 6, WIDE / len(boxes), high, 10)
    return y + high + 12


def _actions(document: Document, words: Words) -> None:
    for place, row in enumerate(actions(words)):
        _action(document, words, row, LEFT + (TILE[0] + 4) * (place % 2), 12 + (TILE[1] + 3) * (place // 2))
    document.text(LEFT, 254, words("growth"), 12, BOLD, widest=WIDE)
    for marker in range(rules.MOST_GROWN):
        x = LEFT + 9 + 18 * marker
        document.circle(x, 268, 7.5, fill=GROWTH, stroke=FADED, width=0.15)
        document.text(x, 270.6, "+", 22, BOLD, WHITE, "middle")
    document.end_page()


def _action(document: Document, words: Words, row: tuple[str, ...], x: float, y: float) -> None:
    number, name, effect, cost = row
    document.rectangle(x, y, *TILE, fill=CARD, stroke=BAND, width=0.8, radius=3)
    document.rectangle(x, y, TILE[0], 14, fill=BAND, radius=3)
    document.circle(x + 9, y + 7, 5.4, fill=GILT)
    document.text(x + 9, y + 9.1, number, 16, BOLD, align="middle")
    document.text(x + 18, y + 9.4, name, 16, BOLD, CARD, widest=TILE[0] - 22)
    document.boxed(x + 6, y + 16, TILE[0] - 12, 28, effect, 12)
    document.line(x + 6, y + 45.5, x + TILE[0] - 6, y + 45.5, FADED, 0.2)
    said = words.text("labelled", label=words("cost"), value=cost)
    document.text(x + TILE[0] / 2, y + 51, said, 9.5, ITALIC, FADED, "middle", TILE[0] - 10)


def _supply(document: Document, words: Words, spaces: int) -> None:
    """The Goods Supply for a map of a designer's own, which has none drawn on it."""
    document.text(LEFT, 18, words.text("draw-supply"), 16, BOLD, BAND, widest=WIDE)
    for space in range(spaces):
        x, y = LEFT + 46 * (space % 4), 26 + 36 * (space // 4)
        document.rectangle(x, y, 42, 32, fill=WHITE, stroke=FADED, width=0.3, radius=2)
        document.text(x + 3, y + 6, str(space + 1), 11, BOLD)
    document.end_page()
