"""What stands on Steam Barons' printed parts: the words of the catalogues with the figures of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steam.kit.maps import title_of
from goldenspike.games.steam_barons.rules import rules
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.market import Market, load_market
from goldenspike.games.steam_barons.rules.offer import SteamBaronsOffer
from goldenspike.parts.hex.map import HexMap
from goldenspike.printing.words import KitWords
from goldenspike.text.speaker import Speaker

CATALOGUES: Final = Path(__file__).parents[1] / "words"


class Words(KitWords):
    def __init__(self, hexmap: HexMap, language: str) -> None:
        game = SteamBarons(hexmap, load_market(), rules.FEWEST_PLAYERS)
        super().__init__(Speaker(game, CATALOGUES, language, []), SteamBaronsOffer().title)
        self.market: Final[Market] = game.market

    def company(self, company: str) -> str:
        return self.text(f"company-{company}")

    def stacks(self) -> list[str]:
        """Over each box of the Share Adjustment Table, with how many stacks the highest one goes there."""
        numbers: list[list[int]] = [[] for _ in rules.ADJUSTMENTS]
        for stacks in range(1, len(rules.FIRST_BOX)):
            numbers[rules.FIRST_BOX[stacks]].append(stacks)
        said = [self("stacks", stacks=found[-1]) if found else "" for found in numbers]
        return [
            text.replace(str(found[-1]), f"{found[0]}-{found[-1]}", 1) if len(found) > 1 else text
            for text, found in zip(said, numbers, strict=True)
        ]

    def set_up(self, maps: list[HexMap]) -> list[str]:
        shares = [self("shares-on", shares=shares_of(hexmap), map=title_of(hexmap)) for hexmap in maps]
        cash = [self("cash-for", cash=self.money(cash), players=players) for players, cash in rules.CASH_BY_PLAYERS.items()]
        return [
            self("set-1"),
            self("set-2", treasury=self.money(rules.FIRST_TREASURY), shares=", ".join(shares)),
            self("set-3", price=self.money(rules.FIRST_PRICE)),
            self("set-4", cash=", ".join(cash)),
        ]


def shares_of(hexmap: HexMap) -> int:
    """How many shares of a company there are on a map."""
    return int(SteamBarons(hexmap, load_market(), rules.FEWEST_PLAYERS).terrain.shares)
