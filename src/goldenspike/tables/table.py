"""One table in memory: its header, the course of its game, and a cache of what was drawn and worded."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, final

from goldenspike.kernel.core import CHANCE, Game
from goldenspike.kernel.course import Course, Entry
from goldenspike.parts.offer import parse_options
from goldenspike.shelf import box_of, game_again, offer_of
from goldenspike.tables.stored import BOT, OVER, PERSON, RUNNING, Append, Header
from goldenspike.tables.voice import Voice

MADE: Final[dict[tuple[str, int, int, str, str], Game[Any]]] = {}
"""Games set up before: nothing in them changes while they are played, so tables share them."""


def game_of(name: str, version: int, players: int, options: str, board: str, kept: dict[str, str] | None = None) -> Game[Any]:
    """The game as it was set up before; `kept` are the files of its board, needed where the shelf no longer has it."""
    key = (name, version, players, options, board)
    if key not in MADE:
        MADE[key] = game_again(offer_of(name), version, players, parse_options(options), board, kept)
    return MADE[key]


def added(header: Header, seq: int, course: Course[Any]) -> Append:
    """What a course has added to the log of its table after line `seq`."""
    asked = 0 if course.over else course.asked() & ~(1 << CHANCE)
    entries = tuple(line.entry for line in course.lines[seq:])
    return Append(header.id, seq, entries, OVER if course.over else RUNNING, asked)


@final
class Table:
    def __init__(self, header: Header, entries: list[Entry], kept: dict[str, str] | None = None) -> None:
        self.header = header
        self.game: Final = game_of(header.game, header.rules, len(header.seats), header.options, header.board, kept)
        self.kept: Final = kept
        """The files of a board that the shelf no longer has."""
        self.course: Course[Any] = Course(self.game, header.seed)
        self.follow(entries)
        self.changes = 0
        """Grows with every change of seats or names, which have no line in the log."""
        self.closed = False
        self.memory: Final[dict[tuple[object, ...], Any]] = {}
        """A cache of drawings and sentences of this table."""

    @property
    def id(self) -> str:
        return self.header.id

    def follow(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.course.follow(entry)

    def advance(self, course: Course[Any], stored: Append) -> None:
        """Take over a fork of the course that has been stored."""
        self.course = course
        self.header = replace(self.header, status=stored.status, asked=stored.asked, seq=course.seq)

    def agrees_with(self, header: Header) -> bool:
        """Whether status, seats and rematch are the same as in another header."""
        mine = self.header
        return (mine.status, mine.seats, mine.rematch) == (header.status, header.seats, header.rematch)

    def reseat(self, header: Header) -> None:
        """Take over a header with its seats, names and status; the log is brought up to date by `follow`."""
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

    def waited_for(self, course: Course[Any]) -> set[str]:
        """The people who have not yet agreed to what is asked."""
        request = course.request
        if request is None:
            return set()
        answered = {self.header.seats[seat].user for seat in (*request.agreed, request.seat)}
        return {str(seat.user) for seat in self.header.seats if seat.kind == PERSON and seat.user not in answered}

    def names(self, lang: str) -> list[str]:
        speaker = box_of(self.game.name).speaker(self.game, lang, [])
        return [seat.name or f"{speaker.text('seat-player')} {seat.seat + 1}" for seat in self.header.seats]

    def voice(self, lang: str) -> Voice:
        key = ("voice", lang)
        if key not in self.memory:
            self.memory[key] = Voice(self.game, lang, self.names(lang))
        voice: Voice = self.memory[key]
        return voice

    def forget(self, what: str, most: int) -> None:
        """Make room in the cache for one more entry of a kind: at most `most` are kept."""
        kept = [key for key in self.memory if key[0] == what]
        for key in kept[: max(0, len(kept) - most + 1)]:
            del self.memory[key]
