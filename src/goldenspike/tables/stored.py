"""What is kept of a table: who opened it and what for, who sits where, and the lines of its log."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final, Literal

from goldenspike.kernel.course import Entry

Status = Literal["open", "running", "over"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

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
    """A place at a table; `seat` counts from 0 here, as in the rules."""

    seat: int
    kind: Sitter
    user: str | None
    bot: str | None
    name: str


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
    seats: tuple[Seat, ...] = ()

    @property
    def look(self) -> str | None:
        """The onlooker's key of a private table: made from `key`, which nobody can make from it."""
        digest = hashlib.sha256(f"{self.key}/look".encode()).digest()
        return None if self.key is None else urlsafe_b64encode(digest[:9]).decode()


@dataclass(frozen=True)
class Append:
    """Lines to be added after line `seq` of a table, and what lists need to know of it then."""

    table: str
    seq: int
    entries: tuple[Entry, ...]
    status: Status
    asked: int
