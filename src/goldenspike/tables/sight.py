"""Who looks at a table, and through whose eyes."""

from __future__ import annotations

from dataclasses import dataclass

from goldenspike.kernel.core import CHANCE
from goldenspike.tables.table import Table


@dataclass(frozen=True)
class Sight:
    """Who looks: the user, the seats that are theirs, the seat through whose eyes (None: an onlooker), and the language."""

    user: str
    seats: frozenset[int]
    seat: int | None
    lang: str

    @property
    def knows(self) -> set[int]:
        """The seats whose secrets may be told: of several seats at one screen, only the one that looks."""
        return set() if self.seat is None else {self.seat}

    @property
    def eyes(self) -> int:
        """The seat whose view is shown; onlookers see what chance sees, who has no secrets of the players."""
        return CHANCE if self.seat is None else self.seat


def sight_of(table: Table, user: str, lang: str, seat: int | None = None) -> Sight:
    """Through the seat asked for if it is the user's, else through one of theirs that is to decide, else the first."""
    mine = table.seats_of(user)
    if seat not in mine:
        asked = [own for own in sorted(mine) if table.course.asked() >> own & 1]
        seat = next(iter(asked or sorted(mine)), None)
    return Sight(user, frozenset(mine), seat, lang)
