"""Who looks at a table, and which seat's view they are shown."""

from __future__ import annotations

from dataclasses import dataclass

from goldenspike.kernel.core import CHANCE
from goldenspike.tables.table import Table


@dataclass(frozen=True)
class Sight:
    """Who looks: the user, the user's seats, the seat whose view is shown (None for an onlooker), and the language."""

    user: str
    seats: frozenset[int]
    seat: int | None
    lang: str

    @property
    def knows(self) -> set[int]:
        """The seats whose secrets may be shown: only the one that looks, even if the user has several."""
        return set() if self.seat is None else {self.seat}

    @property
    def eyes(self) -> int:
        """The seat whose view is shown; onlookers are shown that of chance, which has no secrets."""
        return CHANCE if self.seat is None else self.seat


def sight_of(table: Table, user: str, lang: str, seat: int | None = None) -> Sight:
    """Looks through the given seat if it is the user's, else the first of theirs that is to decide, else their first."""
    mine = table.seats_of(user)
    if seat not in mine:
        asked = [own for own in sorted(mine) if table.course.asked() >> own & 1]
        seat = next(iter(asked or sorted(mine)), None)
    return Sight(user, frozenset(mine), seat, lang)
