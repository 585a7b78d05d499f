"""The clocks of a table: how much time every seat has used and has left, from nothing but what was agreed on and the log.

A clock runs for every person who owes a decision, several at once where answers are sealed, and never for a bot. Each line of the
log tells when it was written, so that any process, also after a restart, reckons the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, final

from goldenspike.kernel.course import ACT, UNDO, Entry
from goldenspike.tables.agreement import CORRESPONDENCE, DAY, HOUR, LIVE, MINUTE, NONE, Agreement
from goldenspike.tables.stored import AWAY, BACK, FRIEND, PERSON, TAKEN, Seat

WEEK: Final = 7 * DAY
WORKDAYS: Final = 5 * DAY
FIRST_MONDAY: Final = 4 * DAY
"""The epoch began on a Thursday."""
WELCOME: Final = MINUTE
"""Whoever comes back to a live game, or takes a seat over, has at least so long."""


def workday_seconds(moment: float) -> float:
    """The seconds up to a moment that did not lie on a Saturday or a Sunday (UTC)."""
    weeks, rest = divmod(moment - FIRST_MONDAY, WEEK)
    return weeks * WORKDAYS + min(rest, WORKDAYS)


def when_worked(seconds: float) -> float:
    """The moment at which `workday_seconds` is so many."""
    weeks, rest = divmod(seconds, WORKDAYS)
    return weeks * WEEK + rest + FIRST_MONDAY


@dataclass
class Clock:
    """One seat's: `left` is what was granted less what is used. `reserve` are seconds of vacation, which pass while `away`."""

    granted: float
    reserve: float
    person: bool
    used: float = 0.0
    asked: bool = False
    away: bool = False
    since: float = 0.0
    """When the seat was last asked, has acted or was taken."""
    acts: int = 0
    """How often the seat has acted, what was taken back included."""
    turn: int = 0
    """How often it had acted when its turn began: whoever has not acted since is asked the same, whatever others take back."""

    @property
    def left(self) -> float:
        return self.granted - self.used

    @property
    def runs(self) -> bool:
        return self.asked and self.person


@final
class Clocks:
    """All clocks of a table after the lines that it has followed; `began` is when its game did."""

    def __init__(self, agreed: Agreement, seats: Iterable[Seat], began: float, asked: int) -> None:
        self.agreed: Final = agreed
        self.at = began
        self._marks: list[tuple[float, ...]] = []
        """What was granted to each seat before each line: what is taken back takes its increments along."""
        bank = agreed.bank if agreed.kind == LIVE else 0
        reserve = agreed.vacation * DAY
        self.seats: list[Clock] = [Clock(bank, reserve, seat.kind == PERSON or seat.user is not None) for seat in seats]
        self._ask(asked, begun=True)

    def fork(self) -> Clocks:
        other = Clocks(self.agreed, (), self.at, 0)
        other.seats = [Clock(**vars(clock)) for clock in self.seats]
        other._marks = list(self._marks)
        return other

    # following the log

    def follow(self, entries: Iterable[Entry], asked: int) -> None:
        """Take in lines that were written together; `asked` are the seats that owe a decision after them."""
        struck = None
        for entry in entries:
            if self.agreed.kind != NONE:
                self._marks.append(tuple(clock.granted for clock in self.seats))
            self._run_to(entry.at)
            if entry.kind == UNDO:
                struck = int(entry.words) - 1
            elif entry.seat < len(self.seats):
                self._note(entry.seat, entry)
        if struck is not None and self._marks:
            for clock, granted in zip(self.seats, self._marks[struck], strict=True):
                clock.granted = granted
        self._ask(asked, begun=struck is None)

    def drop(self, seats: set[int]) -> None:
        """Stop the clocks of those who are gone for good, which no line tells."""
        for number in seats:
            self.seats[number].person = False

    def _run_to(self, moment: float) -> None:
        moment = max(moment, self.at)
        for clock in self.seats:
            off = min(clock.reserve, moment - self.at) if clock.away else 0.0
            clock.reserve -= off
            clock.away = clock.away and clock.reserve > 0
            if clock.runs:
                clock.used += self._counted(self.at + off, moment)
        self.at = moment

    def _note(self, number: int, entry: Entry) -> None:
        clock = self.seats[number]
        if entry.kind == ACT:
            clock.away, clock.since = False, entry.at
            clock.acts += 1
            clock.used = min(clock.used, clock.granted)  # time may have run out while the server was down
            if clock.asked and self.agreed.kind == CORRESPONDENCE:
                self._grant(clock)
        elif entry.kind == TAKEN:
            clock.person, clock.away = False, False
        elif entry.kind == AWAY:
            clock.away = clock.reserve > 0
        elif entry.kind in (BACK, FRIEND):
            if entry.kind == FRIEND or not clock.person:
                self._welcome(number)
            clock.person, clock.away, clock.since = True, False, entry.at

    def _welcome(self, number: int) -> None:
        """Time for whoever sits down: nothing that is taken back later takes it along."""
        clock = self.seats[number]
        least = max(WELCOME, self.agreed.increment) if self.agreed.kind == LIVE else self.agreed.hours * HOUR
        clock.granted = max(clock.granted, clock.used + least)
        self._marks = [(*mark[:number], max(mark[number], clock.granted), *mark[number + 1 :]) for mark in self._marks]

    def _grant(self, clock: Clock) -> None:
        """Time for a turn: the increment, or a new span for a decision."""
        if self.agreed.kind == LIVE:
            clock.granted += self.agreed.increment
        else:
            clock.granted = clock.used + self.agreed.hours * HOUR

    def _ask(self, asked: int, begun: bool) -> None:
        """Start and stop clocks; a turn that has `begun`, and not one that was only taken back to, brings time."""
        for number, clock in enumerate(self.seats):
            was, clock.asked = clock.asked, bool(asked >> number & 1)
            if clock.asked and not was:
                clock.since, clock.turn = self.at, clock.acts
                if begun:
                    self._grant(clock)

    # looking

    def _counted(self, start: float, end: float) -> float:
        return workday_seconds(end) - workday_seconds(start) if self.agreed.weekends_off else end - start

    def due(self, number: int) -> float | None:
        """When a seat's time runs out, if nothing is written before; None while its clock does not run."""
        clock = self.seats[number]
        if self.agreed.kind == NONE or not clock.runs:
            return None
        start = self.at + (clock.reserve if clock.away else 0.0)
        left = max(0.0, clock.left)
        return when_worked(workday_seconds(start) + left) if self.agreed.weekends_off else start + left

    def first_due(self) -> float | None:
        """When time first runs out for anybody."""
        return min((due for number in range(len(self.seats)) if (due := self.due(number)) is not None), default=None)

    def out_of_time(self, now: float) -> list[int]:
        """The seats whose time is up."""
        dues = [(number, self.due(number)) for number in range(len(self.seats))]
        return [number for number, due in dues if due is not None and due <= now]
