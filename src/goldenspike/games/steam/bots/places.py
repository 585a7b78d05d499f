"""What the first places of the first turn are worth in dollars, as games have taught."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steam.rules.game import Steam

COMMENT: Final = "#"


def read_places(text: str, board: str, rule_set: str, players: int) -> list[int]:
    """A line for each map, rule set and number of players, and the worth of its places; lines that begin with `#` tell more.

    A map that has none goes by the first one that has.
    """
    rows = [line.split() for line in text.splitlines() if line and not line.startswith(COMMENT)]
    alike = [line for line in rows if line[1:3] == [rule_set, str(players)]]
    own = [line for line in alike if line[0] == board]
    return [int(worth) for line in (own or alike)[:1] for worth in line[3:]]


def places_of(game: Steam) -> list[int]:
    text = (Path(__file__).parent / "weights" / "places.txt").read_text("utf-8")
    return read_places(text, game.ground.map.name, game.options.split("=")[1], game.players)
