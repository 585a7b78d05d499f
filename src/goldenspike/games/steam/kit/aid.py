"""The player aid of Steam: a turn, and what the action tiles do."""

from __future__ import annotations

from pathlib import Path

from goldenspike.games.steam.kit.words import Words
from goldenspike.games.steam.primer import actions, turn
from goldenspike.printing.aid import Aid


def write_aid(path: Path, words: Words) -> Path:
    aid = Aid(path, words)
    aid.heading(words.text("print-course"))
    aid.entries(turn(words))
    aid.heading(words.text("action-tiles"))
    aid.table((8, 40, 82, 48), actions(words), head=False)
    return aid.write()
