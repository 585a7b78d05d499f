"""The shapes of all that a study answers; the API sends them as they are."""

from __future__ import annotations

from msgspec import Struct

from goldenspike.tables.answers import Preview


class PlanShown(Struct):
    """Something to do in words, the places on the board that it is about, and the deciding seat's chance after it."""

    text: str
    words: list[str]
    places: list[dict[str, str | list[str]]]
    chance: float


class PointShown(Struct):
    """Each seat's chance in the position after a line of the log."""

    line: int
    chances: list[float]


class Swing(Struct):
    """A decision that gave something away. The first of the plans is the bot's; `chosen` counts from 0."""

    line: int
    seat: int
    lost: float
    doubt: float
    plans: list[PlanShown]
    chosen: int
    text: str


class AnalysisShown(Struct):
    """How far an analysis has come: `done` of 1, whether it goes on, and what was found. `number` grows with every finding;
    whoever names the number they know is sent the rest only if there is more."""

    number: int
    done: float
    running: bool
    points: list[PointShown] | None = None
    swings: list[Swing] | None = None


class Hint(Struct):
    """One of the best choices: what it causes at once, and what the others would most likely answer."""

    plan: PlanShown
    preview: Preview
    answer: str | None


class Solution(Struct):
    """The answer of a puzzle: its best choices, the best first, and the solver's own among them, `chosen` counting from 0.

    There are `others` that are not told, and `why` tells in words what makes the difference. `line` is the one after which the
    puzzle begins; `back` of the solver's actions came after it.
    """

    line: int
    plans: list[PlanShown]
    chosen: int | None
    others: int
    why: list[str]
    back: int


class PuzzleListed(Struct):
    """A puzzle of a game, counted from 1; `name` stays the same when others come before it."""

    number: int
    name: str
    board: str
    players: int
    turn: int
    rule: str
    text: str


class Hints(Struct):
    """The best choices of a seat that is asked, best first; `seq` is the line after which they are."""

    seat: int
    seq: int
    hints: list[Hint]
