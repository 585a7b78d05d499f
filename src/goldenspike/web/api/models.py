"""The shapes of requests and answers; the OpenAPI description is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, Meta, Struct, UnsetType

from goldenspike.box import CubeWay

Lang = Literal["en", "fr", "de"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=1, le=14)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**62)]


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

    view: dict[str, Any] | UnsetType = UNSET


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What may be answered instead, for the description of the API."""
    return {status: PROBLEMS[status] for status in (*statuses, 429)}


class Me(Struct):
    id: str
    name: str
    lang: Lang


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


class RuleText(Struct):
    name: str
    reference: str
    text: str


class WantedSeat(Struct):
    kind: Literal["me", "hotseat", "bot", "open"]
    bot: Word | None = None
    name: Name | None = None


class NewTable(Struct):
    game: Word
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=14)]
    options: dict[Word, Word] = {}
    board: Word | None = None
    public: bool = False


class Opened(Struct):
    id: str
    key: str | None


class TableAt(Struct):
    id: str
    seq: int


class Join(Struct):
    seat: SeatNumber
    name: Name | None = None


class Leave(Struct):
    seat: SeatNumber | None = None


class ChangeSeat(WantedSeat, kw_only=True):
    seat: SeatNumber


class Act(Struct):
    seat: SeatNumber
    seq: Seq
    words: Words | None = None
    action: ActionNumber | None = None


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


class AtSeq(Struct):
    seq: int


class TakenBack(Struct):
    seq: int
    undone: bool


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


class SeatShown(Struct):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    mine: bool
    host: bool
    free: bool
    asked: bool


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


class LineShown(Struct):
    seq: int
    seat: int
    kind: Literal["act", "undo", "ask", "agree", "refuse"]
    words: str | None
    undone: bool
    at: float
    facts: list[FactTold]


class ResultShown(Struct):
    scores: list[int]
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
    asked: UndoAsked | None


class View(Struct):
    """Everything a user may know of a table. `from` and `struck` stand only in live messages."""

    id: str
    game: str
    title: str
    board: str
    options: dict[str, str]
    public: bool
    host: bool
    key: str | None
    status: Literal["open", "running", "over"]
    seq: int
    last: int
    seat: int | None
    seats: list[SeatShown]
    decisions: list[DecisionShown]
    result: ResultShown | None
    undo: UndoOffer
    since: int
    rematch: str | None
    position: dict[str, Any]
    fragments: dict[str, str]
    choices: list[ChoiceShown]
    log: list[LineShown]
    opening: list[FactTold] | UnsetType = UNSET


class Listed(Struct):
    id: str
    game: str
    title: str
    board: str
    options: dict[str, str]
    special: dict[str, str]
    status: Literal["open", "running", "over"]
    seq: int
    public: bool
    created: float
    changed: float
    waiting: bool
    seats: list[SeatShown]


PROBLEMS = {
    400: ResponseSpec(BadRecord, False, "The request makes no sense, or a record is broken"),
    403: ResponseSpec(Problem, False, "Not your seat, a private table, or a request from another site"),
    404: ResponseSpec(Problem, False, "There is no such thing"),
    409: ResponseSpec(Stale, False, "The table has moved on"),
    422: ResponseSpec(Illegal, False, "A rule forbids the action, or no action is spelled so"),
    429: ResponseSpec(Problem, False, "Too much at once"),
}
