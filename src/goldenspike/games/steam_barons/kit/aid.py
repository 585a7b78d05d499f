"""The player aid of Steam Barons: the phases of a turn, and what a performance pays."""

from __future__ import annotations

from pathlib import Path

from goldenspike.games.steam_barons.kit.words import Words
from goldenspike.games.steam_barons.primer import chart, turn
from goldenspike.printing.aid import Aid


def write_aid(path: Path, words: Words) -> Path:
    aid = Aid(path, words)
    aid.heading(words.text("print-course"))
    aid.entries(turn(words))
    aid.turn_over()
    aid.heading(words("chart"))
    aid.table((44, 46, 44, 44), chart(words, words.market), size=9.5)
    return aid.write()
