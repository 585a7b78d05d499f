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
from goldenspike.parts.lines import BoardError
from goldenspike.parts.offer import Offer, SetupError, UnknownBoard
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
                raise ValueError("there is a game of that name already")
            filled[box.name] = box
        except Exception as error:
            logger.error("the game %s (%s) is left out: %s: %s", point.name, point.value, type(error).__name__, error)
    return filled


def _checked(box: object) -> Box[Any]:
    """The box that a package offers; raises an error if it is no box or lacks a language."""
    if not isinstance(box, Box):
        raise TypeError("it is no Box")
    missing = [language for language in LANGUAGES if not (box.words / f"{language}.ftl").is_file()]
    if missing:
        raise ValueError(f"there are no words in {', '.join(missing)}")
    return box


BOXES: Final = _filled()


def box_of(game: str) -> Box[Any]:
    """Raises `SetupError` if there is no game of that name."""
    if game not in BOXES:
        raise SetupError("setup-no-such-game", name=game[:40], known=", ".join(BOXES))
    return BOXES[game]


def offer_of(game: str) -> Offer:
    return box_of(game).offer


def game_again(
    offer: Offer, version: int, players: int, options: dict[str, str], board: str, kept: dict[str, str] | None = None
) -> Game[Any]:
    """The game as it was set up before, with `board` as games name theirs: the name and the digest of its files.

    The board is the one of that digest, whether `kept` with the game or on the shelf; without a digest any of that name will do.
    Raises `UnknownBoard` if there is none.
    """
    name, _, digest = board.partition(" ")
    given = ""
    for texts in ([kept] if kept else []) + _boards(offer, name):
        game = offer.set_up_again(players, options, texts, version)
        if not digest or game.board_name == board:
            return game
        given = game.board_name
    raise UnknownBoard(board, given)


def _boards(offer: Offer, name: str) -> list[dict[str, str]]:
    """The files of the board of that name, or of the first board without a name, and of all it was in earlier releases."""
    path = offer.boards.get(name or next(iter(offer.boards)))
    return [] if path is None else [offer.texts(path), *offer.earlier(path)]


def own_board(game: Game[Any]) -> dict[str, str]:
    """The files of a board that only those who play on it have, to go with the record of their game."""
    name = game.board_name.partition(" ")[0]
    return {} if game.board_texts in _boards(offer_of(game.name), name) else game.board_texts


def game_of_record(record: Record, board: Path | None = None) -> Game[Any]:
    """The game that a record was played with; raises `RecordError` if it cannot be set up as the header says."""
    header, line = record.header, record.header_lines
    if header["game"] not in BOXES:
        raise RecordError(line["game"], "record-no-such-game", name=header["game"][:40], known=", ".join(BOXES))
    offer = BOXES[header["game"]].offer
    version = header.get("rules", str(offer.version))
    if version not in [str(known) for known in range(1, offer.version + 1)]:
        raise RecordError(line["rules"], "record-other-rules", found=version[:20], known=str(offer.version))
    players, options = _players(record, offer), _options(record, offer)
    kept = record.board if board is None else offer.texts(board)
    wanted = header.get("board", "")
    try:
        return game_again(offer, int(version), players, options, wanted, kept)
    except BoardError as error:
        if board is not None:
            raise
        raise RecordError(line.get("board", 1), "record-bad-board", told=str(error)) from None
    except UnknownBoard as error:
        name, _, digest = wanted.partition(" ")
        if not error.given:
            raise RecordError(line["board"], "record-own-board", name=name[:40]) from None
        raise RecordError(line["board"], "record-other-board", found=f"{name[:40]} {digest[:20]}", given=error.given) from None


def _players(record: Record, offer: Offer) -> int:
    """The number of players that a header names; raises `RecordError` if the game is not for so many."""
    players, line = record.header["players"], record.header_lines["players"]
    if not (players.isascii() and players.isdigit() and len(players) < 3):
        raise RecordError(line, "record-no-number-of-players", found=players[:20])
    if not offer.fewest <= int(players) <= offer.most:
        fewest, most = offer.fewest, offer.most
        raise RecordError(line, "record-players", game=offer.title, fewest=fewest, most=most, found=int(players))
    return int(players)


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
