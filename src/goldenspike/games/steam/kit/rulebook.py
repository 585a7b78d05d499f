"""The rulebook of Steam with its parts and its set-up."""

from __future__ import annotations

from pathlib import Path

from goldenspike.games.steam.kit.maps import cubes_among_needs, drawer, maps_among_parts, size_of
from goldenspike.games.steam.kit.tiles import TILE_COUNT
from goldenspike.games.steam.kit.words import Words
from goldenspike.games.steam.primer import actions, turn
from goldenspike.games.steam.rules.rules import BAG, FEWEST_PLAYERS, LAST_ACTION, MOST_GROWN, MOST_PLAYERS, NEW_CITIES
from goldenspike.parts.hex.map import COLOURS, HexMap
from goldenspike.printing.rulebook import Figures, Opening, write_rulebook
from goldenspike.text.rulebook import Table


def write_rules(path: Path, words: Words, maps: list[HexMap]) -> Path:
    opening = Opening(_parts(words, maps), _needs(words), words.set_up(), turn(words))
    figures = [Figures(words.text("action-tiles"), (8, 38, 72, 48), actions(words), head=False)]
    cover = (drawer(maps[0], words), size_of(maps[0]))
    return write_rulebook(path, words, (FEWEST_PLAYERS, MOST_PLAYERS), opening, figures, cover)


def _parts(words: Words, maps: list[HexMap]) -> Table:
    return [
        (words.pieces(1), words.text("print-part-rulebook")),
        *maps_among_parts(words, maps),
        (words.pieces(TILE_COUNT), words.text("print-part-tiles")),
        (words.pieces(sum(NEW_CITIES)), f"{words.text('print-new-city')} (tiles.pdf)"),
        (words.pieces(LAST_ACTION + MOST_GROWN), words("part-charts")),
        (words.pieces(MOST_PLAYERS), words.text("print-part-aids")),
    ]


def _needs(words: Words) -> Table:
    return [*cubes_among_needs(words, BAG, COLOURS), (words.pieces(25), words("need-discs")), ("", words("need-money"))]
