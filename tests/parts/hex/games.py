"""Every game on the shelf that is played on hexes, on every map and on the toy."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from goldenspike.kernel.core import Game
from goldenspike.parts.offer import parse_options, spell_options
from goldenspike.shelf import BOXES
from tests.parts.hex.toy import COAST

HEX_GAMES = [title for title, box in BOXES.items() if any(path.suffix == ".map" for path in box.offer.boards.values())]
MAPS = {name: path for title in HEX_GAMES for name, path in BOXES[title].offer.boards.items()}


def ways_to_play(title: str) -> list[str]:
    """Every choice of options of a game, spelled out."""
    options = BOXES[title].offer.options
    return [spell_options(dict(zip(options, values, strict=True))) for values in product(*options.values())]


def tables(title: str) -> list[tuple[str, str, int]]:
    """Options, map and number of players of every table of a game."""
    offer = BOXES[title].offer
    return list(product(ways_to_play(title), [*offer.boards, COAST.stem], range(offer.fewest, offer.most + 1)))


@cache
def set_up(title: str, options: str, board: str, players: int) -> Game[Any]:
    offer = BOXES[title].offer
    return offer.set_up(players, parse_options(options), {**offer.boards, COAST.stem: COAST}[board])
