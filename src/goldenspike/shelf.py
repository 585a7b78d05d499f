"""The shelf: every game that can be played, ours and those that installed packages bring."""

from __future__ import annotations

import logging
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from goldenspike.box import Box
from goldenspike.kernel.core import Game
from goldenspike.kernel.record import Record, RecordError
from goldenspike.parts.offer import Offer, SetupError
from goldenspike.text.speaker import LANGUAGES

OURS: Final = [
    "goldenspike.games.steel_driver",
    "goldenspike.games.steel_and_steam",
    "goldenspike.games.steam",
    "goldenspike.games.steam_barons",
]
OTHERS: Final = "goldenspike.games"
"""The entry points by which installed packages offer boxes of their own."""
logger: Final = logging.getLogger("goldenspike.shelf")


def _filled() -> dict[str, Box[Any]]:
    """Every game by its name. The game of a faulty package is left out, and the log says why."""
    filled: dict[str, Box[Any]] = {box.name: box for box in (import_module(module).BOX for module in OURS)}
    for point in entry_points(group=OTHERS):
        try:
            box = _checked(point.load())
            if box.name in filled:
                raise SetupError("there is a game of that name already")
            filled[box.name] = box
        except Exception as error:
            logger.error("the game %s (%s) is left out: %s: %s", point.name, point.value, type(error).__name__, error)
    return filled


def _checked(box: object) -> Box[Any]:
    """The box that a package offers; raises `SetupError` if it is no box or lacks a language."""
    if not isinstance(box, Box):
        raise SetupError("it is no Box")
    missing = [language for language in LANGUAGES if not (box.words / f"{language}.ftl").is_file()]
    if missing:
        raise SetupError(f"there are no words in {', '.join(missing)}")
    return box


BOXES: Final = _filled()


def box_of(game: str) -> Box[Any]:
    """Raises `SetupError` if there is no game of that name."""
    if game not in BOXES:
        raise SetupError(f"there is no game '{game[:40]}'; there are {', '.join(BOXES)}")
    return BOXES[game]


def offer_of(game: str) -> Offer:
    return box_of(game).offer


def game_of_record(record: Record, board: Path | None = None) -> Game[Any]:
    """The game that a record was played with; raises `RecordError` if it cannot be set up as the header says."""
    header, line = record.header, record.header_lines
    if header["game"] not in BOXES:
        raise RecordError(line["game"], "record-no-such-game", name=header["game"][:40], known=", ".join(BOXES))
    offer = BOXES[header["game"]].offer
    if header.get("rules", str(offer.version)) != str(offer.version):
        raise RecordError(line["rules"], "record-other-rules", found=header["rules"][:20], known=str(offer.version))
    players = header["players"]
    if not (players.isascii() and players.isdigit() and len(players) < 3):
        raise RecordError(line["players"], "record-no-number-of-players", found=players[:20])
    if not offer.fewest <= int(players) <= offer.most:
        fewest, most = offer.fewest, offer.most
        raise RecordError(line["players"], "record-players", game=offer.title, fewest=fewest, most=most, found=int(players))
    name, _, digest = header.get("board", "").partition(" ")
    if board is None and name and name not in offer.boards:
        raise RecordError(line["board"], "record-own-board", name=name[:40])
    game = offer.set_up(int(players), _options(record, offer), board or offer.boards.get(name))
    if digest and game.board_name.partition(" ")[2] != digest:
        raise RecordError(line["board"], "record-other-board", found=f"{name[:40]} {digest[:20]}", given=game.board_name)
    return game


def _options(record: Record, offer: Offer) -> dict[str, str]:
    """The options that a header names, each one an option of the game; raises `RecordError`."""
    text = record.header.get("options", "none")
    options: dict[str, str] = {}
    for word in [] if text == "none" else text.split():
        name, _, value = word.partition("=")
        line = record.header_lines["options"]
        if value not in offer.options.get(name, []):
            known = ", ".join(f"{option}={'|'.join(values)}" for option, values in offer.options.items())
            raise RecordError(line, "record-no-such-option", game=offer.title, option=word[:40], known=known or "none")
        if name in options:
            raise RecordError(line, "record-option-twice", option=name)
        options[name] = value
    return options
