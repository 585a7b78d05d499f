"""The rulebook of Steel & Steam with its parts, its set-up and its tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_and_steam.drawing.colours import SEATS
from goldenspike.games.steel_and_steam.kit.board_sheets import BOARD_WIDE, CHIPS, MAP_HIGH, SIZE, Drawn
from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.primer import turn
from goldenspike.games.steel_and_steam.rules.rules import FEWEST_PLAYERS, MOST_PLAYERS, STARTING_CASH, YARDS_EACH
from goldenspike.games.steel_and_steam.tables import economy_table, fees, highballing, locomotives
from goldenspike.printing.poster import plan
from goldenspike.printing.rulebook import Figures, Opening, write_rulebook
from goldenspike.text.rulebook import Table

CITY_MARKERS: Final = 3
CUBES_EACH: Final = 7
CHIP_COUNTS: Final = [40, 60, 60, 40]
"""By value: $1,380,000 in all, more than six players hold in cash at the end of a long game."""
SET_UP: Final = ["set-1", "set-2", "set-3", "set-4", "set-5"]


def write_rules(path: Path, words: Words) -> Path:
    opening = Opening(
        _parts(words), _needs(words), [words(step, cash=words.money(STARTING_CASH)) for step in SET_UP], turn(words)
    )
    cover = (Drawn(words).draw_map, (BOARD_WIDE, MAP_HIGH))
    return write_rulebook(path, words, (FEWEST_PLAYERS, MOST_PLAYERS), opening, _figures(words), cover)


def _parts(words: Words) -> Table:
    board, colours = words.board, len(SEATS)
    tokens = {"engines": colours, "markers": CITY_MARKERS * colours, "yards": YARDS_EACH * colours}
    return [
        (words.pieces(1), words.text("print-part-rulebook")),
        (words.pieces(1), words("part-board", sheets=plan(SIZE).sheets)),
        (words.pieces(int(board.property_count)), words("part-deeds")),
        (words.pieces(int(board.card_count)), words("part-cards")),
        (words.pieces(len(words.deck.cards)), words("part-victory")),
        (words.pieces(1), words("part-payoffs")),
        (words.pieces(colours), words("part-locomotives")),
        (words.pieces(sum(tokens.values())), words("part-tokens", **tokens)),
        (words.pieces(MOST_PLAYERS), words.text("print-part-aids")),
    ]


def _needs(words: Words) -> Table:
    colours = len(SEATS)
    chips = [
        (words.pieces(count), words("need-chips", value=words.money(value)))
        for value, count in zip(CHIPS, CHIP_COUNTS, strict=True)
    ]
    return [
        (words.pieces(2), words("need-dice")),
        (words.pieces(CUBES_EACH * colours), words("need-cubes", each=CUBES_EACH, colours=colours)),
        *chips,
        (words.pieces(1), words("need-marker")),
    ]


def _figures(words: Words) -> list[Figures]:
    return [
        Figures(words("locomotive"), (46, 40, 40, 40), locomotives(words)),
        Figures(words("highball"), (56, 40, 70), highballing(words)),
        Figures(words("more-fees"), (40, 60, 66), fees(words)),
        Figures(words("economy"), (32, 50, 84), economy_table(words)),
    ]
