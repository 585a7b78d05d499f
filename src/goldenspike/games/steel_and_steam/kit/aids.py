"""The player aid of Steel & Steam: the turn and the ends of the game in front, fees and optional rules on the back."""

from __future__ import annotations

from pathlib import Path

from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.primer import turn
from goldenspike.games.steel_and_steam.tables import economy_table, fees
from goldenspike.printing.aid import Aid


def write_aids(path: Path, words: Words) -> Path:
    aid = Aid(path, words)
    aid.heading(words.text("print-course"))
    aid.entries(turn(words))
    aid.heading(words("more-fees"))
    aid.table((42, 66, 70), fees(words))
    aid.entries(words.more_fees())
    aid.heading(words("ends"))
    aid.entries(words.ends())
    aid.turn_over()
    aid.heading(words("grandfathering"))
    aid.paragraph(words("grandfathering-how"))
    aid.entries(words.grandfathering())
    aid.heading(words("options"))
    aid.entries(words.options())
    aid.heading(words("economy"))
    aid.table((32, 52, 94), economy_table(words), size=10)
    return aid.write()
