"""The rulebook of Steam Barons with its parts, its set-up and its chart."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steam.kit.maps import cubes_among_needs, drawer, maps_among_parts, size_of
from goldenspike.games.steam.kit.tiles import TILE_COUNT
from goldenspike.games.steam_barons.kit.companies import TOKENS_EACH
from goldenspike.games.steam_barons.kit.words import Words
from goldenspike.games.steam_barons.primer import chart, turn
from goldenspike.games.steam_barons.rules.rules import BAG, COMPANY_COUNT, FEWEST_PLAYERS, MOST_PLAYERS
from goldenspike.parts.hex.map import COLOURS, HexMap
from goldenspike.printing.rulebook import Figures, Opening, write_rulebook
from goldenspike.text.rulebook import Table

TRAINS: Final = 20


def write_rules(path: Path, words: Words, maps: list[HexMap]) -> Path:
    opening = Opening(_parts(words, maps), _needs(words), words.set_up(maps), turn(words))
    figures = [Figures(words("chart"), (40, 42, 42, 42), chart(words, words.market))]
    cover = (drawer(maps[0], words), size_of(maps[0]))
    return write_rulebook(path, words, (FEWEST_PLAYERS, MOST_PLAYERS), opening, figures, cover)


def _parts(words: Words, maps: list[HexMap]) -> Table:
    return [
        (words.pieces(1), words.text("print-part-rulebook")),
        *maps_among_parts(words, maps),
        (words.pieces(TILE_COUNT), words.text("print-part-tiles")),
        (words.pieces(1), words("part-market")),
        (words.pieces(COMPANY_COUNT), words("part-displays")),
        (words.pieces(TOKENS_EACH * COMPANY_COUNT), words("part-tokens", each=TOKENS_EACH)),
        (words.pieces(1), words("part-marker")),
        (words.pieces(MOST_PLAYERS), words.text("print-part-aids")),
    ]


def _needs(words: Words) -> Table:
    trains = (words.pieces(TRAINS * COMPANY_COUNT), words("need-trains", each=TRAINS))
    return [*cubes_among_needs(words, BAG, COLOURS), trains, ("", words("need-money"))]
