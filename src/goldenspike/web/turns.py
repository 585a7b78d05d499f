"""Whose bot thinks next: visitors take turns, and so do the tables of each."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Final, NamedTuple


class Turn(NamedTuple):
    """A table at which a bot is asked, and the visitor who opened it."""

    visitor: str
    table: str


class Turns:
    """Gives out as many turns at once as there are processes to think in, and half of them at most to one visitor.

    Between the moment when a visitor's bot begins to wait and its turn, every other visitor gets at most one turn, however many
    tables they have.
    """

    def __init__(self, at_once: int) -> None:
        self._at_once: Final = at_once
        self._for_one: Final = max(1, at_once // 2)
        self._waiting: Final[OrderedDict[str, deque[str]]] = OrderedDict()
        """The tables of each visitor that wait, those who are to be asked first in front."""
        self._playing: Final[Counter[str]] = Counter()
        self._tables: Final[set[str]] = set()

    def __contains__(self, table: str) -> bool:
        """Whether a table waits for its turn or has it."""
        return table in self._tables

    @property
    def playing(self) -> int:
        return self._playing.total()

    @property
    def waiting(self) -> int:
        return len(self._tables) - self.playing

    def wait(self, turn: Turn) -> None:
        """Stand in line; who does so already keeps their place."""
        if turn.table not in self._tables:
            self._tables.add(turn.table)
            self._waiting.setdefault(turn.visitor, deque()).append(turn.table)

    def next(self) -> Turn | None:
        """The next turn, which begins now; None while nobody may begin."""
        if self._playing.total() >= self._at_once:
            return None
        visitor = next((one for one in self._waiting if self._playing[one] < self._for_one), None)
        if visitor is None:
            return None
        tables = self._waiting.pop(visitor)
        turn = Turn(visitor, tables.popleft())
        if tables:
            self._waiting[visitor] = tables
        self._playing[visitor] += 1
        return turn

    def done(self, turn: Turn) -> None:
        """The bot's action is stored: the turn is another's, and the table may stand in line again."""
        self._tables.discard(turn.table)
        self._playing[turn.visitor] -= 1
        if not self._playing[turn.visitor]:
            del self._playing[turn.visitor]
