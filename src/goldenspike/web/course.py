"""The course of one game: its log, line by line, and the position it leads to.

The kernel's `Table` keeps moves only. Here every line stays, also what was taken back, with the facts it told; and a change
is made on a copy first, because nobody may see it before it is stored.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final, final

from goldenspike.kernel.chance import Dealer
from goldenspike.kernel.core import (
    CHANCE,
    EVERYBODY,
    NOTHING_TO_UNDO,
    OTHERS_HAVE_ACTED,
    OVER,
    Fact,
    Game,
    Journal,
    Log,
    Refusal,
    State,
)
from goldenspike.web.store.rows import ACT, AGREE, ASK, REFUSE, UNDO, Entry

SNAPSHOT_EVERY: Final = 32
"""Lines between two positions that are kept, so that looking back need not begin at the beginning."""


@dataclass(frozen=True)
class Line:
    """One line of the log, carried out. A sealed answer stays hidden in its stage (phase and turn) of the game."""

    entry: Entry
    seq: int
    action: int = 0
    facts: list[Fact] = field(default_factory=list)
    sealed: bool = False
    stage: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Request:
    """A seat asks the others to let it take back everything from line `back_to` on."""

    seat: int
    back_to: int
    agreed: frozenset[int] = frozenset()


@final
class Course:
    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        journal = Journal()
        self.state: State = game.start(journal)
        self.opening: Final = journal.facts
        self.lines: list[Line] = []
        self.undone: frozenset[int] = frozenset()
        self.request: Request | None = None
        self._snapshots: dict[int, State] = {0: game.copy(self.state)}

    @property
    def seq(self) -> int:
        return len(self.lines)

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    def asked(self) -> int:
        """The seats that owe a decision, as a bit set."""
        return int(self.game.pending(self.state))

    def fork(self) -> Course:
        """The same course once more: what is done there changes nothing here."""
        other = copy(self)
        other.state = self.game.copy(self.state)
        other.lines = list(self.lines)
        other._snapshots = dict(self._snapshots)
        return other

    def follow(self, entry: Entry) -> None:
        """Carry out a line that was legal when it was written."""
        if entry.kind == ACT:
            self.act(entry.seat, self.game.parse(self.state, entry.words), entry.at)
        elif entry.kind == UNDO:
            self.take_back(entry.seat, int(entry.words), entry.at)
        else:
            self._talk(entry)

    def act(self, seat: int, action: int, at: float) -> None:
        """Carry out a legal action, and nothing after it."""
        state, journal = self.state, Journal()
        stage = (int(state.phase), int(state.turn))
        sealed = bool(self.game.phases[state.phase].sealed(state, seat))
        entry = Entry(seat, ACT, self.game.spell(state, action), at)
        self.game.apply(state, seat, action, journal)
        self.lines.append(Line(entry, self.seq + 1, action, journal.facts, sealed, stage))
        self.request = None
        if self.seq % SNAPSHOT_EVERY == 0:
            self._snapshots[self.seq] = self.game.copy(state)

    def deal(self, seed: str, at: float) -> None:
        """Let chance do what it is asked for. Every line has draws of its own, so that all processes deal alike."""
        dealer = Dealer(seed)
        while self.asked() >> CHANCE & 1:
            dealer.go_to(self.seq + 1)
            self.act(CHANCE, dealer.deal(self.game.choices(self.state, CHANCE)), at)

    def take_back(self, seat: int, back_to: int, at: float) -> None:
        """Strike out every action from line `back_to` on."""
        undo = Line(Entry(seat, UNDO, str(back_to), at), self.seq + 1)
        self.undone |= _struck(self.lines, undo)
        self.lines.append(undo)
        self.request = None
        self.state = self.replayed()

    def say(self, seat: int, kind: str, words: str, at: float) -> None:
        self._talk(Entry(seat, kind, words, at))

    def _talk(self, entry: Entry) -> None:
        self.lines.append(Line(entry, self.seq + 1))
        if entry.kind == ASK:
            self.request = Request(entry.seat, int(entry.words))
        elif entry.kind == AGREE and self.request is not None:
            self.request = Request(self.request.seat, self.request.back_to, self.request.agreed | {entry.seat})
        elif entry.kind == REFUSE:
            self.request = None

    def standing(self) -> list[Line]:
        """The actions that were not taken back."""
        return [line for line in self.lines if line.entry.kind == ACT and line.seq not in self.undone]

    def moves(self) -> list[tuple[int, int]]:
        return [(line.entry.seat, line.action) for line in self.standing()]

    def last_action(self, seats: set[int]) -> Line | None:
        return next((line for line in reversed(self.lines) if _stands(self, line) and line.entry.seat in seats), None)

    def check_undo(self, seat: int) -> tuple[int, Refusal | None]:
        """The line a seat may take back, and why it may not do so without asking."""
        mine = self.last_action({seat})
        if mine is None:
            return 0, Refusal(NOTHING_TO_UNDO)
        later = any(_stands(self, line) for line in self.lines[mine.seq :])
        return mine.seq, Refusal(OTHERS_HAVE_ACTED) if later else None

    def hidden(self, line: Line, seats: set[int]) -> bool:
        """Whether these seats may not know the words of a line: what chance gave to another seat alone, or a sealed answer."""
        if self.over:
            return False
        if line.entry.seat == CHANCE:
            return any(fact.audience not in (EVERYBODY, *seats) for fact in line.facts)
        if not line.sealed or line.entry.seat in seats:
            return False
        if line.seq in self.undone:
            return True
        stage = (int(self.state.phase), int(self.state.turn))
        return line.stage == stage and any(decision.sealed for decision in self.game.decisions(self.state))

    def at(self, seq: int) -> Course:
        """The course as it was after line `seq`."""
        if seq >= self.seq:
            return self
        past = copy(self)
        past.lines = self.lines[:seq]
        past.request = None
        past.undone = past.struck_after(0)
        kept = max(line for line in self._snapshots if line <= seq)
        since = past.lines[kept:]
        past.state = past.replayed() if any(line.entry.kind == UNDO for line in since) else self._played(kept, since)
        return past

    def _played(self, kept: int, since: list[Line]) -> State:
        """The position that was kept after a line, and the actions that follow it."""
        state: State = self.game.copy(self._snapshots[kept])
        silence = Log()
        for line in since:
            if line.entry.kind == ACT:
                self.game.apply(state, line.entry.seat, line.action, silence)
        return state

    def struck_after(self, seq: int) -> frozenset[int]:
        """The lines that were struck out after line `seq`."""
        undos = [line for line in self.lines[seq:] if line.entry.kind == UNDO]
        return frozenset().union(*(_struck(self.lines, undo) for undo in undos))

    def replayed(self) -> State:
        """The position that the standing actions lead to."""
        silence = Log()
        state: State = self.game.start(silence)
        for seat, action in self.moves():
            self.game.apply(state, seat, action, silence)
        return state


def _struck(lines: list[Line], undo: Line) -> frozenset[int]:
    return frozenset(line.seq for line in lines[int(undo.entry.words) - 1 : undo.seq] if line.entry.kind == ACT)


def _stands(course: Course, line: Line) -> bool:
    return line.entry.kind == ACT and line.seq not in course.undone
