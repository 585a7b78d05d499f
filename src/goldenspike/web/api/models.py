"""The shapes of requests, and of answers that are not about a table; with `tables.answers` they describe the API."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, Meta, Struct, UnsetType

from goldenspike.tables.agreement import Agreement
from goldenspike.tables.answers import BadRecord, Illegal, Problem, Stale
from goldenspike.tables.draw_answers import Dealt, DrawShown
from goldenspike.tables.names import LONGEST_NAME
from goldenspike.text.speaker import Lang

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=1, le=14)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes as hexadecimal digits."""
ActionNumber = Annotated[int, Meta(ge=0, le=2**62)]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What may be answered instead, for the description of the API."""
    return {status: PROBLEMS[status] for status in (*statuses, 401, 429, 503)}


class Me(Struct):
    id: str
    name: str
    lang: Lang
    named: bool
    """Whether the name is one that you have chosen."""


class ChangeMe(Struct):
    name: Name | None = None
    lang: Lang | None = None


class OfferedGame(Struct):
    name: str
    title: str
    fewest: int
    most: int
    boards: list[str]
    options: dict[str, list[str]]
    bots: list[str]
    levels: list[str]
    """Those of the bots that people are offered, weakest first."""
    compiled: bool
    """Whether bots think compiled, and so at their full strength."""
    scenes: int
    """How many scenes its lesson has; 0 where there is none."""
    puzzles: int
    """How many puzzles there are."""


class RuleText(Struct):
    name: str
    reference: str
    text: str


class WantedSeat(Struct):
    kind: Literal["me", "hotseat", "bot", "open"]
    bot: Word | None = None
    name: Name | None = None


class Whom(Struct):
    """A person, by the name they sign in with or by their id."""

    name: Name | None = None
    id: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w-]+$")] | None = None


class NewTable(Struct):
    game: Word
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=14)]
    options: dict[Word, Word] = {}
    board: Word | None = None
    public: bool = False
    shuffled: bool = False
    time: Agreement = Agreement()
    commitment: Hash | None = None
    """What your browser promises for the draw of the seed, if you sit at the table."""
    invited: Annotated[list[Whom], Meta(max_length=13)] = []
    """Who is invited to the open seats."""


class OpenScene(Struct):
    """A scene of a game's lesson, counted from 1."""

    game: Word
    scene: Annotated[int, Meta(ge=1, le=100)] = 1


class OpenPuzzle(Struct):
    """A puzzle of a game, counted from 1."""

    game: Word
    puzzle: Annotated[int, Meta(ge=1, le=1000)] = 1


class Opened(Struct):
    """`draw` tells how the seed of the table is drawn, but not in lessons."""

    id: str
    key: str | None
    draw: DrawShown | UnsetType = UNSET


class TableAt(Struct):
    id: str
    seq: int


class Join(Struct):
    seat: SeatNumber
    name: Name | None = None


class Promise(Struct):
    commitment: Hash


class Contribution(Struct):
    contribution: Hash


class Checked(Struct):
    """All that chance did at a table, as far as its own seed dealt it; `true` if all of it follows from the seed."""

    draw: DrawShown
    true: bool
    outcomes: list[Dealt]


class Leave(Struct):
    seat: SeatNumber | None = None


class ChangeSeat(WantedSeat, kw_only=True):
    seat: SeatNumber


class OfSeat(Struct):
    seat: SeatNumber


class Hand(Struct):
    hand: str


class TakeOver(OfSeat):
    hand: Word
    name: Name | None = None


class Act(Struct):
    seat: SeatNumber
    seq: Seq
    words: Words | None = None
    action: ActionNumber | None = None
    again: bool = False


class Ask(Struct):
    seat: SeatNumber
    words: Words | None = None
    action: ActionNumber | None = None
    before: ActionNumber | None = None
    lang: Lang | None = None


class TakeBack(Struct):
    seat: SeatNumber
    seq: Seq


class Consent(TakeBack):
    agree: bool = True


class AskHint(Struct):
    seat: SeatNumber


class PlayOn(Struct):
    line: Seq
    seat: SeatNumber
    bot: Word | None = None


class AtSeq(Struct):
    seq: int


class TakenBack(Struct):
    seq: int
    undone: bool


PROBLEMS = {
    400: ResponseSpec(BadRecord, False, "The request makes no sense, or a record is broken"),
    401: ResponseSpec(Problem, False, "The session has ended; the answer brings the cookie of a new guest"),
    403: ResponseSpec(Problem, False, "Not your seat, a private table, a wrong password, or a request from another site"),
    404: ResponseSpec(Problem, False, "There is no such thing"),
    409: ResponseSpec(Stale, False, "The table has moved on"),
    422: ResponseSpec(Illegal, False, "A rule forbids the action, or no action is spelled so"),
    429: ResponseSpec(Problem, False, "Too much at once"),
    503: ResponseSpec(Problem, False, "The store cannot be read or written, or mail cannot be sent"),
}
