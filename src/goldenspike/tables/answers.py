"""The shapes of all that a table answers; the API sends them as they are."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from goldenspike.box import CubeWay, Site
from goldenspike.kernel.course import Kind
from goldenspike.tables.agreement import Agreement
from goldenspike.tables.draw_answers import DrawShown
from goldenspike.tables.stored import Sitter, Status


class Why(Struct):
    allowed: bool
    rule: str | None = None
    reference: str | None = None
    reason: str | None = None
    text: str = ""


class FactTold(Struct):
    key: str
    text: str
    places: dict[str, str | list[str]]
    values: dict[str, int | str]
    rule: str | None
    reference: str | None


class Change(Struct):
    path: list[str | int]
    before: Any
    after: Any


class Preview(Struct):
    words: str
    text: str
    sealed: bool
    facts: list[FactTold]
    changes: list[Change]
    then: list[ChoiceShown]


class ClockShown(Struct):
    """The seconds that a person has left, and if the clock runs, the moment `until` which they last; the same for vacation."""

    left: float
    until: float | None
    away: bool
    vacation: float


class VoteShown(Struct):
    """From when on the others may vote that a seat be given up, and how many have."""

    since: float
    cast: int
    needed: int
    voted: bool


class SeatShown(Struct):
    """`stands_in`: a bot plays for a person, who may come back; `left`: you are that person."""

    seat: int
    name: str
    kind: Sitter
    bot: str | None
    mine: bool
    host: bool
    free: bool
    asked: bool
    stands_in: bool
    left: bool
    clock: ClockShown | None = None
    vote: VoteShown | None = None


class DecisionShown(Struct):
    seat: int
    rule: str
    reference: str
    text: str
    sealed: bool


class ChoiceShown(Struct):
    seat: int
    first: int
    last: int
    words: str
    words_last: str
    text: str
    low: int | None
    high: int | None
    kind: str
    place: dict[str, str | list[str]]
    values: dict[str, int | str]
    ways: list[CubeWay] | UnsetType = UNSET
    site: Site | UnsetType = UNSET


class LineShown(Struct):
    seq: int
    seat: int
    kind: Kind
    words: str | None
    undone: bool
    seen: bool
    at: float
    turn: int
    facts: list[FactTold]


class LogPage(Struct):
    """A part of the log; `earlier` lines of it come before."""

    earlier: int
    log: list[LineShown]


class ResultShown(Struct):
    scores: list[int]
    winners: list[int]


class GivenUp(Struct):
    """The seat with which a game ended before its time, why, and who has won by that: the other one of two, else nobody."""

    seat: int
    why: str
    winners: list[int]


class UndoAsked(Struct):
    seat: int
    back_to: int
    agreed: list[int]
    waiting: list[int]


class UndoOffer(Struct):
    allowed: bool
    free: bool
    seat: int | None
    back_to: int | None
    seen: bool
    asked: UndoAsked | None


GuideState = Literal["ask", "done", "other", "astray"]


class Outcome(Struct):
    """What one way of a scene leads to: its title and its figures; `mine` if it is the one that was just played."""

    title: str
    figures: list[str]
    mine: bool


class GuideShown(Struct):
    """What the guide of a lesson says: in which scene, how the learner stands in it, and what each way would bring.

    `end` is what is said when the last scene is done. `back` is how many actions of the learner would have to be taken back to be
    on the wanted way again.
    """

    scene: int
    scenes: int
    state: GuideState
    title: str
    text: str
    end: str
    rule: str
    reference: str
    back: int
    figures: list[str]
    outcomes: list[Outcome]


class AfterLesson(Struct):
    """The real game that follows a lesson, against bots of this name, and what is said in its first turn."""

    players: int
    options: dict[str, str]
    bot: str
    first_turn: str


class PuzzleShown(Struct):
    """Which of the puzzles of its game is to be solved here, the line after which it begins, and whether it was answered."""

    number: int
    count: int
    name: str
    line: int
    answered: bool


class View(Struct):
    """Everything a user may know of a table; `earlier` is the number of lines before those in `log`.

    `from` and `struck` stand only in live messages; those that tell only what changed leave out `earlier` and `opening`, and
    until the game is over `draw`. `lesson` stands only where a scene of a lesson is played, `puzzle` where there is one to solve.
    """

    id: str
    game: str
    title: str
    board: str
    options: dict[str, str]
    time: Agreement
    public: bool
    host: bool
    key: str | None
    look: str | None
    status: Status
    seq: int
    last: int
    seat: int | None
    curtain: int | None
    seats: list[SeatShown]
    decisions: list[DecisionShown]
    result: ResultShown | None
    given_up: GivenUp | None
    undo: UndoOffer
    since: int
    rematch: str | None
    position: dict[str, Any]
    fragments: dict[str, str]
    choices: list[ChoiceShown]
    log: list[LineShown]
    earlier: int | UnsetType = UNSET
    opening: list[FactTold] | UnsetType = UNSET
    lesson: GuideShown | UnsetType = UNSET
    draw: DrawShown | UnsetType = UNSET
    puzzle: PuzzleShown | UnsetType = UNSET


class Update(View, kw_only=True):
    """What changed after line `from`: only the fragments and lines that are new; `struck` are the lines struck out since."""

    from_: int = field(name="from")
    struck: list[int]


class Listed(Struct):
    """A table as it stands in a list."""

    id: str
    game: str
    title: str
    board: str
    options: dict[str, str]
    special: dict[str, str]
    time: Agreement
    status: Status
    seq: int
    public: bool
    created: float
    changed: float
    waiting: bool
    seats: list[SeatShown]


class Problem(Struct):
    """What went wrong; further fields depend on `error`."""

    error: str
    text: str


class BadRecord(Problem):
    """`line` is where a record is broken."""

    line: int | UnsetType = UNSET


class Illegal(Problem):
    """The rule that forbids an action, and why in this case."""

    rule: str | None
    reference: str | None
    reason: str


class Stale(Problem):
    """The game has moved on, if `error` is `stale`: `view` is the newer view."""

    view: View | UnsetType = UNSET
