"""What Steam Barons offers before it is set up: its players and maps."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from goldenspike.games.steam.rules.offer import MAPS
from goldenspike.games.steam_barons.rules.changes import VERSION
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.market import STANDARD_CARD, parse_market
from goldenspike.games.steam_barons.rules.rules import FEWEST_PLAYERS, MOST_PLAYERS
from goldenspike.kernel.core import Game
from goldenspike.parts.hex.map import parse_map
from goldenspike.parts.offer import EARLIER, Offer, read_text


@final
class SteamBaronsOffer(Offer):
    def __init__(self) -> None:
        super().__init__("steam_barons", "Steam Barons", FEWEST_PLAYERS, MOST_PLAYERS, VERSION, MAPS, {})

    def texts(self, board: Path) -> dict[str, str]:
        return {board.name: read_text(board), STANDARD_CARD.name: read_text(STANDARD_CARD)}

    def earlier(self, board: Path) -> list[dict[str, str]]:
        """A map of any release may have been played with the card of any release."""
        maps = [self.texts(board), *super().earlier(board)]
        cards = sorted((STANDARD_CARD.parent / EARLIER).glob(f"{STANDARD_CARD.stem}-*"))
        return maps[1:] + [texts | {STANDARD_CARD.name: read_text(card)} for card in cards for texts in maps]

    def make(self, players: int, options: dict[str, str], board: dict[str, str], version: int) -> Game[Any]:
        (file, text), *_ = board.items()
        market = parse_market(STANDARD_CARD.name, board.get(STANDARD_CARD.name, ""))
        return SteamBarons(parse_map(file, text), market, players, version)
