"""What is read from the store and written to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "open"

ACT: Final = "act"
UNDO: Final = "undo"
ASK: Final = "ask"
AGREE: Final = "agree"
REFUSE: Final = "refuse"


@dataclass(frozen=True)
class User:
    id: str
    name: str
    lang: str


@dataclass(frozen=True)
class Seat:
    """A place at a table; `seat` counts from 0 here, as in the rules."""

    seat: int
    kind: str
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
    status: str
    seq: int
    asked: int
    rematch: str | None
    created: float
    changed: float
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Entry:
    """A line of the log: an action in words, or one of the things that belong to taking back."""

    seat: int
    kind: str
    words: str
    at: float


@dataclass(frozen=True)
class Append:
    """Lines to be added after line `seq` of a table, and what lists need to know of it then."""

    table: str
    seq: int
    entries: tuple[Entry, ...]
    status: str
    asked: int
