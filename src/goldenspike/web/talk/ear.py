"""What one watcher hears beside the game: who is at the table, and what is said in the rooms that are open to them."""

from __future__ import annotations

from typing import Final

import msgspec

from goldenspike.tables.stored import PERSON
from goldenspike.tables.table import Table
from goldenspike.web.talk.conversations import Conversation, Heard, told
from goldenspike.web.talk.presence import Presence
from goldenspike.web.talk.remarks import Room, is_open, rooms_for, sign_of


class SeatHere(msgspec.Struct):
    """Whether the person in a seat is here, and if not, when they were last seen, in minutes since 1970."""

    seat: int
    here: bool
    by: str
    seen: int | None


class Here(msgspec.Struct):
    seats: list[SeatHere]
    onlookers: int


class Ear:
    def __init__(self, table: Table, user: str, lang: str, talk: Conversation, presence: Presence) -> None:
        self._table: Final = table
        self._user: Final = user
        self._lang: Final = lang
        self._talk: Final = talk
        self._presence: Final = presence
        self._first = ""
        self._heard: Final[dict[Room, int]] = {}
        self._open: Final[dict[Room, bool]] = {}
        self._here = ""
        self._known = (-1, -1)

    def begin(self, heard: dict[Room, int], muted: list[str]) -> None:
        """Start from the last remarks that the watcher knows, by room, and from those whom they do not want to hear."""
        for room, number in heard.items():
            self._heard[room] = number if number <= self._talk.last(room) else 0
        signs = sorted(sign_of(self._table.id, other) for other in muted)
        self._first = told(Heard(me=sign_of(self._table.id, self._user), muted=signs))

    def news(self) -> str | None:
        """The next message for the watcher; None if there is nothing new."""
        if self._first:
            first, self._first = self._first, ""
            return first
        return self._who_is_here() or self._what_is_said()

    def _what_is_said(self) -> str | None:
        opened = is_open(self._table, self._talk.switched)
        for room in rooms_for(self._table, self._user):
            after, last = self._heard.get(room, 0), self._talk.last(room)
            if after != last or self._open.get(room) != opened:
                self._heard[room], self._open[room] = last, opened
                return self._talk.message(room, after, opened, self._lang)
        return None

    def _who_is_here(self) -> str | None:
        known = (self._presence.version(self._table.id), self._table.changes)
        if known == self._known:
            return None
        self._known = known
        before, self._here = self._here, self._told_here()
        return self._here if self._here != before else None

    def _told_here(self) -> str:
        """Who sits here and is here, and how many look on; when somebody was last seen is told to those who sit here too."""
        here, seen = self._presence.here(self._table.id), self._presence.seen(self._table.id)
        people = [(seat.seat, seat.user) for seat in self._table.header.seats if seat.kind == PERSON and seat.user is not None]
        seated = self._user in {user for _, user in people}
        seats = [
            SeatHere(
                seat=seat + 1,
                here=user in here,
                by=sign_of(self._table.id, user),
                seen=seen.get(user) if seated and user not in here else None,
            )
            for seat, user in people
        ]
        return msgspec.json.encode({"here": Here(seats, len(here - {user for _, user in people}))}).decode()
