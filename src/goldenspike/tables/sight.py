"""Who looks at a table, and which seat's view they are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from goldenspike.kernel.core import CHANCE
from goldenspike.kernel.course import Course
from goldenspike.tables.stored import RUNNING
from goldenspike.tables.table import Table


@dataclass(frozen=True)
class Sight:
    """Who looks: the user, the user's seats, the seat whose view is shown (None for an onlooker), and the language.

    Whoever has several seats shares a screen with other people. Until it is said which of them looks, the screen is `shared`:
    it shows what everybody may see. `curtain` is the seat that has to say so before it can decide, because it has secrets.
    """

    user: str
    seats: frozenset[int]
    seat: int | None
    lang: str
    shared: bool = False
    curtain: int | None = None

    @property
    def knows(self) -> set[int]:
        """The seats whose secrets may be shown: only the one that looks, even if the user has several."""
        return set() if self.seat is None or self.shared else {self.seat}

    @property
    def eyes(self) -> int:
        """The seat whose view is shown; onlookers and shared screens are shown that of chance, which has no secrets."""
        return next(iter(self.knows), CHANCE)


def has_secrets(course: Course[Any], seat: int) -> bool:
    """Whether a seat is shown what is hidden from others: it sees more than an onlooker, or answers are sealed now."""
    return any(decision.sealed for decision in course.decisions()) or course.view(seat) != course.view(CHANCE)


def sight_of(table: Table, user: str, lang: str, seat: int | None = None) -> Sight:
    """Looks through the given seat if it is the user's, else the first of theirs that is to decide, else their first."""
    mine = table.seats_of(user)
    if seat in mine:
        return Sight(user, frozenset(mine), seat, lang)
    asked = [own for own in sorted(mine) if table.course.asked() >> own & 1]
    first = next(iter(asked or sorted(mine)), None)
    shared = len(mine) > 1
    hides = shared and table.header.status == RUNNING and any(has_secrets(table.course, own) for own in asked[:1])
    return Sight(user, frozenset(mine), None if hides else first, lang, shared, first if hides else None)
