"""The shelf: every game that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from goldenspike.games.steel_driver.offer import SteelDriverOffer
from goldenspike.kernel.core import Game
from goldenspike.kernel.record import Record, RecordError
from goldenspike.parts.offer import Offer, SetupError, parse_options

GAMES: Final[dict[str, Offer]] = {offer.name: offer for offer in [SteelDriverOffer()]}


def offer_of(name: str) -> Offer:
    if name not in GAMES:
        raise SetupError(f"there is no game '{name[:40]}'; there is {', '.join(GAMES)}")
    return GAMES[name]


def game_of_record(record: Record, board: Path | None = None) -> Game[Any]:
    """The game that a record was played with; raises `RecordError` if it is not to be had as the header says."""
    header = record.header
    try:
        offer = offer_of(header["game"])
        if header.get("rules", str(offer.version)) != str(offer.version):
            raise SetupError(f"version {header['rules'][:20]} of the rules is not known, only {offer.version}")
        if not header["players"].isdecimal() or len(header["players"]) > 2:
            raise SetupError(f"'{header['players'][:20]}' is no number of players")
        name, _, digest = header.get("board", "").partition(" ")
        if board is None and name and name not in offer.boards:
            raise SetupError(f"the record was played on a board of its own, '{name[:40]}': give its file with --board")
        options = parse_options(header.get("options", "none"))
        game = offer.set_up(int(header["players"]), options, board or offer.boards.get(name))
    except SetupError as error:
        raise RecordError(1, str(error)) from None
    if digest and game.board_name.partition(" ")[2] != digest:
        raise RecordError(1, f"the record was played on board {name} {digest}, but this board is {game.board_name}")
    return game
