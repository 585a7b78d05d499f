"""What is kept of a table: who opened it and what for, who sits where, and the lines of its log."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from goldenspike.kernel.course import Entry

if TYPE_CHECKING:
    from goldenspike.tables.results import Result

Status = Literal["open", "running", "over"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

TAKEN: Final = "taken"
"""A bot takes a person's seat; the words are its name and why."""
BACK: Final = "back"
"""The person is back, from vacation or in place of the bot."""
FRIEND: Final = "friend"
"""Another person takes the seat over; the words are their name."""
AWAY: Final = "away"
"""The person begins a vacation."""
VOTE: Final = "vote"
"""A vote that another seat, whose number are the words, be given up."""
RESIGNED: Final = "resign"
"""The seat gives up, and the game ends with this line; the words are why."""
CLOSED: Final = "closed"
"""The words of such a line where nobody has given up: whoever runs the server has ended the game."""

Practice = Literal["record", "position", "hint"]
RECORD: Final = "record"
POSITION: Final = "position"
HINT: Final = "hint"
"""The game was taken in as a record, goes on from a position of another one, or somebody has asked for a hint in it."""

Stage = Literal["none", "open", "commit", "reveal", "done"]
"""How far the draw of a table's seed is."""
NO_DRAW: Final = "none"
"""A table from before, or a lesson: its seed was given to it."""
GATHERING: Final = "open"
"""People sit down, and their browsers promise their parts."""
COMMITTING: Final = "commit"
"""The game is to begin: the last promises are waited for."""
REVEALING: Final = "reveal"
"""All promises are fixed, and what was promised is told."""
DRAWN: Final = "done"

Sitter = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "open"


@dataclass(frozen=True)
class User:
    id: str
    name: str
    lang: str


@dataclass(frozen=True)
class Seat:
    """A place at a table; `seat` counts from 0 here, as in the rules. A bot with a `user` stands in for that person."""

    seat: int
    kind: Sitter
    user: str | None
    bot: str | None
    name: str
    commitment: str | None = None
    """What the browser of the person who sat here at the start promised for the draw of the seed."""
    contribution: str | None = None
    """What it had promised, once told."""


@dataclass(frozen=True)
class Header:
    """A table without its game: what was agreed on, and where its log stands."""

    id: str
    key: str | None
    game: str
    rules: int
    board: str
    options: str
    host: str
    public: bool
    seed: str
    status: Status
    seq: int
    asked: int
    rematch: str | None
    created: float
    changed: float
    time: str
    """The agreement about time, as `tables.agreement` spells it."""
    began: float
    """When the game did; 0 before."""
    due: float | None
    """When somebody's time runs out, or, before the game, when the draw goes on without those who are missing."""
    seats: tuple[Seat, ...] = ()
    lesson: str | None = None
    """The scene of the game's lesson that is played here: such a table is in no list and counts nowhere."""
    practice: Practice | None = None
    """Why the game counts for nobody's results, if it does not."""
    draw: Stage = NO_DRAW
    brought: int = 0
    """So many moves came from another game when the table was opened: this table's seed has not dealt them."""
    puzzle: str | None = None
    """The puzzle that is to be solved here; the same holds for such a table."""

    @property
    def is_earnest(self) -> bool:
        """Whether a game is played here, not a scene of a lesson or a puzzle."""
        return self.lesson is None and self.puzzle is None

    @property
    def look(self) -> str | None:
        """The onlooker's key of a private table: made from `key`, which nobody can make from it."""
        if self.key is None:
            return None
        return urlsafe_b64encode(hashlib.sha256(f"{self.key}/look".encode()).digest()[:9]).decode()


@dataclass(frozen=True)
class Append:
    """Lines to be added after line `seq` of a table, what lists need to know of it then, and the `seats` that change by them."""

    table: str
    seq: int
    entries: tuple[Entry, ...]
    status: Status
    asked: int
    due: float | None = None
    seats: tuple[Seat, ...] = ()
    result: Result | None = None
    """What came of the game, if it ends with these lines."""
