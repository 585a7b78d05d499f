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
    it shows what everybody may see. `curtain` is the seat that has secrets and so must look alone: the one that looks, or,
    at a shared screen, the one that has to say so before it can decide.
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
    asked = [own for own in sorted(mine) if table.course.asked() >> own & 1]
    named = seat in mine
    first = seat if named else next(iter(asked or sorted(mine)), None)
    shared = len(mine) > 1 and not named
    may_hide = len(mine) > 1 and table.header.status == RUNNING and (named or first in asked)
    curtain = first if may_hide and first is not None and has_secrets(table.course, first) else None
    return Sight(user, frozenset(mine), None if shared and curtain is not None else first, lang, shared, curtain)
