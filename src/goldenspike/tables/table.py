"""One table in memory: its header, the course of its game, and a cache of what was drawn and worded."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final, final

from goldenspike.kernel.core import CHANCE, Game
from goldenspike.kernel.course import SNAPSHOT_EVERY, UNDO, Course, Entry
from goldenspike.parts.offer import Offer, parse_options, spell_options
from goldenspike.shelf import game_again, offer_of
from goldenspike.tables.agreement import HOUR, Agreement, parse_time
from goldenspike.tables.clocks import Clocks
from goldenspike.tables.fairness import dice_of
from goldenspike.tables.memory import Memory
from goldenspike.tables.results import result_of
from goldenspike.tables.shown_names import seat_shown
from goldenspike.tables.stored import BOT, OPEN, OVER, PERSON, RESIGNED, RUNNING, Append, Header, Seat, Status
from goldenspike.tables.voice import Voice

MADE: Final[OrderedDict[tuple[str, int, int, str, str], Game[Any]]] = OrderedDict()
"""Games set up before: nothing in them changes while they are played, so tables share them."""
MOST_GAMES: Final = 32
"""How many of them are kept: a game takes up to a megabyte, and there are thousands of ways to choose options."""
GAME_SIZE: Final = 1_000_000
LINE_SIZE: Final = 900
POSITION_SIZE: Final = 2000
NUMBER_SIZE: Final = 10
"""Bytes that a line of the log takes, with its facts; and a position, with each of its numbers: as measured and a bit more."""


def game_of(name: str, version: int, players: int, options: str, board: str, kept: dict[str, str] | None = None) -> Game[Any]:
    """The game as it was set up before; `kept` are the files of its board, needed where the shelf no longer has it."""
    offer = offer_of(name)
    key = (name, version, players, _apart_from_defaults(offer, options), board)
    if key not in MADE:
        MADE[key] = game_again(offer, version, players, parse_options(options), board, kept)
    MADE.move_to_end(key)
    while len(MADE) > MOST_GAMES:
        MADE.popitem(last=False)
    return MADE[key]


def game_for(header: Header, kept: dict[str, str] | None = None) -> Game[Any]:
    return game_of(header.game, header.rules, len(header.seats), header.options, header.board, kept)


def _apart_from_defaults(offer: Offer, options: str) -> str:
    """Options in one spelling, whatever their order, and whether or not the defaults are among them."""
    chosen = parse_options(options)
    return spell_options({name: chosen[name] for name in sorted(chosen) if [chosen[name]] != offer.options.get(name, [])[:1]})


def ended(course: Course[Any]) -> bool:
    """Whether the game is over: by its rules, or because its last line is that somebody gives up."""
    return course.over or bool(course.lines and course.lines[-1].entry.kind == RESIGNED)


def owing(course: Course[Any]) -> int:
    """The seats that owe a decision, chance aside, as a bit set."""
    return 0 if ended(course) else course.asked() & ~(1 << CHANCE)


def clocks_at_start(header: Header, course: Course[Any]) -> Clocks:
    """The clocks of a game before its first line."""
    waits = header.status == OPEN or course.asked() >> CHANCE & 1
    return Clocks(parse_time(header.time), header.seats, header.began, 0 if waits else owing(course))


def added(header: Header, seq: int, course: Course[Any], clocks: Clocks, seats: tuple[Seat, ...] = ()) -> Append:
    """What a course has added to the log of its table after line `seq`, where the `clocks` stand."""
    entries = tuple(line.entry for line in course.lines[seq:])
    later, asked = clocks.fork(), owing(course)
    later.follow(entries, asked)
    status: Status = OVER if ended(course) else RUNNING
    result = result_of(header, reseated(header, seats), course) if status == OVER and header.is_earnest else None
    return Append(header.id, seq, entries, status, asked, later.first_due(), seats, result)


def reseated(header: Header, changed: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of a table after some of them have changed."""
    new = {seat.seat: seat for seat in changed}
    return tuple(new.get(seat.seat, seat) for seat in header.seats)


@final
class Table:
    def __init__(self, header: Header, entries: list[Entry], kept: dict[str, str] | None = None, patience: float = HOUR) -> None:
        self.header = header
        self.game: Final = game_for(header, kept)
        self.kept: Final = kept
        """The files of a board that the shelf no longer has."""
        self.patience: Final = patience
        """For so many seconds nobody may be voted out."""
        self.course: Course[Any] = Course(self.game, dice_of(header))
        self.known_from: int | None = None
        """The number of the move from which on the seed was known, because the end of the game was taken back."""
        self.clocks = clocks_at_start(header, self.course)
        self._dealing: list[Entry] = []
        """Lines after which chance is still to act: clocks follow them together with its own."""
        self.follow(entries)
        self.changes = 0
        """Grows with every change of seats or names, which have no line in the log."""
        self.closed = False
        self.memory: Final = Memory()
        self._numbers: Final = len(self.course.state.numbers())
        self._voices: Final[dict[str, Voice]] = {}
        self._names: Final[dict[str, tuple[tuple[Seat, ...], list[str]]]] = {}
        """By language: what those in these seats are called."""

    @property
    def id(self) -> str:
        return self.header.id

    def follow(self, entries: list[Entry]) -> None:
        for entry in entries:
            over = self.course.over
            self.course.follow(entry)
            self._note_known(over, self.course.seq - 1)
            self._dealing.append(entry)
            if not self.course.asked() >> CHANCE & 1:
                self.clocks.follow(self._dealing, owing(self.course))
                self._dealing = []

    def advance(self, course: Course[Any], stored: Append) -> None:
        """Take over a fork of the course that has been stored, and the seats that changed with it."""
        over, before, self.course = self.course.over, self.course.seq, course
        self._note_known(over, before)
        self.clocks.follow(stored.entries, stored.asked)
        seats = reseated(self.header, stored.seats)
        header = replace(self.header, status=stored.status, asked=stored.asked, seq=course.seq, due=stored.due, seats=seats)
        if stored.seats:
            self.reseat(header)
        self.header = header

    def _note_known(self, over: bool, before: int) -> None:
        """Notice, after line `before`, that something was taken back when the seed had been shown: at the end, or since."""
        undone = [int(line.entry.words) for line in self.course.lines[before:] if line.entry.kind == UNDO]
        if undone and (over or self.known_from is not None):
            stands = sum(self.course.stands(line) for line in self.course.lines[: undone[0] - 1])
            self.known_from = min(stands + 1, self.known_from or stands + 1)

    @property
    def agreed(self) -> Agreement:
        return self.clocks.agreed

    def agrees_with(self, header: Header) -> bool:
        """Whether all that changes without a line of the log is the same as in another header."""
        mine = self.header
        same = (mine.status, mine.seats, mine.draw) == (header.status, header.seats, header.draw)
        return same and (mine.rematch, mine.practice) == (header.rematch, header.practice)

    def reseat(self, header: Header) -> None:
        """Take over a header with its seats, names and status; the log is then brought up to date by `follow`."""
        begins = self.header.status == OPEN
        if [seat.name for seat in header.seats] != [seat.name for seat in self.header.seats]:
            self.forget()
        self.header = header
        self.changes += 1
        if begins and self.course.seq == 0:
            self.course = Course(self.game, dice_of(header))
        if begins:
            self.clocks = clocks_at_start(header, self.course)
        self.clocks.drop({seat.seat for seat in header.seats if seat.kind == BOT and seat.user is None})

    def seats_of(self, user: str) -> set[int]:
        return {seat.seat for seat in self.header.seats if seat.kind == PERSON and seat.user == user}

    def concerns(self, user: str) -> bool:
        """Whether the user has opened the table, or has a seat there, also one that a bot keeps for them."""
        return user == self.header.host or any(seat.user == user for seat in self.header.seats)

    def left_by(self, user: str) -> set[int]:
        """The seats of the user that a bot keeps for them."""
        return {seat.seat for seat in self.header.seats if seat.kind == BOT and seat.user == user}

    def bots_asked(self) -> list[int]:
        asked = self.course.asked()
        return [seat.seat for seat in self.header.seats if seat.kind == BOT and asked >> seat.seat & 1]

    def other_people(self, user: str) -> set[str]:
        return self._people() - {user}

    def people_besides(self, user: str) -> set[str]:
        """The other people of the table, also those for whom a bot plays."""
        return {seat.user for seat in self.header.seats if seat.user is not None and seat.user != user}

    def waited_for(self, course: Course[Any]) -> set[str]:
        """The people who have not yet agreed to what is asked."""
        request = course.request
        if request is None:
            return set()
        answered = {self.header.seats[seat].user for seat in (*request.agreed, request.seat)}
        return {person for person in self._people() if person not in answered}

    def _people(self) -> set[str]:
        """Without those who have left for good: nobody waits for their word."""
        return {seat.user for seat in self.header.seats if seat.kind == PERSON and seat.user is not None}

    def names(self, lang: str) -> list[str]:
        sat, names = self._names.get(lang, ((), []))
        if sat != self.header.seats:
            sat, names = self.header.seats, [seat_shown(seat, self.header.game, lang) for seat in self.header.seats]
            self._names[lang] = sat, names
        return names

    def voice(self, lang: str) -> Voice:
        if lang not in self._voices:
            self._voices[lang] = Voice(self.game, lang, self.names(lang))
        return self._voices[lang]

    def forget(self) -> None:
        """Drop all drawings and sentences; they are made again when somebody looks."""
        self.memory.clear()
        self._voices.clear()

    @property
    def size(self) -> int:
        """About how many bytes the table takes in memory."""
        shared = self.game in MADE.values()
        position = POSITION_SIZE + NUMBER_SIZE * self._numbers
        course = LINE_SIZE * self.course.seq + position * (2 + self.course.seq // SNAPSHOT_EVERY)
        worded = self.memory.size + sum(voice.size for voice in self._voices.values())
        return course + worded + (0 if shared else GAME_SIZE)
