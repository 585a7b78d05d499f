"""What stands on Steam's printed parts: the words of the catalogues with the figures of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steam.primer import turns
from goldenspike.games.steam.rules import rules
from goldenspike.games.steam.rules.game import BASE, Steam
from goldenspike.games.steam.rules.offer import SteamOffer
from goldenspike.parts.hex.map import HexMap
from goldenspike.printing.words import KitWords
from goldenspike.text.speaker import Speaker

CATALOGUES: Final = Path(__file__).parents[1] / "words"
SET_UP: Final = ["set-1", "set-2", "set-3", "set-4"]


class Words(KitWords):
    def __init__(self, hexmap: HexMap, language: str) -> None:
        game = Steam(hexmap, rules.FEWEST_PLAYERS, BASE)
        super().__init__(Speaker(game, CATALOGUES, language, []), SteamOffer().title)

    def set_up(self) -> list[str]:
        figures = {"city": rules.CUBES_PER_CITY, "supply": rules.CUBES_PER_SUPPLY, "level": rules.FIRST_LEVEL}
        return [self(step, turns=turns(self), **figures) for step in SET_UP]
