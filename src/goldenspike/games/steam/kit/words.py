"""What stands on Steam's printed parts: the words of the catalogues with the figures of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steam.rules import rules
from goldenspike.games.steam.rules.game import BASE, Steam
from goldenspike.games.steam.rules.offer import SteamOffer
from goldenspike.parts.hex.map import HexMap
from goldenspike.printing.words import KitWords, Table
from goldenspike.text.speaker import Speaker

CATALOGUES: Final = Path(__file__).parents[1] / "words"
TURN: Final = ["capital", "auction", "actions", "build", "goods", "income", "end"]
EFFECTS: Final = ["", "action-1", "action-2", "action-3", "action-4", "action-5", "action-6", "action-7"]
SET_UP: Final = ["set-1", "set-2", "set-3", "set-4"]


class Words(KitWords):
    def __init__(self, hexmap: HexMap, language: str) -> None:
        game = Steam(hexmap, rules.FEWEST_PLAYERS, BASE)
        super().__init__(Speaker(game, CATALOGUES, language, []), SteamOffer().title)

    def turns(self) -> str:
        return ", ".join(self("turns-for", turns=turns, players=players) for players, turns in rules.TURNS_BY_PLAYERS.items())

    def turn(self) -> Table:
        figures = {
            "step": self.money(rules.CAPITAL_STEP),
            "points": rules.POINTS_PER_STEP,
            "lowest": str(rules.LOWEST_INCOME),
            "tiles": rules.TILES_TO_BUILD,
            "more": rules.TILES_OF_ENGINEER,
            "turns": self.turns(),
        }
        return self.each("turn", TURN, **figures)

    def actions(self) -> Table:
        """Number, name, effect and cost of each action tile."""
        return [
            (str(action), self.text(f"action-{rules.ACTION_NAMES[action]}"), self(EFFECTS[action]), self._cost(action))
            for action in range(1, rules.LAST_ACTION + 1)
        ]

    def _cost(self, action: int) -> str:
        cost = self.money(rules.BASE_COSTS[action])
        if action == rules.LOCOMOTIVE:
            return self("cost-engine", cost=cost)
        return self("cost-or-pass", cost=cost) if rules.BASE_COSTS[action] else self("free")

    def set_up(self) -> list[str]:
        figures = {"city": rules.CUBES_PER_CITY, "supply": rules.CUBES_PER_SUPPLY, "level": rules.FIRST_LEVEL}
        return [self(step, turns=self.turns(), **figures) for step in SET_UP]
