"""Steel & Steam on the shelf: its boards and options, and how a game of it is made."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, Final, final

from goldenspike.games.steel_and_steam.rules.board.board import DIRECTORY, FILES, STANDARD, parse_board
from goldenspike.games.steel_and_steam.rules.changes import VERSION
from goldenspike.games.steel_and_steam.rules.endings.victory import VICTORY, parse_victory_deck
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.options import EXPERIMENTAL, OPTIONS, Options
from goldenspike.games.steel_and_steam.rules.rules import FEWEST_PLAYERS, MOST_PLAYERS
from goldenspike.kernel.core import Game
from goldenspike.parts.offer import EARLIER, Offer, read_text

TRIAL_LIMIT: Final = "5"


@final
class SteelAndSteamOffer(Offer):
    def __init__(self) -> None:
        boards = {STANDARD: DIRECTORY}
        super().__init__("steel_and_steam", "Steel & Steam", FEWEST_PLAYERS, MOST_PLAYERS, VERSION, boards, OPTIONS)

    def trials(self) -> list[tuple[int, dict[str, str]]]:
        """Every combination of options, each with the next number of players in turn; random play needs the limit."""
        names = [name for name in OPTIONS if name != "limit"]
        choices = [dict(zip(names, values, strict=True)) for values in product(*[OPTIONS[name] for name in names])]
        choices = [options for options in choices if options["length"] == EXPERIMENTAL or options["victory_cards"] == "open"]
        seats = self.most - self.fewest + 1
        return [(self.fewest + number % seats, {**options, "limit": TRIAL_LIMIT}) for number, options in enumerate(choices)]

    def texts(self, board: Path) -> dict[str, str]:
        """A board may bring its own victory deck; else the standard one is used."""
        deck = board / VICTORY if (board / VICTORY).exists() else DIRECTORY / VICTORY
        return {file: read_text(board / file) for file in FILES} | {VICTORY: read_text(deck)}

    def earlier(self, board: Path) -> list[dict[str, str]]:
        """A board is a folder here, and so are those of earlier releases."""
        return [self.texts(kept) for kept in sorted((board / EARLIER).glob("*-*"))]

    def make(self, players: int, options: dict[str, str], board: dict[str, str], version: int) -> Game[Any]:
        loaded = parse_board(board)
        return SteelAndSteam(
            loaded, parse_victory_deck(loaded, VICTORY, board.get(VICTORY, "")), players, Options(options), version
        )
