"""A position as a row of numbers for programs that learn: a sheet is filled field by field, and knows its fields by name."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.ints import Row, i32, i64, vec
from goldenspike.parts.bits import BIT, WORD_BITS, lowest


@final
class Field:
    """Some numbers of a sheet: from `first` on, so many, and what they tell."""

    def __init__(self, name: str, note: str, first: int, count: int) -> None:
        self.name: Final = name
        self.note: Final = note
        self.first: Final = first
        self.count: Final = count


@final
class Sheet:
    """Filled for one seat. Seats are told as that seat sees them: 0 is nobody, 1 the seat itself, 2 the next one clockwise, and
    what is told of every seat begins with its own. Things (companies, places) are told by their number plus one, 0 being none.

    Once it has been `list`ed, its fields and its size are known, and it can be filled any number of times.
    """

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.fields: list[Field] = []
        self.numbers: vec[i32] = vec[i32]([0])
        self.seat: i64 = 0
        self.at: i64 = 0
        self.listing = True

    def close_list(self) -> None:
        """All fields are known now."""
        self.listing = False
        self.numbers = vec[i32]([0] * self.at)

    def begin(self, seat: i64) -> None:
        self.seat = seat
        self.at = 0

    def room(self, name: str, note: str, count: i64) -> i64:
        """Leave room for a field, filled with zeros; returns its first number, or -1 if fields are only listed."""
        first = self.at
        self.at += count
        if self.listing:
            self.fields.append(Field(name, note, first, count))
            return -1
        numbers = self.numbers
        for place in range(first, first + count):
            numbers[place] = 0
        return first

    def seen(self, seat: i64) -> i64:
        """A seat as the seat of this sheet sees it."""
        if seat < 0:
            return 0
        return (seat - self.seat if seat >= self.seat else seat - self.seat + self.players) + 1

    def number(self, name: str, note: str, value: i64) -> None:
        if self.listing:
            self.room(name, note, 1)
            return
        self.numbers[self.at] = i32(value)
        self.at += 1

    def whose(self, name: str, note: str, seat: i64) -> None:
        """A seat, or nobody if the number is below zero."""
        self.number(name, note, self.seen(seat))

    def all(self, name: str, note: str, values: Row, more: i64 = 0) -> None:
        """A row of numbers as it stands, or with so much more on each."""
        first = self.room(name, note, len(values))
        if first >= 0:
            numbers = self.numbers
            for place in range(len(values)):
                numbers[first + place] = i32(values[place] + more)

    def owners(self, name: str, note: str, seats: Row) -> None:
        """A row of seats."""
        first = self.room(name, note, len(seats))
        if first >= 0:
            numbers = self.numbers
            for place in range(len(seats)):
                numbers[first + place] = i32(self.seen(seats[place]))

    def by_seat(self, name: str, note: str, values: Row, each: i64 = 1, more: i64 = 0) -> None:
        """Of every seat so many numbers, beginning with this sheet's seat."""
        first = self.room(name, note, self.players * each)
        if first < 0:
            return
        numbers = self.numbers
        source = self.seat * each
        for place in range(first, first + self.players * each):
            numbers[place] = i32(values[source] + more)
            source += 1
            if source == self.players * each:
                source = 0

    def seats(self, name: str, note: str, members: i64) -> None:
        """A set of seats: 1 or 0 for each, beginning with this sheet's."""
        first = self.room(name, note, self.players)
        if first >= 0:
            for seat in range(self.players):
                if members & BIT[seat]:
                    self.numbers[first + self.seen(seat) - 1] = 1

    def set(self, name: str, note: str, members: i64, count: i64) -> None:
        """A set of things: 1 or 0 for each of so many."""
        self.mark(self.room(name, note, count), members, 1)

    def mark(self, first: i64, members: i64, value: i64) -> None:
        """Write a number for every member of a set into a field that begins at `first`."""
        if first >= 0:
            numbers = self.numbers
            while members:
                numbers[first + lowest(members)] = i32(value)
                members &= members - 1

    def large_set(self, name: str, note: str, words: Row, count: i64) -> None:
        """A set of so many things that takes several words."""
        self._mark_words(self.room(name, note, count), words, 0, len(words))

    def sets_by_seat(self, name: str, note: str, words: Row, count: i64) -> None:
        """Of every seat a set of so many things, beginning with this sheet's seat; each takes one word or more."""
        first = self.room(name, note, self.players * count)
        each = len(words) // self.players
        for seat in range(self.players):
            if first >= 0:
                self._mark_words(first + (self.seen(seat) - 1) * count, words, seat * each, each)

    def sets(self, name: str, note: str, members: Row, count: i64) -> None:
        """Sets of so many things, each in one word."""
        first = self.room(name, note, len(members) * count)
        for place in range(len(members)):
            if first >= 0:
                self.mark(first + place * count, members[place], 1)

    def _mark_words(self, first: i64, words: Row, source: i64, count: i64) -> None:
        for word in range(count):
            if first >= 0:
                self.mark(first + word * WORD_BITS, words[source + word], 1)
