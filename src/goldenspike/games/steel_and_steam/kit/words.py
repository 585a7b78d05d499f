"""What stands on Steel & Steam's printed parts: the words of the catalogues with the figures of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from goldenspike.games.steel_and_steam.card_words import asked_text, named_or_own, region_text
from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.offer import SteelAndSteamOffer
from goldenspike.games.steel_and_steam.rules.rules import CONDITIONS, FEWEST_PLAYERS
from goldenspike.games.steel_and_steam.tables import ESTABLISHED, EXPANSION, changes
from goldenspike.printing.sheet import plain
from goldenspike.printing.words import KitWords
from goldenspike.text.rulebook import Table
from goldenspike.text.speaker import Speaker

CATALOGUES: Final = Path(__file__).parents[1] / "words"


def words_of(board: Path | None, language: str) -> Words:
    """The words for a board, the standard one if none is named; raises `BoardError`, or `OSError` if it cannot be read."""
    game = SteelAndSteamOffer().set_up(FEWEST_PLAYERS, {}, board)
    return Words(cast(SteelAndSteam, game), language)


class Words(KitWords):
    """The words of the printed parts in one language, for one board with its victory deck."""

    def __init__(self, game: SteelAndSteam, language: str) -> None:
        super().__init__(Speaker(game, CATALOGUES, language, []), SteelAndSteamOffer().title)
        self.steel_and_steam: Final = game
        self.board: Final[Board] = game.board
        self.deck: Final = game.deck

    def drawn(self, key: str) -> str:
        """A word on the board."""
        return self.text(f"draw-{key}")

    def area(self, name: str) -> str:
        return plain(named_or_own(self.speaker, "area", name))

    def region(self, region: int) -> str:
        return plain(region_text(self.speaker, self.board, region))

    def victory_card(self, card: int) -> tuple[str, str, str]:
        """Its name, what it asks for as a sentence, and for how many players it is, if not for any number."""
        fewest = self.deck.cards[card].fewest
        limit = self("players-or-more", players=fewest) if fewest > FEWEST_PLAYERS else ""
        asked = plain(asked_text(self.speaker, self.steel_and_steam, card))
        return plain(named_or_own(self.speaker, "victory_card", self.deck.names[card])), f"{asked[0].upper()}{asked[1:]}.", limit

    def more_fees(self) -> Table:
        more, later = (self.money(rules.ADDITIONAL_FEE[schedule]) for schedule in (EXPANSION, ESTABLISHED))
        return self.each("fee", ["extra", "station", "debt"], more=more, later=later)

    def grandfathering(self) -> Table:
        return self.each("old", ["bought", "free", "normal", "end"], fee=self.money(rules.FLAT_FEE))

    def options(self) -> Table:
        figures = {"bust": self.money(rules.BUST_FEE), "yard": self.money(rules.YARD_COST), "own": rules.YARD_REPAIR_COST}
        return self.each("option", ["economy", "bust", "depression", "yards", "barrelhead"], **figures)

    def ends(self) -> Table:
        targets = [self("target", worth=self.money(worth), players=players) for players, worth in rules.NET_WORTH_TARGET.items()]
        return [
            (self("end-short"), self("end-short-how")),
            (self("end-long"), self("end-long-how", targets=", ".join(targets))),
            (self("end-cards"), self("end-cards-how", swap=self.money(rules.SWAP_COST))),
        ]

    def economy(self) -> Table:
        return [(self.drawn(CONDITIONS[now]), changes(self, now)) for now in reversed(range(len(CONDITIONS)))]
