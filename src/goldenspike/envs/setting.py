"""Which game is played: a title of the shelf, set up for so many players, with a board and options, and put into numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from goldenspike.kernel.core import Game
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.offer import Offer, SetupError
from goldenspike.shelf import box_of

USUAL_PLAYERS: Final = 4


def set_up(title: str, players: int | None = None, board: str | Path | None = None, **options: str) -> Game[Any]:
    """A game of that title. A board is one of the game's own by name, or a file; options are those of the game.

    Raises `SetupError` for what the game does not know, and for a faulty board `BoardError` or `OSError`.
    """
    offer = box_of(title).offer
    seats = max(offer.fewest, min(offer.most, USUAL_PLAYERS)) if players is None else players
    return offer.set_up(seats, options, board_of(offer, board))


def board_of(offer: Offer, board: str | Path | None) -> Path | None:
    if board is None or isinstance(board, Path):
        return board
    if board not in offer.boards:
        raise SetupError("setup-no-such-map", game=offer.title, name=board[:40], known=", ".join(offer.boards))
    return offer.boards[board]


def encoding_of(game: Game[Any]) -> Encoding[Any]:
    """The game in numbers; raises `SetupError` if it has none."""
    box = box_of(game.name)
    if box.encoding is None:
        raise SetupError("setup-no-encoding", game=box.title)
    return box.encoding(game)
