"""The player aid of Steel Driver: the phases of a turn, and what sets of goods are worth."""

from __future__ import annotations

from pathlib import Path

from goldenspike.games.steel_driver.kit.words import Words
from goldenspike.games.steel_driver.primer import sets, turn
from goldenspike.printing.aid import Aid


def write_aid(path: Path, words: Words) -> Path:
    aid = Aid(path, words)
    aid.heading(words.text("print-course"))
    aid.entries(turn(words))
    aid.heading(words.text("draw-sets"))
    aid.table((58, 24, 24, 24, 24, 24), sets(words), head=False)
    return aid.write()
