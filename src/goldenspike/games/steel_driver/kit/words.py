"""What stands on Steel Driver's printed parts: the words of the catalogues with the figures of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_driver.rules import rules
from goldenspike.games.steel_driver.rules.board import Board, load_board
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.offer import SteelDriverOffer
from goldenspike.printing.words import KitWords
from goldenspike.text.speaker import Speaker

CATALOGUES: Final = Path(__file__).parents[1] / "words"


def words_of(board: Path | None, language: str) -> Words:
    """The words for a board, the standard one if none is named; raises `BoardError`, or `OSError` if it cannot be read."""
    offer = SteelDriverOffer()
    loaded = load_board(board or next(iter(offer.boards.values())))
    return Words(SteelDriver(loaded, rules.FEWEST_PLAYERS), language, offer.title)


class Words(KitWords):
    def __init__(self, game: SteelDriver, language: str, title: str) -> None:
        super().__init__(Speaker(game, CATALOGUES, language, []), title)
        self.board: Final[Board] = game.board

    def company(self, company: str) -> str:
        return self.text(f"company-{company}")
