"""Scenes of Steam Barons for its rule tests, on the toy map and with a plain card of the stock market."""

from __future__ import annotations

from functools import cache
from typing import Self

from goldenspike.games.steam_barons.rules.changes import VERSION
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.market import Market, parse_market
from goldenspike.games.steam_barons.rules.rules import COMPANIES, COMPANY_COUNT
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.parts.hex.track import NOBODY
from tests.parts.hex.scene import HexScene
from tests.parts.hex.toy import toy_map

CHART = [f"{step} {step // 2} {step // 3} {min(5, max(0, (step - 7) // 3))}" for step in range(31)]
PRICES = [f"{price} {1 if price < 4 else -1 if price < 13 else -2}" for price in range(1, 19) if not 4 <= price <= 8]
ORANGE, GREEN, BROWN, NATURAL, BLACK, WHITE = range(COMPANY_COUNT)


@cache
def toy_market() -> Market:
    """The figures from which ruling [16] starts: what the rules do with a card does not hang on how ours is tuned."""
    return parse_market("plain", "\n".join(["chart", *CHART, "boxes", *PRICES]))


class Scene(HexScene[SteamBarons, BaronsState]):
    """Builders are companies by their colours, and what belongs to none is nobody's."""

    def __init__(self, players: int = 3, ports: bool = False, version: int = VERSION) -> None:
        super().__init__(SteamBarons(toy_map(ports), toy_market(), players, version))

    def builder(self, name: str) -> int:
        return NOBODY if name == "nobody" else COMPANIES.index(name)

    def give(self, seat: int, company: str, shares: int) -> Self:
        """Shares from a display."""
        at = COMPANIES.index(company)
        self.state.shares[(seat - 1) * COMPANY_COUNT + at] += shares
        self.state.unissued[at] -= shares
        return self

    def control(self, seat: int, *companies: str) -> Self:
        for company in companies:
            self.state.controller[COMPANIES.index(company)] = seat - 1
        return self

    def prices(self) -> dict[str, int]:
        return dict(zip(COMPANIES, self.state.price, strict=True))


def started(players: int = 3, ports: bool = False, version: int = VERSION) -> Scene:
    """Everything is drawn; the first auction is about to begin. Turn one has companies in the order of their colours."""
    scene = Scene(players, ports, version).deals()
    scene.state.marker = 0
    for company in range(COMPANY_COUNT):
        scene.state.order[company] = company
    return scene
