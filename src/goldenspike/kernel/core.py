"""The words every game is written in: rules, refusals, choices, decisions, facts, states, phases and the game itself."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.ints import Row, i64, mypyc_attr, vec

CHANCE: Final = 15
"""The seat of chance: it owes decisions like any other, and its choices are weighted outcomes."""
OVER: Final = -1
"""The phase of a finished game."""
EVERYBODY: Final = -1
"""The audience of a public fact."""


def row(values: list[int]) -> Row:
    return vec[i64](values)


@final
class Wording:
    """Something that can be said: a key in the catalogues, the kinds of its parameters, and the rule it comes under."""

    def __init__(self, key: str, params: str = "", rule: Rule | None = None) -> None:
        self.key: Final = key
        self.names: Final = [param.split(":")[0] for param in params.split()]
        self.kinds: Final = [param.split(":")[1] for param in params.split()]
        self.rule: Final = rule


@final
class Rule:
    """A paragraph of a rulebook or a ruling; `params` are what a refusal by this rule tells of the case at hand."""

    def __init__(self, name: str, reference: str, params: str = "") -> None:
        self.name: Final = name
        self.reference: Final = reference
        self.because: Final = Wording("because-" + name, params)


@final
class Refusal:
    """Why an action is not legal: the rule, and the values of its parameters in this case."""

    def __init__(self, rule: Rule, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.rule: Final = rule
        self.values: Final = [a, b, c]


@final
class Choice:
    """All actions from `first` to `last`, every one of them legal. Choices are shared, so nobody changes one."""

    def __init__(self, first: i64, last: i64, weight: i64 = 1) -> None:
        self.first: Final[i64] = first
        self.last: Final[i64] = last
        self.weight: Final[i64] = weight


@final
class Decision:
    """A seat owes an answer, asked by a rule; a sealed answer stays hidden until every seat has answered."""

    def __init__(self, seat: int, rule: Rule, sealed: bool = False) -> None:
        self.seat: Final = seat
        self.rule: Final = rule
        self.sealed: Final = sealed


@final
class Fact:
    """Something that happened, for an audience: a seat or `EVERYBODY`."""

    def __init__(self, event: Wording, values: list[int], audience: int) -> None:
        self.event: Final = event
        self.values: Final = values
        self.audience: Final = audience


class Log:
    """Takes facts and forgets them: the log of searches and simulations."""

    def tell(self, event: Wording, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, audience: i64 = -1) -> None:
        pass


@final
class Journal(Log):
    """Keeps every fact it is told."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def tell(self, event: Wording, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, audience: i64 = -1) -> None:
        self.facts.append(Fact(event, [a, b, c, d][: len(event.names)], audience))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, made of ints and rows of ints only; board, history, seed and users are kept elsewhere."""

    def __init__(self) -> None:
        self.phase: i64 = 0
        self.turn: i64 = 0

    def numbers(self) -> list[int]:
        """The whole position as numbers: two lists are equal exactly when the positions are."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A phase of the rulebook: who decides, what is offered, what is refused and why, what happens."""

    name: str

    def begin(self, state: S, log: Log) -> None:
        pass

    def pending(self, state: S) -> i64:
        """The seats that owe a decision, as a bit set. With none left the phase is done."""
        return 0

    def question(self, state: S, seat: i64) -> Rule:
        """The rule by which a pending seat is asked."""
        raise NotImplementedError

    def choices(self, state: S, seat: i64) -> list[Choice]:
        """Every legal action of a pending seat, each in exactly one choice."""
        raise NotImplementedError

    def check(self, state: S, seat: i64, action: i64) -> Refusal | None:
        """Why a pending seat may not do this, or None if it may; `action` can be any number."""
        raise NotImplementedError

    def apply(self, state: S, seat: i64, action: i64, log: Log) -> None:
        """Carry out an action without checking it: `Course.submit` checks first, and searches take actions from `choices`."""
        raise NotImplementedError

    def at_random(self, state: S, seat: i64, stream: Stream) -> i64:
        """What `stream` takes of the choices of a pending seat, or of chance; a phase may tell it without listing them."""
        choices = self.choices(state, seat)
        return stream.draw(choices) if seat == CHANCE else stream.pick(choices)

    def sealed(self, state: S, seat: i64) -> bool:
        return False


NOT_YOUR_DECISION: Final[Rule] = Rule("NOT_YOUR_DECISION", "0.1", "seat:seat")
GAME_IS_OVER: Final[Rule] = Rule("GAME_IS_OVER", "0.2")
NOTHING_TO_UNDO: Final[Rule] = Rule("NOTHING_TO_UNDO", "0.3")
OTHERS_HAVE_ACTED: Final[Rule] = Rule("OTHERS_HAVE_ACTED", "0.4")
SEEN_BY_OTHERS: Final[Rule] = Rule("SEEN_BY_OTHERS", "0.5")
KERNEL_RULES: Final = [NOT_YOUR_DECISION, GAME_IS_OVER, NOTHING_TO_UNDO, OTHERS_HAVE_ACTED, SEEN_BY_OTHERS]


def keyed(key: str, values: dict[str, object]) -> str:
    """A key and its values as plain text, for tracebacks and logs, where no catalogue is at hand."""
    return f"{key}: {', '.join([f'{name}={value}' for name, value in values.items()])}" if values else key


class NotationError(ValueError):
    """Words that spell no action of the game; `key` and `values` pick the catalogue's message that says why."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(keyed(key, values))
        self.key: Final = key
        self.values: Final = values


@final
class Result:
    """How a game ended: every seat's score, and the seats that share the victory."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores: Final = scores
        self.winners: Final = winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game with its players, board and options settled, which never changes; `board_texts` are the files of the board."""

    def __init__(self, name: str, version: int, players: int, board: str, options: str, phases: list[Phase[S]]) -> None:
        self.name: Final = name
        self.version: Final = version
        self.players: Final = players
        self.board_name: Final = board
        self.board_texts: dict[str, str] = {}
        self.options: Final = options
        self.phases: Final = phases

    # what a game says of itself
    def setup(self) -> S:
        raise NotImplementedError

    def following(self, state: S) -> i64:
        """The index of the phase after the current one, or `OVER`."""
        raise NotImplementedError

    def result(self, state: S) -> Result:
        raise NotImplementedError

    def rules(self) -> list[Rule]:
        """Every rule of the game, in the order of the rulebook."""
        raise NotImplementedError

    def spell(self, state: S, action: i64) -> str:
        """The action in the game's notation."""
        raise NotImplementedError

    def parse(self, state: S, words: str) -> int:
        """The action that these words spell, legal or not; raises `NotationError`."""
        raise NotImplementedError

    def steps(self, state: S, words: str) -> list[str]:
        """The actions, in words, that a person's input stands for; in most games the input itself."""
        return [words]

    def wording(self, action: i64) -> Wording:
        """How a choice of this action is worded for a person."""
        raise NotImplementedError

    def wording_values(self, state: S, action: i64) -> list[int]:
        """The values of that wording's parameters; in a range only the last one differs."""
        raise NotImplementedError

    def name_of(self, kind: str, value: int) -> str:
        """The name, as in the notation, of a parameter that is a thing of the game: a company, a location."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> dict[str, Any]:
        """What a seat may see, ready for JSON."""
        raise NotImplementedError

    def board_view(self) -> dict[str, Any]:
        """The board, ready for JSON."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        raise NotImplementedError

    def determinize(self, state: S, seat: i64, seed: i64) -> S:
        """A new position that fits all this seat may see, with what is hidden drawn by `seed`; a copy if nothing is hidden."""
        return self.copy(state)

    # what all games do alike
    def start(self, log: Log) -> S:
        state = self.setup()
        self.phases[state.phase].begin(state, log)
        self.run_on(state, log)
        return state

    def run_on(self, state: S, log: Log) -> i64:
        """Go through the phases until somebody owes a decision; returns those seats as a bit set, empty when the game is over."""
        while not (waiting := self.phases[state.phase].pending(state)):
            state.phase = self.following(state)
            if state.phase == OVER:
                break
            self.phases[state.phase].begin(state, log)
        return waiting

    def pending(self, state: S) -> i64:
        if state.phase == OVER:
            return 0
        return self.phases[state.phase].pending(state)

    def decisions(self, state: S) -> list[Decision]:
        waiting, phase = self.pending(state), self.phases[state.phase]
        seats = [seat for seat in range(CHANCE + 1) if waiting >> seat & 1]
        return [Decision(seat, phase.question(state, seat), phase.sealed(state, seat)) for seat in seats]

    def choices(self, state: S, seat: i64) -> list[Choice]:
        return self.phases[state.phase].choices(state, seat)

    def check(self, state: S, seat: i64, action: i64) -> Refusal | None:
        if state.phase == OVER:
            return Refusal(GAME_IS_OVER)
        waiting = self.pending(state)
        if not (0 <= seat <= CHANCE and waiting >> seat & 1):
            return Refusal(NOT_YOUR_DECISION, first_seat(waiting))
        return self.phases[state.phase].check(state, seat, action)

    def apply(self, state: S, seat: i64, action: i64, log: Log) -> None:
        self.phases[state.phase].apply(state, seat, action, log)
        self.run_on(state, log)


def first_seat(waiting: i64) -> i64:
    """The lowest seat of a bit set of seats that is not empty."""
    seat: i64 = 0
    while not waiting >> seat & 1:
        seat += 1
    return seat
