"""What stands on Steel Driver's printed parts: the words of the catalogues with the figures of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_driver.rules import rules
from goldenspike.games.steel_driver.rules.board import Board, load_board
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.offer import SteelDriverOffer
from goldenspike.printing.words import KitWords, Table
from goldenspike.text.speaker import Speaker

CATALOGUES: Final = Path(__file__).parents[1] / "words"
TURN: Final = ["cubes", "auction", "build", "profit", "end", "final"]


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

    def turn(self) -> Table:
        cubes = [self("cubes-for", cubes=cubes, players=players) for players, cubes in rules.CUBES_BY_PLAYERS.items()]
        return self.each(
            "turn",
            TURN,
            cubes=", ".join(cubes),
            least=rules.LOWEST_OPENING_BID,
            builder=self.money(rules.BUILDER_BONUS),
            partner=self.money(rules.PARTNER_BONUS),
            turns=rules.TURNS,
        )

    def sets(self) -> Table:
        sizes = range(1, len(rules.SET_VALUES))
        return [
            (self("set-size"), *[str(size) for size in sizes]),
            (self("set-value"), *[self.money(rules.SET_VALUES[size]) for size in sizes]),
        ]
