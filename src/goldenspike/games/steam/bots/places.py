"""What the first places of the first turn are worth in dollars, as games have taught."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steam.rules.game import Steam

COMMENT: Final = "#"


def read_places(text: str, rule_set: str, players: int) -> list[int]:
    """A line for each rule set and number of players, and the worth of its places; lines that begin with `#` tell more."""
    rows = [line.split() for line in text.splitlines() if line and not line.startswith(COMMENT)]
    return [int(worth) for line in rows if line[:2] == [rule_set, str(players)] for worth in line[2:]]


def places_of(game: Steam) -> list[int]:
    text = (Path(__file__).parent / "weights" / "places.txt").read_text("utf-8")
    return read_places(text, game.options.split("=")[1], game.players)
