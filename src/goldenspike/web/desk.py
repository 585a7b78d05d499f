"""One table as a process knows it: its header, the course of its game, and who listens."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, final

from goldenspike.kernel.core import Game
from goldenspike.parts.offer import parse_options
from goldenspike.shelf import offer_of
from goldenspike.web.course import Course
from goldenspike.web.store.rows import BOT, PERSON, Entry, Header

MADE: Final[dict[tuple[str, int, str, str], Game[Any]]] = {}
"""Games set up before: nothing in them changes while they are played, so tables share them."""


def game_of(name: str, players: int, options: str, board: str) -> Game[Any]:
    key = (name, players, options, board)
    if key not in MADE:
        offer = offer_of(name)
        path: Path | None = offer.boards.get(board)
        MADE[key] = offer.set_up(players, parse_options(options), path)
    return MADE[key]


@final
class Desk:
    def __init__(self, header: Header, entries: list[Entry]) -> None:
        self.header = header
        self.game: Final = game_of(header.game, len(header.seats), header.options, header.board)
        self.course = Course(self.game)
        self.follow(entries)
        self.lock: Final = asyncio.Lock()
        self.used = time.monotonic()
        self.changes = 0
        """Grows with every change of seats or names, which have no line in the log."""
        self.closed = False
        self.memory: dict[object, Any] = {}
        """What was drawn or said of this table and may be used again; see `show`."""

    def follow(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.course.follow(entry)

    def advance(self, course: Course, status: str, asked: int) -> None:
        """Take over a fork of the course that has been stored."""
        self.course = course
        self.header = replace(self.header, status=status, asked=asked, seq=course.seq)

    def agrees_with(self, header: Header) -> bool:
        """Whether nothing but the log can differ."""
        mine = self.header
        return (mine.status, mine.seats, mine.rematch) == (header.status, header.seats, header.rematch)

    def reseat(self, header: Header) -> None:
        """Take over seats, names and status; the log is followed line by line, never from here."""
        if [seat.name for seat in header.seats] != [seat.name for seat in self.header.seats]:
            self.memory.clear()
        self.header = header
        self.changes += 1

    def seats_of(self, user: str) -> set[int]:
        return {seat.seat for seat in self.header.seats if seat.kind == PERSON and seat.user == user}

    def bots_asked(self) -> list[int]:
        asked = self.course.asked()
        return [seat.seat for seat in self.header.seats if seat.kind == BOT and asked >> seat.seat & 1]

    def other_people(self, user: str) -> set[str]:
        return {str(seat.user) for seat in self.header.seats if seat.kind == PERSON and seat.user != user}
