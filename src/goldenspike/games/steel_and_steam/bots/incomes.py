"""What each deed of Steel & Steam brings in a round, as games have taught: fees that others pay, and fees that it saves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.games.steel_and_steam.rules.board.board import Board

COMMENT: Final = "#"
DEEDS: Final = "deeds.txt"


def read_incomes(text: str) -> dict[str, float]:
    """A line for each property, its initials and dollars; lines that begin with `#` tell how they came about."""
    rows = [line.split() for line in text.splitlines() if line and not line.startswith(COMMENT)]
    return {initials: float(dollars) for initials, dollars in rows}


def incomes_of(board: Board, table: str = DEEDS) -> list[float]:
    """By property; none at all for a board with a property that the games did not have."""
    known = read_incomes((Path(__file__).parent / "weights" / table).read_text("utf-8"))
    if not set(board.initials) <= set(known):
        return []
    return [known[initials] for initials in board.initials]
