"""The course of one live game: its log and the position it leads to; acting, dealing and taking back all happen here."""

from __future__ import annotations

from typing import Any, Final, Generic, Literal, final

from goldenspike.kernel.chance import Dealer
from goldenspike.kernel.core import (
    CHANCE,
    EVERYBODY,
    NOTHING_TO_UNDO,
    OTHERS_HAVE_ACTED,
    OVER,
    SEEN_BY_OTHERS,
    Decision,
    Fact,
    Game,
    Journal,
    Log,
    Refusal,
    S,
)

Kind = Literal["act", "undo", "ask", "agree", "refuse", "taken", "back", "friend", "away", "vote", "resign"]
"""The kinds of lines: an action, taking back, a request for that, the answers to it; and who sits where, which no game knows."""
ACT: Final = "act"
UNDO: Final = "undo"
ASK: Final = "ask"
AGREE: Final = "agree"
REFUSE: Final = "refuse"

SNAPSHOT_EVERY: Final = 64
"""A position is kept every so many lines, so that an earlier one need not be replayed from the start."""
LARGEST: Final = 2**62 - 1
NONSENSE: Final = -1


def position_after(game: Game[S], moves: list[tuple[int, int]], log: Log | None = None, start: S | None = None) -> S:
    """The position after these legal moves (seats and actions), from the start of the game or from another position."""
    heard = Log() if log is None else log
    state = game.start(heard) if start is None else game.copy(start)
    for seat, action in moves:
        game.apply(state, seat, action, heard)
    return state


@final
class Entry:
    """The part of a line that is stored. `words` are an action, or the number of the first line to strike out."""

    def __init__(self, seat: int, kind: Kind, words: str, at: float) -> None:
        self.seat: Final = seat
        self.kind: Final[Kind] = kind
        self.words: Final = words
        self.at: Final = at


@final
class Line:
    """One line of the log, carried out. A sealed answer stays hidden while the game is in the same `stage` (phase and turn)."""

    def __init__(self, entry: Entry, seq: int, action: int, facts: list[Fact], sealed: bool, stage: tuple[int, int]) -> None:
        self.entry: Final = entry
        self.seq: Final = seq
        self.action: Final = action
        self.facts: Final = facts
        self.sealed: Final = sealed
        self.stage: Final = stage


@final
class Request:
    """A seat asks the others to let it take back everything from line `back_to` on."""

    def __init__(self, seat: int, back_to: int, agreed: frozenset[int]) -> None:
        self.seat: Final = seat
        self.back_to: Final = back_to
        self.agreed: Final = agreed


@final
class Course(Generic[S]):
    """A live game. Lines are only ever added; what is taken back stays in the log, struck out.

    With a seed the course deals for chance; without one, the caller submits what chance does. `like` is a course to copy.
    """

    def __init__(self, game: Game[S], seed: str | None = None, like: Course[S] | None = None) -> None:
        journal = Journal()
        self.game: Final = game
        self.seed: Final = seed
        self.state: S = game.start(journal) if like is None else game.copy(like.state)
        self.opening: Final[list[Fact]] = journal.facts if like is None else like.opening
        self.lines: list[Line] = [] if like is None else list(like.lines)
        self.moves: list[tuple[int, int]] = [] if like is None else list(like.moves)
        """Seats and actions, without those taken back."""
        self.undone: frozenset[int] = frozenset() if like is None else like.undone
        self.seen: frozenset[int] = frozenset() if like is None else like.seen
        """Lines that were open to everybody when something was taken back: they stay so."""
        self.request: Request | None = None if like is None else like.request
        self._snapshots: Final[dict[int, S]] = {0: game.copy(self.state)} if like is None else dict(like._snapshots)

    # doing

    def submit(self, seat: int, action: int, at: float = 0.0) -> Refusal | None:
        """Carry out a legal action, and what chance does after it. A refused one changes nothing."""
        refusal = self.explain(seat, action)
        if refusal is None:
            self._act(seat, action, at)
            self.deal(at)
        return refusal

    def explain(self, seat: int, action: int) -> Refusal | None:
        """Why this seat may not do this now; None if it may. A number that fits no machine word is never legal."""
        within = [number if 0 <= number <= LARGEST else NONSENSE for number in (seat, action)]
        return self.game.check(self.state, within[0], within[1])

    def deal(self, at: float = 0.0) -> None:
        """Let chance do what it is asked for. A draw depends only on the seed and on the number of moves before it: every process
        deals alike, and after taking back the same outcome is dealt again."""
        if self.seed is None:
            return
        dealer = Dealer(self.seed)
        while self.asked() >> CHANCE & 1:
            dealer.go_to(len(self.moves) + 1)
            self._act(CHANCE, dealer.deal(self.game.choices(self.state, CHANCE)), at)

    def carry_out(self, moves: list[tuple[int, int]], at: float = 0.0) -> None:
        """Add moves that are known to be legal, those of chance among them."""
        for seat, action in moves:
            self._act(seat, action, at)

    def follow(self, entry: Entry) -> None:
        """Add a line that was legal when it was written."""
        if entry.kind == ACT:
            self._act(entry.seat, self.game.parse(self.state, entry.words), entry.at)
        elif entry.kind == UNDO:
            self._strike_out(entry)
        else:
            self._talk(entry)

    def take_back(self, seat: int, by_consent: bool = False, at: float = 0.0) -> Refusal | None:
        """Strike out the seat's last action and all that followed: at once while it may without asking, else only by consent."""
        mine = self.last_action({seat})
        refusal = self.explain_take_back(seat)
        if mine is None or (refusal is not None and not by_consent):
            return refusal
        self._strike_out(Entry(seat, UNDO, str(mine.seq), at))
        self.deal(at)
        return None

    def explain_take_back(self, seat: int) -> Refusal | None:
        """Why a seat may not take back its last action without asking."""
        mine = self.last_action({seat})
        if mine is None:
            return Refusal(NOTHING_TO_UNDO)
        if any(self.stands(line) for line in self.lines[mine.seq :]):
            return Refusal(OTHERS_HAVE_ACTED)
        return Refusal(SEEN_BY_OTHERS) if self.has_shown(mine.seq) else None

    def ask_to_take_back(self, seat: int, at: float = 0.0) -> None:
        """Ask the others; there must be an action to take back."""
        mine = self.last_action({seat})
        if mine is not None:
            self._talk(Entry(seat, ASK, str(mine.seq), at))

    def answer_request(self, seat: int, agree: bool, at: float = 0.0) -> None:
        """A seat agrees to a request, or refuses and so ends it. The caller decides whose agreement is needed."""
        if self.request is not None:
            self._talk(Entry(seat, AGREE if agree else REFUSE, str(self.request.back_to), at))

    # looking

    @property
    def seq(self) -> int:
        return len(self.lines)

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    def asked(self) -> int:
        """The seats that owe a decision, as a bit set."""
        return self.game.pending(self.state)

    def decisions(self) -> list[Decision]:
        return self.game.decisions(self.state)

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def told(self) -> list[Fact]:
        """All facts that were not taken back, secret ones included."""
        return self.opening + [fact for line in self.standing() for fact in line.facts]

    def facts(self, seat: int) -> list[Fact]:
        """All facts that were not taken back and that this seat may know."""
        return [fact for fact in self.told() if fact.audience in (EVERYBODY, seat)]

    def stands(self, line: Line) -> bool:
        return line.entry.kind == ACT and line.seq not in self.undone

    def standing(self) -> list[Line]:
        """The actions that were not taken back."""
        return [line for line in self.lines if self.stands(line)]

    def last_action(self, seats: set[int]) -> Line | None:
        return next((line for line in reversed(self.lines) if line.entry.seat in seats and self.stands(line)), None)

    def hidden(self, line: Line, seats: set[int]) -> bool:
        """Whether these seats may not know the words of a line: what chance gave to another seat alone, or a sealed answer."""
        if self.over or line.seq in self.seen:
            return False
        if line.entry.seat == CHANCE:
            return any(fact.audience != EVERYBODY and fact.audience not in seats for fact in line.facts)
        if not line.sealed or line.entry.seat in seats:
            return False
        if line.seq in self.undone:
            return True
        return line.stage == self._stage() and any(decision.sealed for decision in self.decisions())

    def has_shown(self, seq: int) -> bool:
        """Whether the game since line `seq` has shown what was hidden: its end, sealed answers, or a secret to another seat."""
        since = [line for line in self.lines[seq - 1 :] if self.stands(line)]
        told = any(fact.audience not in (EVERYBODY, line.entry.seat) for line in since for fact in line.facts)
        answers = [line for line in self.standing() if line.sealed and line.stage in [later.stage for later in since]]
        return self.over or told or any(not self.hidden(line, set()) for line in answers)

    def struck_after(self, seq: int) -> frozenset[int]:
        """The lines that were struck out after line `seq`."""
        return frozenset([one for line in self.lines[seq:] if line.entry.kind == UNDO for one in self._struck_by(line)])

    def fork(self, dealing: bool = True) -> Course[S]:
        """An independent copy of the course; if not `dealing`, chance waits in it."""
        return Course(self.game, self.seed if dealing else None, self)

    def at(self, seq: int) -> Course[S]:
        """The course as it was after line `seq`."""
        if seq >= self.seq:
            return self
        past = self.fork()
        past.lines = self.lines[:seq]
        past.request = None
        past.undone = past.struck_after(0)
        past.moves = _moves_of(past.standing())
        kept = max([line for line in self._snapshots if line <= seq])
        since = past.lines[kept:]
        if any(line.entry.kind == UNDO for line in since):
            past.state = position_after(self.game, past.moves)
        else:
            past.state = position_after(self.game, _moves_of(since), start=self._snapshots[kept])
        return past

    # how lines are added

    def _stage(self) -> tuple[int, int]:
        return int(self.state.phase), int(self.state.turn)

    def _act(self, seat: int, action: int, at: float) -> None:
        state, journal, stage = self.state, Journal(), self._stage()
        sealed = self.game.phases[state.phase].sealed(state, seat)
        entry = Entry(seat, ACT, self.game.spell(state, action), at)
        self.game.apply(state, seat, action, journal)
        self.lines.append(Line(entry, self.seq + 1, action, journal.facts, sealed, stage))
        self.moves.append((seat, action))
        self.request = None
        if self.seq % SNAPSHOT_EVERY == 0:
            self._snapshots[self.seq] = self.game.copy(state)

    def _add(self, entry: Entry) -> None:
        self.lines.append(Line(entry, self.seq + 1, 0, [], False, self._stage()))

    def _strike_out(self, entry: Entry) -> None:
        self.seen |= {line.seq for line in self.lines if not self.hidden(line, set())}
        self._add(entry)
        self.undone |= self._struck_by(self.lines[-1])
        self.moves = _moves_of(self.standing())
        self.request = None
        self.state = position_after(self.game, self.moves)

    def _talk(self, entry: Entry) -> None:
        self._add(entry)
        if entry.kind == ASK:
            self.request = Request(entry.seat, int(entry.words), frozenset())
        elif entry.kind == AGREE and self.request is not None:
            self.request = Request(self.request.seat, self.request.back_to, self.request.agreed | {entry.seat})
        elif entry.kind == REFUSE:
            self.request = None

    def _struck_by(self, undo: Line) -> frozenset[int]:
        lines = self.lines[int(undo.entry.words) - 1 : undo.seq]
        return frozenset([line.seq for line in lines if line.entry.kind == ACT])


def _moves_of(lines: list[Line]) -> list[tuple[int, int]]:
    return [(line.entry.seat, line.action) for line in lines if line.entry.kind == ACT]
