"""The rulebook of Steel Driver with its parts, its set-up and its tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_driver.kit.board_sheets import BOARD_WIDE, MAP_HIGH, SIZE, Drawn
from goldenspike.games.steel_driver.kit.pieces import LINKS_EACH, SHARES_EACH, TOKENS_EACH
from goldenspike.games.steel_driver.kit.words import Words
from goldenspike.games.steel_driver.primer import turn
from goldenspike.games.steel_driver.rules.rules import COLOURS, COMPANY_COUNT, FEWEST_PLAYERS, MOST_PLAYERS, TURNS
from goldenspike.printing.poster import plan
from goldenspike.printing.rulebook import Opening, write_rulebook
from goldenspike.text.rulebook import Table

INVESTMENT_CUBES: Final = 60
WHITE: Final = 0
SET_UP: Final = ["set-1", "set-2", "set-3"]


def write_rules(path: Path, words: Words) -> Path:
    opening = Opening(_parts(words), _needs(words), [words(step, turns=TURNS) for step in SET_UP], turn(words))
    cover = (Drawn(words).draw_map, (BOARD_WIDE, MAP_HIGH))
    return write_rulebook(path, words, (FEWEST_PLAYERS, MOST_PLAYERS), opening, [], cover)


def _parts(words: Words) -> Table:
    return [
        (words.pieces(1), words.text("print-part-rulebook")),
        (words.pieces(1), words("part-board", sheets=plan(SIZE).sheets)),
        (words.pieces(SHARES_EACH * COMPANY_COUNT), words("part-shares", each=SHARES_EACH)),
        (words.pieces(COMPANY_COUNT), words("part-controls")),
        (words.pieces(TOKENS_EACH * COMPANY_COUNT), words("part-tokens")),
        (words.pieces(2), words("part-markers")),
        (words.pieces(LINKS_EACH * COMPANY_COUNT), words("part-tracks", each=LINKS_EACH)),
        (words.pieces(MOST_PLAYERS), words.text("print-part-aids")),
    ]


def _needs(words: Words) -> Table:
    counts = [sum(1 for other in words.board.colours if other == colour) for colour in range(len(COLOURS))]
    goods = [
        (words.pieces(counts[colour]), words("need-goods", colour=words.text(f"colour-{name}")))
        for colour, name in enumerate(COLOURS)
        if colour != WHITE
    ]
    return [
        (words.pieces(INVESTMENT_CUBES), words("need-cubes")),
        *goods,
        ("", words("need-goods-white", count=counts[WHITE])),
        ("", words("need-money")),
    ]
