"""The shelf: every game that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from goldenspike.games.steam.offer import SteamOffer
from goldenspike.games.steam_barons.offer import SteamBaronsOffer
from goldenspike.games.steel_and_steam.offer import SteelAndSteamOffer
from goldenspike.games.steel_driver.offer import SteelDriverOffer
from goldenspike.kernel.core import Game
from goldenspike.kernel.record import Record, RecordError
from goldenspike.parts.offer import Offer, SetupError, parse_options

OFFERS: Final[list[Offer]] = [SteelDriverOffer(), SteelAndSteamOffer(), SteamOffer(), SteamBaronsOffer()]
GAMES: Final[dict[str, Offer]] = {offer.name: offer for offer in OFFERS}


def offer_of(name: str) -> Offer:
    if name not in GAMES:
        raise SetupError(f"there is no game '{name[:40]}'; there are {', '.join(GAMES)}")
    return GAMES[name]


def game_of_record(record: Record, board: Path | None = None) -> Game[Any]:
    """The game that a record was played with; raises `RecordError` if it is not to be had as the header says."""
    header, line = record.header, record.header_lines
    if header["game"] not in GAMES:
        raise RecordError(line["game"], f"there is no game '{header['game'][:40]}'; there is {', '.join(GAMES)}")
    offer = GAMES[header["game"]]
    if header.get("rules", str(offer.version)) != str(offer.version):
        raise RecordError(line["rules"], f"version {header['rules'][:20]} of the rules is not known, only {offer.version}")
    players = header["players"]
    if not (players.isascii() and players.isdigit() and len(players) < 3):
        raise RecordError(line["players"], f"'{players[:20]}' is no number of players")
    if not offer.fewest <= int(players) <= offer.most:
        raise RecordError(line["players"], f"{offer.title} is for {offer.fewest} to {offer.most} players, not {players}")
    name, _, digest = header.get("board", "").partition(" ")
    if board is None and name and name not in offer.boards:
        raise RecordError(line["board"], f"'{name[:40]}' is a board of the players' own: give its file with --board")
    try:
        options = parse_options(header.get("options", "none"))
        game = offer.set_up(int(players), options, board or offer.boards.get(name))
    except SetupError as error:
        raise RecordError(line.get("options", line["players"]), str(error)) from None
    if digest and game.board_name.partition(" ")[2] != digest:
        raise RecordError(line["board"], f"played on board {name} {digest[:20]}, but this board is {game.board_name}")
    return game
